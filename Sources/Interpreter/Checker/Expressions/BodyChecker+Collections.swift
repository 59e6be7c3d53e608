import Syntax

/// Array and dictionary literals, for whatever type can be written so.
extension BodyChecker {
    func array(_ elements: [ExpressionSyntax], _ hint: Type?, _ range: SourceRange) -> Expression {
        if let known = collectionType(hint, .arrayLiteral),
            known.nominal.map({ !module.is($0, .array) }) ?? false
        {
            return literalCollection(elements, known, range)
        }
        if case .metatype(let type)? = elements.count == 1 ? typeValue(elements[0]) : nil {
            return Expression(
                .metatype(module.type(.array, [type])), .metatype(module.type(.array, [type])), range)
        }
        var element: Type?
        if let hint, case .nominal(let declaration, let arguments) = solver.head(unwrapped(hint)),
            module.is(declaration, .array)
        {
            element = arguments.first
        } else if let hint, case .variable(let hole) = solver.head(hint) {
            // `Choices([nil, .top], selection: $edge)`: what the elements are follows from the other
            // argument.
            element = hole.associatedTypes.first { $0.0.name == Name("Element") }?.1
        }
        if elements.isEmpty {
            return Expression(.array([]), module.type(.array, [element ?? emptyElement(range)]), range)
        }
        let (values, type) = uniform(elements, element, range)
        return Expression(.array(values), module.type(.array, [type]), range)
    }

    /// Elements as what is wanted of them, or as a type that they have in common.
    private func uniform(
        _ elements: [ExpressionSyntax], _ wanted: Type?, _ range: SourceRange, _ purpose: Purpose = .element
    ) -> ([Expression], Type) {
        guard let wanted, !solver.head(wanted).isVariable else { return joinedElements(elements, range) }
        return (elements.map { check($0, wanted, purpose) }, wanted)
    }

    private func emptyElement(_ range: SourceRange) -> Type {
        let hole = solver.fresh(.none, at: range)
        hole.isOfEmptyLiteral = true
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

    private func literalCollection(_ elements: [ExpressionSyntax], _ type: Type, _ range: SourceRange)
        -> Expression
    {
        var element = Type.unknown
        if let own = module.associatedType("ArrayLiteralElement", of: type)
            ?? module.associatedType("Element", of: type)
        {
            element = own
        } else if case .nominal(_, let arguments) = type, let first = arguments.first {
            element = first
        } else if let options = module.known(.optionSet), module.conforms(type, to: options) {
            element = type
        }
        let values = elements.map { check($0, element, .element) }
        return Expression(.array(values), type, range)
    }

    func dictionary(_ elements: [DictionaryElementSyntax], _ hint: Type?, _ range: SourceRange) -> Expression
    {
        let own = otherDictionary(hint)
        let wanted = wantedEntry(own, hint)
        if wanted.key == nil, let type = dictionaryType(elements) {
            return Expression(.metatype(type), .metatype(type), range)
        }
        if elements.isEmpty {
            let entry = [wanted.key ?? emptyElement(range), wanted.value ?? emptyElement(range)]
            return Expression(.dictionary([]), own ?? module.type(.dictionary, entry), range)
        }
        let (keys, key) = uniform(elements.map { $0.key }, wanted.key, range, .key)
        let (values, value) = uniform(elements.map { $0.value }, wanted.value, range, .dictionaryValue)
        return Expression(
            .dictionary(Array(zip(keys, values))), own ?? module.type(.dictionary, [key, value]), range)
    }

    /// A type other than `Dictionary` that is wanted of the literal.
    private func otherDictionary(_ hint: Type?) -> Type? {
        collectionType(hint, .dictionaryLiteral).flatMap { type in
            type.nominal.map { module.is($0, .dictionary) } ?? true ? nil : type
        }
    }

    private func wantedEntry(_ own: Type?, _ hint: Type?) -> (key: Type?, value: Type?) {
        if let own {
            return (module.associatedType("Key", of: own), module.associatedType("Value", of: own))
        }
        guard let hint, case .nominal(let declaration, let arguments) = solver.head(unwrapped(hint)),
            module.is(declaration, .dictionary), arguments.count == 2
        else { return (nil, nil) }
        return (arguments[0], arguments[1])
    }

    /// `[String: Int]` where a value may stand: the type.
    private func dictionaryType(_ elements: [DictionaryElementSyntax]) -> Type? {
        guard elements.count == 1, case .metatype(let key)? = typeValue(elements[0].key),
            case .metatype(let value)? = typeValue(elements[0].value)
        else { return nil }
        return module.type(.dictionary, [key, value])
    }
}
