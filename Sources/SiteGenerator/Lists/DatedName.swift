/// A file's name that begins with a day, `2025-01-02-title.md`: the day is the page's date and the rest its
/// address.
struct DatedName {
    let date: SiteDate
    let slug: String

    init?(_ path: String) {
        let name = SitePath.withoutExtension(SitePath.name(path))
        guard let first = name.utf8.first, first.isASCIIDigit, name.utf8.count > 11,
            let date = SiteDate(String(name.prefix(10)))
        else { return nil }
        let rest = name.dropFirst(10)
        guard rest.first == "-" || rest.first == "_" else { return nil }
        self.date = date
        slug = String(rest.dropFirst())
    }
}
