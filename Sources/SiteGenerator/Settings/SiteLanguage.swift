/// A language that pages of the site are in, and what the site says of itself in it.
public struct SiteLanguage: Sendable {
    /// As `site.yml` writes it, which is also the folder of its pages.
    public var code: String
    /// What it calls itself, in the menu.
    var name: String?
    var title: String?
    var description: String?
    var footer: String?
    var notice: String?
    var links: [(title: String, page: String, range: Range<Int>?)] = []
    var texts = ThemeTexts()
}

extension YAMLFields {
    /// `[en, de]`, or a mapping from codes to names, or to what the site says of itself in a language.
    mutating func siteLanguages(_ key: String) -> [SiteLanguage] {
        guard let node = node(key) else { return [] }
        guard let mapping = node.mapping else {
            return texts(key).compactMap { siteLanguage($0.text, $0.range) }
        }
        var found: [SiteLanguage] = []
        var inner = nested(key)
        for name in mapping.keys.compactMap({ $0.scalar?.string }) {
            guard var language = siteLanguage(name, range(of: node)) else { continue }
            if let text = mapping[name]?.scalar?.string {
                _ = inner?.node(name)
                language.name = text.isEmpty ? nil : text
            } else if var fields = inner?.nested(name) {
                language.fill(&fields)
                inner?.absorb(fields)
            }
            found.append(language)
        }
        if let inner { absorb(inner) }
        return found
    }

    private mutating func siteLanguage(_ code: String, _ range: Range<Int>?) -> SiteLanguage? {
        guard isLanguageCode(code) else {
            add(
                Problem(.error, "'\(code)' is no language code such as en or pt-BR", file: file, range: range)
            )
            return nil
        }
        return SiteLanguage(code: code)
    }
}

extension SiteLanguage {
    fileprivate mutating func fill(_ fields: inout YAMLFields) {
        name = fields.string("name")?.onOneLine
        title = fields.string("title")?.onOneLine
        description = fields.string("description")?.onOneLine
        footer = fields.string("footer")
        notice = fields.string("notice")
        links = fields.pairs("links").map { ($0.key, $0.value, $0.range) }
        texts = ThemeTexts(fields.phrases("texts", among: ThemeTexts.english))
    }
}

extension Settings {
    /// The settings as they are for the pages of one language, with the theme's words in it.
    func localized(_ language: SiteLanguage, theme: [InputFile]) -> Settings {
        var settings = self
        let isFirst = language.code == self.language
        if !isFirst { (settings.texts, settings.previews.locale) = (ThemeTexts(), language.code) }
        settings.language = language.code
        settings.title = language.title ?? title
        settings.description = language.description ?? description
        settings.footer = language.footer ?? footer
        settings.notice = language.notice ?? notice
        if !language.links.isEmpty { settings.links = language.links }
        settings.texts.adopt(language.texts)
        settings.texts.complete(for: language.code, from: theme)
        return settings
    }
}
