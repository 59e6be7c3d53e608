import SymbolKit
import Syntax

/// Makes the symbols of a module's declarations and relates them.
struct SymbolMaker {
    let program: Program
    var collector = GraphCollector()
    /// Whether what a member stands in for is looked for.
    var isRelating = true
    /// What protocols of other modules ask of each type that has been looked at.
    var foreignRequirements: [ObjectIdentifier: Set<String>] = [:]
    var options: SymbolGraphOptions { program.options }

    init(_ program: Program) { self.program = program }

    mutating func makeAll() {
        for (declaration, file) in program.module.declarations {
            guard !isExtension(declaration) else { continue }
            make(declaration, in: MemberContext(program: program, file: file))
        }
        for part in program.module.extensions { make(part) }
    }

    private func isExtension(_ declaration: DeclarationSyntax) -> Bool {
        if case .nominal(let syntax) = declaration.kind { syntax.kind == .extension } else { false }
    }

    mutating func make(_ declaration: DeclarationSyntax, in context: MemberContext) {
        guard isVisible(declaration, in: context) else { return }
        switch declaration.kind {
        case .nominal(let syntax): make(syntax, declaration, in: context)
        case .function, .initializer, .subscript: makeFunction(declaration, in: context)
        case .variable(let variable): make(variable, declaration, in: context)
        case .enumCase(let elements): for element in elements { make(element, declaration, in: context) }
        case .typeAlias, .associatedType: makeAlias(declaration, in: context)
        case .macro(let name, nil): makeMacro(name, declaration, in: context)
        default: break
        }
    }

    /// Whether a declaration may be seen by the graph's readers.
    func isVisible(_ declaration: DeclarationSyntax, in context: MemberContext) -> Bool {
        if declaration.hasAttribute("_spi") || isUnavailable(declaration, context.file) { return false }
        return program.module.access(of: declaration, in: context.owner, context.part)
            >= options.minimumAccess
    }

    /// `@available(*, unavailable)`: it is declared so that nobody uses it.
    private func isUnavailable(_ declaration: DeclarationSyntax, _ file: SourceFileContent) -> Bool {
        AvailabilityReader(file: file).items(of: declaration).contains {
            $0.domain?.rawValue == "*" && $0.isUnconditionallyUnavailable
        }
    }

    // MARK: Types

    private mutating func make(
        _ syntax: NominalSyntax, _ declaration: DeclarationSyntax, in context: MemberContext
    ) {
        let name = syntax.name.name.text
        guard !name.hasPrefix("_"), let entity = entity(name, in: context) else { return }
        var inner = context
        (inner.owner, inner.part, inner.extensionIdentifier) = (entity, nil, nil)
        inner.availability += AvailabilityReader(file: context.file).items(of: declaration)
        let written = SymbolText(context, ownScope: inner.scope) { writer in
            writer.attributes(of: declaration)
            if !writer.isShort { writer.modifiers(of: declaration) }
            writer.nominal(syntax)
        }
        var symbol = self.symbol(
            entity.kind.symbolKind, name, name, entity.identifier, written, declaration,
            syntax.name.range.lower, context)
        symbol.names.navigator = [Fragment(kind: .identifier, spelling: name, preciseIdentifier: nil)]
        setGenerics(&symbol, syntax.generics, syntax.requirements, inner.scope, context)
        guard add(symbol, in: context) else { return }
        relateConformances(of: entity)
        for member in program.module.flat(syntax.members, context.file) { make(member, in: inner) }
        makeRawInitializer(of: entity, inner)
    }

    private func entity(_ name: String, in context: MemberContext) -> Entity? {
        context.owner.map { $0.members[name] } ?? program.module.root.members[name]
    }

    /// `init(rawValue:)` of an enumeration with raw values, which the compiler makes.
    private mutating func makeRawInitializer(of entity: Entity, _ context: MemberContext) {
        guard let raw = program.rawType(of: entity),
            !entity.values.contains(where: { $0.name == "init(rawValue:)" })
        else { return }
        let name = Identifier("rawValue", .none)
        let parameter = ParameterSyntax(
            attributes: [], label: name, name: name, type: raw, isVariadic: false, defaultValue: nil,
            range: .none)
        let signature = SignatureSyntax(
            generics: [], parameters: [parameter], isAsync: false, isThrowing: false, thrownType: nil,
            result: nil, requirements: [])
        let written = SymbolText(context) { writer in
            writer.list.keyword("init")
            writer.list.text("?")
            writer.signature(signature, .function)
        }
        let identifier = entity.identifier + ".init(rawValue:)"
        var symbol = self.symbol(
            .`init`, "init(rawValue:)", "init(rawValue:)", identifier, written, nil, nil, context)
        setSignature(&symbol, signature, .function, context)
        add(symbol, in: context)
    }
}
