/// Random numbers from a generator of the program's own, as the standard library makes them of its numbers.
extension StandardLibrary {
    static var randomNumbers: [Native] {
        [
            Native("_nextRandom()") { .unsigned($0.evaluator.nextRandom()) }
        ]
    }
}
