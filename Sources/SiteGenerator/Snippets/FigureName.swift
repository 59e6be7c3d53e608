import Syntax

/// What a figure is called by those who cannot see it: the first type that its code declares, or the first
/// name in it.
struct FigureName {
    private(set) var text: String?

    init(_ code: Bytes) {
        var isDeclared = false
        for run in CodeColors.runs(of: code, language: "swift") {
            let word = Bytes(code[run.range].trimmed).text
            if isDeclared, run.kind == .type {
                text = word
                return
            }
            if run.kind == .keyword { isDeclared = ["struct", "class", "enum"].contains(word) }
            if text == nil, run.kind == .type { text = word }
        }
    }
}
