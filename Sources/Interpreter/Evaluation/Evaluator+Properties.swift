import Syntax

/// Stored, computed, lazy and observed properties of values and objects.
extension Evaluator {
    func property(
        _ declared: VariableDeclaration, of receiver: Value, _ types: [Type], _ range: SourceRange,
        _ frame: Activation?
    ) throws(Signal) -> Value {
        try property(exactly: overriding(declared, receiver), of: receiver, types, range, frame)
    }

    private func property(
        exactly variable: VariableDeclaration, of receiver: Value, _ types: [Type], _ range: SourceRange,
        _ frame: Activation?
    ) throws(Signal) -> Value {
        switch variable.storage {
        case .field(let index):
            guard let value = storedField(index, of: receiver) else {
                throw trap("'\(variable.name)' cannot be read here", range, frame)
            }
            if case .uninitialized = value {
                return try initialValue(ofUnset: variable, index, receiver, range, frame)
            }
            let held = value.held
            if case .uninitialized = held { throw trap(Evaluator.isGone, range, frame) }
            return held
        case .computed:
            guard let getter = variable.getter else {
                throw trap("'\(variable.name)' cannot be read", range, frame)
            }
            var (source, arguments): (Value, [Value]) = (receiver, [])
            let substitutions = memberTypes(variable, receiver, types)
            return try invoke(getter, &source, &arguments, substitutions, range, frame)
        case .global:
            return try readGlobal(variable, range, frame)
        }
    }

    private func storedField(_ index: Int, of receiver: Value) -> Value? {
        switch receiver {
        case .structure(let value): index < value.fields.count ? value.fields[index] : nil
        case .object(let object): index < object.fields.count ? object.fields[index] : nil
        default: nil
        }
    }

    /// A lazy property of an object is evaluated when it is first read; a struct's is where it may change.
    private func initialValue(
        ofUnset variable: VariableDeclaration, _ index: Int, _ receiver: Value, _ range: SourceRange,
        _ frame: Activation?
    ) throws(Signal) -> Value {
        guard variable.isLazy, let body = variable.initialValue else {
            throw trap("property '\(variable.name)' is used before it is set", range, frame)
        }
        let value = try evaluateInitialValue(body, self: receiver, arguments(of: receiver), range, frame)
        if case .object(let object) = receiver { object.fields[index] = value }
        return value
    }

    /// Generic arguments for the members of the type that declares a property.
    func memberTypes(_ variable: VariableDeclaration, _ receiver: Value, _ types: [Type]) -> [Type] {
        guard let parent = variable.parent, parent.kind != .protocol, types.count < parent.generics.count
        else {
            return types
        }
        return arguments(of: receiver)
    }

    func arguments(of receiver: Value) -> [Type] {
        switch receiver {
        case .structure(let value): value.arguments
        case .object(let object): object.arguments
        default: []
        }
    }

    // MARK: Setting

    func setProperty(
        _ declared: VariableDeclaration, of receiver: inout Value, _ value: Value, _ types: [Type],
        _ isInitializing: Bool, _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) {
        // An initializer sets its own class's properties, whatever replaces them.
        let variable = isInitializing && declared.isStored ? declared : overriding(declared, receiver)
        try setProperty(
            exactly: variable, of: &receiver, value, types, isInitializing, range, frame)
    }

    private func setProperty(
        exactly variable: VariableDeclaration, of receiver: inout Value, _ value: Value, _ types: [Type],
        _ isInitializing: Bool, _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) {
        if try setFirstValue(variable, of: &receiver, value, types, range, frame) { return }
        if !variable.isObserved || isInitializing && variable.isStored {
            return try store(value, in: variable, of: &receiver, types, range, frame)
        }
        let substitutions = memberTypes(variable, receiver, types)
        let old = try valueBeforeChange(of: variable, receiver, types, range, frame)
        if let observer = variable.willSet {
            var arguments = [value]
            _ = try invoke(observer, &receiver, &arguments, substitutions, range, frame)
        }
        try store(value, in: variable, of: &receiver, types, range, frame)
        if let observer = variable.didSet {
            var arguments = [old]
            _ = try invoke(observer, &receiver, &arguments, substitutions, range, frame)
        }
    }

    /// The first value of a wrapped property, given by an initializer, makes its wrapper; nobody observes
    /// that.
    private func setFirstValue(
        _ variable: VariableDeclaration, of receiver: inout Value, _ value: Value, _ types: [Type],
        _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Bool {
        guard let wrapping = variable.wrapping, let backing = variable.backing,
            case .field(let index) = backing.storage,
            isUnset(index, receiver)
        else { return false }
        var (owner, arguments): (Value, [Value]) = (.void, [value])
        let wrapper = try invoke(
            wrapping, &owner, &arguments, memberTypes(variable, receiver, types), range, frame)
        setField(index, of: &receiver, wrapper)
        return true
    }

    /// Sets a property without telling its own observers.
    private func store(
        _ value: Value, in variable: VariableDeclaration, of receiver: inout Value, _ types: [Type],
        _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) {
        switch variable.storage {
        case .field(let index):
            if case .object = receiver { chargeKept(value) }
            setField(index, of: &receiver, value.kept(as: variable.ownership))
            if value.hasParts, case .structure = receiver {
                try noteComposite(receiver, frame?.site ?? range)
            }
            notify(receiver, variable)
        case .computed:
            guard let setter = variable.setter else {
                throw trap("cannot assign to property: '\(variable.name)' is get-only", range, frame)
            }
            var arguments = [value]
            let substitutions = memberTypes(variable, receiver, types)
            _ = try invoke(setter, &receiver, &arguments, substitutions, range, frame)
        case .global:
            globals[try globalIndex(variable, range, frame)] = value
        }
    }

    /// What `didSet` gets as `oldValue`; a property that has no value yet gives nil.
    private func valueBeforeChange(
        of variable: VariableDeclaration, _ receiver: Value, _ types: [Type], _ range: SourceRange,
        _ frame: Activation?
    ) throws(Signal) -> Value {
        if case .field(let index) = variable.storage, isUnset(index, receiver) { return .none }
        return try property(variable, of: receiver, types, range, frame)
    }

    func setField(_ index: Int, of receiver: inout Value, _ value: Value) {
        switch receiver {
        case .structure(var fields):
            receiver = .uninitialized
            if !isKnownUniquelyReferenced(&fields) { fields = fields.copy() }
            fields.fields[index] = value
            receiver = .structure(fields)
        case .object(let object): object.fields[index] = value
        default: break
        }
    }

    /// Tells who observes an object that a field changed. Of an `ObservableObject` only `@Published` ones
    /// count.
    func notify(_ receiver: Value, _ variable: VariableDeclaration) {
        guard case .object(let object) = receiver, !object.onChange.isEmpty else { return }
        if let protocolType = commonTypes.observableObject,
            module.conforms(.nominal(object.declaration, object.arguments), to: protocolType)
        {
            guard case .nominal(let type, _) = variable.type, type.name == "Published" else { return }
        }
        for observer in object.onChange { observer.valueChanged() }
    }

    // MARK: Properties of the superclass

    /// What a property that is replaced has in the class above.
    func inherited(_ variable: VariableDeclaration, of receiver: Value, _ range: SourceRange) -> Value {
        guard let (replaced, types) = replaced(by: variable, receiver) else { return .void }
        return attempt { () throws(Signal) -> Value in
            try self.property(exactly: replaced, of: receiver, types, range, nil)
        }
    }

    func setInherited(
        _ variable: VariableDeclaration, of receiver: Value, _ value: Value, _ range: SourceRange
    ) -> Value {
        guard let (replaced, types) = replaced(by: variable, receiver) else { return .void }
        return attempt { () throws(Signal) -> Value in
            var owner = receiver
            try self.setProperty(exactly: replaced, of: &owner, value, types, false, range, nil)
            return .void
        }
    }

    private func replaced(by variable: VariableDeclaration, _ receiver: Value) -> (
        VariableDeclaration, [Type]
    )? {
        guard let superclass = variable.parent?.superclass else { return nil }
        for found in module.members(variable.name, of: superclass) {
            guard case .variable(let replaced) = found.member, !replaced.isStatic else { continue }
            return (replaced, memberSubstitutions(replaced.parent, typeOf(receiver)))
        }
        return nil
    }

    // MARK: Changing in place

    func openProperty(
        _ declared: VariableDeclaration, of whole: Access, _ types: [Type], _ isInitializing: Bool,
        _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Access {
        let variable = isInitializing && declared.isStored ? declared : overriding(declared, whole.value)
        if case .field(let index) = variable.storage, variable.ownership == .strong,
            isInitializing || !variable.isObserved, !isUnset(index, whole.value)
        {
            whole.leaveObject()
            return Access(
                takeField(index, of: &whole.value), range, frame, as: .field(index, variable), in: whole)
        }
        let value = try property(variable, of: whole.value, types, range, frame)
        let part = Access.Part.property(variable, types, isInitializing: isInitializing)
        return Access(value, range, frame, as: part, in: whole)
    }

    private func isUnset(_ index: Int, _ receiver: Value) -> Bool {
        if case .uninitialized? = storedField(index, of: receiver) { return true }
        return false
    }

    private func takeField(_ index: Int, of receiver: inout Value) -> Value {
        switch receiver {
        case .structure(var fields):
            receiver = .uninitialized
            if !isKnownUniquelyReferenced(&fields) { fields = fields.copy() }
            let value = fields.fields[index]
            fields.fields[index] = .uninitialized
            receiver = .structure(fields)
            return value
        // Not moved out: a method that changes the value may look at the object again.
        case .object(let object): return object.fields[index]
        default: return .uninitialized
        }
    }
}
