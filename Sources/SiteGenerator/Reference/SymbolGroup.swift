/// Members of a symbol that stand under one heading.
struct SymbolGroup {
    enum Entry {
        case symbol(ReferenceSymbol)
        case page(Page)
        /// Somewhere else in the web.
        case link(words: String, address: String)
    }

    var title: String
    var id: String
    /// What the author says of the group.
    var words = Bytes()
    var entries: [Entry]
    /// Inherited members are there when somebody asks for them.
    var isFolded = false

    /// The groups by kind, as DocC has them, and their order.
    static let kinds: [(kinds: [String], title: String)] = [
        (["protocol"], "Protocols"), (["class"], "Classes"), (["actor"], "Actors"),
        (["struct"], "Structures"), (["enum"], "Enumerations"),
        (["macro"], "Macros"), (["enum.case"], "Enumeration cases"), (["associatedtype"], "Associated types"),
        (["init"], "Initializers"),
        (["deinit"], "Deinitializers"), (["property", "ivar"], "Instance properties"),
        (["method"], "Instance methods"),
        (["subscript"], "Subscripts"), (["type.property"], "Type properties"),
        (["type.method"], "Type methods"),
        (["type.subscript"], "Type subscripts"), (["func.op"], "Operators"), (["var"], "Variables"),
        (["func"], "Functions"),
        (["typealias"], "Type aliases"), (["module.extension"], "Extended modules"),
        (["protocol.extension", "class.extension", "struct.extension", "enum.extension"], "Extended types"),
    ]

    /// The place of a kind among them.
    static func rank(_ kind: String) -> Int { kinds.firstIndex { $0.kinds.contains(kind) } ?? kinds.count }

    static func byKind(_ symbols: [ReferenceSymbol], _ texts: ThemeTexts) -> [SymbolGroup] {
        let groups = Dictionary(grouping: symbols) { rank($0.kind) }
        return groups.keys.sorted().map { rank in
            let title = texts[rank < kinds.count ? kinds[rank].title : "Other"]
            return SymbolGroup(title: title, id: slug(title), entries: groups[rank]!.map { .symbol($0) })
        }
    }
}
