/// A site in several languages.
extension SiteBuild {
    /// The settings for each language, that of the originals first.
    static func localized(_ settings: Settings, _ languages: PageLanguages?, _ theme: [InputFile])
        -> [Settings]
    {
        (languages?.codes ?? [settings.language]).map { code in
            settings.localized(
                settings.languages.first { $0.code == code } ?? SiteLanguage(code: code), theme: theme)
        }
    }

    /// What a language calls itself.
    func name(of code: String) -> String {
        settings.languages.first { $0.code == code }?.name ?? ThemeTexts.name(of: code, from: input.theme)
            ?? (code == "en" ? "English" : code)
    }

    /// The pages of a language with those that are made for its folders.
    func completed(_ pages: [Page], _ number: Int) -> [Page] {
        let settings = localized[number]
        if settings.isTypographic {
            for page in pages { page.setMarks(QuotationMarks(of: language(of: page, settings))) }
        }
        let place = PagePlace(language: number, root: languages?.root(number) ?? "", key: "")
        return pages
            + MadePages.indexes(pages, contentName: input.contentName, texts: settings.texts, place: place)
    }

    private func language(of page: Page, _ settings: Settings) -> String {
        page.front.language
            ?? (page.original == nil ? settings.language : languages?.codes[0] ?? settings.language)
    }
}
