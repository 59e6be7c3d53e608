import SymbolKit
import Syntax

/// Extensions of the module's own types, and of those of others.
extension SymbolMaker {
    mutating func make(_ part: ExtensionDeclaration) {
        guard let extended = part.extended, isNamed(extended),
            extended.kind != .alias || extended.module == program.module.name
        else { return }
        let context = MemberContext(
            program: program, file: part.file, owner: extended, part: part,
            availability: AvailabilityReader(file: part.file).items(of: part.declaration))
        guard
            !context.availability.contains(where: {
                $0.domain?.rawValue == "*" && $0.isUnconditionallyUnavailable
            })
        else { return }
        if extended.module == program.module.name {
            for member in program.module.flat(part.syntax.members, part.file) { make(member, in: context) }
        } else {
            makeForeign(part, context)
        }
    }

    /// What is added to another module's type belongs to a symbol of the extension itself.
    private mutating func makeForeign(_ part: ExtensionDeclaration, _ context: MemberContext) {
        guard let extended = context.owner else { return }
        let members = program.module.flat(part.syntax.members, part.file).filter { isListed($0, context) }
        let targets = foreignConformances(part, extended)
        guard !members.isEmpty || !targets.isEmpty else { return }
        let symbol = extensionSymbol(of: part, extended, context)
        let identifier = symbol.identifier.precise
        collector.add(symbol, to: extended.module)
        collector.relate(
            identifier, .extensionTo, extended.identifier, fallback: fallback(extended), in: extended.module)
        for target in targets {
            collector.relate(
                identifier, .conformsTo, target.identifier, fallback: fallback(target),
                constraints: context.requirements.map(\.constraint), in: extended.module)
        }
        var inner = context
        inner.extensionIdentifier = identifier
        for member in members { make(member, in: inner) }
    }

    private func isListed(_ member: DeclarationSyntax, _ context: MemberContext) -> Bool {
        guard isVisible(member, in: context) else { return false }
        if case .nominal(let syntax) = member.kind { return !syntax.name.name.text.hasPrefix("_") }
        guard let name = member.declaredValues.first?.name else { return true }
        if case .function(let function) = member.kind, function.signature.isHidden { return false }
        if case .initializer(let initializer) = member.kind, initializer.signature.isHidden { return false }
        return !name.hasPrefix("_")
    }

    private func foreignConformances(_ part: ExtensionDeclaration, _ extended: Entity) -> [Entity] {
        var found: [Entity] = []
        let scope = TypeScope(program: program, owner: extended, home: part.file.module)
        for type in part.syntax.inherited.flatMap({ scope.parts(of: $0) }) {
            guard let target = scope.entity(of: type).flatMap(scope.underlying), target.kind == .protocol
            else { continue }
            for inherited in program.closure(of: target)
            where isNamed(inherited) && !found.contains(where: { $0 === inherited }) {
                found.append(inherited)
            }
        }
        return found
    }

    /// `extension String where …`
    private func text(of extended: Entity, _ context: MemberContext) -> SymbolText {
        var list = FragmentList()
        list.keyword("extension")
        list.text(" ")
        for (index, name) in extended.path.enumerated() {
            if index > 0 { list.text(".") }
            list.type(name, extended.identifier)
        }
        let short = list.fragments
        var writer = DeclarationWriter(program, context.scope, context.file, isShort: false)
        writer.list = list
        writer.write(context.ownRequirements)
        return SymbolText(full: writer.list.fragments, short: short)
    }

    private func extensionSymbol(of part: ExtensionDeclaration, _ extended: Entity, _ context: MemberContext)
        -> Symbol
    {
        let written = text(of: extended, context)
        var outer = context
        (outer.owner, outer.part) = (extended.parent, nil)
        let position = context.file.position(of: part.declaration.range.lower)
        let place = context.file.name.split(separator: "/").last.map(String.init) ?? ""
        let identifier =
            "swift:extension:\(extended.identifier.dropFirst(6))@\(program.module.name).\(place):\(position.line):\(position.column)"
        var symbol = self.symbol(
            .extension, extended.name, extended.path.joined(separator: "."), identifier, written,
            part.declaration,
            part.declaration.range.lower, outer)
        symbol.names.navigator = [
            Fragment(kind: .identifier, spelling: extended.name, preciseIdentifier: nil)
        ]
        symbol.accessLevel = .init(rawValue: "public")
        symbol[mixin: Symbol.Swift.Extension.self] = .init(
            extendedModule: extended.module, typeKind: extended.kind.symbolKind,
            constraints: context.requirements.map(\.constraint))
        setGenerics(&symbol, [], [], context.scope, context)
        return symbol
    }
}
