import Syntax

/// Swift that stands in the prose as text: its fence was lost, or its backticks.
enum UnfencedCode {
    /// - Parameter isSwiftUI: whether a name is one that SwiftUI declares.
    static func check(
        _ prose: ProseLines, in file: SourceFile, isSwiftUI: @escaping (String) -> Bool = { _ in false },
        report: (Problem) -> Void
    ) {
        let glued = GluedWords(prose, isSwiftUI)
        // The directives of DocC that are open: what closes one is no code.
        var directives = 0
        for line in prose.lines where line.kind == .prose || line.kind == .block {
            if ForeignSyntax.opensDirective(line.text) { directives += 1 }
            if directives > 0, line.text.count == 1, line.text.first == "}" {
                directives -= 1
                continue
            }
            guard !line.isIndented(in: file), !ForeignSyntax.knows(line) else { continue }
            if line.kind == .prose, isCode(line.text) {
                report(warning("this line is code outside a fence", line.text.indices, file))
            } else if line.kind == .prose, let code = labelledCode(line.text) {
                report(warning("this sentence is followed by code outside a fence", code, file))
            } else if let word = glued.first(in: line.text, of: file.bytes) {
                report(
                    warning(
                        "'\(String(file.bytes[word]))' is a name with text glued to it", word,
                        file))
            }
        }
    }

    private static func warning(_ message: String, _ range: Range<Int>, _ file: SourceFile) -> Problem {
        Problem(.warning, message, check: .unfencedCode, file: file, range: range)
    }

    private static let openings = [
        "import SwiftUI", "struct ", "extension ", "func ", "@State ", "var body", "#Preview",
    ].map { Bytes($0.utf8) }

    /// What a listing on a web page begins with below its label, which is copied along: `Swiftpublic func`.
    private static let labelled = [
        "public ", "func ", "struct ", "extension ", "import ", "enum ", "class ", "var ", "let ", "@",
    ].map { Bytes("Swift\($0)".utf8) }

    /// A brace that opens or closes a block, a chained modifier, a declaration that goes on to the end of its
    /// line or has a listing's label before it.
    private static func isCode(_ text: Bytes.SubSequence) -> Bool {
        guard let first = text.first, let last = text.last else { return false }
        if first == "}" { return true }
        if first == "S", labelled.contains(where: { text.starts(with: $0) }) { return true }
        if first == ".", text.dropFirst().first?.isASCIIAlphanumeric == true, text.contains(UInt8(ascii: "("))
        {
            return true
        }
        guard openings.contains(where: { text.starts(with: $0) }) else { return last == "{" }
        return last == "{" || last == "}" || text.elementsEqual(openings[0])
    }

    private static let label = Bytes("Swift".utf8)

    /// A listing's label and code behind the end of a sentence: `is centered. Swiftpublic func`.
    private static func labelledCode(_ text: Bytes.SubSequence) -> Range<Int>? {
        var from = text.startIndex
        while let label = text[from...].firstRange(of: Self.label) {
            from = label.upperBound
            let before = text[..<label.lowerBound].last { !$0.isBlank }
            guard let before, ".!?)".utf8.contains(before),
                labelled.contains(where: { text[label.lowerBound...].starts(with: $0) })
            else { continue }
            return label.lowerBound..<text.endIndex
        }
        return nil
    }
}
