import Syntax

extension Evaluator {
    // MARK: Reading

    func read(_ place: Place, _ frame: Activation) throws(Signal) -> Value {
        switch place.kind {
        case .local(let variable): return try readLocal(variable, place.range, frame)
        case .accessed(_, let accessors): return try read(accessors, place.range, frame)
        case .global(let variable): return try readGlobal(variable, place.range, frame)
        case .member(let base, let variable, let types):
            if variable.isLazy, variable.parent?.kind == .struct {
                return try readLazy(base, variable, resolve(types, frame), place.range, frame)
            }
            if let getter = variable.getter, getter.isMutating {
                return try readChanging(base, getter, resolve(types, frame), place.range, frame)
            }
            let receiver = try read(base, frame)
            return try property(variable, of: receiver, resolve(types, frame), place.range, frame)
        case .witness(let base, let variable, let type):
            return try readWitness(base, variable, type, place.range, frame)
        case .staticMember(let type, let variable):
            return try readStatic(variable, resolve(type, frame), place.range, frame)
        case .staticWitness(let type, let variable):
            let type = resolve(type, frame)
            return try readStatic(staticWitness(variable, type), type, place.range, frame)
        case .subscripted(let base, let getter, _, let arguments, let types):
            return try readSubscript(base, getter, arguments, types, place.range, frame)
        case .element(let base, let index):
            return try read(base, frame).elements[index]
        case .forceUnwrap(let base):
            guard case .some(let value) = try read(base, frame) else {
                throw trap("unexpectedly found nil while unwrapping an Optional value", place.range, frame)
            }
            return value
        case .chained(let base):
            guard case .some(let value) = try read(base, frame) else { throw .nilInChain }
            return value
        case .value(let expression): return try evaluate(expression, frame)
        case .keyPath(let base, let path): return try readKeyPath(base, path, place.range, frame)
        }
    }

    func readLocal(_ variable: LocalVariable, _ range: SourceRange, _ frame: Activation) throws(Signal)
        -> Value
    {
        let value = frame.load(variable.slot)
        if case .uninitialized = value {
            if variable.ownership == .unowned { throw trap(Evaluator.isGone, range, frame) }
            throw trap(
                "variable '\(variable.name)' is used before it is set, or while it is being changed", range,
                frame)
        }
        return value
    }

    /// `mutating get` changes its owner where that stands.
    private func readChanging(
        _ base: Place, _ getter: FunctionDeclaration, _ types: [Type], _ range: SourceRange,
        _ frame: Activation
    ) throws(Signal) -> Value {
        var value = Value.void
        try modify(base, frame) { (receiver: inout Value) throws(Signal) in
            var arguments: [Value] = []
            value = try self.invoke(getter, &receiver, &arguments, types, range, frame)
        }
        return value
    }

    /// A lazy property of a struct is set where the struct stands.
    private func readLazy(
        _ base: Place, _ variable: VariableDeclaration, _ types: [Type], _ range: SourceRange,
        _ frame: Activation
    ) throws(Signal) -> Value {
        guard case .field(let index) = variable.storage else { return .void }
        let receiver = try read(base, frame)
        let value = try property(variable, of: receiver, types, range, frame)
        if case .structure(let known) = receiver, case .uninitialized = known.fields[index] {
            try modify(base, frame) { (place: inout Value) throws(Signal) in
                self.setField(index, of: &place, value)
            }
        }
        return value
    }

    private func readWitness(
        _ base: Place, _ variable: VariableDeclaration, _ type: Type, _ range: SourceRange,
        _ frame: Activation
    ) throws(Signal) -> Value {
        let receiver = try read(base, frame)
        let self_ = selfType(resolve(type, frame), receiver)
        let witness = self.witness(variable, self_)
        return try property(witness, of: receiver, memberSubstitutions(witness.parent, self_), range, frame)
    }

    private func readSubscript(
        _ base: Place, _ getter: Callee, _ arguments: [Argument], _ types: [Type], _ range: SourceRange,
        _ frame: Activation
    ) throws(Signal) -> Value {
        let receiver = try read(base, frame)
        let (function, substitutions) = dispatch(getter, receiver, resolve(types, frame), frame)
        var values = try evaluate(arguments, function, substitutions, frame)
        var receiverValue = receiver
        return try invoke(function, &receiverValue, &values, substitutions, range, frame)
    }

    private func readKeyPath(
        _ base: Place, _ path: Expression, _ range: SourceRange, _ frame: Activation
    ) throws(Signal) -> Value {
        let receiver = try read(base, frame)
        guard case .keyPath(let path) = try evaluate(path, frame) else { return .void }
        return try readValue(at: path, of: receiver, range, frame)
    }

    // MARK: Writing

    func assign(_ place: Place, _ value: Value, _ frame: Activation) throws(Signal) {
        switch place.kind {
        case .local(let variable): frame.assign(variable, value)
        case .accessed(_, let accessors): try assign(accessors, value, place.range, frame)
        case .member(let base, let variable, let types):
            try assignMember(base, variable, types, value, place.range, frame)
        case .global, .staticMember, .staticWitness:
            try assignStatic(place, value, frame)
        case .subscripted(let base, let getter, let setter, let arguments, let types):
            try assignSubscript(base, getter, setter, arguments, types, value, place.range, frame)
        case .value(let expression): _ = try evaluate(expression, frame)
        default:
            try modify(place, frame) { (slot: inout Value) throws(Signal) in slot = value }
        }
    }

    func assignTuple(_ places: [Place?], _ value: Value, _ frame: Activation) throws(Signal) {
        for (place, element) in zip(places, value.elements) {
            if let place { try assign(place, element, frame) }
        }
    }

    private func assignMember(
        _ base: Place, _ variable: VariableDeclaration, _ types: [Type], _ value: Value, _ range: SourceRange,
        _ frame: Activation
    ) throws(Signal) {
        let types = resolve(types, frame)
        let isOwn = isInitializing(base, variable, frame)
        // An object is reached by reading; only values are changed inside their place.
        let mayMakeWrapper = isOwn && variable.wrapping != nil && variable.parent?.kind == .struct
        if needsNoPlace(variable), !mayMakeWrapper {
            var receiver = try read(base, frame)
            return try setProperty(variable, of: &receiver, value, types, isOwn, range, frame)
        }
        try modify(base, frame) { (receiver: inout Value) throws(Signal) in
            try self.setProperty(variable, of: &receiver, value, types, isOwn, range, frame)
        }
    }

    /// Whether setting a property leaves the place of its base alone.
    func needsNoPlace(_ variable: VariableDeclaration) -> Bool {
        if let kind = variable.parent?.kind, kind == .class || kind == .actor { return true }
        return variable.setter?.isNonmutating ?? false
    }

    /// `self.x = …` in an initializer of the same type, or in an observer of `x`: observers are not told.
    func isInitializing(_ base: Place, _ variable: VariableDeclaration, _ frame: Activation) -> Bool {
        guard case .local(let local) = base.kind, local.slot == frame.selfSlot else { return false }
        if let type = frame.initializing, variable.parent === type { return true }
        return frame.observing === variable
    }

    private func assignSubscript(
        _ base: Place, _ getter: Callee, _ setter: FunctionDeclaration?, _ arguments: [Argument],
        _ types: [Type],
        _ value: Value, _ range: SourceRange, _ frame: Activation
    ) throws(Signal) {
        let types = resolve(types, frame)
        guard let setter else { throw trap("cannot assign through subscript: it is get-only", range, frame) }
        let indices = try evaluate(arguments, getter.function, types, frame)
        if isReference(setter) {
            var receiver = try read(base, frame)
            return try callSetter(setter, getter, &receiver, value, indices, types, range, frame)
        }
        let access = try begin(base, frame)
        try finish(access) { (receiver: inout Value) throws(Signal) in
            let (function, types) = self.dispatchSetter(setter, getter, receiver, types, frame)
            var arguments = [value] + indices
            _ = try self.invoke(function, on: access, &receiver, &arguments, types, range, frame)
        }
    }

    func isReference(_ setter: FunctionDeclaration) -> Bool {
        if setter.isNonmutating { return true }
        guard let kind = setter.parent?.kind else { return false }
        return kind == .class || kind == .actor
    }

    func callSetter(
        _ setter: FunctionDeclaration, _ getter: Callee, _ receiver: inout Value, _ value: Value,
        _ indices: [Value], _ types: [Type], _ range: SourceRange, _ frame: Activation
    ) throws(Signal) {
        let (function, substitutions) = dispatchSetter(setter, getter, receiver, types, frame)
        var arguments = [value] + indices
        _ = try invoke(function, &receiver, &arguments, substitutions, range, frame)
    }
}
