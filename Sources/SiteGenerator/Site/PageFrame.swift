/// The ways from a page to the others.
extension PageWriter {
    func links(_ page: Page) -> Bytes {
        var out = Bytes()
        for link in settings.links {
            switch index.target(link.page) {
            case .page(let other):
                out.putLink(
                    to: SitePath.relative(from: page.folder, to: other.output), link.title,
                    isCurrent: other.isIndex && !other.isHome
                        && (page.folder + "/").hasPrefix(other.folder + "/"))
            case .asset(let path), .redirect(let path):
                out.putLink(to: SitePath.relative(from: page.folder, to: path), link.title)
            case nil where AddressScheme.isWeb(link.page): out.putLink(to: link.page, link.title)
            case nil: continue
            }
        }
        return out
    }

    /// All versions, each at its home page: whether it has this one is not known here.
    func versions(_ page: Page) -> Bytes {
        var out = Bytes()
        for (name, address) in settings.versions {
            out.put("<li>")
            let target = address.hasPrefix(".") ? SitePath.root(from: page.folder) + address : address
            out.putLink(to: target, name, isCurrent: name == settings.version)
        }
        return out
    }

    /// What an older version says above every page, with the way to the same page in the newest: whether it
    /// is there shows when both are put together.
    func olderNotice(_ page: Page) -> Bytes {
        guard let newest = settings.newest else { return [] }
        var out = Bytes("<p>".utf8)
        out.putEscaped(settings.texts["This is the documentation of version %.", settings.version ?? ""])
        out.put(" ")
        let address = SitePath.root(from: page.folder) + newest.address + page.output
        out.putLink(to: address, settings.texts["The newest version is %.", newest.name])
        out.put("</p>")
        return out
    }

    /// The same page in each language, or the home page of one that does not have it.
    func languages(_ page: Page) -> Bytes {
        guard let translations = index.translations else { return [] }
        var out = Bytes()
        for (number, other) in translations.versions(of: page).enumerated() {
            let target = other?.output ?? SitePath.join(translations.languages.root(number), "index.html")
            out.put(
                "<li><a lang=\"\(translations.languages.codes[number])\" hreflang=\"\(translations.languages.codes[number])\""
            )
            out.put(number == index.language ? " aria-current=\"true\" href=\"" : " href=\"")
            out.putAddress(SitePath.relative(from: page.folder, to: target).utf8)
            out.put("\">")
            out.putEscaped(translations.names[number])
            out.put("</a>")
        }
        return out
    }

    func sidebar(_ page: Page) -> Bytes { navigation.sidebar(of: page, by: templates) }

    func breadcrumbs(_ page: Page) -> Bytes {
        var out = Bytes()
        for ancestor in navigation.ancestors(of: page) {
            templates.write(
                .breadcrumb, to: SitePath.relative(from: page.folder, to: ancestor.output),
                ancestor.isHome ? settings.title : ancestor.navigationTitle, into: &out)
        }
        return out
    }

    /// The contents of the page: headings of level 2, with those of level 3 below them.
    func contents(_ page: Page) -> Bytes {
        let headings =
            page.rendered.headings
            + (page.reference.map { SymbolSections($0, besides: page.rendered.ids).headings } ?? [])
        let members = LibraryMembers(page, settings.texts).map { [$0.heading] } ?? []
        let shown = (headings + members).filter { $0.level == 2 || $0.level == 3 }
        guard page.front.hasContents, page.kind != .home, shown.count > 1 else { return [] }
        var out = Bytes("<ul>\n".utf8)
        var isInner = false
        for place in shown.indices {
            // A first heading of level 3 stands beside those of level 2.
            let goesInside = shown[place].level == 3 && place > 0
            if goesInside != isInner {
                out.put(goesInside ? "<ul>\n" : "</ul>\n")
                isInner = goesInside
            }
            templates.write(.contentsItem, to: "#" + shown[place].id, shown[place].text, into: &out)
            out.put("\n")
        }
        out.put(isInner ? "</ul>\n</ul>\n" : "</ul>\n")
        return out
    }

    func eyebrow(_ page: Page) -> String? {
        switch page.kind {
        case .reference: page.rare.symbolKind ?? settings.texts["Reference"]
        case .lesson:
            [settings.texts["Lesson"], symbolKind(of: page)].compactMap { $0 }.joined(separator: " · ")
        case .card: page.front.category ?? settings.texts["Card"]
        default: page.front.category
        }
    }

    /// What a page's symbol is: as its own head has it, or that of the symbol's reference page.
    private func symbolKind(of page: Page) -> String? {
        guard let symbol = page.rare.symbol else { return nil }
        return page.rare.symbolKind
            ?? index.symbols[symbol].flatMap { index.byOutput[$0.output] }?.rare.symbolKind
    }

    func neighbors(_ page: Page, _ values: inout PageValues) {
        guard page.kind != .home else { return }
        let (previous, next) = navigation.neighbors(of: page)
        if previous != nil || next != nil { values.text("turns", "yes") }
        for (name, other) in [("previous", previous), ("next", next)] {
            guard let other else { continue }
            values.text(name + ".url", SitePath.relative(from: page.folder, to: other.output))
            values.text(name + ".title", other.isHome ? settings.title : other.navigationTitle)
        }
    }
}
