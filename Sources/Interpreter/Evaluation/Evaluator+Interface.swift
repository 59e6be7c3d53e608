import Syntax

/// What rows and view code ask of the evaluator. Nothing here throws: look at `isFailing` afterwards.
extension Evaluator {
    /// Calls a function value (a closure, a declared function, a key path).
    @discardableResult
    public func call(_ function: Value, _ arguments: [Value]) -> Value {
        var arguments = arguments
        return call(function, inout: &arguments)
    }

    @discardableResult
    public func call(_ function: FunctionValue, _ arguments: [Value]) -> Value { call(.function(function), arguments) }

    /// As `call(_:_:)`; `inout` arguments come back changed.
    @discardableResult
    public func call(_ function: Value, inout arguments: inout [Value]) -> Value {
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

    /// The value of a property that a protocol requires or a type simply has: `body` of a view. nil if there is none.
    public func requirement(_ name: Name, of value: Value) -> Value? {
        var value = value
        let type = typeOf(value)
        guard let variable = variable(name, of: type, isStatic: false) else {
            return hasMethod(name, type, 0) ? callRequirement(name, of: &value) : nil
        }
        let result = attempt { () throws(Signal) -> Value in
            try self.property(variable, of: value, self.memberSubstitutions(variable.parent, type), self.site, nil)
        }
        return isFailing ? nil : result
    }

    /// Calls a method by name: `body(content:)`, `sizeThatFits(proposal:subviews:cache:)`. Labels choose between
    /// overloads; nil if there is no such method or it failed.
    public func callRequirement(
        _ name: Name, labels: [Name?]? = nil, of receiver: inout Value, arguments: inout [Value]
    ) -> Value? {
        let type = typeOf(receiver)
        guard let (function, types) = method(name, labels, arguments.count, of: type, isStatic: false) else {
            return nil
        }
        let result = call(function, receiver: &receiver, arguments: &arguments, substitutions: types)
        return isFailing ? nil : result
    }

    public func callRequirement(_ name: Name, of receiver: inout Value) -> Value? {
        var arguments: [Value] = []
        return callRequirement(name, of: &receiver, arguments: &arguments)
    }

    /// A static property of a type: `defaultValue` of a preference key.
    public func staticRequirement(_ name: Name, of type: Type) -> Value? {
        guard let variable = variable(name, of: type, isStatic: true) else { return nil }
        let result = attempt { () throws(Signal) -> Value in
            try self.readStatic(variable, type, self.site, nil)
        }
        return isFailing ? nil : result
    }

    /// Calls a static method of a type: `reduce(value:nextValue:)`; `inout` arguments come back changed.
    public func callStaticRequirement(
        _ name: Name, labels: [Name?]? = nil, of type: Type, arguments: inout [Value]
    ) -> Value? {
        guard let (function, types) = method(name, labels, arguments.count, of: type, isStatic: true) else {
            return nil
        }
        var receiver = Value.metatype(type)
        let result = call(function, receiver: &receiver, arguments: &arguments, substitutions: types)
        return isFailing ? nil : result
    }

    /// A new value of a type, by the initializer that takes such arguments (with these labels, where given). nil if
    /// there is none.
    public func instantiate(_ type: Type, labels: [Name?]? = nil, arguments: [Value] = []) -> Value? {
        for found in module.members("init", of: type) {
            guard case .function(let function) = found.member, !found.member.isRequirement,
                let values = fill(function, labels, arguments)
            else { continue }
            var (receiver, all) = (Value.metatype(type), values)
            let types = memberSubstitutions(function.parent, type)
            let result = call(function, receiver: &receiver, arguments: &all, substitutions: types)
            return isFailing ? nil : result
        }
        return nil
    }

    /// Arguments for all parameters, with default values for those that are left out.
    private func fill(_ function: FunctionDeclaration, _ labels: [Name?]?, _ arguments: [Value]) -> [Value]? {
        var rest = arguments[...]
        var names = labels.map { $0[...] }
        var values: [Value] = []
        for parameter in function.parameters {
            let fits = names.map { $0.first.map { $0 == parameter.label } ?? false } ?? true
            if fits, let next = rest.popFirst() {
                _ = names?.popFirst()
                values.append(next)
            } else if let body = parameter.defaultValue {
                values.append(
                    attempt { () throws(Signal) -> Value in
                        try self.evaluateInitialValue(
                            body, self: nil, [], self.site, nil, isLibrary: function.isLibrary)
                    })
            } else {
                return nil
            }
        }
        return rest.isEmpty ? values : nil
    }

    // MARK: Fields

    /// A stored property by name, without running any code.
    public func storedProperty(_ name: Name, of value: Value) -> Value? {
        guard let index = fieldIndex(name, of: value) else { return nil }
        return value.field(index)
    }

    /// Changes a stored property by name, without observers.
    public func setStoredProperty(_ name: Name, of value: inout Value, to new: Value) {
        guard let index = fieldIndex(name, of: value) else { return }
        setField(index, of: &value, new)
        if case .object(let object) = value { notify(value, object.declaration.storedProperties[index]) }
    }

    private func fieldIndex(_ name: Name, of value: Value) -> Int? {
        switch value {
        case .structure(let value): value.declaration.storedProperties.firstIndex { $0.name == name }
        case .object(let object): object.declaration.storedProperties.firstIndex { $0.name == name }
        default: nil
        }
    }

    /// Reads and writes through a key path.
    public func value(at path: KeyPathValue, of root: Value) -> Value {
        attempt { () throws(Signal) -> Value in try self.readValue(at: path, of: root, self.site, nil) }
    }

    public func setValue(_ new: Value, at path: KeyPathValue, of root: inout Value) {
        var changed = root
        root = .void
        _ = attempt { () throws(Signal) -> Value in
            try self.modifyValue(at: path, from: 0, of: &changed, self.site, nil) {
                (value: inout Value) throws(Signal) in value = new
            }
            return .void
        }
        root = changed
    }

    /// A struct of the library by its type's name, fields in the order of its stored properties.
    public func makeStruct(_ name: Name, _ fields: [Value], arguments: [Type] = []) -> Value {
        guard let declaration = findType(name) else {
            fail("the library has no type '\(name)'")
            return .void
        }
        return .structure(StructValue(declaration: declaration, arguments: arguments, fields: fields))
    }

    /// An enum's case by the names of the type and the case.
    public func makeCase(_ type: Name, _ name: Name, _ payload: [Value] = []) -> Value {
        guard let enumCase = findType(type)?.cases.first(where: { $0.name == name }) else {
            fail("the library has no case '\(type).\(name)'")
            return .void
        }
        return .enumeration(enumCase, payload)
    }

    // MARK: Members by name

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

    private func hasMethod(_ name: Name, _ type: Type, _ count: Int) -> Bool {
        method(name, nil, count, of: type, isStatic: false) != nil
    }

    private func method(
        _ name: Name, _ labels: [Name?]?, _ count: Int, of type: Type, isStatic: Bool
    ) -> (FunctionDeclaration, [Type])? {
        for found in module.members(name, of: type) {
            guard case .function(let function) = found.member, function.isStatic == isStatic,
                !found.member.isRequirement, function.parameters.count == count,
                labels.map({ $0.elementsEqual(function.parameters.map { $0.label }) }) ?? true
            else { continue }
            return (function, memberSubstitutions(function.parent, type))
        }
        return nil
    }
}
