import Syntax

/// The `each x` inside one `repeat`.
final class ExpansionScope {
    /// Where the variables of its elements live.
    let frame: Frame
    var elements: [(id: Int, element: PackExpansion.Element)] = []
    var packs: [GenericParameter] = []

    init(_ frame: Frame) { self.frame = frame }
}

extension ExpansionScope {
    struct Mark {
        let elements: Int
        let packs: Int
    }

    var mark: Mark { Mark(elements: elements.count, packs: packs.count) }

    func takeBack(to mark: Mark) {
        elements.removeLast(elements.count - mark.elements)
        packs.removeLast(packs.count - mark.packs)
    }
}

/// Parameter packs: `repeat f(each x)`, in which `each x` is a variable that takes each value in turn.
extension BodyChecker {
    /// `repeat pattern` where it may stand, and what it is among the types of a tuple.
    func expansion(_ pattern: ExpressionSyntax, _ range: SourceRange) -> (
        value: Expression, element: TupleTypeElement
    ) {
        let scope = ExpansionScope(frame)
        expansions.append(scope)
        let value = infer(pattern, nil)
        expansions.removeLast()
        if scope.packs.isEmpty, !value.type.isUnknown {
            error(Messages.expansionWithoutPack, at: pattern.range, id: "pack-expansion")
        }
        reportShapes(of: scope.packs, pattern.range)
        let made = PackExpansion(
            elements: scope.elements.map { $0.element }, packs: scope.packs.map { $0.index }, pattern: value)
        let repeated = Expression(.expansion(made), value.type, range)
        let element = asPacks(solver.resolved(value.type), scope.packs)
        return (repeated, TupleTypeElement(type: element, isExpansion: true))
    }

    /// An argument `repeat each x`; nil for any other.
    func expansion(
        _ argument: CallArgument, _ parameter: Parameter
    ) -> (value: Expression, element: TupleTypeElement)? {
        guard case .syntax(let syntax) = argument.value, case .packExpansion(let pattern) = syntax.kind else {
            return nil
        }
        let repeated = expansion(pattern, syntax.range)
        guard !parameter.packs.isEmpty else {
            error(Messages.expansionForPlainParameter(parameter.type), at: syntax.range, id: "pack-expansion")
            return repeated
        }
        guard parameter.type.pack != nil else {
            error(Messages.expansionForPattern, at: syntax.range, id: "pack-expansion")
            return repeated
        }
        return repeated
    }

    /// `each x`
    func packElement(_ inner: ExpressionSyntax, _ syntax: ExpressionSyntax) -> Expression {
        let range = syntax.range
        guard let scope = expansions.last else {
            let pack = packSource(inner)?.value.type.packs.first
            return failed(range, Messages.elementOutsideExpansion(pack?.name.text ?? "_"), id: "pack-element")
        }
        if let known = scope.elements.first(where: { $0.id == syntax.id }) {
            return load(known.element.variable, range)
        }
        guard let source = packSource(inner) else { return failed(range) }
        if case .metatype(let type) = source.value.kind {
            return elementType(type, scope, range)
        }
        guard let type = elementType(of: source, scope) else {
            if !source.value.type.isUnknown {
                error(
                    Messages.eachOfNonPack(solver.resolved(source.value.type)), at: range, id: "pack-element")
            }
            return failed(range)
        }
        let variable = LocalVariable(name: "each", type: type, slot: scope.frame.slotCount, isLet: true)
        variable.frame = scope.frame.id
        scope.frame.slotCount += 1
        let element = PackExpansion.Element(variable: variable, source: source.value, isTuple: source.isTuple)
        scope.elements.append((syntax.id, element))
        return load(variable, range)
    }

    /// A parameter pack that is named without `each`.
    func packWithoutEach(_ variable: LocalVariable, _ range: SourceRange) -> Expression {
        let pack = module.payload(ofArray: variable.type)?.packs.first
        return failed(range, Messages.packWithoutEach(pack?.name ?? variable.name), id: "pack-element")
    }

    private func packSource(_ inner: ExpressionSyntax) -> (value: Expression, isTuple: Bool)? {
        if case .identifier(let name, _) = inner.kind, case .local(let variable)? = lookUp(name.name),
            variable.isPack
        {
            return (load(variable, inner.range), false)
        }
        return (infer(inner, nil), true)
    }

    /// The type of one value, if there are many.
    private func elementType(of source: (value: Expression, isTuple: Bool), _ scope: ExpansionScope) -> Type?
    {
        let type = solver.head(source.value.type)
        if !source.isTuple { return module.payload(ofArray: type).map { asElement($0, scope) } }
        if type.pack != nil { return asElement(type, scope) }
        if case .tuple(let elements) = type, elements.count == 1, elements[0].isExpansion {
            return asElement(elements[0].type, scope)
        }
        return nil
    }

    /// `(each T).self`
    private func elementType(_ type: Type, _ scope: ExpansionScope, _ range: SourceRange) -> Expression {
        guard !type.packs.isEmpty else {
            return failed(range, Messages.eachOfNonPack(type), id: "pack-element")
        }
        let own = asElement(type, scope)
        return Expression(.metatype(own), .metatype(own), range)
    }

    /// `Row<each T>` of one value: the pack's element in the place of the pack.
    private func asElement(_ type: Type, _ scope: ExpansionScope) -> Type {
        let packs = type.packs
        for pack in packs where !scope.packs.contains(where: { $0 === pack }) { scope.packs.append(pack) }
        return replaced(packs, in: type) { .parameter($0.element) }
    }

    /// The other way: what is said of one value is said of all.
    private func asPacks(_ type: Type, _ packs: [GenericParameter]) -> Type {
        replaced(packs, in: type) { .parameter($0) }
    }

    private func replaced(
        _ packs: [GenericParameter], in type: Type, by replacement: (GenericParameter) -> Type
    ) -> Type {
        guard let last = packs.map({ $0.index }).max() else { return type }
        var arguments = context.generics.map { Type.parameter($0) }
        if arguments.count <= last { return type }
        for pack in packs { arguments[pack.index] = replacement(pack) }
        return module.substitute(type, arguments)
    }

    private func reportShapes(of packs: [GenericParameter], _ range: SourceRange) {
        guard packs.count > 1 else { return }
        error(Messages.differentShapes(packs[0].name, packs[1].name), at: range, id: "pack-shape")
    }

    // MARK: Packs as parameters

    /// What one of the arguments of a pack is.
    func member(of pack: GenericParameter, _ range: SourceRange) -> Type {
        let hole = solver.fresh(at: range)
        solver.require(hole, pack.conformances)
        return .variable(hole)
    }

    func replacing(_ packs: [GenericParameter], by type: Type, in substitutions: [Type]) -> [Type] {
        var own = substitutions
        for pack in packs where pack.index < own.count { own[pack.index] = type }
        return own
    }

    /// The types of all arguments of a pack. One that is a tuple would be taken for as many as it has
    /// elements.
    func typeOfPack(_ elements: [TupleTypeElement], _ function: FunctionDeclaration) -> Type {
        let types = elements.map { element in
            var element = element
            element.type = solver.resolved(element.type)
            return element
        }
        if types.count == 1, !types[0].isExpansion, case .tuple = types[0].type, !function.isLibrary {
            error(Messages.packOfOneTuple, at: function.range, id: "pack-of-tuple")
        }
        return packedType(types)
    }
}
