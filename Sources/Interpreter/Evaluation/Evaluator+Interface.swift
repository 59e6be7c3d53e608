import Syntax

/// What rows and view code ask of the evaluator. Nothing here throws: look at `isFailing` afterwards.
extension Evaluator {
    /// Calls a function value (a closure, a declared function, a key path).
    @discardableResult
    public func call(_ function: Value, _ arguments: [Value]) -> Value {
        var arguments = arguments
        return call(function, changing: &arguments)
    }

    /// As `call(_:_:)`; `inout` arguments come back changed.
    @discardableResult
    public func call(_ function: Value, changing arguments: inout [Value]) -> Value {
        var values = arguments
        arguments = []
        let result = attempt { () throws(Signal) -> Value in
            try self.callFunction(function, &values, self.site, nil)
        }
        arguments = values
        return result
    }

    /// Calls a declaration. A mutating method changes `receiver`, `inout` parameters change `arguments`.
    @discardableResult
    public func call(
        _ declaration: FunctionDeclaration, receiver: inout Value, arguments: inout [Value],
        substitutions: [Type] = []
    ) -> Value {
        var (source, values) = (receiver, arguments)
        receiver = .void
        arguments = []
        let result = attempt { () throws(Signal) -> Value in
            try self.invoke(declaration, &source, &values, substitutions, self.site, nil)
        }
        receiver = source
        arguments = values
        return result
    }

    /// Calls a function value whose only parameter is `inout`; gives the changed argument.
    public func callInout(_ function: Value, _ argument: Value) -> Value {
        var arguments = [argument]
        call(function, changing: &arguments)
        return arguments[0]
    }

    // MARK: Members by name, as protocols require them

    /// A property of a value, whether its type declares it or a protocol supplies it: `body` of a view. nil
    /// if there is none or evaluation failed.
    public func requirement(_ name: Name, of value: Value) -> Value? {
        let type = typeOf(value)
        guard let variable = variable(name, of: type, isStatic: false) else { return nil }
        let result = attempt { () throws(Signal) -> Value in
            try self.property(
                variable, of: value, self.memberSubstitutions(variable.parent, type), self.site, nil)
        }
        return isFailing ? nil : result
    }

    /// As `requirement(_:of:)`; a value without such a property is a failure.
    public func property(_ name: Name, of value: Value) -> Value {
        if let found = requirement(name, of: value) { return found }
        if !isFailing { fail("value of type '\(describe(typeOf(value)))' has no member '\(name)'") }
        return .void
    }

    /// Calls a method by name: `body(content:)`, `sizeThatFits(proposal:subviews:cache:)`. Overloads are told
    /// apart by the type of their first parameter, where it is given; `inout` arguments and a mutated
    /// receiver come back changed. nil if there is no such method or it failed.
    public func callRequirement(
        _ name: Name, taking first: Name? = nil, changing receiver: inout Value, _ arguments: inout [Value]
    ) -> Value? {
        guard
            let (function, types) = method(
                name, first, arguments.count, of: typeOf(receiver), isStatic: false)
        else { return nil }
        let result = call(function, receiver: &receiver, arguments: &arguments, substitutions: types)
        return isFailing ? nil : result
    }

    /// As above, for a method that leaves its receiver alone; its absence is a failure.
    @discardableResult
    public func callRequirement(
        _ name: Name, taking first: Name? = nil, of receiver: Value, _ arguments: inout [Value]
    ) -> Value {
        var source = receiver
        if let result = callRequirement(name, taking: first, changing: &source, &arguments) { return result }
        if !isFailing { fail("value of type '\(describe(typeOf(receiver)))' has no member '\(name)'") }
        return .void
    }

    /// A static property of a type, its own or one that a protocol supplies: `defaultValue` of a preference
    /// key.
    public func staticProperty(_ name: Name, of type: Type) -> Value {
        guard let variable = variable(name, of: type, isStatic: true) else {
            fail("type '\(describe(type))' has no member '\(name)'")
            return .void
        }
        return attempt { () throws(Signal) -> Value in try self.readStatic(variable, type, self.site, nil) }
    }

    /// The value of a global variable, set to its initial value on first use.
    func value(of variable: VariableDeclaration) -> Value {
        attempt { () throws(Signal) -> Value in try self.readGlobal(variable, self.site, nil) }
    }

    /// Calls a static method of a type: `reduce(value:nextValue:)`; `inout` arguments come back changed.
    @discardableResult
    public func callStatic(_ name: Name, of type: Type, _ arguments: inout [Value]) -> Value {
        guard let (function, types) = method(name, nil, arguments.count, of: type, isStatic: true) else {
            fail("type '\(describe(type))' has no member '\(name)'")
            return .void
        }
        var receiver = Value.metatype(type)
        return call(function, receiver: &receiver, arguments: &arguments, substitutions: types)
    }

    /// Whether a value's type declares a method itself, rather than having it from a row's default.
    public func hasOwnMethod(_ name: Name, of value: Value) -> Bool {
        module.members(name, of: typeOf(value)).contains { found in
            if case .function(let function) = found.member { return !function.isLibrary }
            return false
        }
    }

    /// The same of a property.
    public func hasOwnProperty(_ name: Name, of value: Value) -> Bool {
        variable(name, of: typeOf(value), isStatic: false).map { !$0.isLibrary } ?? false
    }

    // MARK: Key paths

    public func setValue(_ new: Value, at path: KeyPathValue, of root: inout Value) {
        let whole = Access(root, site, nil)
        root = .void
        _ = attempt { () throws(Signal) -> Value in
            let access = try self.open(path, of: whole, self.site, nil)
            access.value = new
            try self.finish(access)
            return .void
        }
        root = whole.take()
    }

    /// Does something on behalf of a place in the snippet, which messages about it then have.
    public func at(_ range: SourceRange, _ work: () -> Void) {
        let outer = site
        site = range
        defer { site = outer }
        work()
    }

    /// Whether a value has a property of this name, of its own or from a protocol.
    public func hasProperty(_ name: Name, _ value: Value) -> Bool {
        variable(name, of: typeOf(value), isStatic: false) != nil
    }

    /// Reads through a key path, which may have come as a function.
    public func read(_ path: Value, from root: Value) -> Value { call(path, [root]) }

    /// Writes through a key path.
    public func write(_ path: Value, to root: inout Value, _ new: Value) {
        if case .keyPath(let path) = path { setValue(new, at: path, of: &root) }
    }

    /// The path from a value through properties of these names; nil where one has none or the last cannot be
    /// set.
    public func settablePath(_ names: [Name], from root: Value) -> Value? {
        var value = root
        var isSettable = false
        var components: [KeyPath.Component] = []
        for name in names {
            guard let property = variable(name, of: typeOf(value), isStatic: false),
                let next = requirement(name, of: value)
            else { return nil }
            components.append(.property(property, property.type))
            (value, isSettable) = (next, property.isSettable)
        }
        let path = KeyPath(root: typeOf(root), components: components)
        return isSettable ? .keyPath(KeyPathValue(path: path, indices: [])) : nil
    }

    /// A number for each type, for storage keyed by type; negative for what is no nominal type.
    public func number(of type: Type) -> Int {
        if case .nominal(let declaration, _) = opened(type) { return declaration.id }
        return -1
    }

    /// A number for the kind of a value: equal for values of the same type.
    public func kindNumber(of value: Value) -> Int {
        if case .native(let native) = value, native.declaredType == nil {
            return -2 - Int(hash(.string(native.description)) & 0x3fff_ffff)
        }
        return number(of: typeOf(value))
    }

    private func variable(_ name: Name, of type: Type, isStatic: Bool) -> VariableDeclaration? {
        for found in module.members(name, of: type) {
            if case .variable(let variable) = found.member, variable.isStatic == isStatic,
                variable.requirementIndex < 0
            {
                return variable
            }
        }
        return nil
    }

    private func method(
        _ name: Name, _ first: Name?, _ count: Int, of type: Type, isStatic: Bool
    ) -> (FunctionDeclaration, [Type])? {
        for found in module.members(name, of: type) {
            guard case .function(let function) = found.member, function.isStatic == isStatic,
                !found.member.isRequirement, function.parameters.count == count,
                first.map({ $0 == function.parameters.first?.type.nominal?.name }) ?? true
            else { continue }
            return (function, memberSubstitutions(function.parent, type))
        }
        return nil
    }
}
