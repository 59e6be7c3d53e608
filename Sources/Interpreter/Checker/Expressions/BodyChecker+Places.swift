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
}

extension Module {
    func isKeyPath(_ declaration: NominalDeclaration) -> Bool {
        self.is(declaration, .keyPath) || self.is(declaration, .writableKeyPath)
            || self.is(declaration, .referenceWritableKeyPath)
    }
}
