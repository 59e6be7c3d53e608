/// What a template shows of a page; what is empty is not there.
struct PageValues {
    /// Everything that a template can name; `url` and `title` stand in `previous` and `next` as well.
    static let names: [String] =
        [
            "after", "assets", "author", "authorAddress", "body", "breadcrumbs", "bundle", "chips",
            "contents", "date", "dateISO", "declaration", "description", "direction",
            "edit", "extraScript", "eyebrow", "footer", "hasLinks", "headTitle", "home", "kind", "language",
            "lead", "leadHTML", "links", "live", "logo",
            "machine", "moved", "next", "notice", "policyHosts", "policyImages", "previous", "printPage",
            "repository", "root", "script", "sidebar", "siteTitle", "source",
            "sourceAddress", "still", "symbolsPage", "tags", "tally", "text", "themeScript", "timestamp",
            "timestampISO", "title", "titleHTML", "turns", "twin",
            "updated", "updatedISO", "url", "version", "versions",
        ] + PageKind.allCases.map { "is" + $0.rawValue.capitalized }

    private(set) var list: [(String, TemplateValue)] = []

    mutating func text(_ key: String, _ text: String?) {
        if let text, !text.isEmpty { list.append((key, .text(text))) }
    }

    mutating func html(_ key: String, _ bytes: Bytes) {
        if !bytes.isEmpty { list.append((key, .html(bytes))) }
    }
}
