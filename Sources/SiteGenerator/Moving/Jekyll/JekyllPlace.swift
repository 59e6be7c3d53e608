/// Where a page of Jekyll was: a file of the site, of a collection, or a post.
struct JekyllPlace {
    let address: String
    let isPost: Bool
    let isDraft: Bool
    /// The folder that its posts are in: what their addresses have in common.
    let folder: String
    /// A post's day, as its name has it.
    let date: String?
    private let name: String
    private let endsInSlash: Bool

    init(_ file: InputFile, _ page: MovedPage, _ config: JekyllConfig) {
        let parts = file.path.split(separator: "/").map(String.init)
        let collection = parts.firstIndex {
            $0.hasPrefix("_")
                && ($0 == "_posts" || $0 == "_drafts" || config.collections[String($0.dropFirst())] != nil)
        }
        let kind = collection.map { String(parts[$0].dropFirst()) }
        isDraft = kind == "drafts"
        isPost = kind == "posts" || isDraft
        let base = SitePath.withoutExtension(SitePath.name(file.path))
        let dated = base.wholeMatch(of: /(\d{4}-\d{1,2}-\d{1,2})-(.+)/)
        date = isPost ? dated.map { String($0.1) } ?? page.text("date").map { String($0.prefix(10)) } : nil
        name = isPost ? dated.map { String($0.2) } ?? base : base
        let category = isPost ? parts[..<(collection ?? 0)].joined(separator: "/") : ""
        let form = page.text("permalink") ?? Self.form(kind, file.path, config)
        let inside = collection.map { parts[($0 + 1)...].joined(separator: "/") } ?? file.path
        let values = Self.values(page, kind: kind, inside: inside, date: date, category: category, name: name)
        let filled = Permalink.filled(form, values)
        let fallback = isPost ? SitePath.join(category, name) : SitePath.withoutExtension(inside)
        var found = SitePath.normalized((filled ?? fallback).drop { $0 == "/" }.description) ?? fallback
        endsInSlash = filled?.hasSuffix("/") ?? false
        if !isPost, base == "index", page.text("permalink") == nil {
            found = MovedLinks.key(found) == "index" ? "" : found.replacing(/(^|\/)index(\.html)?$/, with: "")
        }
        address = MovedLinks.key(found)
        let literal = form.prefix { $0 != ":" }.split(separator: "/").joined(separator: "/")
        folder = isPost ? (literal.isEmpty ? SitePath.join(category, "posts") : literal) : ""
    }

    private static let styles = [
        "date": "/:categories/:year/:month/:day/:title.html",
        "pretty": "/:categories/:year/:month/:day/:title/",
        "ordinal": "/:categories/:year/:y_day/:title.html", "none": "/:categories/:title.html",
        "weekdate": "/:categories/:year/W:week/:short_day/:title.html",
    ]

    /// The form of addresses that the settings give the pages of a kind.
    private static func form(_ kind: String?, _ path: String, _ config: JekyllConfig) -> String {
        if let own = config.standard("permalink", for: path) { return own }
        let isPost = kind == "posts" || kind == "drafts"
        if let kind, let own = (config.collections[isPost ? "posts" : kind] ?? nil)?["permalink"]?.text {
            return styles[own] ?? own
        }
        let style = config.text("permalink") ?? "date"
        if isPost { return styles[style] ?? style }
        if kind != nil { return "/:collection/:path" }
        return style == "pretty" || style.hasSuffix("/") ? "/:path/:basename/" : "/:path/:basename"
    }

    private static func values(
        _ page: MovedPage, kind: String?, inside: String, date: String?, category: String, name: String
    ) -> [String: String?] {
        let day = (date ?? "").split(separator: "-").map { $0.count == 1 ? "0" + $0 : String($0) }
        let categories =
            (page.tree("categories") ?? page.tree("category")).map { tree in
                tree.text.map { $0.split(separator: " ").map(String.init) } ?? tree.texts
            } ?? category.split(separator: "/").map(String.init)
        let part = { (at: Int) -> String? in day.indices.contains(at) ? day[at] : nil }
        let slug = page.text("slug") ?? name
        return [
            "categories": categories.joined(separator: "/").lowercased(), "year": part(0), "month": part(1),
            "day": part(2),
            "i_month": part(1).map { String(Int($0) ?? 0) }, "i_day": part(2).map { String(Int($0) ?? 0) },
            "short_year": part(0).map { String($0.suffix(2)) }, "title": slug, "slug": slug, "name": name,
            "collection": kind,
            "path": kind == nil ? SitePath.folder(inside) : SitePath.withoutExtension(inside),
            "basename": name, "output_ext": ".html",
        ]
    }

    /// Its path in the new site. A page with others below its address is the `index.md` of their folder.
    func new(_ folders: Set<String>) -> String {
        if isPost { return folder + "/" + (date.map { Self.padded($0) + "-" } ?? "") + name + ".md" }
        if address.isEmpty { return "index.md" }
        return folders.contains(address) ? address + "/index.md" : address + ".md"
    }

    private static func padded(_ date: String) -> String {
        date.split(separator: "-").map { $0.count == 1 ? "0" + $0 : String($0) }.joined(separator: "-")
    }

    /// The address it had, when its new place gives it another one.
    func oldAddress(_ new: String) -> String? {
        guard isPost, !isDraft else { return nil }
        return MovedLinks.key(SitePath.join(folder, name)) == address
            ? nil : address + (endsInSlash ? "/" : ".html")
    }
}
