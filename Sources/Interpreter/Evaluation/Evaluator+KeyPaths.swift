import Syntax

extension Evaluator {
    func makeKeyPath(_ path: KeyPath, _ type: Type, _ frame: Activation) throws(Signal) -> Value {
        var indices: [[Value]] = []
        for component in path.components {
            if case .subscripted(_, let expressions) = component {
                indices.append(try evaluateAll(expressions, frame))
            }
        }
        return .keyPath(KeyPathValue(path: path, indices: indices))
    }

    func readValue(
        at path: KeyPathValue, of root: Value, _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Value {
        var value = root
        var nextIndex = 0
        var isChained = false
        for component in path.path.components {
            switch component {
            case .property(let variable, _):
                value = try keyedProperty(variable, of: value, range, frame)
            case .subscripted(let getter, _):
                var (source, arguments) = (value, path.indices[nextIndex])
                nextIndex += 1
                let types = memberSubstitutions(getter.parent, typeOf(value))
                value = try invoke(getter, &source, &arguments, types, range, frame)
            case .optionalChain:
                guard case .some(let inner) = value else { return .none }
                value = inner
                isChained = true
            case .forceUnwrap:
                guard case .some(let inner) = value else {
                    throw trap("unexpectedly found nil while unwrapping an Optional value", range, frame)
                }
                value = inner
            }
        }
        if !isChained { return value }
        switch value {
        case .some, .none: return value
        default: return .some(value)
        }
    }

    private func keyedProperty(
        _ variable: VariableDeclaration, of value: Value, _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Value {
        if case .tuple(let elements) = value {
            guard let index = Arithmetic.parse(variable.name.text, 10), index < elements.count else { return .void }
            return elements[index]
        }
        let type = typeOf(value)
        let found = variable.requirementIndex >= 0 ? witness(variable, type) : variable
        return try property(found, of: value, memberSubstitutions(found.parent, type), range, frame)
    }

    /// Changes what a key path leads to.
    func modifyValue(
        at path: KeyPathValue, from position: Int, of root: inout Value, _ range: SourceRange, _ frame: Activation?,
        _ body: (inout Value) throws(Signal) -> Void
    ) throws(Signal) {
        guard position < path.path.components.count else { return try body(&root) }
        func rest(_ value: inout Value) throws(Signal) {
            try modifyValue(at: path, from: position + 1, of: &value, range, frame, body)
        }
        switch path.path.components[position] {
        case .property(let variable, _):
            let type = typeOf(root)
            let found = variable.requirementIndex >= 0 ? witness(variable, type) : variable
            let types = memberSubstitutions(found.parent, type)
            var value = try property(found, of: root, types, range, frame)
            try rest(&value)
            try setKeyed(found, of: &root, value, types, range, frame)
        case .subscripted(let getter, _):
            try modifySubscripted(getter, path.indices(before: position), &root, range, frame, rest)
        case .optionalChain, .forceUnwrap:
            guard case .some(var inner) = root else { return }
            try rest(&inner)
            root = .some(inner)
        }
    }

    private func setKeyed(
        _ variable: VariableDeclaration, of root: inout Value, _ value: Value, _ types: [Type], _ range: SourceRange,
        _ frame: Activation?
    ) throws(Signal) {
        let code = Code(slotCount: 0, parameters: [], selfVariable: nil, statements: [], range: range)
        let frame = frame ?? Activation(code, substitutions: [], site: nil)
        try setProperty(variable, of: &root, value, types, false, range, frame)
    }

    private func modifySubscripted(
        _ getter: FunctionDeclaration, _ indices: [Value], _ root: inout Value, _ range: SourceRange,
        _ frame: Activation?, _ rest: (inout Value) throws(Signal) -> Void
    ) throws(Signal) {
        let types = memberSubstitutions(getter.parent, typeOf(root))
        var (source, arguments) = (root, indices)
        var value = try invoke(getter, &source, &arguments, types, range, frame)
        source = .void
        try rest(&value)
        guard let setter = getter.setter else { return }
        var all = [value] + indices
        _ = try invoke(setter, &root, &all, types, range, frame)
    }
}

extension KeyPathValue {
    /// The index values of the subscript at a position.
    func indices(before position: Int) -> [Value] {
        var number = 0
        for component in path.components[..<position] {
            if case .subscripted = component { number += 1 }
        }
        return indices[number]
    }
}
