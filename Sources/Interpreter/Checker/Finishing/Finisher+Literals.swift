import Syntax

/// Literals in the form that their types have at run time.
extension Finisher {
    func literal(_ value: Value, _ type: Type, _ range: SourceRange) -> Expression {
        let label: Name
        switch value {
        case .int(let number):
            if isFloatingPoint(type) { return Expression(.literal(.double(Double(number))), type, range) }
            checkWidth(number, type, range)
            label = "integerLiteral"
        case .large(let number):
            if isFloatingPoint(type) { return Expression(.literal(.double(Double(number))), type, range) }
            checkLargeWidth(type, range)
            label = "integerLiteral"
        case .double: label = "floatLiteral"
        case .string: label = "stringLiteral"
        case .bool: label = "booleanLiteral"
        case .none:
            if module.payload(ofOptional: type) != nil { return Expression(.literal(value), type, range) }
            label = "nilLiteral"
        default: return Expression(.literal(value), type, range)
        }
        if isNative(type, value) { return Expression(.literal(value), type, range) }
        return make(type, label, range) { parameter in
            .value(self.argument(value, parameter, range))
        } ?? Expression(.literal(value), type, range)
    }

    private func checkWidth(_ number: Int64, _ type: Type, _ range: SourceRange) {
        guard let declaration = type.nominal, declaration.isLibrary,
            let width = IntegerWidth(of: declaration.name),
            !width.values.contains(number)
        else { return }
        checker.error(
            Messages.integerOverflow("\(number)", declaration.name.text), at: range, id: "integer-overflow")
    }

    /// A number that only the unsigned types of 64 bits hold.
    private func checkLargeWidth(_ type: Type, _ range: SourceRange) {
        guard let declaration = type.nominal, declaration.isLibrary,
            let width = IntegerWidth(of: declaration.name),
            width.isSigned || width.bits < 64
        else { return }
        let digits = checker.module.text(in: range).filter { $0 != "_" }
        checker.error(
            Messages.integerOverflow(digits, declaration.name.text), at: range, id: "integer-overflow")
    }

    private func argument(_ value: Value, _ parameter: Type, _ range: SourceRange) -> Expression {
        if case .none = value { return Expression(.tuple([]), .void, range) }
        if case .int(let number) = value, isFloatingPoint(parameter) {
            return Expression(.literal(.double(Double(number))), parameter, range)
        }
        return Expression(.literal(value), parameter, range)
    }

    private func isFloatingPoint(_ type: Type) -> Bool {
        guard let declaration = type.nominal else { return false }
        return module.is(declaration, .double) || module.is(declaration, .cgFloat)
            || module.is(declaration, .float)
    }

    /// Types whose values are what the literal already is.
    private func isNative(_ type: Type, _ value: Value) -> Bool {
        guard let declaration = type.nominal else { return !isParameter(type) }
        switch value {
        case .int, .large: return module.is(declaration, .int)
        case .double: return isFloatingPoint(type)
        case .string: return module.is(declaration, .string) || module.is(declaration, .character)
        case .bool: return module.is(declaration, .bool)
        default: return false
        }
    }

    private func isParameter(_ type: Type) -> Bool {
        switch type {
        case .parameter, .associated: true
        default: false
        }
    }

    /// `T(integerLiteral: …)` and the like.
    func make(
        _ type: Type, _ label: Name, _ range: SourceRange, _ argument: (Type) -> Argument
    ) -> Expression? {
        for found in module.members("init", of: type) {
            guard case .function(let function) = found.member, let first = function.parameters.first,
                first.label == label, function.parameters.count == 1
            else { continue }
            var parameter = module.substitute(first.type, found.arguments)
            if case .associated = parameter { parameter = standard(label) }
            let candidate = Candidate(function: function, base: .type(type), arguments: found.arguments)
            let call = Call(
                callee: checker.callee(of: candidate), receiver: .type(type),
                arguments: [argument(parameter)],
                substitutions: found.arguments)
            return Expression(.call(call), type, range)
        }
        return nil
    }

    private func standard(_ label: Name) -> Type {
        if label == "integerLiteral" { return module.type(.int) }
        if label == "floatLiteral" { return module.type(.double) }
        if label == "booleanLiteral" { return module.type(.bool) }
        return module.type(.string)
    }

    func array(_ elements: [Expression], _ type: Type, _ range: SourceRange) -> Expression {
        if let declaration = type.nominal, !module.is(declaration, .array) {
            return make(type, "arrayLiteral", range) { _ in .variadic(elements) }
                ?? Expression(.array(elements), type, range)
        }
        return Expression(.array(elements), type, range)
    }

    func dictionary(_ pairs: [(Expression, Expression)], _ type: Type, _ range: SourceRange) -> Expression {
        if let declaration = type.nominal, !module.is(declaration, .dictionary) {
            let tuples = pairs.map { key, value in
                Expression(
                    .tuple([key, value]),
                    .tuple([TupleTypeElement(type: key.type), TupleTypeElement(type: value.type)]), key.range)
            }
            return make(type, "dictionaryLiteral", range) { _ in .variadic(tuples) }
                ?? Expression(.dictionary(pairs), type, range)
        }
        return Expression(.dictionary(pairs), type, range)
    }
}
