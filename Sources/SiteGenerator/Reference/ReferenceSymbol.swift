import SymbolGraphs
import SymbolKit

/// A symbol that has a page, and its place among the others.
final class ReferenceSymbol: @unchecked Sendable {
    /// What no other symbol has: the compiler's own name for it.
    let id: String
    /// The last part of its path: `init(title:)`.
    let name: String
    /// The kind as graphs name it, without the language: `struct`, `type.method`, `module`.
    let kind: String
    /// The kind in words: `Type Method`.
    let kindName: String
    /// The module whose reference it stands in.
    let module: String
    /// Nothing of what stands for a module, or for a type of another one.
    let symbol: SymbolGraph.Symbol?
    weak var parent: ReferenceSymbol?
    var children: [ReferenceSymbol] = []
    /// Where its page is published, without `index.html`.
    var address = ""
    /// What its address has to be told apart by: `-3fk2x`.
    var suffix = ""
    /// Where two symbols have one name, links mean the other one.
    var isDisfavored = false
    /// What it is inherited from, when it is nothing of its own.
    var origin: SymbolRelation?
    var comment = SymbolComment()
    /// The requirement that its comment is of: the links in it mean what they mean there.
    weak var lender: ReferenceSymbol?
    /// The first paragraph of its comment as HTML, for lists.
    var summary = Bytes()
    /// What its extension file says of its members' order, and what to see besides.
    var curation = SymbolCuration()
    /// The same with what its links lead to.
    var topics: [SymbolGroup] = []
    var seeAlso: [SymbolGroup] = []
    /// The Markdown that says more of it.
    var extensionFile: SourceFile?
    /// The systems that it is there for when `#if` keeps it from others.
    var platforms: [SymbolGraphOptions.Platform] = []
    /// Whether it meets a requirement of another module's protocol, as every view's `body` does.
    var meetsForeign = false
    /// Where it is declared.
    var place: CommentLine.Place?
    /// The file of the graph that it is from.
    var graphFile: SourceFile?
    /// Where its file can be read.
    var sourceAddress: String?
    var relations: [SymbolRelation.Kind: [SymbolRelation]] = [:]

    init(_ symbol: SymbolGraph.Symbol, module: String) {
        id = symbol.identifier.precise
        name = symbol.pathComponents.last ?? symbol.names.title
        kind = symbol.kind.identifier.identifier
        kindName = symbol.kind.displayName
        self.module = module
        self.symbol = symbol
    }

    /// A member of a protocol as one of a type that conforms to it.
    init(inherited member: ReferenceSymbol, by type: ReferenceSymbol) {
        id = "\(member.id)::SYNTHESIZED::\(type.id)"
        (name, kind, kindName, module, symbol) = (
            member.name, member.kind, member.kindName, type.module, member.symbol
        )
        origin = SymbolRelation(
            id: member.id, name: (member.parent.map { $0.name + "." } ?? "") + member.name)
        isDisfavored = true
        platforms = member.platforms
    }

    init(id: String, name: String, kind: String, kindName: String, module: String) {
        (self.id, self.name, self.kind, self.kindName, self.module) = (id, name, kind, kindName, module)
        symbol = nil
    }

    /// The way from the module's page, the symbol's own name last.
    var path: [String] {
        guard let parent else { return [] }
        return parent.path + [name]
    }

    /// What its page is called: of a member, its own name.
    var title: String { displayName ?? symbol?.names.title ?? name }
    /// The title that its extension file gives it.
    var displayName: String?

    /// The language as links name it.
    var language: String { (symbol?.identifier.interfaceLanguage ?? "swift") == "swift" ? "swift" : "c" }

    /// It is nothing of its own: the compiler lists it because it is inherited.
    var isInherited: Bool { origin != nil && id.contains("::SYNTHESIZED::") }

    /// Its page's path below the content folder.
    var pagePath: String { SitePath.join(address, "index.md") }
    var output: String { SitePath.join(address, "index.html") }
}

/// What one symbol is to another.
struct SymbolRelation: Sendable {
    enum Kind: Hashable, Sendable, CaseIterable {
        case inheritsFrom, inheritedBy, conformsTo, conformingTypes, requirementOf, implements,
            implementations, overrides
    }

    var id: String
    /// What the other one is called where it has no page.
    var name: String
    /// Under which constraints: `Element: Equatable`.
    var clause = ""
}
