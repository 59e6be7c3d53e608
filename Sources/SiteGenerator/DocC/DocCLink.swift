/// What a link of DocC's says: `doc:Getting-Started#First-steps`, `doc://com.example/tutorials/MyKit/First`.
struct DocCLink {
    /// The name without scheme and anchor, with the folders before it.
    let name: String
    /// The anchor as addresses have it.
    let anchor: String?

    /// - Parameter written: with `doc:` or without.
    init(_ written: String) {
        var text = written.hasPrefix("doc:") ? written.dropFirst(4) : written[...]
        if text.hasPrefix("//") { text = text.dropFirst(2).drop { $0 != "/" } }
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        name = String(parts.first ?? "")
        // DocC's anchors keep the capitals of their headings.
        anchor = parts.count > 1 ? SiteGenerator.slug(String(parts[1])) : nil
    }

    /// What names of documents are compared by: files stand in folders that links need not name.
    var slug: String {
        let file = SitePath.name(name)
        let isFile = ["md", "markdown", "tutorial"].contains(SitePath.extensionOf(file))
        return SiteGenerator.slug(isFile ? SitePath.withoutExtension(file) : file)
    }
}
