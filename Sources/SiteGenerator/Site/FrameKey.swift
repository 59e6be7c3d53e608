/// A number for what the frame around a page's body is made from: all pages' titles and places, settings, theme.
enum FrameKey {
    static func key(_ parts: [(SiteIndex, ThemeAssets)], _ input: SiteInput) -> UInt64 {
        parts.reduce(0) { $0 &* 31 &+ key($1.0.pages, $1.0, $1.1, input) }
    }

    private static func key(_ pages: [Page], _ index: SiteIndex, _ theme: ThemeAssets, _ input: SiteInput) -> UInt64 {
        var mark = Bytes()
        for page in pages {
            mark.put("\(page.front.isListed ? page.navigationTitle : "")\0\(page.description)\0")
            mark.put(page.front.order.map { "\($0)\0" } ?? "-\0")
        }
        mark += index.tags.fingerprint
        mark += index.dated.fingerprint(pages)
        mark.put(input.extraScript ?? "")
        for part in [theme.head(root: ""), theme.logo(root: ""), theme.liveHead(root: "")] { mark.append(contentsOf: part) }
        mark.put(theme.script + theme.themeScript)
        mark.append(contentsOf: input.settings?.bytes ?? [])
        for template in theme.templates { mark.append(contentsOf: template.source.bytes) }
        return contentHash(mark, seed: index.fingerprint)
    }
}
