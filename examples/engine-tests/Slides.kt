// Checks an engine in Kotlin (with kotlinx.serialization) against docs/replay-vectors.json. Not run here.
@Serializable data class Case(
    val board: List<List<Int>>, val direction: String, val expected: List<List<Int>>, val gained: Int)
@Serializable data class Vectors(val slides: List<Case>)

@Test fun slides() {
    val json = Json { ignoreUnknownKeys = true }
    val text = File("replay-vectors.json").readText()
    for (case in json.decodeFromString<Vectors>(text).slides)
        assertEquals(Pair(case.expected, case.gained), slide(case.board, case.direction))
}
