import Syntax

/// The type of a variable for which none is written, as far as its first value tells by its form.
struct TypeInference {
    let scope: TypeScope

    func type(of expression: ExpressionSyntax) -> TypeSyntax? {
        switch expression.kind {
        case .integer: named("Int", expression.range)
        case .float: named("Double", expression.range)
        case .boolean: named("Bool", expression.range)
        case .string: named("String", expression.range)
        case .array(let elements):
            elements.first.flatMap { type(of: $0) }.map { TypeSyntax(.array($0), expression.range) }
        case .identifier(let name, _): type(ofValue: name.name.text)
        case .try(_, let inner): type(of: inner)
        case .parenthesized(let inner): type(of: inner)
        case .binary(let left, let sign, let right): type(of: left, sign.name.text, right)
        case .prefix(_, let operand): type(of: operand)
        case .cast(_, .coerce, let type): type
        case .call(let call): type(ofCall: call.callee)
        case .member(let base, let name, _, _): type(ofMember: name, of: base)
        default: nil
        }
    }

    /// Arithmetic keeps the type of its operands, and a comparison makes a truth value.
    private func type(of left: ExpressionSyntax, _ sign: String, _ right: ExpressionSyntax) -> TypeSyntax? {
        if ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!=="].contains(sign) {
            return named("Bool", left.range)
        }
        if sign == "..." || sign == "..<" {
            guard let bound = type(of: left) ?? type(of: right) else { return nil }
            let name = Identifier(sign == "..." ? "ClosedRange" : "Range", left.range)
            return TypeSyntax(.named(name, [bound]), left.range)
        }
        guard ["+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^", "&+", "&-", "&*"].contains(sign) else {
            return nil
        }
        return type(of: left) ?? type(of: right)
    }

    /// A variable beside this one.
    private func type(ofValue name: String) -> TypeSyntax? {
        guard let value = scope.owner?.values.first(where: { $0.isStatic && $0.name == name }) else {
            return nil
        }
        if let written = value.type { return written }
        guard case .variable(let variable) = value.declaration.kind,
            let first = variable.bindings.first?.initializer
        else { return nil }
        return type(of: first)
    }

    private func named(_ name: String, _ range: SourceRange) -> TypeSyntax {
        TypeSyntax(.named(Identifier(Name(name), range), []), range)
    }

    /// `Type(…)`, `Type.init(…)`, `Type.made(…)`
    private func type(ofCall callee: ExpressionSyntax) -> TypeSyntax? {
        if let type = writtenType(callee), scope.entity(of: type) != nil { return type }
        guard case .member(let base?, let name, _, _) = callee.kind else { return nil }
        return name.name == "init" ? writtenType(base) : type(ofMember: name, of: base)
    }

    /// `Type.value`: what the member is declared as.
    private func type(ofMember name: Identifier, of base: ExpressionSyntax?) -> TypeSyntax? {
        guard let base, let type = writtenType(base),
            let entity = scope.entity(of: type).flatMap(scope.underlying)
        else { return nil }
        guard
            let value = entity.values.first(where: {
                $0.isStatic && $0.name.prefix { $0 != "(" } == name.name.text
            })
        else { return nil }
        if case .enumCase = value.declaration.kind { return type }
        if let written = value.type { return written }
        guard case .variable(let variable) = value.declaration.kind,
            let first = variable.bindings.first?.initializer
        else { return nil }
        return TypeInference(scope: TypeScope(program: scope.program, owner: entity)).type(of: first)
    }

    /// A type that is written where a value stands.
    private func writtenType(_ expression: ExpressionSyntax) -> TypeSyntax? {
        switch expression.kind {
        case .identifier(let name, let arguments):
            guard name.name.text.first?.isUppercase ?? false else { return nil }
            return TypeSyntax(.named(name, arguments), expression.range)
        case .member(let base?, let name, let arguments, _):
            guard name.name.text.first?.isUppercase ?? false, let base = writtenType(base) else { return nil }
            return TypeSyntax(.member(base, name, arguments), expression.range)
        case .type(let type): return type
        default: return nil
        }
    }
}
