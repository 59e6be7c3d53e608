/// The cards of a site: one for each page with a preview, and one that all the others share. A card's name
/// holds the hash of what it shows, so that one from an earlier build can be used again.
struct SocialCards {
    let settings: Settings
    let fonts: PictureFonts?

    /// Only an absolute address can be given to others.
    private var isWanted: Bool { settings.url != nil && fonts != nil }

    private func card(of page: Page) -> SocialCard {
        guard let drawing = page.drawing, !page.title.isEmpty else {
            return SocialCard(
                siteTitle: settings.title, title: settings.title, description: settings.description)
        }
        return SocialCard(
            siteTitle: settings.title, title: page.title,
            description: page.description.isEmpty ? page.rendered.lead : page.description,
            drawing: drawing)
    }

    private func path(_ card: SocialCard, _ page: Page) -> String {
        let name = card.drawing == nil ? "site" : SitePath.withoutExtension(page.output)
        return "cards/\(name)-\(hexadecimal(card.key, digits: 8)).png"
    }

    /// Where a page's card is, from the site's root.
    func path(of page: Page) -> String? {
        isWanted ? path(card(of: page), page) : nil
    }

    func files(_ pages: [Page], published: (@Sendable (String) -> Bytes?)?) -> [OutputFile] {
        guard isWanted, let fonts else { return [] }
        var cards: [(path: String, card: SocialCard)] = []
        var known: Set<String> = []
        for page in pages where page.front.image == nil {
            let card = card(of: page)
            let path = path(card, page)
            if known.insert(path).inserted { cards.append((path, card)) }
        }
        return parallelMap(cards) {
            OutputFile(path: $0.path, bytes: published?($0.path) ?? $0.card.png(fonts))
        }
    }
}
