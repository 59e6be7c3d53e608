import Syntax

/// Equality, order and hashes of values: a snippet's own `==` and `<` where there are any, members otherwise.
extension Evaluator {
    public func areEqual(_ a: Value, _ b: Value) -> Bool {
        if isFailing { return false }
        switch (a, b) {
        case (.structure(let x), .structure(let y)):
            if x === y, commonTypes.equatable != nil, !x.declaration.isLibrary, x.fields.isEmpty {
                return true
            }
            if let own = ownOperator("==", of: x.declaration) { return callOperator(own, a, b) }
            return areStructurallyEqual(a, b)
        case (.enumeration(let x, _), .enumeration):
            if let parent = x.parent, let own = ownOperator("==", of: parent) {
                return callOperator(own, a, b)
            }
            return areStructurallyEqual(a, b)
        case (.object(let x), .object(let y)):
            if let own = inheritedOperator("==", of: x.declaration) { return callOperator(own, a, b) }
            return x === y
        default: return areStructurallyEqual(a, b)
        }
    }

    private func callOperator(_ function: FunctionDeclaration, _ a: Value, _ b: Value) -> Bool {
        attempt { () throws(Signal) -> Value in
            var (receiver, arguments) = (Value.metatype(self.typeOf(a)), [a, b])
            let types = self.memberSubstitutions(function.parent, self.typeOf(a))
            return try self.invoke(function, &receiver, &arguments, types, self.site, nil)
        }.isTrue
    }

    /// An operator that a type of a snippet (or a row with a Swift body) declares for two of its own.
    private func ownOperator(_ name: Name, of declaration: NominalDeclaration) -> FunctionDeclaration? {
        for case .function(let function) in module.ownMembers(name, of: declaration) {
            if case .body = function.implementation, function.parameters.count == 2,
                function.parameters[0].type.nominal === declaration,
                function.parameters[1].type.nominal === declaration
            {
                return function
            }
        }
        return nil
    }

    /// With those that superclasses declare for two of their own.
    private func inheritedOperator(_ name: Name, of declaration: NominalDeclaration) -> FunctionDeclaration? {
        var current: NominalDeclaration? = declaration
        while let type = current {
            if let own = ownOperator(name, of: type) { return own }
            current = type.superclass?.nominal
        }
        return nil
    }

    /// An operator of a snippet's own type, for generic code that knows only a protocol.
    func callOperator(_ name: Name, _ arguments: [Value], _ range: SourceRange) -> Value {
        guard let first = arguments.first, case .nominal(let declaration, _) = typeOf(first) else {
            return .void
        }
        for case .function(let function) in module.ownMembers(name, of: declaration)
        where function.parameters.count == arguments.count {
            return attempt { () throws(Signal) -> Value in
                var (receiver, values) = (Value.metatype(self.typeOf(first)), arguments)
                let types = self.memberSubstitutions(function.parent, self.typeOf(first))
                return try self.invoke(function, &receiver, &values, types, range, nil)
            }
        }
        fail("operator '\(name)' is not implemented for '\(describe(typeOf(first)))'", at: range)
        return .void
    }

    func areStructurallyEqual(_ a: Value, _ b: Value) -> Bool {
        a.hasParts && b.hasParts ? descend(false) { haveEqualParts(a, b) } : haveEqualParts(a, b)
    }

    private func haveEqualParts(_ a: Value, _ b: Value) -> Bool {
        switch (a, b) {
        case (.void, .void), (.none, .none): return true
        case (.bool(let x), .bool(let y)): return x == y
        case (.int(let x), .int(let y)): return x == y
        case (.large(let x), .large(let y)): return x == y
        case (.double(let x), .double(let y)): return x == y
        case (.int(let x), .double(let y)): return Double(x) == y
        case (.double(let x), .int(let y)): return x == Double(y)
        case (.string(let x), .string(let y)):
            spend(bytes: min(x.utf8.count, y.utf8.count))
            return Canonical.areSame(x, y)
        case (.some(let x), .some(let y)): return areEqual(x, y)
        case (.some(let x), _): return !b.isNil && areEqual(x, b)
        case (_, .some(let y)): return !a.isNil && areEqual(a, y)
        case (.tuple(let x), .tuple(let y)), (.array(let x), .array(let y)): return areAllEqual(x, y)
        case (.dictionary(let x), .dictionary(let y)): return areEqual(x, y)
        case (.set(let x), .set(let y)):
            return x.keys.count == y.keys.count && x.keys.allSatisfy { position(of: $0, in: y) != nil }
        case (.range(let x, let p, let closed), .range(let y, let q, let other)):
            return closed == other && areEqual(x, y) && areEqual(p, q)
        case (.structure(let x), .structure(let y)) where x.declaration === commonTypes.slice:
            // Wherever they begin.
            return x.declaration === y.declaration && areEqual(x[SliceField.base], y[SliceField.base])
        case (.structure(let x), .structure(let y)):
            return x.declaration === y.declaration && areAllEqual(x.fields, y.fields)
        case (.enumeration(let x, let p), .enumeration(let y, let q)): return x === y && areAllEqual(p, q)
        case (.object(let x), .object(let y)): return x === y
        case (.metatype(let x), .metatype(let y)): return areSame(x, y)
        case (.keyPath(let x), .keyPath(let y)): return areEqual(x, y)
        case (.native(let x), .native(let y)): return x.isEqual(to: y)
        case (.function(let x), .function(let y)): return x === y
        case (.borrowed(let x, _), .borrowed(let y, _)): return x === y
        default: return false
        }
    }

    private func areAllEqual(_ a: [Value], _ b: [Value]) -> Bool {
        guard a.count == b.count else { return false }
        spend(a.count >> 3)
        return zip(a, b).allSatisfy { areEqual($0, $1) }
    }

    private func areEqual(_ a: DictionaryValue, _ b: DictionaryValue) -> Bool {
        guard a.keys.count == b.keys.count else { return false }
        spend(a.keys.count >> 2)
        for (key, value) in zip(a.keys, a.values) {
            guard let other = self.value(for: key, in: b), areEqual(value, other) else { return false }
        }
        return true
    }

    private func areEqual(_ a: KeyPathValue, _ b: KeyPathValue) -> Bool {
        let (own, other) = (a.path.components, b.path.components)
        guard own.count == other.count, a.indices.count == b.indices.count else { return false }
        for (x, y) in zip(own, other) {
            switch (x, y) {
            case (.property(let x, _), .property(let y, _)): if x !== y { return false }
            case (.subscripted(let x, _), .subscripted(let y, _)): if x !== y { return false }
            case (.element(let x), .element(let y)): if x != y { return false }
            case (.optionalChain, .optionalChain), (.forceUnwrap, .forceUnwrap): break
            default: return false
            }
        }
        return zip(a.indices, b.indices).allSatisfy { areAllEqual($0, $1) }
    }

    // MARK: Order

    /// Negative, zero or positive.
    public func compare(_ a: Value, _ b: Value) -> Int {
        if isFailing { return 0 }
        switch a {
        case .structure(let value):
            if let own = ownOperator("<", of: value.declaration) { return compare(a, b, by: own) }
        case .object(let object):
            if let own = ownOperator("<", of: object.declaration) { return compare(a, b, by: own) }
        case .enumeration(let enumCase, _):
            if let parent = enumCase.parent, let own = ownOperator("<", of: parent) {
                return compare(a, b, by: own)
            }
        default: break
        }
        return a.hasParts ? descend(0) { compareStructurally(a, b) } : compareStructurally(a, b)
    }

    private func compare(_ a: Value, _ b: Value, by less: FunctionDeclaration) -> Int {
        if callOperator(less, a, b) { return -1 }
        return callOperator(less, b, a) ? 1 : 0
    }

    func compareStructurally(_ a: Value, _ b: Value) -> Int {
        switch (a, b) {
        case (.int(let x), .int(let y)): return x < y ? -1 : x > y ? 1 : 0
        case (.large(let x), .large(let y)): return x < y ? -1 : x > y ? 1 : 0
        case (.large, .int): return 1
        case (.int, .large): return -1
        case (.double(let x), .double(let y)): return x < y ? -1 : x > y ? 1 : 0
        case (.int(let x), .double(let y)): return Double(x) < y ? -1 : Double(x) > y ? 1 : 0
        case (.double(let x), .int(let y)): return x < Double(y) ? -1 : x > Double(y) ? 1 : 0
        case (.string(let x), .string(let y)):
            spend(bytes: min(x.utf8.count, y.utf8.count))
            return Canonical.compare(x, y)
        case (.bool(let x), .bool(let y)): return x == y ? 0 : (y ? -1 : 1)
        case (.tuple(let x), .tuple(let y)), (.array(let x), .array(let y)): return compareAll(x, y)
        case (.structure(let x), .structure(let y)): return compareAll(x.fields, y.fields)
        case (.enumeration(let x, let p), .enumeration(let y, let q)):
            return x.index == y.index ? compareAll(p, q) : x.index < y.index ? -1 : 1
        case (.some(let x), .some(let y)): return compare(x, y)
        case (.object(let x), .object(let y)):
            return x === y ? 0 : x.declaration.id < y.declaration.id ? -1 : 1
        default: return 0
        }
    }

    private func compareAll(_ a: [Value], _ b: [Value]) -> Int {
        for (x, y) in zip(a, b) {
            let order = compare(x, y)
            if order != 0 { return order }
        }
        return a.count < b.count ? -1 : a.count > b.count ? 1 : 0
    }
}
