// Checks an engine in Rust (with serde and serde_json) against docs/replay-vectors.json. Not run here.
#[derive(Debug, serde::Deserialize)]
struct Case { board: Vec<Vec<u64>>, direction: String, expected: Vec<Vec<u64>>, gained: u64 }
#[derive(serde::Deserialize)]
struct Vectors { slides: Vec<Case> }

#[test]
fn slides() {
    let vectors: Vectors = serde_json::from_str(include_str!("replay-vectors.json")).unwrap();
    for case in vectors.slides {
        assert_eq!(slide(&case.board, &case.direction), (case.expected.clone(), case.gained), "{case:?}");
    }
}
