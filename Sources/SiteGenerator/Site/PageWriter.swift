/// Writes a page's whole HTML: the template around the body, navigation, contents, what machines read.
struct PageWriter {
    let index: SiteIndex
    let navigation: Navigation
    let templates: TemplateSet
    let assets: ThemeAssets
    let cards: SocialCards
    let extraScript: String?

    private var settings: Settings { index.settings }

    func write(_ page: Page) -> OutputFile {
        var values: [(String, TemplateValue)] = []
        func add(_ key: String, _ text: String?) { if let text, !text.isEmpty { values.append((key, .text(text))) } }
        func html(_ key: String, _ bytes: Bytes) { if !bytes.isEmpty { values.append((key, .html(bytes))) } }
        let root = SitePath.root(from: page.folder)
        let isNotFound = page.output == "404.html"
        add("root", root.isEmpty ? "./" : root)
        add("home", SitePath.relative(from: page.folder, to: "index.html"))
        add("language", page.front.language ?? settings.language)
        add("siteTitle", settings.title)
        add("title", page.title)
        add("headTitle", page.output == "index.html" || page.title == settings.title ? settings.title : "\(page.title) – \(settings.title)")
        html("titleHTML", titleHTML(page))
        add("description", page.description.isEmpty ? String(page.rendered.lead.prefix(200)).trimmed : page.description)
        add("moved", movedAnchors(page))
        add("kind", page.kind.rawValue)
        add("is" + page.kind.rawValue.capitalized, "yes")
        html("assets", assets.head(root: root))
        if page.figures.shown > 0 { html("live", assets.liveHead(root: root)) }
        add("themeScript", root + assets.themeScript)
        add("script", root + assets.script)
        add("extraScript", extraScript)
        html("logo", assets.logo(root: root))
        html("links", links(page))
        add("repository", settings.repository)
        html("sidebar", sidebar(page))
        html("breadcrumbs", breadcrumbs(page))
        html("contents", contents(page))
        add("eyebrow", eyebrow(page))
        if page.kind != .home { html("chips", PageParts.chips(page, childCount: page.kind == .index ? navigation.children(of: page).count : 0)) }
        add("lead", page.kind == .reference || page.kind == .home ? page.description : nil)
        html("declaration", PageParts.declaration(page))
        html("body", page.rendered.html)
        html("after", PageParts.after(page, index: index, navigation: navigation))
        neighbours(page, &values)
        add("date", page.front.date?.words)
        add("dateISO", page.front.date?.iso)
        add("author", page.front.author ?? (page.front.date == nil ? nil : settings.author))
        add("updated", (page.front.updated ?? page.changed)?.words)
        add("updatedISO", (page.front.updated ?? page.changed)?.iso)
        if !page.isMade, let edit = settings.edit { add("edit", edit.replacingPath(page.path)) }
        add("source", page.front.source)
        html("tags", PageParts.tags(page))
        html("machine", isNotFound ? Bytes("<meta name=\"robots\" content=\"noindex\">\n".utf8) : machineHead(page))
        html("footer", PageParts.footer(settings))
        if settings.hasTwins, !page.isMade { add("twin", SitePath.name(SitePath.withoutExtension(page.output)) + ".md") }
        if settings.hasTwins, let bundle = navigation.bundle(of: page) { add("bundle", SitePath.relative(from: page.folder, to: bundle)) }
        if index.symbols.count > 1 { add("symbolsPage", root + "symbols.html") }
        if settings.hasPrintPage(of: index.pages.count) { add("printPage", root + "print.html") }
        var out = Bytes()
        out.reserveCapacity(page.rendered.html.count + 8_000)
        templates.write("page", values, into: &out)
        return OutputFile(path: page.output, bytes: isNotFound ? anywhere(out) : out)
    }

    /// The page for wrong addresses is shown at any depth, so its own addresses start at the host.
    private func anywhere(_ html: Bytes) -> Bytes {
        guard let base = settings.basePath else { return html }
        return HTMLAttributes.rewritten(html) { kind, value, out in
            if kind == .address { out.put(base) }
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
            out.putJSON(entry.to.contains("://") ? entry.to : SitePath.relative(from: page.folder, to: entry.to))
        }
        out.put("}")
        return out.text
    }

    private func machineHead(_ page: Page) -> Bytes {
        let ancestors = navigation.ancestors(of: page)
        return MachineHead(page: page, index: index, ancestors: ancestors, card: cards.path(of: page)).html()
    }

    private func titleHTML(_ page: Page) -> Bytes {
        if page.front.title == nil || page.rendered.title == page.front.title, !page.rendered.titleHTML.isEmpty { return page.rendered.titleHTML }
        var out = Bytes()
        out.putEscaped(page.title)
        return out
    }

    private func links(_ page: Page) -> Bytes {
        var out = Bytes()
        for link in settings.links {
            let address: String
            if case .page(let other)? = index.target(link.page) {
                address = SitePath.relative(from: page.folder, to: other.output)
            } else {
                address = link.page
            }
            out.putLink(to: address, link.title)
        }
        return out
    }

    private func sidebar(_ page: Page) -> Bytes {
        var out = Bytes()
        navigation.writeSidebar(for: page, into: &out)
        return out
    }

    private func breadcrumbs(_ page: Page) -> Bytes {
        let chain = navigation.ancestors(of: page)
        guard !chain.isEmpty else { return [] }
        var out = Bytes()
        for ancestor in chain {
            out.put("<li>")
            out.putLink(
                to: SitePath.relative(from: page.folder, to: ancestor.output),
                ancestor.output == "index.html" ? settings.title : ancestor.navigationTitle)
            out.put("</li>")
        }
        return out
    }

    /// The contents of the page: headings of level 2, with those of level 3 below them.
    private func contents(_ page: Page) -> Bytes {
        let shown = page.rendered.headings.filter { $0.level == 2 || $0.level == 3 }
        guard page.front.hasContents, page.kind != .home, shown.count > 1 else { return [] }
        var out = Bytes("<ul>\n".utf8)
        var isInner = false
        var isOpen = false
        for heading in shown {
            if heading.level == 3, !isInner, isOpen {
                out.put("\n<ul>\n")
                isInner = true
            } else if heading.level == 2 {
                if isInner { out.put("</li>\n</ul>") }
                if isOpen { out.put("</li>\n") }
                isInner = false
            } else if isOpen {
                out.put("</li>\n")
            }
            out.put("<li>")
            out.putLink(to: "#" + heading.id, heading.text)
            isOpen = true
        }
        out.put(isInner ? "</li>\n</ul></li>\n</ul>\n" : "</li>\n</ul>\n")
        return out
    }

    private func eyebrow(_ page: Page) -> String? {
        switch page.kind {
        case .reference: page.front.symbolKind ?? "Reference"
        case .lesson: "Lesson"
        case .card: page.front.category ?? "Card"
        default: page.front.category
        }
    }

    private func neighbours(_ page: Page, _ values: inout [(String, TemplateValue)]) {
        guard page.kind != .home else { return }
        let (previous, next) = navigation.neighbours(of: page)
        if previous != nil || next != nil { values.append(("turns", .text("yes"))) }
        for (name, other) in [("previous", previous), ("next", next)] {
            guard let other else { continue }
            values.append((name + ".url", .text(SitePath.relative(from: page.folder, to: other.output))))
            values.append((name + ".title", .text(other.output == "index.html" ? settings.title : other.navigationTitle)))
        }
    }
}

extension String {
    fileprivate func replacingPath(_ path: String) -> String {
        split(separator: "{path}", omittingEmptySubsequences: false).joined(separator: path)
    }
}
