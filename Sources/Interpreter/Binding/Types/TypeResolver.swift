import Syntax

/// Turns types as written into types, in a context.
final class TypeResolver {
    let context: Context
    /// What `some P` means here; without it, it is an error.
    var opaque: (([ProtocolUse], Type?) -> Type)?
    /// Arguments for a generic type named without any; without it, that is an error.
    var openArguments: ((NominalDeclaration, [Type]) -> [Type])?
    /// What `_` stands for.
    var placeholder: (() -> Type)?

    var module: Module { context.module }

    init(_ context: Context) { self.context = context }

    func resolve(_ syntax: TypeSyntax) -> Type {
        switch syntax.kind {
        case .named(let name, let arguments): return named(name, arguments, syntax.range)
        case .member(let base, let name, let arguments): return member(base, name, arguments, syntax.range)
        case .array(let element): return module.type(.array, [resolve(element)])
        case .dictionary(let key, let value): return dictionary(resolve(key), resolve(value), syntax.range)
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
            return module.optional(resolve(wrapped))
        case .tuple(let elements): return tuple(elements)
        case .function(let function): return self.function(function)
        case .some(let constraint): return some(constraint, syntax.range)
        case .any(let constraint): return existential(constraint)
        case .composition: return existential(syntax)
        case .metatype(let instance): return .metatype(resolve(instance))
        case .attributed(let attributes, _, let type):
            context.checkAttributes(attributes)
            return resolve(type)
        case .packExpansion(let type), .packElement(let type): return resolve(type)
        case .suppressed: return .existential([])
        case .inferred: return placeholder?() ?? .unknown
        case .missing: return .unknown
        }
    }

    private func dictionary(_ key: Type, _ value: Type, _ range: SourceRange) -> Type {
        let made = module.type(.dictionary, [key, value])
        if let declaration = made.nominal { requireConformances(of: [key, value], declaration, range) }
        return made
    }

    func named(_ name: Identifier, _ arguments: [TypeSyntax], _ range: SourceRange) -> Type {
        if let entity = context.lookUpType(name.name) { return type(entity, arguments, range) }
        if name.name == "Self", let selfType = context.selfType { return selfType }
        if name.name == "Any" { return .existential([]) }
        if name.name == "Void" { return .void }
        for argument in arguments { _ = resolve(argument) }
        reportUnknown(name)
        return .unknown
    }

    private func reportUnknown(_ name: Identifier) {
        if let framework = Unavailable.framework(of: name.name) {
            context.error(Messages.unavailable(name.name, framework), at: name.range, id: "other-framework")
            return
        }
        if module.isKnownOnly(name.name) {
            context.error(Messages.notDrawn(name.name.text), at: name.range, id: "not-drawn")
            return
        }
        if let proposal = module.proposal(for: name.name, from: context.source) {
            let message = Messages.cannotFindType(name.name) + "; " + proposal.message
            return module.report(.error(message, at: name.range, id: "not-imported"))
        }
        var diagnostic = Diagnostic.error(
            Messages.cannotFindType(name.name), at: name.range, id: "unknown-type")
        diagnostic.suggest(nearest(to: name.name), for: name)
        module.report(diagnostic)
    }

    private func nearest(to name: Name) -> Name? {
        if module.hasManyErrors { return nil }
        var spelling = Spelling(of: name)
        spelling.consider(module.typeNames + module.importedTypeNames(from: context.source))
        if let base = module.base { spelling.consider(base.typeNames) }
        return spelling.suggestion
    }

    func member(
        _ base: TypeSyntax, _ name: Identifier, _ arguments: [TypeSyntax], _ range: SourceRange
    ) -> Type {
        if context.isModuleName(base) {
            // `SwiftUI.Label` inside `Button<Label>` is not the parameter.
            guard let entity = context.qualifiedType(name.name, in: base) else {
                return named(name, arguments, range)
            }
            return type(entity, arguments, range)
        }
        if arguments.isEmpty, let alias = independentAlias(name.name, of: base) { return alias }
        let baseType = resolve(base)
        return member(name, of: baseType, arguments, range)
    }

    /// `Tile.Colors` of a `Tile<Content>`: an alias that does not depend on what its type is made of needs no
    /// arguments.
    private func independentAlias(_ name: Name, of base: TypeSyntax) -> Type? {
        guard case .named(let type, let arguments) = base.kind, arguments.isEmpty,
            case .nominal(let declaration, _)? = context.lookUpType(type.name), !declaration.generics.isEmpty,
            enclosingArguments(of: declaration) == nil,
            case .alias(let alias, _)? = module.memberType(name, of: declaration, as: declaration.selfType),
            alias.generics.count <= declaration.generics.count, !alias.isBeingBound, !alias.type.isUnknown
        else { return nil }
        let depends = alias.type.contains { if case .parameter = $0 { true } else { false } }
        return depends ? nil : alias.type
    }

    func member(_ name: Identifier, of base: Type, _ arguments: [TypeSyntax], _ range: SourceRange) -> Type {
        if base.isUnknown { return .unknown }
        if let found = knownMember(name, of: base, arguments, range) { return found }
        if module.isKnownOnly(name.name, of: base) {
            context.error(Messages.notDrawn(name.name.text), at: name.range, id: "not-drawn")
            return .unknown
        }
        context.error(
            Messages.notAMemberType(name.name, of: base), at: name.range, id: "unknown-member-type")
        return .unknown
    }

    /// A type declared in a type, or an associated type; nil if there is none of that name.
    func knownMember(
        _ name: Identifier, of base: Type, _ arguments: [TypeSyntax] = [], _ range: SourceRange = .none
    ) -> Type? {
        if case .nominal(let declaration, _) = base {
            return module.memberType(name.name, of: declaration, as: base).map { type($0, arguments, range) }
        }
        if let associated = module.associatedType(named: name.name, visibleIn: base) {
            return module.reduce(.associated(base, associated))
        }
        for parent in module.protocols(boundBy: base) {
            if let entity = module.memberType(name.name, of: parent, as: base) {
                return type(entity, arguments, range)
            }
        }
        guard case .parameter(let parameter) = base, let superclass = parameter.superclass else { return nil }
        return knownMember(name, of: superclass, arguments, range)
    }

    /// The type of a declaration with written arguments.
    func type(_ entity: TypeEntity, _ arguments: [TypeSyntax], _ range: SourceRange) -> Type {
        switch entity {
        case .type(let type): return type
        case .alias(let alias, let outer):
            if alias.isBeingBound {
                alias.isCircular = true
                return .unknown
            }
            let written = arguments.map { resolve($0) }
            if outer.isEmpty, written.isEmpty, let declaration = alias.genericType {
                return nominal(declaration, [], [], range)
            }
            if alias.type.isUnknown, alias.range.isInModule {
                module.report(module.unavailable(alias.name, [alias.range], at: range))
                return .unknown
            }
            if outer.isEmpty && written.isEmpty { return alias.type }
            return module.substitute(alias.type, outer.map { constrained($0) } + written)
        case .nominal(let declaration, let outer):
            if declaration.kind == .protocol {
                return .existential([ProtocolUse(declaration, arguments: arguments.map { resolve($0) })])
            }
            return nominal(declaration, outer, arguments, range)
        }
    }

    /// What a member's own clause says that a parameter of its type is: `init(rows: [Row]) where Icon ==
    /// Image`.
    private func constrained(_ outer: Type) -> Type {
        guard case .parameter(let parameter) = outer, let meaning = context.meaning(named: parameter.name)
        else { return outer }
        if case .parameter = meaning { return outer }
        return meaning
    }

    func nominal(
        _ declaration: NominalDeclaration, _ outer: [Type], _ arguments: [TypeSyntax], _ range: SourceRange
    ) -> Type {
        let generics = declaration.generics
        if generics.isEmpty && arguments.isEmpty { return .nominal(declaration, []) }
        let own = generics.count - outer.count
        var written = arguments.map { resolve($0) }
        if own == 1, generics.last?.isPack == true, !arguments.isEmpty {
            written = [packedType(zip(arguments, written).map { element($0, $1) })]
        }
        if written.count == own {
            requireConformances(of: outer + written, declaration, range)
            return .nominal(declaration, outer + written)
        }
        if written.isEmpty, let enclosing = enclosingArguments(of: declaration) {
            return .nominal(declaration, enclosing)
        }
        if written.isEmpty, let openArguments {
            return .nominal(declaration, outer + openArguments(declaration, outer))
        }
        if written.isEmpty {
            context.error(Messages.genericArgumentsMissing(declaration), at: range, id: "generic-arguments")
        } else {
            context.error(
                Messages.genericArgumentCount(declaration, got: written.count, expected: own), at: range,
                id: "generic-arguments")
        }
        return .unknown
    }

    /// Inside `struct S<T>`, `S` alone is `S<T>`.
    private func enclosingArguments(of declaration: NominalDeclaration) -> [Type]? {
        var context: Context? = self.context
        while let current = context {
            if current.nominal === declaration, case .nominal(_, let arguments)? = current.selfType {
                return arguments
            }
            // `extension Pager.Content`: the name alone means what the content is nested in.
            var outer = current.nominal?.parent
            while let enclosing = outer {
                if enclosing === declaration, case .nominal(_, let arguments)? = current.selfType {
                    return Array(arguments.prefix(declaration.generics.count))
                }
                outer = enclosing.parent
            }
            context = current.parent
        }
        return nil
    }

    private func tuple(_ elements: [TupleTypeElementSyntax]) -> Type {
        let parts = elements.map { written in
            var part = element(written.type, resolve(written.type))
            part.label = label(written.label)
            return part
        }
        // `(repeat each T)`: the pack's types are a tuple already.
        return elements.count == 1 ? packedType(parts) : .tuple(parts)
    }

    private func element(_ syntax: TypeSyntax, _ type: Type) -> TupleTypeElement {
        if case .packExpansion = syntax.kind { return TupleTypeElement(type: type, isExpansion: true) }
        return TupleTypeElement(type: type)
    }

    private func label(_ identifier: Identifier?) -> Name? {
        guard let identifier, identifier.name != "_" else { return nil }
        return identifier.name
    }

    func function(_ syntax: FunctionTypeSyntax) -> Type {
        let parameters = syntax.parameters.map { element in
            if case .packExpansion = element.type.kind {
                context.error(Messages.packInFunctionType, at: element.type.range, id: "pack-expansion")
            }
            let attributes = TypeAttributes(element.type, in: self)
            return FunctionType.Parameter(
                type: resolve(element.type), isInout: attributes.isInout, isVariadic: element.isVariadic,
                builder: attributes.builder, isAutoclosure: attributes.isAutoclosure)
        }
        return .function(
            FunctionType(
                parameters: parameters, result: resolve(syntax.result), isThrowing: syntax.isThrowing,
                isAsync: syntax.isAsync))
    }
}
