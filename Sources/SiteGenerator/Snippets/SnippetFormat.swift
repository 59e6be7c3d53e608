import Syntax

/// Gives the Swift code of a page back the indentation that it has lost.
public enum SnippetFormat {
    /// The page with every Swift fence set in whose lines all start at the margin although they stand in
    /// brackets.
    public static func formatted(_ page: Bytes) -> Bytes {
        var out = page
        for fence in SwiftFence.all(in: page).reversed() {
            let code = Bytes(fence.code.joined(separator: [10]))
            let source = SourceText(String(code))
            guard Indenter.hasLostIndentation(source) else { continue }
            out.replaceSubrange(fence.range, with: fence.written(Indenter.indented(source)))
        }
        return out
    }
}
