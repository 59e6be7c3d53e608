/// The pages of each language: those that are written in it, and for the others their originals.
struct LanguagePages {
    let languages: PageLanguages

    /// The pages by language, in the order of the languages.
    func sorted(_ pages: [Page]) -> [[Page]] {
        var lists = languages.codes.map { _ in [Page]() }
        for page in pages { lists[page.language].append(page) }
        let originals = Dictionary(lists[0].map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for number in lists.indices.dropFirst() {
            for page in lists[number] { if let original = originals[page.key] { page.adopt(original) } }
            let written = Set(lists[number].map(\.key))
            lists[number] += lists[0].filter { isTranslated($0) && !written.contains($0.key) }.map {
                Page(standingInFor: $0, languages, number)
            }
            lists[number].sort { $0.key < $1.key }
        }
        return lists
    }

    /// Symbols' pages and those of catalogues are made, and so they are there once.
    private func isTranslated(_ page: Page) -> Bool {
        !page.isMade && page.made == nil && page.reference == nil && !page.isNotFound
    }
}

extension Page {
    /// An original as a page of a language that it is not translated into.
    convenience init(standingInFor original: Page, _ languages: PageLanguages, _ number: Int) {
        var front = original.front
        front.aliases = []
        self.init(
            original.text, path: languages.path(original.path, in: number), front: front, body: original.body,
            title: original.title,
            place: PagePlace(language: number, root: languages.root(number), key: original.key))
        self.original = original
        changed = original.changed
        snapshots = original.snapshots
    }

    /// A translation is at its original's place, unless it says otherwise.
    fileprivate func adopt(_ original: Page) {
        var front = front
        front.slug = front.slug ?? original.front.slug
        front.order = front.order ?? original.front.order
        front.kind = front.kind ?? original.front.kind
        front.date = front.date ?? original.front.date
        front.list = front.list ?? original.front.list
        front.symbol = front.symbol ?? original.rare.symbol
        if !front.saysListed { front.isListed = original.front.isListed }
        front.isSearched = front.isSearched && original.front.isSearched
        replace(front)
    }
}
