import Syntax

/// Swift code whose lines all start at the margin although they stand in brackets.
enum LostIndentation {
    static func check(_ prose: ProseLines, in file: SourceFile, report: (Problem) -> Void) {
        guard prose.hasFlatSnippet else { return }
        for fence in SwiftFence.all(in: file.bytes)
        where Indenter.hasLostIndentation(SourceText(String(Bytes(fence.code.joined(separator: [10]))))) {
            report(
                Problem(
                    .warning, "this code has lost its indentation", check: .lostIndentation, file: file,
                    range: fence.range.lowerBound..<fence.range.lowerBound,
                    note: "'galley format' indents it again"))
        }
    }
}
