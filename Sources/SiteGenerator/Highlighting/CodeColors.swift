import Syntax

/// Colors a listing: Swift by the lexer of the engine, everything else by the scanner.
enum CodeColors {
    static func runs(of code: Bytes, language: String) -> [CodeRun] {
        if language == "swift" { return swift(code) }
        guard let known = Language.named(language), known.shape != .plain else {
            return PrintedProblems.runs(of: code)
        }
        return Scanner.runs(of: code, in: known)
    }

    /// Few colors: labels, members and operators stay plain, and plain neighbors become one run.
    private static func swift(_ code: Bytes) -> [CodeRun] {
        var runs: [CodeRun] = []
        for span in Highlighter.spans(of: SourceText(name: "", bytes: code)) {
            let kind = CodeToken(span.category)
            let range = span.lower..<span.upper
            if let last = runs.last, last.kind == kind, last.range.upperBound == range.lowerBound {
                runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
            } else {
                runs.append(CodeRun(kind: kind, range: range))
            }
        }
        return runs
    }
}

extension CodeToken {
    fileprivate init(_ category: Highlighter.Category) {
        switch category {
        case .keyword: self = .keyword
        case .type: self = .type
        case .string: self = .string
        case .number: self = .number
        case .comment: self = .comment
        case .attribute: self = .attribute
        case .plain, .member, .operator, .label: self = .plain
        }
    }
}

func languageName(_ name: String) -> String {
    Language.named(name)?.name ?? (name.isEmpty ? "Text" : name)
}
