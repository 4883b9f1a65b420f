// Checks an engine in Swift (with XCTest) against docs/replay-vectors.json. Not run here.
struct Case: Decodable { let board: [[Int]], direction: String, expected: [[Int]], gained: Int }
struct Vectors: Decodable { let slides: [Case] }

func testSlides() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "replay-vectors.json"))
    for test in try JSONDecoder().decode(Vectors.self, from: data).slides {
        let (board, gained) = slide(test.board, test.direction)
        XCTAssertEqual(board, test.expected)
        XCTAssertEqual(gained, test.gained)
    }
}
