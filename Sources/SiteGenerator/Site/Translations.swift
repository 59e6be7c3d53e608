/// The parts of a site in several languages, which know each other: what a link means depends on the language
/// of its page.
final class Translations: @unchecked Sendable {
    let languages: PageLanguages
    /// What each calls itself.
    let names: [String]
    /// One for each language, in their order.
    fileprivate(set) var parts: [SiteIndex] = []

    init(_ languages: PageLanguages, names: [String]) {
        self.languages = languages
        self.names = names
    }

    func add(_ part: SiteIndex) { parts.append(part) }

    /// What a path names that says its language, or that the language of the page does not have.
    func target(_ path: String, for number: Int) -> SiteIndex.Target? {
        let (language, key) = languages.split(path)
        let wanted = language ?? number
        if let found = parts[wanted].own(key) ?? parts[wanted].own(SitePath.join(languages.root(wanted), key))
        {
            return found
        }
        return parts[0].own(key)
    }

    /// A file in a language, `map.de.png` or `de/map.png`, or the one for all of them.
    func file(_ path: String, for number: Int, among holds: (String) -> Bool) -> String {
        let (language, key) = languages.split(path)
        let wanted = language ?? number
        let root = languages.codes[wanted]
        return [languages.path(key, in: wanted), SitePath.join(root, key), path, key].first(where: holds)
            ?? path
    }

    /// The same page in each language, those that are not translated included.
    func versions(of page: Page) -> [Page?] {
        parts.map { part in
            guard case .page(let other)? = part.own(page.key) else { return nil }
            return other
        }
    }

    func page(at output: String) -> Page? { parts.lazy.compactMap { $0.byOutput[output] }.first }

    /// Pages that were last changed before the text they translate.
    func outdated() -> [Problem] {
        parts.dropFirst().flatMap { part in
            part.pages.compactMap { page -> Problem? in
                guard page.original == nil, !page.isMade, case .page(let first)? = parts[0].own(page.key),
                    let date = page.lastChange,
                    let changed = first.lastChange, date < changed
                else { return nil }
                return Problem(
                    Check.outdated.standardSeverity,
                    "this translation is of \(date.iso), and its original has changed on \(changed.iso)",
                    check: .outdated, file: page.source, range: 0..<0, note: "the original is '\(first.path)'"
                )
            }
        }
    }
}
