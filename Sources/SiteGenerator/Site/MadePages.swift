/// Pages nobody writes: indexes of folders, symbols, the studio, 404.
enum MadePages {
    /// An index for every folder that has none and holds a page to list.
    static func indexes(
        _ pages: [Page], contentName: String, texts: ThemeTexts, place: PagePlace = PagePlace(key: "")
    ) -> [Page] {
        var folders: Set<String> = []
        for page in pages where page.front.isListed {
            var folder = page.folder
            while folders.insert(folder).inserted, folder != place.root { folder = SitePath.folder(folder) }
        }
        let present = Set(pages.filter(\.isIndex).map(\.folder))
        return folders.subtracting(present).sorted().map { folder in
            let key = SitePath.join(
                folder == place.root
                    ? "" : String(folder.dropFirst(place.root.isEmpty ? 0 : place.root.count + 1)), "index.md"
            )
            return make(
                SitePath.join(folder, "index.md"),
                title: folder == place.root ? texts["Contents"] : words(SitePath.name(folder)),
                contentName: contentName,
                place: PagePlace(language: place.language, root: place.root, key: key))
        }
    }

    private static func make(
        _ path: String, title: String, contentName: String, kind: PageKind = .index, place: PagePlace
    ) -> Page {
        var front = FrontMatter()
        front.title = title
        front.kind = kind
        let source = SourceFile(path: contentName + "/" + SitePath.folder(path), bytes: [])
        return Page(source: source, path: path, front: front, body: 0, isMade: true, place: place)
    }

    /// `getting-started` as `Getting started`.
    private static func words(_ name: String) -> String {
        let text = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// A page that stands in no list.
    static func special(
        _ path: String, _ title: String, _ html: Bytes, category: String? = nil, description: String? = nil
    ) -> Page {
        special(path, title, category: category, description: description) { html }
    }

    /// The same with a text that is made when it is asked for.
    static func special(
        _ path: String, _ title: String, category: String? = nil, description: String? = nil,
        _ html: @escaping @Sendable () -> Bytes
    ) -> Page {
        var front = FrontMatter()
        front.title = title
        front.description = description
        front.category = category
        front.kind = .article
        front.isListed = false
        front.isSearched = false
        let page = Page(
            source: SourceFile(path: path, bytes: []), path: path, front: front, body: 0, isMade: true)
        page.rendered = RenderedMarkdown(made: html)
        return page
    }

    static func notFound(_ texts: ThemeTexts) -> Page {
        var html = Bytes("<p>".utf8)
        html.putEscaped(
            texts["Nothing is published at this address. The page may have moved: look for it in the search."]
        )
        html.put("</p>\n<p>")
        html.putLink(to: "index.html", texts["Home page"])
        html.put("&emsp;<a class=\"search-here\" href=\"#galley-main\" hidden>")
        html.append(contentsOf: texts.escaped("Search"))
        html.put("</a></p>\n")
        return special("404.md", texts["Page not found"], html)
    }

    static let studioPath = "studio.md"

    /// Where any snippet of the site can be opened large; its script fills it from the address.
    static func studio(_ texts: ThemeTexts) -> Page {
        func text(_ english: String) -> String { texts.escaped(english).text }
        var marks = Bytes()
        MarksHTML(hasBands: true, texts: texts).write(into: &marks)
        let html = """
            <p class="studio-examples" hidden>\(text("Examples")): \(StudioExamples.buttons)</p>
            <figure class="proof studio" hidden>
            <div class="code"><pre tabindex="0"><code class="language-swift"></code></pre></div>
            <div class="proofs">
            <label class="frames-switch"><input type="checkbox"> \(text("Frames"))</label>
            <div class="sheets" tabindex="0" role="group" aria-label="\(text("Previews"))">
            <div class="sheet" data-width="393"><p class="width"><b>393 pt</b></p>
            <svg class="ruler" aria-hidden="true" width="393" height="22"></svg><div class="paper"></div></div>
            </div>
            \(marks.text)</div>
            <script type="application/json" class="recipe">{"source":"","uses":[],"show":null,"breakpoints":[],"height":null,"options":{}}</script>
            </figure>
            <noscript><p>\(text("The studio draws snippets in the page, and so it needs scripts."))</p></noscript>

            """
        let page = special(
            studioPath, texts["Studio"], Bytes(html.utf8),
            description: texts[
                "One snippet at all widths, and every form it goes through on its way to a picture."])
        page.figures.shown = 1
        return page
    }

    /// Every symbol from A to Z.
    static func symbols(_ index: SiteIndex) -> Page? {
        guard index.symbols.count > 1 else { return nil }
        var groups: [Group] = []
        for name in index.symbols.keys.sorted(by: { ($0.lowercased(), $0) < ($1.lowercased(), $1) }) {
            let letter = String(name.prefix(1)).uppercased()
            if groups.last?.title != letter { groups.append(Group(id: slug(letter), title: letter)) }
            let (output, anchor) = index.symbols[name]!
            groups[groups.count - 1].entries.append(
                Entry(
                    address: SitePath.relative(from: index.root, to: output)
                        + (anchor.map { "#" + $0 } ?? ""), text: name, isCode: true,
                    description: index.byOutput[output]?.description ?? ""))
        }
        return page(SitePath.join(index.root, "symbols.md"), index.settings.texts["Symbols"], groups)
    }

    // MARK: Lists

    private struct Entry {
        var address: String
        var text: String
        var isCode: Bool
        var description: String
    }

    private struct Group {
        var id: String
        var title: String
        var entries: [Entry] = []
    }

    /// Groups under each other, with a line that leads to each.
    private static func page(_ path: String, _ title: String, _ groups: [Group]) -> Page {
        var out = Bytes("<nav class=\"letters\" aria-label=\"\(title)\"><ul>".utf8)
        for group in groups {
            out.put("<li>")
            out.putLink(to: "#" + group.id, group.title)
        }
        out.put("</ul></nav>\n<div class=\"entries\">\n")
        for group in groups { write(group, into: &out) }
        out.put("</div>\n")
        return special(path, title, out)
    }

    private static func write(_ group: Group, into out: inout Bytes) {
        out.put("<section><h2 id=\"")
        out.putEscaped(group.id)
        out.put("\">")
        out.putEscaped(group.title)
        out.put("</h2><ul>\n")
        for entry in group.entries {
            out.put("<li>")
            out.putLink(to: entry.address, entry.text, isCode: entry.isCode)
            if !entry.description.isEmpty {
                out.put(" <span>")
                out.putEscaped(entry.description)
                out.put("</span>")
            }
            out.put("\n")
        }
        out.put("</ul></section>\n")
    }
}
