import Syntax

/// Prose that announces something with a colon, and nothing comes: the code was lost on the way.
enum AnnouncedCode {
    static func check(_ prose: ProseLines, in file: SourceFile, report: (Problem) -> Void) {
        for (index, line) in prose.lines.enumerated() {
            guard line.kind == .prose, line.text.last == ":", endsParagraph(index, prose),
                !endsInEmoji(line.text), !announces(index, prose, file)
            else { continue }
            report(
                Problem(
                    .warning, "this sentence announces something, and nothing follows", check: .announcedCode,
                    file: file,
                    range: (line.text.endIndex - 1)..<line.text.endIndex))
        }
    }

    /// `:heart:` at the end announces nothing.
    private static func endsInEmoji(_ text: Bytes.SubSequence) -> Bool {
        let word = text.split { $0.isBlank }.last ?? []
        return word.count > 2 && word.first == ":"
    }

    /// Whether a sentence announces code and nothing else: `The following code fits the row:`.
    private static func namesCode(_ text: Bytes.SubSequence) -> Bool {
        let words = text.split { !$0.isASCIIAlphanumeric }.map { Bytes($0.map(\.asciiLowercased)) }
        return zip(words, words.dropFirst()).contains { $0 == following && codeWords.contains($1) }
    }

    private static let following = Bytes("following".utf8)
    private static let codeWords = ["code", "listing", "example", "declaration", "snippet"].map {
        Bytes($0.utf8)
    }

    /// `- [Text](address)`, and nothing else in the item.
    private static func isLink(_ text: Bytes.SubSequence) -> Bool {
        let item = text.drop { $0 == "-" || $0 == "*" || $0 == "+" || $0.isBlank }
        return item.count < text.count && item.first == "[" && (item.last == ")" || item.last == "]")
    }

    /// Where links and footnotes are defined, readers see nothing.
    private static func isDefinition(_ text: Bytes.SubSequence) -> Bool {
        text.first == UInt8(ascii: "[") && text.firstRange(of: Bytes("]: ".utf8)) != nil
    }

    /// A line whose definition stands on the next one, after a colon.
    private static func isTerm(_ index: Int, _ prose: ProseLines) -> Bool {
        index + 1 < prose.lines.count && prose.lines[index + 1].text.first == ":"
    }

    private static func endsParagraph(_ index: Int, _ prose: ProseLines) -> Bool {
        guard index + 1 < prose.lines.count else { return true }
        return prose.lines[index + 1].kind != .prose
    }

    /// Whether the next thing that readers see is code, a list, a table or the like, not prose or a heading.
    private static func announces(_ index: Int, _ prose: ProseLines, _ file: SourceFile) -> Bool {
        var isHidden = false
        for (next, line) in prose.lines.enumerated().dropFirst(index + 1) {
            switch line.kind {
            case .blank: continue
            case .hiddenFence: isHidden = true
            case .code where isHidden: continue
            case .visibleFence, .code: return true
            // Links below the sentence are no code.
            case .block where isLink(line.text): return !namesCode(prose.lines[index].text)
            case .block: return line.text.first != "#"
            // A tab of another generator has a message of its own.
            case .prose where isDefinition(line.text): continue
            case .prose: return line.isIndented(in: file) || isTerm(next, prose) || ForeignSyntax.knows(line)
            }
        }
        return false
    }
}
