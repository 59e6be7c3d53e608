/// What comments say where a page has words alone.
enum SymbolWords {
    static func plain(_ lines: [CommentLine]) -> String {
        lines.map { $0.text.trimmed }.joined(separator: " ").replacing(/``([^`]+)``/) {
            Reference.symbolWords($0.1)
        }
        .replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.1) }.replacing(/<doc:([^>]*)>/) { String($0.1) }
        .replacing("`", with: "").replacing("**", with: "")
    }
}
