import SymbolKit
import Syntax

/// How symbols belong together.
extension SymbolMaker {
    /// Adds a member with what it belongs to.
    @discardableResult
    mutating func add(_ symbol: Symbol, in context: MemberContext) -> Bool {
        guard collector.add(symbol, to: context.module) else { return false }
        guard let owner = context.owner else { return true }
        guard
            owner.kind != .protocol || context.isProtocol || isForeign(owner)
                || standsFor(symbol, context).isEmpty
        else { return true }
        let target = context.extensionIdentifier ?? owner.identifier
        let isRequirement = context.isProtocol && symbol.kind.identifier != .typealias
        collector.relate(
            symbol.identifier.precise, isRequirement ? .requirementOf : .memberOf, target, in: context.module)
        if isRelating, owner.kind != .protocol, foreignRequirements(of: owner).contains(Self.name(of: symbol))
        {
            collector.meetingForeign.insert(symbol.identifier.precise)
        }
        return true
    }

    /// What the protocols of other modules ask of a type: `body`, `static ==(_:_:)`.
    private mutating func foreignRequirements(of type: Entity) -> Set<String> {
        if let known = foreignRequirements[ObjectIdentifier(type)] { return known }
        let protocols = program.conformances(of: type).map(\.target).filter { isForeign($0) }
        let values = protocols.flatMap(\.values).filter { $0.part == nil }
        let names = Set(values.map { ($0.isStatic ? "static " : "") + $0.name }).union(
            protocols.flatMap { StandardRequirements.names(of: $0.name) })
        foreignRequirements[ObjectIdentifier(type)] = names
        return names
    }

    private static func name(of symbol: Symbol) -> String {
        (isStatic(symbol) ? "static " : "") + symbol.names.title
    }

    private static func isStatic(_ symbol: Symbol) -> Bool {
        [.typeMethod, .typeProperty, .typeSubscript, .operator].contains(symbol.kind.identifier)
    }

    private func isForeign(_ type: Entity) -> Bool { type.module != program.module.name }

    /// The requirements that a member of a protocol's extension gives a body.
    private func standsFor(_ symbol: Symbol, _ context: MemberContext) -> [MemberValue] {
        guard let owner = context.owner else { return [] }
        let isStatic = Self.isStatic(symbol)
        return program.closure(of: owner).filter { !isForeign($0) }.flatMap(\.values).filter {
            $0.part == nil && $0.name == symbol.names.title && $0.isStatic == isStatic
        }
    }

    /// What a member stands in for: a requirement that it gives a body, or one of a superclass or an
    /// inherited protocol.
    mutating func relate(_ symbol: Symbol, _ declaration: DeclarationSyntax, _ context: MemberContext) {
        guard isRelating, let owner = context.owner else { return }
        if owner.kind == .protocol {
            let kind: SymbolGraph.Relationship.Kind =
                context.isProtocol ? .overrides : .defaultImplementationOf
            let protocols = program.closure(of: owner).dropFirst(context.isProtocol ? 1 : 0)
            relate(symbol, declaration, kind, to: Array(protocols), context)
        } else if declaration.has("override") {
            var (classes, current) = ([Entity](), program.superclass(of: owner))
            while let type = current, !classes.contains(where: { $0 === type }) {
                classes.append(type)
                current = program.superclass(of: type)
            }
            relate(symbol, declaration, .overrides, to: classes, context)
        }
    }

    private mutating func relate(
        _ symbol: Symbol, _ declaration: DeclarationSyntax, _ kind: SymbolGraph.Relationship.Kind,
        to types: [Entity],
        _ context: MemberContext
    ) {
        let name = symbol.names.title
        for type in types where type.module == program.module.name {
            for value in type.values
            where value.name == name && value.part == nil && value.isStatic == declaration.isStatic {
                guard value.declaration.id != declaration.id || value.file !== context.file,
                    let other = self.symbol(of: value, in: type)
                else { continue }
                if context.isProtocol, other.shortSpelling != symbol.shortSpelling { continue }
                let target = other.identifier.precise
                collector.relate(
                    symbol.identifier.precise, kind, target, origin: (target, type.name + "." + name),
                    in: context.module)
            }
        }
    }

    /// A protocol that declares again what it inherits overrides it, and its declaration says so.
    func markOverride(_ symbol: inout Symbol, _ declaration: DeclarationSyntax, _ context: MemberContext) {
        guard isRelating, context.isProtocol, let owner = context.owner else { return }
        let inherited = program.closure(of: owner).dropFirst().filter { !isForeign($0) }
        let isOverride = inherited.contains { type in
            type.values.contains { value in
                value.name == symbol.names.title && value.part == nil
                    && value.isStatic == declaration.isStatic
                    && self.symbol(of: value, in: type)?.shortSpelling == symbol.shortSpelling
            }
        }
        guard isOverride,
            let fragments = symbol[mixin: Symbol.DeclarationFragments.self]?.declarationFragments
        else { return }
        var list = FragmentList()
        let word = fragments.firstIndex { $0.kind == .keyword } ?? 0
        list.append(Array(fragments[..<word]))
        list.keyword("override")
        list.text(" ")
        list.append(Array(fragments[word...]))
        symbol[mixin: Symbol.DeclarationFragments.self] = .init(declarationFragments: list.fragments)
    }

    /// A member of one of the module's types, whose symbol may not be made yet.
    private func symbol(of value: MemberValue, in type: Entity) -> Symbol? {
        var other = SymbolMaker(program)
        let context = MemberContext(program: program, file: value.file, owner: type)
        other.makeUnrelated(value.declaration, in: context)
        return other.collector.parts[program.module.name]?.symbols.first { $0.names.title == value.name }
    }

    private mutating func makeUnrelated(_ declaration: DeclarationSyntax, in context: MemberContext) {
        isRelating = false
        make(declaration, in: context)
    }

    // MARK: Conformances

    /// The protocols of one of the module's types, each with what its extension asks for.
    mutating func relateConformances(of type: Entity) {
        let module = program.module.name
        if let parent = program.superclass(of: type) {
            collector.relate(
                type.identifier, .inheritsFrom, parent.identifier, fallback: fallback(parent), in: module)
        }
        for conformance in program.conformances(of: type) where isNamed(conformance.target) {
            let context = conformance.part.map {
                MemberContext(program: program, file: $0.file, owner: type, part: $0)
            }
            collector.relate(
                type.identifier, .conformsTo, conformance.target.identifier,
                fallback: fallback(conformance.target),
                constraints: context?.requirements.map(\.constraint) ?? [], in: module)
        }
    }

    /// The name of what another module declares, for readers that do not know its graph.
    func fallback(_ type: Entity) -> String? {
        type.module == program.module.name ? nil : ([type.module] + type.path).joined(separator: ".")
    }

    func isNamed(_ type: Entity) -> Bool {
        type.access >= options.minimumAccess && !type.path.contains { $0.hasPrefix("_") }
    }
}

extension SymbolGraph.Symbol {
    /// Its declaration as lists have it.
    fileprivate var shortSpelling: String { names.subHeading?.map(\.spelling).joined() ?? "" }
}
