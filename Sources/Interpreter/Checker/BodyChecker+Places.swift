import Syntax

/// Why a place must be variable.
enum MutationAction {
    case assign
    /// `+=` and the like.
    case update
    case mutating(Name)
    case `inout`
}

extension BodyChecker {
    /// The place that an expression reads, or the value itself as a place.
    func place(of value: Expression) -> Place {
        switch value.kind {
        case .load(let place): return place
        case .forceUnwrap(let inner):
            if case .load(let place) = inner.kind { return Place(.forceUnwrap(place), value.type, value.range) }
        case .chained(let inner):
            if case .load(let place) = inner.kind { return Place(.chained(place), value.type, value.range) }
        default: break
        }
        return Place(.value(value), value.type, value.range)
    }

    /// The place if it can be changed; otherwise says why not.
    func mutablePlace(_ value: Expression, action: MutationAction) -> Place? {
        let place = self.place(of: value)
        if let reason = obstacle(place) {
            reportImmutable(place, reason, action)
            return nil
        }
        return place
    }

    enum Obstacle {
        case letConstant(Name)
        case letProperty(Name)
        case getOnly(Name)
        case privateSetter(Name)
        case selfIsImmutable
        case rvalue
        case subscriptGetOnly
    }

    private func obstacle(_ place: Place) -> Obstacle? {
        switch place.kind {
        case .local(let variable):
            if variable === selfVariable {
                return variable.isLet && !isObject(variable.type) ? .selfIsImmutable : nil
            }
            variable.isAssigned = variable.isAssigned || !variable.isLet
            if variable.isLet && !uninitialized.contains(ObjectIdentifier(variable)) {
                return .letConstant(variable.name)
            }
            return nil
        case .global(let variable): return obstacle(variable)
        case .staticMember(_, let variable), .staticWitness(_, let variable): return obstacle(variable)
        case .member(let base, let variable, _):
            if variable.hasPrivateSetter, !isInside(variable.parent) { return .privateSetter(variable.name) }
            if let own = memberObstacle(variable, base) { return own }
            return leavesBase(variable, base) ? nil : obstacle(base)
        case .witness(let base, let variable, _):
            if variable.setter == nil { return .getOnly(variable.name) }
            return variable.setter?.isNonmutating == true || isObject(base.type) ? nil : obstacle(base)
        case .subscripted(let base, _, let setter, _, _):
            guard let setter else { return .subscriptGetOnly }
            return setter.isNonmutating || isObject(base.type) ? nil : obstacle(base)
        case .element(let base, _), .forceUnwrap(let base), .chained(let base): return obstacle(base)
        case .value(let value):
            if isObject(value.type) { return nil }
            if case .chained = value.kind { return nil }
            return .rvalue
        case .keyPath: return nil
        }
    }

    private func obstacle(_ variable: VariableDeclaration) -> Obstacle? {
        if case .computed = variable.storage { return variable.setter == nil ? .getOnly(variable.name) : nil }
        return variable.isLet ? .letProperty(variable.name) : nil
    }

    private func memberObstacle(_ variable: VariableDeclaration, _ base: Place) -> Obstacle? {
        if case .computed = variable.storage { return variable.setter == nil ? .getOnly(variable.name) : nil }
        guard variable.isLet else { return nil }
        // An initializer gives a constant its value.
        if function?.kind == .initializer, case .local(let own) = base.kind, own === selfVariable,
            !variable.hasInitialValue
        {
            return nil
        }
        return .letProperty(variable.name)
    }

    /// Whether setting the property leaves its owner as it is: objects, and wrappers' `wrappedValue`.
    private func leavesBase(_ variable: VariableDeclaration, _ base: Place) -> Bool {
        isObject(base.type) || variable.setter?.isNonmutating == true
    }

    private func reportImmutable(_ place: Place, _ obstacle: Obstacle, _ action: MutationAction) {
        let message: String
        switch (action, obstacle) {
        case (.assign, .letConstant(let name)): message = Messages.assignToLet(name, place)
        case (.assign, .letProperty(let name)): message = Messages.assignToLetProperty(name)
        case (.assign, .getOnly(let name)): message = Messages.assignToGetOnly(name)
        case (.assign, .privateSetter(let name)):
            message = "cannot assign to property: " + Messages.inaccessibleSetter(name)
        case (.update, .privateSetter(let name)): message = Messages.notMutable + Messages.inaccessibleSetter(name)
        case (.assign, .selfIsImmutable): message = Messages.assignWithImmutableSelf(place)
        case (.assign, .subscriptGetOnly): message = Messages.assignToGetOnlySubscript
        case (.assign, .rvalue): message = Messages.assignToValue
        case (.update, .letConstant(let name)), (.update, .letProperty(let name)): message = Messages.updateLet(name)
        case (.update, .getOnly(let name)): message = Messages.updateGetOnly(name)
        case (.update, .selfIsImmutable): message = Messages.updateImmutableSelf
        case (.update, .subscriptGetOnly): message = Messages.updateGetOnlySubscript
        case (.update, .rvalue): message = Messages.updateValue
        case (.mutating(let name), .letConstant(let own)): message = Messages.mutateLet(name, own)
        case (.mutating(let name), .letProperty(let own)): message = Messages.mutateLet(name, own)
        case (.mutating(let name), .getOnly(let own)): message = Messages.mutateGetOnly(name, own)
        case (.mutating(let name), .selfIsImmutable): message = Messages.mutateImmutableSelf(name, place)
        case (.mutating(let name), _): message = Messages.mutateValue(name)
        case (.inout, .letConstant(let name)), (.inout, .letProperty(let name)): message = Messages.inoutLet(name)
        case (.inout, .getOnly(let name)): message = Messages.inoutGetOnly(name)
        case (.inout, .selfIsImmutable): message = Messages.inoutImmutableSelf
        case (.inout, _): message = Messages.inoutValue
        }
        error(message, at: place.range, id: "immutable")
    }

    // MARK: Assignment

    func assignment(_ left: ExpressionSyntax, _ right: ExpressionSyntax, _ range: SourceRange) -> Expression {
        switch left.kind {
        case .wildcard:
            let start = solver.variables.count
            let value = infer(right, nil)
            solver.applyDefaults(since: start)
            return Expression(.assignTuple([nil], value), .void, range)
        case .tuple(let elements): return tupleAssignment(elements, right, range)
        case .parenthesized(let inner): return assignment(inner, right, range)
        default: break
        }
        let isChain = chains == 0 && hasOptionalChain(left)
        if isChain { chains += 1 }
        let target = infer(left, nil)
        if isChain { chains -= 1 }
        if target.type.isUnknown {
            _ = infer(right, nil)
            return failed(range)
        }
        let place = mutablePlace(target, action: .assign)
        let value = outsideChain { check(right, target.type, .assignment) }
        guard let place else { return failed(range) }
        let assigned = Expression(.assign(place, value), .void, range)
        return isChain ? chain(assigned, range) : assigned
    }

    private func tupleAssignment(
        _ elements: [ArgumentSyntax], _ right: ExpressionSyntax, _ range: SourceRange
    ) -> Expression {
        var places: [Place?] = []
        var types: [TupleTypeElement] = []
        for element in elements {
            if case .wildcard = element.value.kind {
                places.append(nil)
                types.append(TupleTypeElement(type: .variable(solver.fresh(at: element.value.range))))
                continue
            }
            let target = infer(element.value, nil)
            places.append(mutablePlace(target, action: .assign))
            types.append(TupleTypeElement(type: target.type))
        }
        let value = check(right, .tuple(types), .assignment)
        return Expression(.assignTuple(places, value), .void, range)
    }

    // MARK: Subscripts

    func subscripted(_ call: CallSyntax, _ syntax: ExpressionSyntax, _ hint: Type?) -> Expression {
        withImplicitBase(syntax, hint) {
            var base = infer(call.callee, literalHint(call, hint))
            base = implicitlyUnwrapped(base) ?? base
            if base.type.isUnknown {
                inferAnyway(CallArgument.all(of: call))
                return failed(syntax.range)
            }
            if case .variable(let hole) = solver.head(base.type) { solver.applyDefault(to: hole) }
            let type = solver.head(base.type)
            if case .metatype(let instance) = type {
                return subscripted(.type(instance), instance, base, call, syntax.range, isStatic: true, hint)
            }
            return subscripted(.value(base), type, base, call, syntax.range, isStatic: false, hint)
        }
    }

    /// `[.a: 1][key]`: what a literal holds follows from how it is looked into and from what is wanted of it.
    private func literalHint(_ call: CallSyntax, _ hint: Type?) -> Type? {
        switch call.callee.kind {
        case .array where isContextual(call.callee): return hint.map { module.type(.array, [$0]) }
        case .dictionary:
            guard let index = call.arguments.first?.value, !isContextual(index) else { return nil }
            let key = trying { () -> Type? in solver.resolved(infer(index, nil).type) }
            guard let key, !key.hasHoles else { return nil }
            let value = hint.map { call.arguments.count == 1 ? unwrapped($0) : $0 }
            return module.type(.dictionary, [key, value ?? .variable(solver.fresh(at: call.callee.range))])
        default: return nil
        }
    }

    private func subscripted(
        _ base: Base, _ type: Type, _ value: Expression, _ call: CallSyntax, _ range: SourceRange, isStatic: Bool,
        _ hint: Type?
    ) -> Expression {
        let arguments = CallArgument.all(of: call)
        if let path = keyPathSubscript(type, value, arguments, range) { return path }
        var candidates = module.members("subscript", of: type).filter { $0.isStatic == isStatic }
            .compactMap { candidate(from: $0, base) }
            .filter { $0.function.parameters.first?.label != Name("dynamicMember") }
        candidates = withoutReplaced(candidates)
        guard !candidates.isEmpty else {
            let before = errors
            if !isStatic, let made = dynamicSubscript(of: value, type, call.arguments, range) { return made }
            if errors > before { return failed(range) }
            inferAnyway(arguments)
            error(
                Messages.noSubscripts(solver.resolved(settledType(type))), at: value.range, id: "no-subscripts")
            return failed(range)
        }
        let site = CallSite(
            range: range, name: "subscript", nameRange: value.range, parentheses: call.parentheses)
        let made = outsideChain { resolveCall(candidates, arguments, hint, site) }
        guard case .call(let chosen) = made.kind else { return made }
        return Expression(.load(subscriptPlace(chosen, value, made.type, range)), made.type, range)
    }

    private func subscriptPlace(_ call: Call, _ value: Expression, _ type: Type, _ range: SourceRange) -> Place {
        let getter: FunctionDeclaration
        switch call.callee {
        case .direct(let function), .overridable(let function), .witness(let function, _): getter = function
        }
        return Place(
            .subscripted(
                place(of: value), getter: call.callee, setter: getter.setter, call.arguments, call.substitutions),
            type, range)
    }

    /// `x[keyPath: p]`
    private func keyPathSubscript(
        _ type: Type, _ value: Expression, _ arguments: [CallArgument], _ range: SourceRange
    ) -> Expression? {
        guard arguments.count == 1, arguments[0].label?.name == Name("keyPath"),
            case .syntax(let syntax) = arguments[0].value
        else { return nil }
        let result = Type.variable(solver.fresh(at: range))
        let path = infer(syntax, module.type(.keyPath, [type, result]))
        guard case .nominal(let declaration, let types) = solver.head(path.type), types.count == 2,
            module.isKeyPath(declaration)
        else {
            if path.type.isUnknown { return failed(range) }
            reportMismatch(path, module.type(.keyPath, [type, result]), .argument)
            return failed(range)
        }
        _ = solver.unify(types[0], type)
        _ = solver.unify(result, types[1])
        return Expression(.load(Place(.keyPath(place(of: value), path), types[1], range)), types[1], range)
    }
}

extension Module {
    func isKeyPath(_ declaration: NominalDeclaration) -> Bool {
        self.is(declaration, .keyPath) || self.is(declaration, .writableKeyPath)
            || self.is(declaration, .referenceWritableKeyPath)
    }
}
