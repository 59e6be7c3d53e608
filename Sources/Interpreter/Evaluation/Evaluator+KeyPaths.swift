import Syntax

extension Evaluator {
    func makeKeyPath(_ path: KeyPath, _ frame: Activation) throws(Signal) -> Value {
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
                let types = substitutions(of: getter, typeOf(value))
                value = try invoke(getter, &source, &arguments, types, range, frame)
            case .element(let index): value = value.elements[index]
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

    /// What a subscript's own parameters stand for is not kept: it is read from the values.
    private func substitutions(of getter: FunctionDeclaration, _ type: Type) -> [Type] {
        let types = memberSubstitutions(getter.parent, type)
        return types + Array(repeating: .unknown, count: max(getter.generics.count - types.count, 0))
    }

    private func keyedProperty(
        _ variable: VariableDeclaration, of value: Value, _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Value {
        let type = typeOf(value)
        let found = variable.requirementIndex >= 0 ? witness(variable, type) : variable
        return try property(found, of: value, memberSubstitutions(found.parent, type), range, frame)
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
