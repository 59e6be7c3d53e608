import Syntax

/// Functions where those of other types are wanted, whose arguments or results are converted on the way.
extension BodyChecker {
    /// `() -> A` as `() -> A?`, `() -> Void` as `(Void) -> Void`: a closure that calls the function.
    func adapted(_ function: Expression, _ a: FunctionType, _ b: FunctionType, _ wanted: Type) -> Expression?
    {
        guard let handed = typesHanded(to: a, by: b),
            !a.parameters.contains(where: { $0.isInout || $0.isVariadic || $0.isAutoclosure })
        else { return nil }
        let held = declare("function", .function(a), isLet: true, isVisible: false)
        let closure = closure(of: wanted, taking: handed, function.range) { parameters in
            callOf(held, a, parameters, b.result, function.range)
        }
        guard let closure else { return nil }
        let binding = Statement(.bind(.variable(held), function), function.range)
        return Expression(.block([binding], closure), wanted, function.range)
    }

    /// `[1, 2]` of `Int`s as an array of `Int?`s: each element is converted.
    func mapped(_ array: Expression, _ own: Type, to element: Type, _ wanted: Type) -> Expression? {
        guard module.payload(ofOptional: solver.head(element)) != nil else { return nil }
        let type = Type.function(FunctionType(parameters: [.init(type: own)], result: element))
        let made = closure(of: type, taking: [own], array.range) { parameters in
            convert(load(parameters[0], array.range), to: element)
        }
        guard let made else { return nil }
        for found in members("map", of: array.type) {
            guard case .function(let map) = found.member, map.isLibrary else { continue }
            solver.cost += Cost.closure
            let call = Call(
                callee: .direct(map), receiver: .value(array), arguments: [.value(made)],
                substitutions: found.arguments + [element])
            return Expression(.call(call), wanted, array.range)
        }
        return nil
    }

    /// A closure whose value is made of its parameters.
    private func closure(
        of type: Type, taking types: [Type], _ range: SourceRange,
        giving value: ([LocalVariable]) -> Expression?
    ) -> Expression? {
        let inner = newFrame()
        let parameters = types.enumerated().map { slot, type in
            let variable = LocalVariable(name: Name("$\(slot)"), type: type, slot: slot, isLet: true)
            variable.frame = inner.id
            return variable
        }
        inner.slotCount = parameters.count
        guard let value = value(parameters) else { return nil }
        let code = Code(
            slotCount: inner.slotCount, parameters: parameters, selfVariable: nil,
            statements: [Statement(.return(value), range)], range: range)
        code.frame = inner.id
        let closure = Closure(code: code, captures: [], type: type, range: range)
        return Expression(.closure(closure), type, range)
    }

    /// What the parameters of `a` get where `b` is called: a function of several takes a tuple apart
    /// (`zip(a, b).compactMap(*)`).
    private func typesHanded(to a: FunctionType, by b: FunctionType) -> [Type]? {
        if a.parameters.count == b.parameters.count || a.parameters.isEmpty && takesVoid(b) {
            return b.parameters.map { $0.type }
        }
        guard b.parameters.count == 1, a.parameters.count > 1 else { return nil }
        let tuple = Type.tuple(a.parameters.map { TupleTypeElement(type: $0.type) })
        return solver.unify(tuple, b.parameters[0].type) ? a.parameters.map { $0.type } : nil
    }

    private func callOf(
        _ held: LocalVariable, _ a: FunctionType, _ parameters: [LocalVariable], _ result: Type,
        _ range: SourceRange
    ) -> Expression? {
        var arguments: [Argument] = []
        for (own, variable) in zip(a.parameters, parameters) {
            guard let value = convert(load(variable, range), to: own.type) else { return nil }
            arguments.append(.value(value))
        }
        var call = Expression(.callValue(load(held, range), arguments), a.result, range)
        if a.isAsync { call = Expression(.await(call), a.result, range) }
        if a.isThrowing { call = Expression(.try(.plain, call), a.result, range) }
        if a.result.isVoid != result.isVoid { return nil }
        solver.cost += Cost.closure
        return convert(call, to: result)
    }
}
