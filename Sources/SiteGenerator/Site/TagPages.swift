/// Pages for tags: one that lists them all, and one for each with the pages that bear it.
struct TagPages {
    struct Tag {
        var name: String
        /// Unique among the tags of a site.
        var id: String
        /// The folder of its language.
        var root: String
        /// In the order of the site.
        var pages: [Page] = []
        var address: String { SitePath.join(root, "tags/\(id).html") }
    }

    /// In alphabetical order.
    let tags: [Tag]
    private let root: String
    private let addresses: [String: String]

    init(_ pages: [Page], root: String = "") {
        self.root = root
        var byName: [String: [Page]] = [:]
        for page in pages { for name in Set(page.front.tags) { byName[name, default: []].append(page) } }
        var ids: Set<String> = []
        tags = byName.keys.sorted {
            $0.lowercased() != $1.lowercased() ? precedesNaturally($0.lowercased(), $1.lowercased()) : $0 < $1
        }.map { name in
            let base = slug(name).isEmpty ? "tag" : slug(name)
            var id = base
            var count = 1
            while !ids.insert(id).inserted {
                id = "\(base)-\(count)"
                count += 1
            }
            return Tag(name: name, id: id, root: root, pages: byName[name]!)
        }
        addresses = Dictionary(uniqueKeysWithValues: tags.map { ($0.name, $0.address) })
    }

    /// Where the pages of a tag are listed.
    func address(of name: String) -> String? { addresses[name] }

    func madePages(_ texts: ThemeTexts) -> [Page] {
        guard !tags.isEmpty else { return [] }
        return [overview(texts)] + tags.map { page(of: $0, texts) }
    }

    /// The ids are the anchors that links of earlier versions name.
    private func overview(_ texts: ThemeTexts) -> Page {
        var out = Bytes("<ul class=\"tagged\">\n".utf8)
        for tag in tags {
            out.put("<li id=\"")
            out.putEscaped(tag.id)
            out.put("\">")
            out.putLink(to: SitePath.relative(from: root, to: tag.address), tag.name)
            out.put(" <span>\(tag.pages.count)</span>\n")
        }
        out.put("</ul>\n")
        return MadePages.special(SitePath.join(root, "tags.md"), texts["Tags"], out)
    }

    private func page(of tag: Tag, _ texts: ThemeTexts) -> Page {
        MadePages.special(SitePath.join(root, "tags/\(tag.id).md"), tag.name, category: texts["Tag"]) {
            [root] in
            var out = Bytes()
            let pages = tag.pages.sorted {
                $0.title != $1.title ? precedesNaturally($0.title, $1.title) : $0.output < $1.output
            }
            PageParts.cards(pages, from: SitePath.join(root, "tags"), title: nil, into: &out)
            out.put("<p>")
            out.putLink(to: "../tags.html", texts["All tags"])
            out.put("</p>\n")
            return out
        }
    }
}
