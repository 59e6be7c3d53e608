/// Parts of a page that depend on its kind.
enum PageParts {
    /// Availability and level: what a reader has to know before reading.
    static func chips(_ page: Page, _ texts: ThemeTexts, _ templates: TemplateSet) -> Bytes {
        var out = Bytes()
        for (platform, version, _) in page.rare.availability {
            templates.writeChip("\(platform) \(version)\(version.hasSuffix("+") ? "" : "+")", into: &out)
        }
        if let symbol = page.reference?.symbol, let words = SymbolPlatforms(texts).words(of: symbol) {
            templates.writeChip(words, into: &out)
        }
        if page.reference?.symbol.isDeprecated == true {
            templates.writeChip(texts["Deprecated"], "deprecated", into: &out)
        }
        if let level = page.rare.level { templates.writeChip(level, into: &out) }
        return out
    }

    /// What the page and its previews came to; computed, never typed, and said when all else is.
    static func tally(_ page: Page, childCount: Int, _ texts: ThemeTexts, _ templates: TemplateSet) -> Bytes {
        var out = Bytes()
        if childCount > 0 { templates.writeChip(texts.counted(childCount, "1 page", "% pages"), into: &out) }
        let tally = page.figures
        if !tally.widths.isEmpty, tally.failed == 0 {
            templates.writeChip(
                texts.counted(tally.widths.count, "renders at 1 width", "renders at % widths"),
                "renders", into: &out)
        }
        if tally.kept > 0 {
            templates.writeChip(
                texts.counted(tally.kept, "1 promise kept", "% promises kept"), "kept", into: &out)
        }
        return out
    }

    static func declaration(_ page: Page) -> Bytes {
        if let parts = page.reference { return ReferenceHTML(parts: parts, page: page).declaration() }
        guard let declaration = page.rare.declaration else {
            var out = Bytes()
            if let symbol = page.library?.symbol {
                DeclarationHTML(table: SymbolTable(), folder: nil).write(symbol.fragments, into: &out)
            }
            return out
        }
        var info = FenceInfo()
        info.language = "swift"
        let fence = FencedCode(
            source: page.source, info: info, code: Bytes(declaration.trimmed.utf8) + [10], lineOffsets: [],
            range: 0..<0)
        var out = Bytes()
        CodeListing(fence) { _ in }.write(into: &out)
        return out
    }

    /// What follows the body: conformances, children of an index, related pages.
    static func after(_ page: Page, index: SiteIndex, navigation: Navigation) -> Bytes {
        if let parts = page.reference { return ReferenceHTML(parts: parts, page: page).after() }
        var out = Bytes()
        let texts = index.settings.texts
        LibraryMembers(page, texts)?.write(into: &out)
        for (title, names) in page.rare.relations {
            out.put("<section class=\"names\"><h2>")
            out.putEscaped(texts[title])
            out.put("</h2><ul>")
            for name in names {
                out.put("<li>")
                symbol(name, page, index, into: &out)
            }
            out.put("</ul></section>\n")
        }
        let posts = DatedListHTML(settings: index.settings)
        posts.series(index.dated.parts(of: page), of: page, into: &out)
        if let list = index.dated.list(of: page) {
            posts.page(0, of: list, into: &out)
            cards(
                navigation.children(of: page).filter { $0.front.date == nil }, from: page.folder, title: nil,
                into: &out)
        } else if page.kind.listsPages {
            let hasPictures = page.front.list == .pictures
            cards(
                navigation.children(of: page), from: page.folder, title: nil,
                sections: hasPictures ? nil : texts, hasPictures: hasPictures, hasChapters: true, into: &out)
        }
        if page.kind == .exercises {
            ExerciseList(page: page, pages: navigation.sequence, texts: texts).write(into: &out)
        }
        let related = page.front.related.compactMap { item -> Page? in
            let path = page.sitePath(item.path)
            guard let path, case .page(let other)? = index.target(path) else { return nil }
            return other
        }
        let same = index.pagesOfSymbol(of: page)
        let others = same.filter { other in !related.contains { $0 === other } }
        // The page that comes next is named below.
        let next = navigation.neighbors(of: page).next
        let named = related.filter { other in other !== next || same.contains { $0 === other } }
        cards(named + others, from: page.folder, title: texts["Related"], into: &out)
        return out
    }

    private static func symbol(_ name: String, _ page: Page, _ index: SiteIndex, into out: inout Bytes) {
        guard let target = index.symbols[name] else { return out.put(name, isCode: true) }
        out.putLink(
            to: SitePath.relative(from: page.folder, to: target.output)
                + (target.anchor.map { "#" + $0 } ?? ""), name, isCode: true)
    }

    static func cards(
        _ pages: [Page], from folder: String, title: String?, sections: ThemeTexts? = nil,
        hasPictures: Bool = false, hasChapters: Bool = false, into out: inout Bytes
    ) {
        guard !pages.isEmpty else { return }
        out.put("<section class=\"cards\(hasPictures ? " pictured" : "")\">")
        if let title {
            out.put("<h2>")
            out.putEscaped(title)
            out.put("</h2>")
        }
        var isOpen = false
        for other in pages {
            let chapter = hasChapters && !other.isIndex ? other.rare.chapter : nil
            if let chapter { heading(chapter, closesList: isOpen, into: &out) }
            if chapter != nil || !isOpen { out.put("<ul>\n") }
            isOpen = true
            out.put("<li>")
            out.putLink(to: SitePath.relative(from: folder, to: other.output), other.title)
            if !other.description.isEmpty {
                out.put("<p>")
                out.putEscaped(other.description)
                out.put("</p>")
            }
            if let sections { contents(of: other, from: folder, sections, into: &out) }
            if hasPictures { Thumbnails.put(other, from: folder, into: &out) }
            out.put("\n")
        }
        out.put("</ul></section>\n")
    }

    /// The name of a chapter above the cards of its pages.
    private static func heading(_ chapter: String, closesList: Bool, into out: inout Bytes) {
        out.put(closesList ? "</ul>\n<h2>" : "<h2>")
        out.putEscaped(chapter)
        out.put("</h2>\n")
    }

    /// The headings of two levels of another page, folded.
    private static func contents(
        of other: Page, from folder: String, _ texts: ThemeTexts, into out: inout Bytes
    ) {
        let headings = other.rendered.headings
        let shown = headings.indices.filter { headings[$0].level == 2 || headings[$0].level == 3 }
        guard shown.count > 1, other.front.hasContents else { return }
        var address = Bytes("<a href=\"".utf8)
        address.putAddress(SitePath.relative(from: folder, to: other.output).utf8)
        address.put("#")
        out.put("<details class=\"inside\"><summary>")
        out.putEscaped(texts["% sections", shown.count])
        out.put("</summary><ul>\n")
        for place in shown {
            out.put(headings[place].level == 3 ? "<li class=\"inner\">" : "<li>")
            out.append(contentsOf: address)
            out.putAddress(headings[place].id.utf8)
            out.put("\">")
            out.putBreakable(headings[place].text)
            out.put("</a>\n")
        }
        out.put("</ul></details>")
    }

    static func tags(_ page: Page, _ tags: TagPages, _ templates: TemplateSet) -> Bytes {
        var out = Bytes()
        for tag in page.front.tags {
            guard let address = tags.address(of: tag) else { continue }
            templates.write(.tag, to: SitePath.relative(from: page.folder, to: address), tag, into: &out)
        }
        return out
    }
}
