/// The lists of members on a symbol's page. Where they would make it too long, some stand on pages of their
/// own: inherited members first, then the longest.
struct MemberLists {
    struct List {
        var title: String
        var id: String
        /// A group among others of its section; else it is all that the section has.
        var isGroup: Bool
        var groups: [SymbolGroup]
        var html = Bytes()
        var isElsewhere = false

        var isInherited: Bool { groups.contains(where: \.isFolded) }
    }

    /// How many bytes a symbol's page may have, and how many of them stand around its text and its lists.
    static let longestPage = 30_000
    static let frame = 8_000
    /// With fewer members than this, no page is too long.
    static let fewest = 24
    /// A list that is shorter than this is worth no page.
    private static let shortest = 1_000

    private var sections: [(title: String, id: String, lists: [List])] = []

    /// - Parameter room: how many bytes the lists may have.
    init(_ writer: ReferenceHTML, _ all: [SymbolSections.Section], room: Int) {
        for section in all {
            sections.append((section.title, section.id, Self.lists(of: section, writer)))
        }
        spread(into: room)
    }

    /// How many bytes are left for lists on a page that has so many of text.
    static func room(besides text: Int) -> Int { longestPage - frame - text }

    private static func lists(of section: SymbolSections.Section, _ writer: ReferenceHTML) -> [List] {
        guard section.groups.allSatisfy({ !$0.isFolded && !$0.title.isEmpty }) else {
            return [List(section.title, section.id, isGroup: false, section.groups, writer)]
        }
        return section.groups.map { List($0.title, $0.id, isGroup: true, [$0], writer) }
    }

    // MARK: Pages of their own

    private mutating func spread(into room: Int) {
        var length = sections.reduce(0) { $0 + $1.lists.reduce(0) { $0 + $1.html.count } }
        while length > room, let (section, list) = next() {
            length -= sections[section].lists[list].html.count
            sections[section].lists[list].isElsewhere = true
        }
    }

    /// The list that stands on the page and had best not.
    private func next() -> (section: Int, list: Int)? {
        let open = sections.indices.flatMap { section in
            sections[section].lists.indices.map { (section: section, list: $0) }
        }.filter { !list($0).isElsewhere && list($0).html.count > Self.shortest }
        return open.first { list($0).isInherited } ?? open.max { list($0).html.count < list($1).html.count }
    }

    private func list(_ place: (section: Int, list: Int)) -> List {
        sections[place.section].lists[place.list]
    }

    var elsewhere: [List] { sections.flatMap(\.lists).filter(\.isElsewhere) }

    // MARK: HTML

    func html() -> Bytes {
        var out = Bytes()
        for (title, id, lists) in sections {
            out.put("<section class=\"members\">")
            ReferenceHTML.heading("h2", title, id, into: &out)
            for list in lists { list.write(into: &out) }
            out.put("</section>\n")
        }
        return out
    }
}

extension MemberLists.List {
    fileprivate init(
        _ title: String, _ id: String, isGroup: Bool, _ groups: [SymbolGroup], _ writer: ReferenceHTML
    ) {
        (self.title, self.id, self.isGroup, self.groups) = (title, id, isGroup, groups)
        for group in groups {
            if !isGroup { html += group.words }
            writer.write(group, into: &html)
        }
    }

    fileprivate func write(into out: inout Bytes) {
        if isGroup {
            ReferenceHTML.heading("h3", title, id, into: &out)
            out += groups[0].words
        }
        guard isElsewhere else { return out += html }
        out.put("<ul><li>")
        out.putLink(to: id + ".html", "\(title) (\(groups.reduce(0) { $0 + $1.entries.count }))")
        out.put("</ul>\n")
    }

    /// The list as a page's text, where nothing is folded.
    func text(_ writer: ReferenceHTML) -> Bytes {
        var out = Bytes("<section class=\"members\">".utf8)
        for var group in groups {
            if group.isFolded { ReferenceHTML.heading("h2", group.title, slug(group.title), into: &out) }
            group.isFolded = false
            writer.write(group, into: &out)
        }
        out.put("</section>\n")
        return out
    }
}
