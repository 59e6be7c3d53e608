/// The color of a terminal in a listing of what it printed: the word `error` behind a place.
enum PrintedProblems {
    private static let mark = Bytes(": error:".utf8)

    static func runs(of code: Bytes) -> [CodeRun] {
        var runs: [CodeRun] = []
        var plain = 0
        var rest = code[...]
        while let found = rest.firstRange(of: mark) {
            rest = code[found.upperBound...]
            guard found.lowerBound > 0, code[found.lowerBound - 1].isASCIIDigit else { continue }
            let word = (found.lowerBound + 2)..<(found.upperBound - 1)
            runs += [
                CodeRun(kind: .plain, range: plain..<word.lowerBound), CodeRun(kind: .error, range: word),
            ]
            plain = word.upperBound
        }
        if plain < code.count { runs.append(CodeRun(kind: .plain, range: plain..<code.count)) }
        return runs
    }
}
