/// Writes a page's whole HTML: the template around the body, navigation, contents, what machines read.
final class PageWriter: Sendable {
    let index: SiteIndex
    let navigation: Navigation
    let templates: TemplateSet
    let assets: ThemeAssets
    let cards: SocialCards
    let extraScript: String?
    private let notice: SettingsLine
    private let footer: SettingsLine
    /// What pages without and with a living figure may load.
    private let policies: [String]

    init(
        index: SiteIndex, navigation: Navigation, templates: TemplateSet, assets: ThemeAssets,
        cards: SocialCards,
        extraScript: String?
    ) {
        self.index = index
        self.navigation = navigation
        self.templates = templates
        self.assets = assets
        self.cards = cards
        self.extraScript = extraScript
        notice = SettingsLine(index.settings.notice, index: index)
        footer = SettingsLine(index.settings.footer, index: index)
        policies = [false, true].map { compiles in
            index.settings.hosts.directives(compiles: compiles)
                + index.settings.hosts.trustedTypes(hasOwnScripts: assets.hasOwnScripts)
        }
    }

    var settings: Settings { index.settings }

    /// The page, written when somebody asks for it.
    func file(_ page: Page) -> OutputFile {
        var file = OutputFile(path: page.output) { self.write(page) }
        file.isKept = page.isKept
        return file
    }

    private func write(_ page: Page) -> Bytes {
        var values = PageValues()
        head(page, &values)
        frame(page, &values)
        article(page, &values)
        footer(page, &values)
        var out = Bytes()
        templates.write("page", values.list, into: &out)
        return isNotFound(page) ? anywhere(out) : out
    }

    private func isNotFound(_ page: Page) -> Bool { page.output == "404.html" }

    private func head(_ page: Page, _ values: inout PageValues) {
        let root = SitePath.root(from: page.folder)
        values.text("root", root.isEmpty ? "./" : root)
        let language = page.front.language ?? settings.language
        values.text("language", language)
        values.text("direction", isRightToLeft(language) ? "rtl" : nil)
        values.text("siteTitle", settings.title)
        values.text("title", page.title)
        let isOwnTitle = page.isHome || page.title == settings.title
        values.text("headTitle", isOwnTitle ? settings.title : "\(page.title) – \(settings.title)")
        values.text(
            "description",
            page.description.isEmpty ? String(page.rendered.lead.prefix(200)).trimmed : page.description)
        values.text("policyImages", settings.hosts.sources(.image))
        values.html(
            "machine",
            page.isNotFound ? Bytes("<meta name=\"robots\" content=\"noindex\">\n".utf8) : machineHead(page))
        var live = page.figures.shown > 0 ? assets.liveHead(root: root) : []
        let compiles = !live.isEmpty
        let isStudio = page.path == MadePages.studioPath
        if isStudio { live += assets.studioHead(root: root) }
        if page.kind == .exercises || !page.rendered.exercises.isEmpty {
            live += assets.exerciseHead(root: root)
        }
        values.html("live", live)
        values.text("policyHosts", policies[compiles ? 1 : 0])
        values.text("themeScript", root + assets.themeScript)
        values.text("script", root + assets.script)
        values.text("extraScript", extraScript)
        values.text("moved", movedAnchors(page))
        values.text("kind", page.kind.rawValue + (isStudio ? " studio-page" : ""))
        values.text("is" + page.kind.rawValue.capitalized, "yes")
    }

    /// What stands around the article: the header, the sidebar, the ways out.
    private func frame(_ page: Page, _ values: inout PageValues) {
        values.text("home", SitePath.relative(from: page.folder, to: SitePath.join(index.root, "index.html")))
        values.html("notice", notice.html(on: page) + olderNotice(page))
        values.html("logo", assets.logo(root: SitePath.root(from: page.folder)))
        values.text("version", settings.version)
        values.html("versions", versions(page))
        languages(page, &values)
        values.html("links", links(page))
        if !settings.links.isEmpty || settings.repository != nil { values.text("hasLinks", "yes") }
        values.text("repository", settings.repository)
        values.html("sidebar", sidebar(page))
        values.html("breadcrumbs", breadcrumbs(page))
        values.html("contents", contents(page))
        neighbors(page, &values)
    }

    /// The menu of languages, and what is said of a page that is not in the one it stands among.
    private func languages(_ page: Page, _ values: inout PageValues) {
        guard let translations = index.translations else { return }
        values.text("languageName", translations.names[index.language])
        values.html("languages", languages(page))
        values.text("languageRoot", index.root.isEmpty ? nil : index.root + "/")
        guard page.original != nil else { return }
        let code = translations.languages.codes[0]
        values.text(
            "untranslated",
            settings.texts["This page is not translated yet. It is shown in %.", translations.names[0]])
        values.text("textLanguage", code)
        values.text("textDirection", isRightToLeft(code) ? "rtl" : "ltr")
    }

    private func article(_ page: Page, _ values: inout PageValues) {
        values.text("eyebrow", eyebrow(page))
        values.html("titleHTML", titleHTML(page))
        let (lead, body) = page.reference == nil ? ([], page.rendered.body[...]) : cut(page)
        values.html("leadHTML", lead)
        if lead.isEmpty { values.text("lead", page.description) }
        if page.kind != .home {
            values.html("chips", PageParts.chips(page, settings.texts, templates))
            values.html(
                "tally",
                PageParts.tally(
                    page, childCount: page.kind.listsPages ? navigation.children(of: page).count : 0,
                    settings.texts, templates))
        }
        values.text("date", page.front.date.map(words))
        values.text("dateISO", page.front.date?.iso)
        values.text("author", page.front.author ?? (page.front.date == nil ? nil : settings.author))
        values.text("authorAddress", DatedListHTML.authorAddress(of: page, index.dated))
        content(page, Bytes(body), &values)
        values.html("tags", PageParts.tags(page, index.tags, templates))
        source(page, &values)
        values.text("timestamp", page.front.timestamp.map(words))
        values.text("timestampISO", page.front.timestamp?.iso)
    }

    /// What the page shows, and the styles that this needs.
    private func content(_ page: Page, _ body: Bytes, _ values: inout PageValues) {
        let declaration = PageParts.declaration(page)
        let after = PageParts.after(page, index: index, navigation: navigation)
        values.html("declaration", declaration)
        values.html("body", body)
        values.html("after", after)
        let root = SitePath.root(from: page.folder)
        values.html("assets", assets.head(root: root, showing: [declaration, body, after]))
    }

    /// The first paragraph of a symbol's text stands below its title, before its declaration.
    private func cut(_ page: Page) -> (lead: Bytes, rest: ArraySlice<UInt8>) {
        let html = page.rendered.body
        guard page.reference?.hasLead == true, html.starts(with: "<p>".utf8),
            let end = html.firstRange(of: Bytes("</p>".utf8))
        else {
            return ([], html[...])
        }
        return (Bytes(html[3..<end.lowerBound]), html[end.upperBound...])
    }

    private func source(_ page: Page, _ values: inout PageValues) {
        if let place = page.reference?.symbol.place {
            values.text(
                "source", "\(SitePath.name(place.file.path)):\(place.file.position(of: place.offset).line)")
            values.text("sourceAddress", page.reference?.symbol.sourceAddress)
        } else {
            values.text("source", page.front.source)
            values.text("sourceAddress", page.front.source.flatMap { AddressScheme.isWeb($0) ? $0 : nil })
        }
    }

    private func footer(_ page: Page, _ values: inout PageValues) {
        let root = SitePath.root(from: page.folder)
        values.html("footer", footer.html(on: page))
        if page.figures.shown > 0, !assets.isLive { values.text("still", "yes") }
        values.text("updated", page.lastChange.map(words))
        values.text("updatedISO", page.lastChange?.iso)
        if !page.isMade, page.made == nil, let edit = settings.edit {
            values.text("edit", edit.replacingPath(page.filePath))
        }
        if settings.hasTwins, page.hasTwin {
            values.text("twin", SitePath.relative(from: page.folder, to: page.twinPath))
        }
        if settings.hasTwins, let bundle = navigation.bundle(of: page) {
            values.text("bundle", SitePath.relative(from: page.folder, to: bundle))
        }
        if index.symbols.count > 1 {
            values.text("symbolsPage", root + SitePath.join(index.root, "symbols.html"))
        }
        if index.hasPrintPage { values.text("printPage", root + SitePath.join(index.root, "print.html")) }
    }

    /// The page for wrong addresses is shown at any depth, so its own addresses start at the host.
    private func anywhere(_ html: Bytes) -> Bytes {
        guard let base = settings.basePath else { return html }
        return HTMLAttributes.rewritten(html) { kind, value, out in
            if kind == .address { out.putAddress(base.utf8) }
            out.append(contentsOf: kind == .address && value.starts(with: "./") ? value.dropFirst(2) : value)
        }
    }

    /// Old anchors and where they lead now, as JSON for the script.
    private func movedAnchors(_ page: Page) -> String? {
        guard let moved = index.movedAnchors[page.output] else { return nil }
        var out = Bytes("{".utf8)
        for (position, entry) in moved.enumerated() {
            if position > 0 { out.put(",") }
            out.putJSON("#" + entry.anchor)
            out.put(":")
            out.putJSON(
                AddressScheme.isWeb(entry.to) ? entry.to : SitePath.relative(from: page.folder, to: entry.to))
        }
        out.put("}")
        return out.text
    }

    private func machineHead(_ page: Page) -> Bytes {
        let ancestors = navigation.ancestors(of: page)
        return MachineHead(
            page: page, index: index, ancestors: ancestors, card: cards.path(of: page.original ?? page)
        ).html()
    }

    /// The names of months are English.
    private func words(_ date: SiteDate) -> String {
        settings.language.hasPrefix("en") ? date.words : date.iso
    }

    private func titleHTML(_ page: Page) -> Bytes {
        if page.front.title == nil || page.rendered.title == page.front.title,
            !page.rendered.titleHTML.isEmpty
        {
            return page.rendered.titleHTML
        }
        var out = Bytes()
        if page.reference == nil { out.putBreakable(page.title) } else { out.putBreakableName(page.title) }
        return out
    }
}

extension String {
    fileprivate func replacingPath(_ path: String) -> String {
        split(separator: "{path}", omittingEmptySubsequences: false).joined(separator: path)
    }
}
