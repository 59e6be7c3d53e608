/// A line of `site.yml` that is on every page, in Markdown: its links name pages as the home page would.
struct SettingsLine: Sendable {
    /// As the home page has it.
    private let html: Bytes
    /// The folder that its addresses start at; `nil` where no address depends on the page.
    private let folder: String?
    let problems: [Problem]
    let hasRefusedHTML: Bool

    init(_ text: String?, index: SiteIndex) {
        var options = MarkdownOptions.page
        options.isPage = false
        options.allowsHTML = index.settings.allowsHTML
        let source = SourceFile(path: "site.yml", bytes: Bytes((text ?? "").utf8))
        let home = source.bytes.contains(UInt8(ascii: "(")) ? index.pages.first { $0.isHome } : nil
        let host = home.map { PageHost(page: $0, index: index, renderer: nil) }
        let rendered = MarkdownRenderer.render(source, options: options, host: host)
        html = rendered.html
        folder = home?.folder
        problems = (host?.problems ?? []).filter { $0.check != .html }
        hasRefusedHTML = rendered.hasRefusedHTML
    }

    /// Its addresses as they are from a page.
    func html(on page: Page) -> Bytes {
        guard let folder, folder != page.folder else { return html }
        let way = SitePath.root(from: page.folder) + (folder.isEmpty ? "" : folder + "/")
        return HTMLAttributes.rewritten(html) { kind, value, out in
            if kind == .address { out.append(contentsOf: way.utf8) }
            out.append(contentsOf: value)
        }
    }
}
