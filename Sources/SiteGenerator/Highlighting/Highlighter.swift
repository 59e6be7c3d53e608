/// Colours a listing: Swift by the lexer of the engine, everything else by the scanner.
enum Highlighter {
    static func runs(of code: Bytes, language: String) -> [CodeRun] {
        guard let known = Language.named(language) else {
            return code.isEmpty ? [] : [CodeRun(kind: .plain, range: 0..<code.count)]
        }
        return Scanner.runs(of: code, in: known)
    }
}

func languageName(_ name: String) -> String {
    Language.named(name)?.name ?? (name.isEmpty ? "Text" : name)
}
