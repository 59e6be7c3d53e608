import Syntax

/// `for` in result builders: the values of all rounds go to `buildArray`.
extension BodyChecker {
    /// `for` collects its parts in an array and hands it to `buildArray`.
    func builderLoop(_ syntax: ForSyntax, _ builder: ResultBuilder, _ range: SourceRange) -> Expression {
        guard has(builder, "buildArray") else {
            return failed(
                range, Messages.controlFlowInBuilder(builder.declaration), id: "builder-loop")
        }
        return withScope {
            let parts = declare("$parts", .unknown, isLet: false, isVisible: false)
            var body = syntax
            body.body = CodeBlockSyntax([], syntax.body.range)
            guard case .forIn(var loop)? = statement(StatementSyntax(.for(body), range)).first?.kind else {
                return failed(range)
            }
            // The names that the pattern binds went out of scope with the statement: bind them again.
            let value = withScope { () -> Expression in
                redeclare(loop.pattern)
                return builderBlock(syntax.body.statements, builder, syntax.body.range)
            }
            if value.type.isUnknown { return failed(range) }
            let array = module.type(.array, [value.type])
            parts.type = array
            guard let append = appendCall(value, to: Place(.local(parts), array, range), range) else {
                return failed(range)
            }
            loop.body = [Statement(.expression(append), range)]
            let made = [
                Statement(.bind(.variable(parts), Expression(.array([]), array, range)), range),
                Statement(.forIn(loop), range),
            ]
            let result = build(builder, "buildArray", [(nil, load(parts, range))], nil, range)
            return Expression(.block(made, result), result.type, range)
        }
    }

    private func redeclare(_ pattern: Pattern) {
        switch pattern {
        case .variable(let variable): findings.locals.append((variable.name, .variable(variable)))
        case .tuple(let parts), .enumCase(_, let parts): parts.forEach(redeclare)
        case .some(let inner), .cast(let inner, _): redeclare(inner)
        default: break
        }
    }

    private func appendCall(_ value: Expression, to place: Place, _ range: SourceRange) -> Expression? {
        let candidates = members("append", of: place.type)
            .compactMap { candidate(from: $0, .value(Expression(.load(place), place.type, range))) }
            .filter { $0.function.parameters.count == 1 && $0.function.parameters[0].label == nil }
        guard let candidate = candidates.first else { return nil }
        let site = CallSite(range: range, name: "append", nameRange: range, parentheses: nil)
        return resolveCall([candidate], [CallArgument(label: nil, value: .typed(value))], nil, site)
    }
}
