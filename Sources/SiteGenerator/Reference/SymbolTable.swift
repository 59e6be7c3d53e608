import Foundation
import SymbolGraphs
import SymbolKit

/// The symbols of all modules that the site has a reference of.
final class SymbolTable: @unchecked Sendable {
    /// The modules in the order of the settings.
    private(set) var modules: [ReferenceSymbol] = []
    /// Every symbol by the compiler's own name.
    private(set) var byID: [String: ReferenceSymbol] = [:]
    /// Parents before their members, each in the order of their names.
    private(set) var all: [ReferenceSymbol] = []
    /// Types of other modules, by `module/id`, that a module adds to.
    private var extended: [String: ReferenceSymbol] = [:]

    var isEmpty: Bool { modules.isEmpty }

    /// - Parameter articles: names of a catalogue's articles, as addresses have them: they come before other
    ///   modules' names.
    init(_ graphs: [ModuleGraph] = [], besides articles: Set<String> = []) {
        for graph in graphs { addSymbols(of: graph) }
        for graph in graphs { addRelations(of: graph) }
        for graph in graphs { addParents(of: graph) }
        for graph in graphs where graph.isOfSources { inherit(of: graph) }
        for module in modules {
            module.address = SitePath.join("documentation", SymbolAddress.fileName(module.name))
            sort(module)
            for child in module.children
            where child.kind == "module.extension" && articles.contains(SymbolAddress.fileName(child.name)) {
                child.suffix = "-module.extension"
            }
            SymbolAddress.give(to: module)
        }
    }

    // MARK: Symbols

    private func addSymbols(of graph: ModuleGraph) {
        let module = module(graph.name)
        for symbol in graph.graph.symbols.values where byID[symbol.identifier.precise] == nil {
            guard !Self.isHidden(symbol) else { continue }
            if symbol.kind.identifier == .extension {
                extended[symbol.identifier.precise] = extendedType(
                    symbol.pathComponents, graph.extended ?? symbol.extendedModule, module, of: symbol)
                continue
            }
            let own = ReferenceSymbol(symbol, module: graph.name)
            own.graphFile = graph.file
            own.platforms = graph.platforms[own.id] ?? []
            own.meetsForeign = graph.meetingForeign.contains(own.id)
            byID[own.id] = own
        }
    }

    /// Names with an underscore are public for the compiler alone.
    private static func isHidden(_ symbol: SymbolGraph.Symbol) -> Bool {
        symbol.pathComponents.contains { $0.hasPrefix("_") && !$0.hasPrefix("_(") }
    }

    private func module(_ name: String) -> ReferenceSymbol {
        if let known = modules.first(where: { $0.name == name }) { return known }
        let module = ReferenceSymbol(id: name, name: name, kind: "module", kindName: "Module", module: name)
        modules.append(module)
        byID[name] = module
        return module
    }

    /// A type of another module, below that module's page in the one that adds to it.
    private func extendedType(
        _ path: [String], _ other: String?, _ module: ReferenceSymbol, of symbol: SymbolGraph.Symbol?
    ) -> ReferenceSymbol {
        var owner = made(
            "\(module.name)/\(other ?? "")", other ?? "Swift", "module.extension", "Extended Module",
            in: module)
        for (index, name) in path.enumerated() {
            let kind = symbol?.extendedKind ?? "struct"
            let id = "\(owner.id)/\(name)"
            owner = made(
                id, name, "\(kind).extension", "Extended \(Self.words(kind))", in: owner,
                isLast: index == path.count - 1)
        }
        return owner
    }

    private func made(
        _ id: String, _ name: String, _ kind: String, _ kindName: String, in parent: ReferenceSymbol,
        isLast: Bool = true
    ) -> ReferenceSymbol {
        if let known = byID[id] { return known }
        let made = ReferenceSymbol(
            id: id, name: name, kind: isLast ? kind : "struct.extension", kindName: kindName,
            module: parent.module)
        byID[id] = made
        adopt(made, by: parent)
        return made
    }

    private static func words(_ kind: String) -> String {
        ["struct": "Structure", "enum": "Enumeration", "class": "Class", "protocol": "Protocol"][kind]
            ?? "Type"
    }

    private func adopt(_ child: ReferenceSymbol, by parent: ReferenceSymbol) {
        guard child.parent == nil, child !== parent else { return }
        child.parent = parent
        parent.children.append(child)
    }

    // MARK: Relations

    private func addRelations(of graph: ModuleGraph) {
        for relation in graph.graph.relationships {
            let source = byID[relation.source] ?? extended[relation.source]
            guard let source else { continue }
            if let origin = relation[mixin: SymbolGraph.Relationship.SourceOrigin.self] {
                source.origin = SymbolRelation(id: origin.identifier, name: origin.displayName)
            }
            add(relation, of: source)
        }
    }

    private func add(_ relation: SymbolGraph.Relationship, of source: ReferenceSymbol) {
        let target = byID[relation.target]
        let clause = relation.swift.genericConstraints.map(\.text).joined(separator: ", ")
        let to = SymbolRelation(
            id: relation.target, name: Self.name(target, relation.targetFallback), clause: clause)
        let back = SymbolRelation(id: source.id, name: source.title, clause: clause)
        switch relation.kind {
        case .memberOf, .requirementOf, .optionalRequirementOf:
            if relation.kind != .memberOf { source.relations[.requirementOf, default: []].append(to) }
            if let parent = target ?? extended[relation.target] { adopt(source, by: parent) }
        case .conformsTo:
            guard !Self.isOfCompiler(to.name) else { return }
            source.relations[.conformsTo, default: []].append(to)
            target?.relations[source.kind == "protocol" ? .inheritedBy : .conformingTypes, default: []]
                .append(back)
        case .inheritsFrom:
            source.relations[.inheritsFrom, default: []].append(to)
            target?.relations[.inheritedBy, default: []].append(back)
        case .defaultImplementationOf:
            source.isDisfavored = true
            source.relations[.implements, default: []].append(to)
            target?.relations[.implementations, default: []].append(back)
        case .overrides: source.relations[.overrides, default: []].append(to)
        default: break
        }
    }

    /// What every type is unless it says otherwise.
    private static func isOfCompiler(_ name: String) -> Bool {
        ["Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"].contains(name)
    }

    private static func name(_ target: ReferenceSymbol?, _ fallback: String?) -> String {
        if let target { return target.symbol?.names.title ?? target.name }
        guard let fallback else { return "" }
        return fallback.firstIndex(of: ".").map { String(fallback[fallback.index(after: $0)...]) } ?? fallback
    }

    // MARK: Inherited members

    /// What the compiler's graphs list of a type besides its own: members that protocols of these modules
    /// give it.
    private func inherit(of graph: ModuleGraph) {
        let types = graph.graph.symbols.keys.sorted().compactMap { byID[$0] }.filter {
            InheritedMembers.takes($0.kind)
        }
        for (type, member) in InheritedMembers(table: self).all(of: types) {
            let made = ReferenceSymbol(inherited: member, by: type)
            guard byID[made.id] == nil else { continue }
            byID[made.id] = made
            adopt(made, by: type)
        }
    }

    // MARK: Parents

    /// Who has no parent yet has the one that its path names.
    private func addParents(of graph: ModuleGraph) {
        let module = module(graph.name)
        var types: [[String]: ReferenceSymbol] = [:]
        for symbol in graph.graph.symbols.values {
            guard let own = byID[symbol.identifier.precise], own.symbol != nil, Self.holdsMembers(own.kind)
            else { continue }
            types[symbol.pathComponents] = own
        }
        for symbol in graph.graph.symbols.values.sorted(by: { $0.identifier.precise < $1.identifier.precise })
        {
            guard let own = byID[symbol.identifier.precise], own.symbol != nil else { continue }
            if own.id.contains("::SYNTHESIZED::") { own.isDisfavored = true }
            guard own.parent == nil else { continue }
            let above = Array(symbol.pathComponents.dropLast())
            if above.isEmpty {
                adopt(own, by: module)
            } else if graph.extended == nil, let parent = types[above] {
                adopt(own, by: parent)
            } else {
                adopt(
                    own, by: extendedType(above, graph.extended ?? symbol.extendedModule, module, of: symbol))
            }
        }
    }

    static func holdsMembers(_ kind: String) -> Bool {
        ["struct", "class", "enum", "protocol", "typealias", "actor"].contains(kind)
    }

    private func sort(_ symbol: ReferenceSymbol) {
        all.append(symbol)
        symbol.children.sort { $0.name == $1.name ? $0.id < $1.id : precedesNaturally($0.name, $1.name) }
        for child in symbol.children { sort(child) }
    }
}

/// The symbols of one module, or what it adds to those of another.
struct ModuleGraph: @unchecked Sendable {
    var name: String
    /// The other module.
    var extended: String?
    var graph: SymbolGraph
    /// The file that it was read from, for what is wrong in it.
    var file: SourceFile?
    /// It was made of a module's sources.
    var isOfSources = false
    /// The systems of the symbols that `#if` keeps from others.
    var platforms: [String: [SymbolGraphOptions.Platform]] = [:]
    /// The members that meet a requirement of another module's protocol.
    var meetingForeign: Set<String> = []
}

extension SymbolGraph.Symbol {
    var extendedModule: String? { self[mixin: Swift.Extension.self]?.extendedModule }
    var extendedKind: String? { self[mixin: Swift.Extension.self]?.typeKind?.identifier }
    var fragments: [DeclarationFragments.Fragment] {
        self[mixin: DeclarationFragments.self]?.declarationFragments ?? []
    }
}

extension SymbolGraph.Symbol.Swift.GenericConstraint {
    /// `Element: Equatable`
    var text: String { "\(leftTypeName)\(kind == .sameType ? " == " : ": ")\(rightTypeName)" }
}
