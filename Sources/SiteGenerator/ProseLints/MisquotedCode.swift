import Syntax

/// Inline code that quotes a call of the page's snippets with other arguments than they have.
enum MisquotedCode {
    static func check(_ prose: ProseLines, in file: SourceFile, report: (Problem) -> Void) {
        var snippets: [Bytes]?
        for line in prose.lines where line.kind == .prose || line.kind == .block {
            ProseLines.forEachSpan(line.text) { range in
                guard line.text[range].contains(UInt8(ascii: "(")) else { return }
                let known = snippets ?? prose.snippets()
                snippets = known
                check(range, in: file, against: known, report)
            }
        }
    }

    private static func check(
        _ range: Range<Int>, in file: SourceFile, against snippets: [Bytes], _ report: (Problem) -> Void
    ) {
        let quote = file.bytes[range].filter { !$0.isBlank }
        guard let opening = callee(of: quote), isQuote(quote), isCalled(opening, snippets),
            !isFound(quote, snippets)
        else { return }
        report(
            Problem(
                .warning, "no snippet of this page has '\(String(file.bytes[range]))'",
                check: .misquotedCode, file: file,
                range: range, note: nearest(opening, snippets).map { "one has '\($0)'" }))
    }

    /// `frame(width:` of `.frame(width: 300)`: the call up to its first argument.
    private static func callee(of quote: Bytes) -> Bytes? {
        guard let parenthesis = quote.firstIndex(of: UInt8(ascii: "(")), quote.last == ")" else { return nil }
        var start = parenthesis
        while start > 0, quote[start - 1].isASCIIAlphanumeric { start -= 1 }
        guard start < parenthesis else { return nil }
        let argument = quote[(parenthesis + 1)...]
        let label = argument.prefix { $0.isASCIIAlphanumeric }
        let isLabeled = argument.dropFirst(label.count).first == ":"
        return Bytes(quote[start...parenthesis]) + (isLabeled ? Bytes(label) + [UInt8(ascii: ":")] : [])
    }

    /// Whether literal values stand in it: a number or a string, not the labels of a signature alone.
    private static func isQuote(_ quote: Bytes) -> Bool {
        let text = String(quote)
        return !text.contains("_:") && quote.contains { $0 == "\"" || (48...57).contains($0) }
    }

    private static func isCalled(_ opening: Bytes, _ snippets: [Bytes]) -> Bool {
        snippets.contains { $0.firstRange(of: opening) != nil }
    }

    /// `…` and `...` stand for anything.
    private static func isFound(_ quote: Bytes, _ snippets: [Bytes]) -> Bool {
        let parts = String(quote).replacing("...", with: "…").split(separator: "…").map { Bytes($0.utf8) }
        return snippets.contains { snippet in
            var from = 0
            return parts.allSatisfy { part in
                guard let at = snippet[from...].firstRange(of: part)?.upperBound else { return false }
                from = at
                return true
            }
        }
    }

    /// The first call of that name in the snippets.
    private static func nearest(_ opening: Bytes, _ snippets: [Bytes]) -> String? {
        for snippet in snippets {
            guard let at = snippet.firstRange(of: opening) else { continue }
            let rest = snippet[at.upperBound...].prefix { $0 != ")" }.prefix(60)
            return String(Bytes(snippet[at]) + Bytes(rest)) + ")"
        }
        return nil
    }
}
