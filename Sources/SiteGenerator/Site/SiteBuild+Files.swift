/// The files of a site as they are written.
struct WrittenSite {
    var files: [OutputFile]
    /// Files that depend on all pages, made only when somebody asks for them.
    let rest: () -> [OutputFile]
    /// Puts a page that is made later into the frame of all others.
    let frame: (Page) -> OutputFile
    /// The pages in the first language as a book.
    let book: () -> Bytes
}

extension SiteBuild {
    /// Writes the pages of all languages, and finds what is wrong with the theme and with what was written.
    ///
    /// - Parameter styles: the rules for pictures.
    mutating func write(_ cards: SocialCards, styles: String, _ search: SearchRecord?) -> WrittenSite {
        let styles = styles + resources.styles
        let parts = siteParts(cards, styles, search)
        checkWriting(parts)
        let theme = parts[0].writer.assets
        var files = parts.flatMap { part in part.index.pages.map(part.writer.file) }
        files += Self.once(parts.flatMap(\.writer.assets.files))
        if hasFigures { files += theme.liveFiles }
        files += assets.map { OutputFile(path: $0.path, bytes: $0.bytes) }
        let listed = parts.flatMap(\.navigation.sequence)
        return WrittenSite(
            files: files, rest: { parts.flatMap { $0.rest(isLive: theme.isLive, listed: listed) } },
            frame: parts[0].writer.file,
            book: EPUBBook(
                index: parts[0].index, navigation: parts[0].navigation, styles: styles,
                sheet: input.theme.first { $0.path == "book.css" }?.bytes ?? []
            ).bytes)
    }

    /// Whether a page shows a figure.
    var hasFigures: Bool { pages.contains { $0.figures.shown > 0 } }

    private mutating func checkWriting(_ parts: [SitePart]) {
        problems += parts[0].writer.templates.problems
        problems += SiteFolderChecks(
            site: input.site, theme: input.theme, settings: parts[0].settings, settingsFile: input.settings
        ).problems()
        for part in parts {
            problems += PageBudgets(settings: part.settings, written: part.writer.file).problems(
                part.index.pages)
        }
    }

    private func siteParts(_ cards: SocialCards, _ styles: String, _ search: SearchRecord?) -> [SitePart] {
        indexes.map { index in
            let settings = index.settings
            let theme = ThemeAssets(
                theme: input.theme, site: input.site, settings: settings, pictureStyles: styles,
                hasRedirects: indexes.contains { !$0.redirects.isEmpty })
            let navigation = Navigation(
                index.pages, texts: settings.texts, dated: index.dated, root: index.root,
                order: settings.navigation)
            let writer = PageWriter(
                index: index, navigation: navigation,
                templates: TemplateSet(theme.templates, texts: settings.texts), assets: theme, cards: cards,
                extraScript: input.extraScript)
            return SitePart(index: index, navigation: navigation, writer: writer, search: search)
        }
    }

    /// Languages share what does not depend on them.
    private static func once(_ files: [OutputFile]) -> [OutputFile] {
        var known: Set<String> = []
        return files.filter { known.insert($0.path).inserted }
    }
}
