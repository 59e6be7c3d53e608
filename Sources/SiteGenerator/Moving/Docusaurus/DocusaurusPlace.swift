/// Where a page of Docusaurus was, and where it goes.
struct DocusaurusPlace {
    /// Its path in its folder, without numbers that only order it.
    let path: String
    let address: String
    let new: String
    /// The number before its name.
    let number: String?
    /// What sidebars call it.
    let id: String
    /// Whether the address is one that its path would not give it.
    let isElsewhere: Bool

    init(_ inside: String, _ page: MovedPage, _ folder: DocusaurusConfig.Folder, language: String?) {
        var parts = inside.split(separator: "/").map(String.init)
        number = folder.isBlog ? nil : Self.number(parts.last ?? "")
        if !folder.isBlog { parts = parts.map(Self.withoutNumber) }
        let ending = SitePath.extensionOf(parts.last ?? "")
        if ending == "mdx" {
            parts[parts.count - 1] = SitePath.withoutExtension(parts[parts.count - 1]) + ".md"
        }
        path = parts.joined(separator: "/")
        let base = SitePath.withoutExtension(path)
        let name = SitePath.name(base)
        let isIndex =
            ["index", "readme"].contains(name.lowercased())
            || (!folder.isBlog && parts.count > 1 && name.lowercased() == parts[parts.count - 2].lowercased())
        id = page.text("id").map { SitePath.join(SitePath.folder(base), $0) } ?? base
        let own = isIndex ? SitePath.folder(base) : base
        let usual = SitePath.join(folder.route, folder.isBlog ? Self.post(own) : own)
        address =
            Self.address(page.text("slug"), folder, usual)
            ?? SitePath.join(SitePath.folder(usual), page.text("id") ?? SitePath.name(usual))
        isElsewhere = address != usual
        // The page at the address of the folder itself is its index.
        let isTop = address == folder.route && !isIndex
        let file = isTop ? "index.md" : isIndex ? SitePath.join(SitePath.folder(path), "index.md") : path
        let full = SitePath.join(folder.route, file)
        new = language.map { SitePath.withoutExtension(full) + ".\($0).md" } ?? full
    }

    private static func number(_ name: String) -> String? {
        name.wholeMatch(of: /(\d+)\s*[-_.]+\s*[^-_.\s].*/).flatMap { match in
            name.contains(/^\d+([-_.]\d+)+/) ? nil : String(match.1)
        }
    }

    /// `01-intro.md` is `intro.md`; a date and a version are no number.
    static func withoutNumber(_ name: String) -> String {
        guard let number = number(name) else { return name }
        return String(name.dropFirst(number.count).drop { " -_.".contains($0) })
    }

    private static func address(_ slug: String?, _ folder: DocusaurusConfig.Folder, _ usual: String)
        -> String?
    {
        guard let slug else { return nil }
        let start = slug.hasPrefix("/") || folder.isBlog ? folder.route : SitePath.folder(usual)
        return SitePath.normalized(start, MovedLinks.key(slug))
    }

    /// `2020-01-02-name` is published at `2020/01/02/name`.
    private static func post(_ path: String) -> String {
        path.replacing(/^(\d{4})-(\d{2})-(\d{2})-/) { "\($0.1)/\($0.2)/\($0.3)/" }
            .replacing(/^(\d{4})\/(\d{2})-(\d{2})-/) { "\($0.1)/\($0.2)/\($0.3)/" }
    }

    /// The day that a post's path begins with.
    static func date(_ path: String) -> String? {
        path.firstMatch(of: /^(\d{4})[-\/](\d{2})[-\/](\d{2})[-\/]/).map { "\($0.1)-\($0.2)-\($0.3)" }
    }
}
