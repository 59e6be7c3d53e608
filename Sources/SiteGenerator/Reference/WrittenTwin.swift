/// What the head of a written page says of its symbol, for programs that read: its declaration, availability
/// and relations.
struct WrittenTwin {
    let page: Page
    let texts: ThemeTexts

    /// Below the description.
    func writeHead(into out: inout Bytes) {
        let declaration =
            page.rare.declaration?.trimmed ?? page.library?.symbol.map { DeclarationHTML.text($0.fragments) }
        if let declaration { out.put("```swift\n\(declaration)\n```\n\n") }
        let versions = page.rare.availability.map {
            "\($0.platform) \($0.version)\($0.version.hasSuffix("+") ? "" : "+")"
        }
        if !versions.isEmpty, page.rare.symbol != nil { out.put(versions.joined(separator: ", ") + "\n\n") }
    }

    /// Below the text.
    func writeLists(into out: inout Bytes) {
        LibraryMembers(page, texts)?.writeTwin(into: &out)
        for (title, names) in page.rare.relations {
            out.put("\n## \(texts[title])\n\n")
            for name in names { out.put("- `\(name)`\n") }
        }
    }
}
