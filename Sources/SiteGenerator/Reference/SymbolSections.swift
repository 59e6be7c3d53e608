/// The lists of symbols below a symbol's text.
struct SymbolSections {
    struct Section {
        var title: String
        var id: String
        var groups: [SymbolGroup]
    }

    private let symbol: ReferenceSymbol
    private let table: SymbolTable
    private let texts: ThemeTexts

    private(set) var all: [Section] = []
    /// What the symbol is to others, with the title and the anchor of the list.
    private(set) var relations: [(list: [SymbolRelation], title: String, id: String)] = []
    private var taken: Set<String>

    /// - Parameter taken: the anchors of the page's text.
    init(_ parts: ReferenceParts, besides taken: Set<String> = []) {
        (symbol, table, texts, self.taken) = (parts.symbol, parts.table, parts.texts, taken)
        all = [topics, implementations, inherited, seeAlso].compactMap(\.self).map { identified($0) }
        for (kind, title) in Self.relationTitles {
            guard let list = symbol.relations[kind] else { continue }
            let sorted = list.sorted { precedesNaturally($0.name, $1.name) }
            relations.append((sorted, texts[title], free(slug(texts[title]))))
        }
    }

    private static let relationTitles: [(SymbolRelation.Kind, String)] = [
        (.inheritsFrom, "Inherits from"), (.conformsTo, "Conforms to"), (.inheritedBy, "Inherited by"),
        (.conformingTypes, "Conforming types"),
        (.overrides, "Overrides"), (.implements, "Implements"),
    ]

    /// With anchors that nothing else on the page has.
    private mutating func identified(_ section: Section) -> Section {
        var section = section
        section.id = free(section.id)
        for index in section.groups.indices where !section.groups[index].isFolded {
            section.groups[index].id = free(section.groups[index].id)
        }
        return section
    }

    private mutating func free(_ id: String) -> String {
        var free = id
        var number = 1
        while !taken.insert(free).inserted {
            number += 1
            free = "\(id)-\(number)"
        }
        return free
    }

    /// The headings of all lists.
    var headings: [PageHeading] {
        var headings: [PageHeading] = []
        for section in all {
            headings.append(PageHeading(level: 2, id: section.id, text: section.title))
            for group in section.groups where !group.isFolded && !group.title.isEmpty {
                headings.append(PageHeading(level: 3, id: group.id, text: group.title))
            }
        }
        return headings + relations.map { PageHeading(level: 2, id: $0.id, text: $0.title) }
    }

    private func section(_ title: String, _ groups: [SymbolGroup]) -> Section? {
        groups.isEmpty ? nil : Section(title: texts[title], id: slug(texts[title]), groups: groups)
    }

    /// The author's groups first, then all other members by kind.
    private var topics: Section? {
        var groups = symbol.topics
        let curated = Set(groups.flatMap(\.entries).compactMap(\.symbolID))
        groups += SymbolGroup.byKind(
            symbol.children.filter { !$0.isInherited && !curated.contains($0.id) && !isDefault($0) }, texts)
        return section("Topics", groups)
    }

    /// Default implementations stand with what they implement.
    private func isDefault(_ member: ReferenceSymbol) -> Bool {
        guard let implemented = member.relations[.implements] else { return false }
        return implemented.contains { table.byID[$0.id]?.parent === member.parent }
    }

    private var implementations: Section? {
        let found = (symbol.relations[.implementations] ?? []).compactMap { table.byID[$0.id] }
        return section(
            "Default implementations",
            found.isEmpty ? [] : [SymbolGroup(title: "", id: "", entries: found.map { .symbol($0) })])
    }

    /// Inherited members by what they are inherited from, folded.
    private var inherited: Section? {
        let groups = Dictionary(grouping: symbol.children.filter(\.isInherited)) { $0.origin?.owner ?? "" }
        return section(
            "Inherited members",
            groups.keys.sorted(by: precedesNaturally).map { owner in
                SymbolGroup(
                    title: texts["Inherited from %", owner], id: "",
                    entries: groups[owner]!.map { .symbol($0) }, isFolded: true)
            })
    }

    /// What the author names, and what stands in the same group of the symbol around it.
    private var seeAlso: Section? {
        let siblings = (symbol.parent?.topics ?? []).filter { group in
            group.entries.contains { $0.symbolID == symbol.id }
        }.map { group in
            var group = group
            group.entries.removeAll { $0.symbolID == symbol.id }
            return group
        }
        return section("See also", (symbol.seeAlso + siblings).filter { !$0.entries.isEmpty })
    }
}

extension SymbolGroup.Entry {
    var symbolID: String? {
        guard case .symbol(let symbol) = self else { return nil }
        return symbol.id
    }
}

extension SymbolRelation {
    /// `Equatable` for `Equatable.!=(_:_:)`.
    var owner: String { name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name }
}
