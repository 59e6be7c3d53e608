import Syntax

/// Swift code whose lines all start at the margin although they stand in brackets.
enum LostIndentation {
    static func check(_ prose: ProseLines, in file: SourceFile, report: (Problem) -> Void) {
        guard prose.hasFlatSnippet else { return }
        for fence in SwiftFence.all(in: file.bytes) {
            let text = SourceText(String(Bytes(fence.code.joined(separator: [10]))))
            // Where Swift has something to say of the brackets, that comes first.
            guard Indenter.hasLostIndentation(text), !parse(text).hasErrors else { continue }
            report(
                Problem(
                    .warning, "this code has lost its indentation", check: .lostIndentation, file: file,
                    range: fence.range.lowerBound..<fence.range.lowerBound,
                    note: "'galley format' indents it again"))
        }
    }
}
