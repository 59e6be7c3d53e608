import Syntax

/// Types in expressions: casts, tests, and names of types as values.
extension BodyChecker {
    func isType(_ value: ExpressionSyntax, _ type: TypeSyntax, _ range: SourceRange) -> Expression {
        let operand = settledValue(value)
        return Expression(.isType(operand, resolve(type)), module.type(.bool), range)
    }

    private func settledValue(_ syntax: ExpressionSyntax) -> Expression {
        let start = solver.variables.count
        let value = infer(syntax, nil)
        solver.applyDefaults(since: start)
        return value
    }

    func cast(_ value: ExpressionSyntax, _ kind: CastKind, _ type: TypeSyntax, _ range: SourceRange)
        -> Expression
    {
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

    func typeExpression(_ type: TypeSyntax, _ range: SourceRange) -> Expression {
        let resolved = resolve(type)
        return Expression(.metatype(resolved), .metatype(resolved), range)
    }

    /// A type written in the body; generic arguments left out become holes.
    func resolve(_ type: TypeSyntax) -> Type {
        let resolver = TypeResolver(context)
        resolver.openArguments = { [self] declaration, outer in openArguments(declaration, outer, type.range)
        }
        resolver.placeholder = { [self] in .variable(solver.fresh(at: type.range)) }
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
        case .postfix(let inner, let op) where op.name == "?":
            guard typeValue(inner) != nil else { return nil }
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
}
