/// What of a symbol's page is not its text: the declaration, its members, what it is to others.
struct ReferenceHTML {
    let parts: ReferenceParts
    let page: Page

    private var symbol: ReferenceSymbol { parts.symbol }
    private var table: SymbolTable { parts.table }
    private var texts: ThemeTexts { parts.texts }

    func declaration() -> Bytes {
        guard let fragments = symbol.symbol?.fragments, !fragments.isEmpty else { return [] }
        var out = Bytes()
        DeclarationHTML(table: table, folder: page.folder).write(fragments, into: &out)
        return out
    }

    /// What stands below the text.
    func after() -> Bytes {
        let (lists, relations) = below()
        return lists.html() + relations
    }

    /// Pages of lists that would make the symbol's own too long.
    func listPages() -> [Page] {
        guard mayBeLong else { return [] }
        return below().lists.elsewhere.map { list in
            MadePages.special(
                SitePath.join(symbol.address, list.id + ".md"), "\(symbol.title): \(list.title)",
                list.text(self))
        }
    }

    private var mayBeLong: Bool {
        let curated = symbol.topics.reduce(0) { $0 + $1.entries.count }
        return max(curated, symbol.children.count) >= MemberLists.fewest
    }

    private func below() -> (lists: MemberLists, relations: Bytes) {
        var out = Bytes()
        let sections = SymbolSections(parts, besides: page.rendered.ids)
        for relation in sections.relations { names(relation.list, relation.title, relation.id, into: &out) }
        let room = mayBeLong ? MemberLists.room(besides: page.rendered.body.count + out.count) : .max
        return (MemberLists(self, sections.all, room: room), out)
    }

    // MARK: Members

    /// The members of a group, folded where nobody may ask for them.
    func write(_ group: SymbolGroup, into out: inout Bytes) {
        if group.isFolded {
            out.put("<details><summary>")
            out.putEscaped(group.title)
            out.put("</summary>")
        }
        out.put("<ul>\n")
        for entry in group.entries { write(entry, into: &out) }
        out.put(group.isFolded ? "</ul></details>\n" : "</ul>\n")
    }

    static func heading(_ tag: String, _ title: String, _ id: String, into out: inout Bytes) {
        out.put("<\(tag) id=\"")
        out.putEscaped(id)
        out.put("\">")
        out.putEscaped(title)
        out.put("</\(tag)>\n")
    }

    private func write(_ entry: SymbolGroup.Entry, into out: inout Bytes) {
        switch entry {
        case .symbol(let symbol): write(symbol, into: &out)
        case .link(let words, let address):
            out.put("<li>")
            out.putLink(to: address, words)
            out.put("\n")
        case .page(let other):
            out.put("<li>")
            out.putLink(to: SitePath.relative(from: page.folder, to: other.output), other.title)
            if !other.description.isEmpty {
                out.put("<p>")
                out.putEscaped(other.description)
                out.put("</p>")
            }
            out.put("\n")
        }
    }

    private func write(_ member: ReferenceSymbol, into out: inout Bytes) {
        out.put("<li>")
        let target = table.page(of: member)
        if let target {
            out.put("<a\(member.isDeprecated ? " class=\"deprecated\"" : "") href=\"")
            out.putAddress(SitePath.relative(from: page.folder, to: target.output).utf8)
            out.put("\">")
        }
        out.put("<code>")
        let short = member.symbol?.names.subHeading ?? []
        if short.isEmpty || member.isInherited {
            out.putEscaped(short.isEmpty ? member.title : short.map(\.spelling).joined())
        } else {
            DeclarationHTML(table: table, folder: nil).writeLine(short, into: &out)
        }
        out.put(target == nil ? "</code>" : "</code></a>")
        if member.isDeprecated { badge(texts["Deprecated"], into: &out) }
        if let words = SymbolPlatforms(texts).words(of: member) { badge(words, into: &out) }
        if !member.summary.isEmpty, !member.isInherited {
            out.put("<p>")
            out.append(contentsOf: member.summary)
            out.put("</p>")
        }
        out.put("\n")
    }

    private func badge(_ text: String, into out: inout Bytes) {
        out.put(" <span class=\"badge\">")
        out.putEscaped(text)
        out.put("</span>")
    }

    // MARK: Relations

    private func names(_ relations: [SymbolRelation], _ title: String, _ id: String, into out: inout Bytes) {
        out.put("<section class=\"names\">")
        Self.heading("h2", title, id, into: &out)
        out.put("<ul>")
        for relation in relations {
            out.put("<li>")
            if let other = table.byID[relation.id].flatMap({ table.page(of: $0) }) {
                out.putLink(
                    to: SitePath.relative(from: page.folder, to: other.output), relation.name, isCode: true)
            } else {
                out.put(relation.name, isCode: true)
            }
            if !relation.clause.isEmpty {
                out.put(" where ")
                out.put(relation.clause, isCode: true)
            }
        }
        out.put("</ul></section>\n")
    }
}
