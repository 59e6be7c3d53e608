import Syntax

/// Why a place must be variable.
enum MutationAction {
    case assign
    /// `+=` and the like.
    case update
    case mutating
    case `inout`
}

extension BodyChecker {
    /// The place that an expression reads, or the value itself as a place.
    func place(of value: Expression) -> Place {
        switch value.kind {
        case .load(let place): return place
        case .forceUnwrap(let inner):
            if case .load(let place) = inner.kind {
                return Place(.forceUnwrap(place), value.type, value.range)
            }
        case .chained(let inner):
            if case .load(let place) = inner.kind { return Place(.chained(place), value.type, value.range) }
        default: break
        }
        return Place(.value(value), value.type, value.range)
    }

    /// The place if it can be changed; otherwise says why not, at the operator, method or `&` that would
    /// change it.
    func mutablePlace(_ value: Expression, action: MutationAction, at range: SourceRange? = nil) -> Place? {
        let place = self.place(of: value)
        guard let obstacle = obstacle(place) else { return place }
        error(
            Messages.immutable(place, obstacle, action), at: range ?? Self.lastPart(of: place),
            id: "immutable")
        return nil
    }

    /// What stands in the way of a change.
    enum Obstacle {
        case constant(Name)
        case getOnly(Name)
        case privateSetter(Name)
        case selfIsImmutable
        case rvalue(Expression)
        case subscriptGetOnly
    }

    /// The member that is assigned, or the brackets of a subscript.
    private static func lastPart(of place: Place) -> SourceRange {
        switch place.kind {
        case .member(_, let variable, _), .witness(_, let variable, _), .staticMember(_, let variable),
            .staticWitness(_, let variable):
            let start = place.range.upper - variable.name.text.utf8.count
            return place.range.with(lower: max(start, place.range.lower))
        case .subscripted(let base, _, _, _, _): return place.range.with(lower: base.range.upper)
        default: return place.range
        }
    }

    private func obstacle(_ place: Place) -> Obstacle? {
        switch place.kind {
        case .local(let variable): return obstacle(variable)
        case .accessed(let name, let accessors):
            return (accessors.storage ?? accessors.setter) == nil ? .getOnly(name) : nil
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
            return .rvalue(value)
        case .keyPath: return nil
        }
    }

    private func obstacle(_ variable: LocalVariable) -> Obstacle? {
        if variable === selfVariable {
            return variable.isLet && !isObject(variable.type) ? .selfIsImmutable : nil
        }
        variable.isAssigned = variable.isAssigned || !variable.isLet
        let isSet = variable.isLet && !variable.isUnset
        return isSet ? .constant(variable.name) : nil
    }

    private func obstacle(_ variable: VariableDeclaration) -> Obstacle? {
        if case .computed = variable.storage { return variable.setter == nil ? .getOnly(variable.name) : nil }
        let isSet = variable.isLet && !unsetGlobals.contains { $0 === variable }
        return isSet ? .constant(variable.name) : nil
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
        return .constant(variable.name)
    }

    /// Whether setting the property leaves its owner as it is: objects, and wrappers' `wrappedValue`.
    private func leavesBase(_ variable: VariableDeclaration, _ base: Place) -> Bool {
        isObject(base.type) || variable.setter?.isNonmutating == true
    }
}

extension Module {
    func isKeyPath(_ declaration: NominalDeclaration) -> Bool {
        self.is(declaration, .keyPath) || self.is(declaration, .writableKeyPath)
            || self.is(declaration, .referenceWritableKeyPath)
    }
}
