extension MarkdownRenderer {
    /// A caption from an attribute: code and emphasis as in the text. Links stay text, since nothing would
    /// look where they lead.
    static func caption(_ text: String) -> Bytes {
        var plain = Bytes()
        plain.putEscaped(text)
        guard text.utf8.contains(where: { "`*_'\"-.".utf8.contains($0) }) else { return plain }
        // A sign before the text, so that it cannot begin a heading or a list.
        let source = SourceFile(path: "", bytes: Bytes("\u{1} \(text)".utf8))
        let html = render(source, options: .page).html
        let (opening, closing) = (Bytes("<p>\u{1} ".utf8), Bytes("</p>\n".utf8))
        guard html.starts(with: opening), html.suffix(closing.count).elementsEqual(closing),
            html.firstRange(of: Bytes("<a ".utf8)) == nil
        else { return plain }
        return Bytes(html[opening.count..<(html.count - closing.count)])
    }
}
