/// Lists of posts as HTML: by year on an index and on the pages after it, in an archive, for an author, for a
/// series.
struct DatedListHTML {
    let settings: Settings

    private var texts: ThemeTexts { settings.texts }

    /// The names of months are English.
    private func words(_ date: SiteDate) -> String {
        settings.language.hasPrefix("en") ? date.words : date.iso
    }

    /// Posts below the years they are of.
    func write(
        _ posts: some Sequence<Page>, from folder: String, isShort: Bool = false, into out: inout Bytes
    ) {
        var year: Int?
        for post in posts {
            guard let date = post.front.date else { continue }
            if date.year != year {
                if year != nil { out.put("</ul></section>\n") }
                let name = String(date.iso.prefix { $0 != "-" })
                out.put(
                    "<section class=\"\(isShort ? "archive" : "cards posts")\"><h2 id=\"year-\(name)\">\(name)</h2><ul>\n"
                )
                year = date.year
            }
            entry(post, date, from: folder, isShort: isShort, into: &out)
        }
        if year != nil { out.put("</ul></section>\n") }
    }

    private func entry(
        _ post: Page, _ date: SiteDate, from folder: String, isShort: Bool, into out: inout Bytes
    ) {
        out.put("<li>")
        out.putLink(to: SitePath.relative(from: folder, to: post.output), post.title)
        out.put(" <time datetime=\"\(date.iso)\">\(words(date))</time>")
        if !isShort {
            let lead =
                post.description.isEmpty ? String(post.rendered.lead.prefix(200)).trimmed : post.description
            if !lead.isEmpty {
                out.put("<p>")
                out.putEscaped(lead)
                out.put("</p>")
            }
        }
        out.put("\n")
    }

    /// One page of a list, counted from 0, with the ways to those around it.
    func page(_ number: Int, of list: DatedLists.List, into out: inout Bytes) {
        let from = number * list.length
        write(
            list.posts[from..<min(from + list.length, list.posts.count)], from: list.index.folder, into: &out)
        guard list.pageCount > 1 else { return }
        out.put("<p class=\"more\">")
        if number > 0 { link(Self.name(number - 1), "Newer", into: &out) }
        if number + 1 < list.pageCount { link(Self.name(number + 1), "Older", into: &out) }
        link("archive.html", "Archive", into: &out)
        out.put("</p>\n")
    }

    private func link(_ address: String, _ text: String, into out: inout Bytes) {
        out.putLink(to: address, texts[text])
        out.put(" ")
    }

    /// The file of a page of a list.
    private static func name(_ number: Int) -> String {
        number == 0 ? "index.html" : "page-\(number + 1).html"
    }

    /// The series that a page is a part of, with all its parts.
    func series(_ parts: [Page], of page: Page, into out: inout Bytes) {
        guard parts.count > 1, let name = page.front.series else { return }
        out.put("<section class=\"series\"><h2>")
        out.putEscaped("\(texts["Series"]): \(name)")
        out.put("</h2><ol>\n")
        for part in parts {
            out.put("<li>")
            if part === page {
                out.put("<b aria-current=\"page\">")
                out.putEscaped(part.title)
                out.put("</b>")
            } else {
                out.putLink(to: SitePath.relative(from: page.folder, to: part.output), part.title)
            }
            out.put("\n")
        }
        out.put("</ol></section>\n")
    }

    // MARK: Pages

    /// Pages that nobody writes: those after the first of each list, its archive, its authors.
    func madePages(_ lists: DatedLists) -> [Page] {
        lists.lists.flatMap { later($0) + archive($0) + authors($0) }
    }

    private func later(_ list: DatedLists.List) -> [Page] {
        (1..<max(1, list.pageCount)).map { number in
            var out = Bytes()
            page(number, of: list, into: &out)
            let path = SitePath.join(list.index.folder, "page-\(number + 1).md")
            return MadePages.special(path, "\(list.index.title) (\(number + 1))", out)
        }
    }

    private func archive(_ list: DatedLists.List) -> [Page] {
        guard list.pageCount > 1 else { return [] }
        var out = Bytes()
        write(list.posts, from: list.index.folder, isShort: true, into: &out)
        return [
            MadePages.special(
                SitePath.join(list.index.folder, "archive.md"), texts["Archive"], out,
                category: list.index.title)
        ]
    }

    private func authors(_ list: DatedLists.List) -> [Page] {
        let folder = SitePath.join(list.index.folder, "authors")
        return Self.authors(of: list).map { author in
            var out = Bytes()
            write(author.posts, from: folder, into: &out)
            return MadePages.special("\(folder)/\(author.id).md", author.name, out, category: texts["Author"])
        }
    }

    /// Who wrote posts of a list, by name; two names with the same letters share a page.
    static func authors(of list: DatedLists.List) -> [(name: String, id: String, posts: [Page])] {
        let posts = list.posts.filter { $0.front.author.map { !slug($0).isEmpty } ?? false }
        return Dictionary(grouping: posts) { slug($0.front.author!) }.sorted { $0.key < $1.key }
            .map { ($0.value[0].front.author!, $0.key, $0.value) }
    }

    /// Where the posts of a post's author are listed.
    static func authorAddress(of page: Page, _ lists: DatedLists) -> String? {
        guard let author = page.front.author, !slug(author).isEmpty, let list = lists.list(around: page),
            list.index !== page
        else { return nil }
        return SitePath.relative(
            from: page.folder, to: SitePath.join(list.index.folder, "authors/\(slug(author)).html"))
    }
}
