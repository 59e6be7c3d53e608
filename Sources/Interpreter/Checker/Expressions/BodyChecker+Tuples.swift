import Syntax

/// Tuples, of values and of types.
extension BodyChecker {
    func tuple(_ elements: [ArgumentSyntax], _ hint: Type?, _ range: SourceRange) -> Expression {
        var hints: [Type?] = Array(repeating: nil, count: elements.count)
        if let hint, case .tuple(let wanted) = solver.head(unwrapped(hint)), wanted.count == elements.count {
            hints = wanted.map { $0.type }
        }
        var values: [Expression] = []
        var types: [TupleTypeElement] = []
        for (element, hint) in zip(elements, hints) {
            if case .packExpansion(let pattern) = element.value.kind {
                let repeated = expansion(pattern, element.value.range)
                values.append(repeated.value)
                types.append(repeated.element)
                continue
            }
            var value = infer(element.value, hint)
            if let hint, let converted = convert(value, to: hint) { value = converted }
            values.append(value)
            types.append(TupleTypeElement(label: element.label?.name, type: value.type))
        }
        if !values.isEmpty,
            values.allSatisfy({ if case .metatype = $0.kind { return true } else { return false } })
        {
            let types = values.map { value -> TupleTypeElement in
                if case .metatype(let type) = value.type.shallow { return TupleTypeElement(type: type) }
                return TupleTypeElement(type: .unknown)
            }
            return Expression(.metatype(.tuple(types)), .metatype(.tuple(types)), range)
        }
        let isOnlyExpansion = types.count == 1 && types[0].isExpansion
        return Expression(.tuple(values), isOnlyExpansion ? packedType(types) : .tuple(types), range)
    }
}
