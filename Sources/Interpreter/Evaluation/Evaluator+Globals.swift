import Syntax

/// Global and static variables: set on first use, kept in one table by their number.
extension Evaluator {
    func readGlobal(_ variable: VariableDeclaration, _ range: SourceRange, _ frame: Activation?)
        throws(Signal) -> Value
    {
        if case .computed = variable.storage {
            guard let getter = variable.getter else { return .void }
            var (source, arguments): (Value, [Value]) = (.void, [])
            return try invoke(getter, &source, &arguments, [], range, frame)
        }
        return globals[try globalIndex(variable, range, frame)].held
    }

    /// The place of a variable in the table, with its initial value in it.
    func globalIndex(_ variable: VariableDeclaration, _ range: SourceRange, _ frame: Activation?)
        throws(Signal) -> Int
    {
        guard case .global(let index) = variable.storage else { return 0 }
        if index >= globals.count {
            globals += Array(repeating: .uninitialized, count: index + 1 - globals.count)
        }
        guard case .uninitialized = globals[index] else { return index }
        if let body = variable.initialValue {
            let value = try evaluateInitialValue(body, self: nil, [], range, frame)
            globals[index] = value.kept(as: variable.ownership)
        } else {
            globals[index] = .none
        }
        return index
    }

    /// A static member of a type, or the requirement's witness.
    func readStatic(
        _ variable: VariableDeclaration, _ type: Type, _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Value {
        guard case .computed = variable.storage else { return try readGlobal(variable, range, frame) }
        guard let getter = variable.getter else {
            throw trap("'\(variable.name)' cannot be read", range, frame)
        }
        if case .requirement = getter.implementation {
            let witness = staticWitness(variable, type)
            if witness !== variable { return try readStatic(witness, type, range, frame) }
        }
        var (source, arguments): (Value, [Value]) = (.metatype(type), [])
        return try invoke(
            getter, &source, &arguments, memberSubstitutions(variable.parent, type), range, frame)
    }

    /// The variable and type that a global or static place means.
    private func target(_ place: Place, _ frame: Activation) -> (VariableDeclaration, Type)? {
        switch place.kind {
        case .global(let variable): return (variable, .unknown)
        case .staticMember(let type, let variable): return (variable, resolve(type, frame))
        case .staticWitness(let type, let variable):
            let type = resolve(type, frame)
            return (staticWitness(variable, type), type)
        default: return nil
        }
    }

    func assignStatic(_ place: Place, _ value: Value, _ frame: Activation) throws(Signal) {
        guard let (variable, type) = target(place, frame) else { return }
        if case .computed = variable.storage {
            return try setStatic(variable, type, value, place.range, frame)
        }
        // The initial value matters only to observers.
        let index =
            variable.isObserved ? try globalIndex(variable, place.range, frame) : try reserve(variable)
        let kept = value.kept(as: variable.ownership)
        if !variable.isObserved {
            globals[index] = kept
            return
        }
        let old = globals[index].held
        var receiver = Value.metatype(type)
        if let observer = variable.willSet {
            var arguments = [value]
            _ = try invoke(observer, &receiver, &arguments, [], place.range, frame)
        }
        globals[index] = kept
        if let observer = variable.didSet {
            var arguments = [old]
            _ = try invoke(observer, &receiver, &arguments, [], place.range, frame)
        }
    }

    private func reserve(_ variable: VariableDeclaration) throws(Signal) -> Int {
        guard case .global(let index) = variable.storage else { return 0 }
        if index >= globals.count {
            globals += Array(repeating: .uninitialized, count: index + 1 - globals.count)
        }
        return index
    }

    private func setStatic(
        _ variable: VariableDeclaration, _ type: Type, _ value: Value, _ range: SourceRange,
        _ frame: Activation
    ) throws(Signal) {
        guard let setter = variable.setter else {
            throw trap("cannot assign to property: '\(variable.name)' is get-only", range, frame)
        }
        var (source, arguments): (Value, [Value]) = (.metatype(type), [value])
        _ = try invoke(setter, &source, &arguments, memberSubstitutions(variable.parent, type), range, frame)
    }

    func beginStatic(_ place: Place, _ frame: Activation) throws(Signal) -> Access {
        guard let (variable, _) = target(place, frame) else { return Access(.void, place.range, frame) }
        guard case .global = variable.storage, !variable.isObserved, variable.ownership == .strong else {
            return Access(try read(place, frame), place.range, frame, as: .assigned(place))
        }
        let index = try globalIndex(variable, place.range, frame)
        let value = globals[index]
        if case .object = value {} else { globals[index] = .uninitialized }
        return Access(value, place.range, frame, as: .global(index))
    }
}
