import Syntax

/// Array and dictionary literals, for whatever type can be written so.
extension BodyChecker {
    func array(_ elements: [ExpressionSyntax], _ hint: Type?, _ range: SourceRange) -> Expression {
        if let known = collectionType(hint, .arrayLiteral), known.nominal.map({ !module.is($0, .array) }) ?? false {
            return literalCollection(elements, known, range)
        }
        if case .metatype(let type)? = elements.count == 1 ? typeValue(elements[0]) : nil {
            return Expression(.metatype(module.type(.array, [type])), .metatype(module.type(.array, [type])), range)
        }
        var element: Type?
        if let hint, case .nominal(let declaration, let arguments) = solver.head(unwrapped(hint)),
            module.is(declaration, .array)
        {
            element = arguments.first
        }
        if let element, !solver.head(element).isVariable {
            let values = elements.map { check($0, element, .element) }
            return Expression(.array(values), module.type(.array, [element]), range)
        }
        if elements.isEmpty {
            return Expression(.array([]), module.type(.array, [element ?? emptyElement(range)]), range)
        }
        let (values, type) = joinedElements(elements, range)
        return Expression(.array(values), module.type(.array, [type]), range)
    }

    private func emptyElement(_ range: SourceRange) -> Type {
        let hole = solver.fresh(.none, at: range)
        emptyLiterals.append(hole.id)
        return .variable(hole)
    }

    /// The type that a literal of a kind other than `Array` should have: a set, an option set.
    private func collectionType(_ hint: Type?, _ literal: KnownType) -> Type? {
        guard let hint, let wanted = module.known(literal) else { return nil }
        let type = solver.head(hint)
        if case .nominal = type, module.conforms(type, to: wanted) { return type }
        let inner = solver.head(unwrapped(hint))
        if case .nominal = inner, module.conforms(inner, to: wanted) { return inner }
        return nil
    }

    private func literalCollection(_ elements: [ExpressionSyntax], _ type: Type, _ range: SourceRange) -> Expression {
        var element = Type.unknown
        if let own = module.associatedType("ArrayLiteralElement", of: type)
            ?? module.associatedType("Element", of: type) {
            element = own
        } else if case .nominal(_, let arguments) = type, let first = arguments.first {
            element = first
        } else if let options = module.known(.optionSet), module.conforms(type, to: options) {
            element = type
        }
        let values = elements.map { check($0, element, .element) }
        return Expression(.array(values), type, range)
    }

    func dictionary(_ elements: [DictionaryElementSyntax], _ hint: Type?, _ range: SourceRange) -> Expression {
        var key: Type?
        var value: Type?
        if let hint, case .nominal(let declaration, let arguments) = solver.head(unwrapped(hint)),
            module.is(declaration, .dictionary), arguments.count == 2
        {
            (key, value) = (arguments[0], arguments[1])
        }
        let own = collectionType(hint, .dictionaryLiteral).flatMap { type in
            type.nominal.map { module.is($0, .dictionary) } ?? true ? nil : type
        }
        if let own {
            key = module.associatedType("Key", of: own)
            value = module.associatedType("Value", of: own)
        }
        if elements.count == 1, key == nil, case .metatype(let keyType)? = typeValue(elements[0].key),
            case .metatype(let valueType)? = typeValue(elements[0].value)
        {
            let type = module.type(.dictionary, [keyType, valueType])
            return Expression(.metatype(type), .metatype(type), range)
        }
        if elements.isEmpty {
            let type = own ?? module.type(.dictionary, [key ?? emptyElement(range), value ?? emptyElement(range)])
            return Expression(.dictionary([]), type, range)
        }
        let keys: [Expression]
        let values: [Expression]
        if let key, !solver.head(key).isVariable {
            keys = elements.map { check($0.key, key, .element) }
        } else {
            let (found, type) = joinedElements(elements.map({ $0.key }), range)
            (keys, key) = (found, type)
        }
        if let value, !solver.head(value).isVariable {
            values = elements.map { check($0.value, value, .element) }
        } else {
            let (found, type) = joinedElements(elements.map({ $0.value }), range)
            (values, value) = (found, type)
        }
        return Expression(
            .dictionary(Array(zip(keys, values))),
            own ?? module.type(.dictionary, [key ?? .unknown, value ?? .unknown]),
            range)
    }
}
