import Syntax

extension BodyChecker {
    /// A whole expression of a statement: checked, converted, its literals settled.
    func checkFull(
        _ syntax: ExpressionSyntax, _ expected: Type?, _ purpose: Purpose, builder: ResultBuilder? = nil
    ) -> Expression {
        let start = solver.variables.count
        let before = errors
        if closureDepth == 0 {
            solver.steps = 0
            isExhausted = false
        }
        var value: Expression
        if let expected {
            value = check(syntax, expected, purpose)
        } else {
            value = infer(syntax, nil)
        }
        solver.applyDefaults(since: start)
        if closureDepth == 0 { reportUnresolved(since: start, before: before, syntax) }
        value.type = solver.resolved(value.type)
        if errors == before, case .metatype = value.kind, isTypeName(syntax) {
            error(Messages.typeAsValue, at: value.range, id: "type-as-value")
            return failed(value.range)
        }
        return value
    }

    /// `Text`, but not `Text.self`.
    private func isTypeName(_ syntax: ExpressionSyntax) -> Bool {
        switch syntax.kind {
        case .identifier(let name, _): name.name != "Self"
        case .member(_, let name, _, _): name.name != "self" && name.name != "Type"
        default: false
        }
    }

    /// Holes that nothing filled.
    func reportUnresolved(since start: Int, before: Int, _ syntax: ExpressionSyntax) {
        guard start < solver.variables.count else { return }
        for variable in solver.variables[start...] where variable.binding == nil {
            if errors == before {
                if variable.literal == .nil {
                    error(Messages.nilWithoutContext, at: variable.range, id: "nil-context")
                } else if emptyLiterals.contains(variable.id) {
                    error(Messages.emptyCollection, at: variable.range, id: "empty-collection")
                } else if let parameter = variable.parameter {
                    error(
                        Messages.cannotInferGeneric(parameter.name), at: variable.range, id: "cannot-infer")
                } else {
                    error(Messages.cannotInferType, at: syntax.range, id: "cannot-infer")
                }
            }
            solver.bind(variable, to: .unknown)
        }
    }

    /// An expression that must have a type.
    func check(_ syntax: ExpressionSyntax, _ expected: Type, _ purpose: Purpose) -> Expression {
        let value = infer(syntax, expected)
        return coerce(value, to: expected, purpose, syntax)
    }

    func coerce(
        _ value: Expression, to expected: Type, _ purpose: Purpose, _ syntax: ExpressionSyntax?
    ) -> Expression {
        if let converted = convert(value, to: expected) { return converted }
        if purpose == .closureResult, expected.isVoid { return value }
        reportMismatch(value, expected, purpose)
        return failed(value.range)
    }

    func infer(_ syntax: ExpressionSyntax, _ hint: Type?) -> Expression {
        let range = syntax.range
        guard step(at: range) else { return failed(range) }
        if let known = settled[syntax.id], hint == nil { return known }
        switch syntax.kind {
        case .integer(let number): return integer(number, range)
        case .float(let number): return literal(.double(number), .float, range)
        case .boolean(let value): return literal(.bool(value), .boolean, range)
        case .nil: return nilLiteral(hint, range)
        case .string(let string): return self.string(string, hint, range)
        case .regex: return failed(range)
        case .identifier(let name, let arguments): return identifier(name, arguments, syntax, hint)
        case .member(let base, let name, let arguments, let labels):
            if let chain = optionalChain(syntax, hint) { return chain }
            return member(base, name, arguments, labels, syntax, hint)
        case .call(let call):
            if let chain = optionalChain(syntax, hint) { return chain }
            return self.call(call, syntax, hint)
        case .subscript(let call):
            if let chain = optionalChain(syntax, hint) { return chain }
            return subscripted(call, syntax, hint)
        case .closure(let closure): return self.closure(closure, hint, range)
        case .array(let elements): return array(elements, hint, range)
        case .dictionary(let elements): return dictionary(elements, hint, range)
        case .tuple(let elements): return tuple(elements, hint, range)
        case .parenthesized(let inner):
            var value = infer(inner, hint)
            value.range = range
            return value
        case .prefix(let op, let operand): return prefix(op, operand, hint, range)
        case .postfix(let operand, let op): return postfix(operand, op, hint, range)
        case .binary(let left, let op, let right): return binary(left, op, right, hint, syntax)
        case .ternary(let condition, let first, let second): return ternary(condition, first, second, hint, range)
        case .is(let value, let type): return isType(value, type, range)
        case .cast(let value, let kind, let type): return cast(value, kind, type, range)
        case .try(let kind, let inner): return `try`(kind, inner, hint, range)
        case .await(let inner):
            let value = infer(inner, hint)
            return Expression(.await(value), value.type, range)
        case .inout(let inner):
            error(Messages.strayAmpersand, at: range, id: "stray-ampersand")
            return infer(inner, nil)
        case .optionalChain(let inner): return chained(inner, hint, range)
        case .forceUnwrap(let inner):
            if let chain = optionalChain(syntax, hint) { return chain }
            return forceUnwrap(inner, hint, range)
        case .keyPath(let root, let components): return keyPath(root, components, hint, range)
        case .if(let statement): return ifExpression(statement, hint, range)
        case .switch(let statement): return switchExpression(statement, hint, range)
        case .macro(let name, let call): return macro(name, call, range)
        case .type(let type): return typeExpression(type, range)
        case .wildcard:
            error(Messages.strayWildcard, at: range, id: "stray-wildcard")
            return failed(range)
        case .elision:
            error(Messages.elidedCode, at: range, id: "elided")
            return failed(range)
        case .missing:
            errors += 1
            return failed(range)
        }
    }

    // MARK: Literals

    func literal(_ value: Value, _ kind: TypeVariable.Literal, _ range: SourceRange) -> Expression {
        Expression(.literal(value), .variable(solver.fresh(kind, at: range)), range)
    }

    private func integer(_ number: UInt64, _ range: SourceRange) -> Expression {
        if number > UInt64(Int64.max) {
            if number > UInt64(Int64.max) + 1 {
                error(Messages.integerOverflow(number), at: range, id: "integer-overflow")
            }
            return literal(.double(Double(number)), .float, range)
        }
        return literal(.int(Int64(number)), .integer, range)
    }

    private func nilLiteral(_ hint: Type?, _ range: SourceRange) -> Expression {
        literal(.none, .nil, range)
    }

    private func string(_ syntax: StringLiteralSyntax, _ hint: Type?, _ range: SourceRange) -> Expression {
        var segments: [Expression.Segment] = []
        var isPlain = true
        for segment in syntax.segments {
            switch segment {
            case .text(let text, _): segments.append(.text(text))
            case .interpolation(let arguments, let range):
                isPlain = false
                segments.append(interpolated(arguments, range))
            }
        }
        let type = Type.variable(solver.fresh(.string, at: range))
        if isPlain {
            var text = ""
            for case .text(let part) in segments { text += part }
            return Expression(.literal(.string(text)), type, range)
        }
        return Expression(.interpolation(segments), type, range)
    }

    private func interpolated(_ arguments: [ArgumentSyntax], _ range: SourceRange) -> Expression.Segment {
        guard let first = arguments.first else { return .text("") }
        let start = solver.variables.count
        let value = infer(first.value, nil)
        if trials == 0 || !value.type.hasHoles { solver.applyDefaults(since: start) }
        var others: [(Name?, Expression)] = []
        for argument in arguments.dropFirst() {
            others.append((argument.label?.name, interpolationOption(argument, value.type)))
        }
        return .value(value, others)
    }

    /// `specifier: "%.2f"` and `format: .percent`.
    private func interpolationOption(_ argument: ArgumentSyntax, _ valueType: Type) -> Expression {
        if argument.label?.name == Name("format"), let format = module.typeDeclaration("FormatStyle") {
            let style = solver.fresh(at: argument.value.range)
            solver.require(style, [ProtocolUse(format)])
            if let input = format.associatedTypes.first(where: { $0.name == "FormatInput" }) {
                solver.require(style, input, is: valueType)
            }
            return check(argument.value, .variable(style), .argument)
        }
        let start = solver.variables.count
        let value = infer(argument.value, nil)
        solver.applyDefaults(since: start)
        return value
    }

    // MARK: Collections

    private func array(_ elements: [ExpressionSyntax], _ hint: Type?, _ range: SourceRange) -> Expression {
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

    private func dictionary(_ elements: [DictionaryElementSyntax], _ hint: Type?, _ range: SourceRange) -> Expression {
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

    /// Values that must have one type: the first that all can be converted to.
    func joinedElements(_ syntax: [ExpressionSyntax], _ range: SourceRange) -> ([Expression], Type) {
        var type: Type = .unknown
        var values: [Expression?] = Array(repeating: nil, count: syntax.count)
        // What needs a context waits for the others.
        var order = syntax.indices.filter { !isContextual(syntax[$0]) }
        order += syntax.indices.filter { isContextual(syntax[$0]) }
        var isFirst = true
        var done: [Int] = []
        for index in order {
            let value = infer(syntax[index], isFirst ? nil : type)
            values[index] = value
            if isFirst {
                type = value.type
                isFirst = false
            } else if let converted = convert(value, to: type) {
                values[index] = converted
            } else if let wider = widen(done.map { values[$0]! }, to: value.type) {
                for (position, old) in zip(done, wider) { values[position] = old }
                type = value.type
            } else if let payload = optionalJoin(type, value.type) {
                for old in done { values[old] = convert(values[old]!, to: payload) ?? values[old] }
                values[index] = convert(value, to: payload) ?? value
                type = payload
            } else {
                error(Messages.heterogeneous, at: range, id: "heterogeneous")
                return (values.map { $0 ?? failed(range) }, .unknown)
            }
            done.append(index)
        }
        return (values.map { $0 ?? failed(range) }, type)
    }

    private func widen(_ values: [Expression], to type: Type) -> [Expression]? {
        let snapshot = solver.snapshot()
        var converted: [Expression] = []
        for value in values {
            guard let next = convert(value, to: type) else {
                solver.rollBack(to: snapshot)
                return nil
            }
            converted.append(next)
        }
        return converted
    }

    /// `nil` beside a value makes the value optional.
    func optionalJoin(_ a: Type, _ b: Type) -> Type? {
        if case .variable(let hole) = solver.head(a), hole.literal == .nil, !solver.head(b).isVariable {
            return module.optional(b)
        }
        if case .variable(let hole) = solver.head(b), hole.literal == .nil { return module.optional(a) }
        return nil
    }

    private func tuple(_ elements: [ArgumentSyntax], _ hint: Type?, _ range: SourceRange) -> Expression {
        var hints: [Type?] = Array(repeating: nil, count: elements.count)
        if let hint, case .tuple(let wanted) = solver.head(unwrapped(hint)), wanted.count == elements.count {
            hints = wanted.map { $0.type }
        }
        var values: [Expression] = []
        var types: [TupleTypeElement] = []
        for (element, hint) in zip(elements, hints) {
            var value = infer(element.value, hint)
            if let hint, let converted = convert(value, to: hint) { value = converted }
            values.append(value)
            types.append(TupleTypeElement(label: element.label?.name, type: value.type))
        }
        if !values.isEmpty, values.allSatisfy({ if case .metatype = $0.kind { return true } else { return false } }) {
            let types = values.map { value -> TupleTypeElement in
                if case .metatype(let type) = value.type.shallow { return TupleTypeElement(type: type) }
                return TupleTypeElement(type: .unknown)
            }
            return Expression(.metatype(.tuple(types)), .metatype(.tuple(types)), range)
        }
        return Expression(.tuple(values), .tuple(types), range)
    }

    /// The wrapped type of an optional hint: an inner expression is inferred as that, and wrapped afterwards.
    func unwrapped(_ type: Type) -> Type {
        var type = solver.head(type)
        while let payload = module.payload(ofOptional: type) { type = solver.head(payload) }
        return type
    }

    // MARK: Choices

    private func ternary(
        _ condition: ExpressionSyntax, _ first: ExpressionSyntax, _ second: ExpressionSyntax, _ hint: Type?,
        _ range: SourceRange
    ) -> Expression {
        let test = check(condition, module.type(.bool), .condition)
        if let hint, isDecided(hint) {
            let a = check(first, hint, .none)
            let b = check(second, hint, .none)
            return Expression(.ternary(test, a, b), hint, range)
        }
        var a: Expression
        var b: Expression
        if isContextual(first) && !isContextual(second) {
            b = infer(second, hint)
            a = infer(first, b.type)
        } else {
            a = infer(first, hint)
            b = infer(second, isContextual(second) ? a.type : hint)
        }
        guard let type = join(&a, &b) else {
            error(
                Messages.ternaryMismatch(solver.resolved(described(a)), solver.resolved(described(b))), at: range,
                id: "ternary-mismatch")
            return failed(range)
        }
        return Expression(.ternary(test, a, b), type, range)
    }

    func described(_ expression: Expression) -> Type {
        if case .variable(let hole) = solver.head(expression.type), hole.literal != .none {
            return solver.defaultType(hole.literal)
        }
        return expression.type
    }

    /// One type for two values.
    func join(_ a: inout Expression, _ b: inout Expression) -> Type? {
        if let converted = convert(b, to: a.type) {
            b = converted
            return a.type
        }
        if let converted = convert(a, to: b.type) {
            a = converted
            return b.type
        }
        if let optional = optionalJoin(a.type, b.type), let first = convert(a, to: optional),
            let second = convert(b, to: optional)
        {
            a = first
            b = second
            return optional
        }
        return nil
    }

    /// Whether a hint says enough to check against it.
    func isDecided(_ hint: Type) -> Bool {
        switch solver.head(hint) {
        case .variable, .unknown: false
        case .associated: false
        default: true
        }
    }

    // MARK: Types in expressions

    private func isType(_ value: ExpressionSyntax, _ type: TypeSyntax, _ range: SourceRange) -> Expression {
        let operand = settledValue(value)
        return Expression(.isType(operand, resolve(type)), module.type(.bool), range)
    }

    private func settledValue(_ syntax: ExpressionSyntax) -> Expression {
        let start = solver.variables.count
        let value = infer(syntax, nil)
        solver.applyDefaults(since: start)
        return value
    }

    private func cast(_ value: ExpressionSyntax, _ kind: CastKind, _ type: TypeSyntax, _ range: SourceRange) -> Expression {
        let target = resolve(type)
        switch kind {
        case .coerce:
            if let made = bridged(value, target, range) { return made }
            let operand = check(value, target, .coercion)
            return Expression(operand.kind, target, range)
        case .conditional:
            let operand = settledValue(value)
            return Expression(.cast(operand, .conditional, target), module.optional(target), range)
        case .forced:
            let operand = settledValue(value)
            return Expression(.cast(operand, .forced, target), target, range)
        }
    }

    private func typeExpression(_ type: TypeSyntax, _ range: SourceRange) -> Expression {
        let resolved = resolve(type)
        return Expression(.metatype(resolved), .metatype(resolved), range)
    }

    /// A type written in the body; generic arguments left out become holes.
    func resolve(_ type: TypeSyntax) -> Type {
        let resolver = TypeResolver(context)
        resolver.openArguments = { [self] declaration, outer in openArguments(declaration, outer, type.range) }
        resolver.placeholder = { [self] in .variable(solver.fresh(at: type.range)) }
        if trials > 0 {
            let count = module.diagnostics.count
            let resolved = resolver.resolve(type)
            if module.diagnostics.count > count {
                module.diagnostics.removeLast(module.diagnostics.count - count)
                errors += 1
            }
            return resolved
        }
        return resolver.resolve(type)
    }

    func openArguments(_ declaration: NominalDeclaration, _ outer: [Type], _ range: SourceRange) -> [Type] {
        declaration.generics.dropFirst(outer.count).map { parameter in
            let hole = solver.fresh(at: range)
            hole.parameter = parameter
            solver.require(hole, parameter.conformances)
            return .variable(hole)
        }
    }

    /// The metatype that an expression means, when it is a type's name.
    func typeValue(_ syntax: ExpressionSyntax) -> Type? {
        switch syntax.kind {
        case .identifier(let name, _):
            guard local(name.name) == nil, context.lookUpType(name.name) != nil else { return nil }
        case .array(let elements) where elements.count == 1:
            guard typeValue(elements[0]) != nil else { return nil }
        case .postfix(let inner, let op) where op.name == "?": guard typeValue(inner) != nil else { return nil }
        case .optionalChain(let inner): guard typeValue(inner) != nil else { return nil }
        case .type: break
        case .member(let base?, let name, _, _):
            guard case .metatype(let type)? = typeValue(base), let declaration = type.nominal,
                module.memberType(name.name, of: declaration, as: type) != nil
            else { return nil }
        default: return nil
        }
        let type = infer(syntax, nil).type.shallow
        if case .metatype = type { return type }
        return nil
    }

    // MARK: Errors and unwrapping

    private func `try`(_ kind: TryKind, _ inner: ExpressionSyntax, _ hint: Type?, _ range: SourceRange) -> Expression {
        switch kind {
        case .plain:
            let value = infer(inner, hint)
            return Expression(.try(.plain, value), value.type, range)
        case .forced:
            let value = infer(inner, hint)
            return Expression(.try(.forced, value), value.type, range)
        case .optional:
            let value = infer(inner, hint.flatMap { module.payload(ofOptional: $0) })
            let isOptional = module.payload(ofOptional: solver.head(value.type)) != nil
            let type = isOptional ? value.type : module.optional(value.type)
            let wrapped = isOptional ? value : Expression(.wrap(value), type, range)
            return Expression(.try(.optional, wrapped), type, range)
        }
    }

    private func forceUnwrap(_ inner: ExpressionSyntax, _ hint: Type?, _ range: SourceRange) -> Expression {
        let value = infer(inner, hint.map { module.optional($0) })
        if value.type.isUnknown { return failed(range) }
        guard let payload = module.payload(ofOptional: solver.head(value.type)) else {
            error(
                Messages.forceUnwrapNonOptional(solver.resolved(value.type)), at: SourceRange(range.upper - 1, range.upper),
                id: "force-unwrap")
            return Expression(value.kind, value.type, range)
        }
        return Expression(.forceUnwrap(value), payload, range)
    }
}
