import Syntax

/// Result builders: statements become one expression by the builder's static methods, as in the language's
/// general transform.
extension BodyChecker {
    /// A whole body. The last value goes through `buildFinalResult` if the builder has it.
    func checkBuilderBody(
        _ block: CodeBlockSyntax, _ builder: ResultBuilder, result: Type, purpose: Purpose
    ) -> Expression {
        let start = solver.variables.count
        let before = errors
        if closureDepth == 0 {
            solver.steps = 0
            isExhausted = false
        }
        var value = withScope { builderBlock(block.statements, builder, block.range) }
        if has(builder, "buildFinalResult"), !value.type.isUnknown {
            value = build(builder, "buildFinalResult", [(nil, value)], result, block.range)
        }
        value = coerce(value, to: result, purpose, nil)
        solver.applyDefaults(since: start)
        if closureDepth == 0 {
            let whole = ExpressionSyntax(.missing, block.range, id: -1)
            reportUnresolved(since: start, before: before, whole)
        }
        return value
    }

    private func builderType(_ builder: ResultBuilder) -> Type {
        let declaration = builder.declaration
        return .nominal(declaration, builder.arguments + openArguments(declaration, builder.arguments, .none))
    }

    func has(_ builder: ResultBuilder, _ name: Name) -> Bool {
        !module.ownMembers(name, of: builder.declaration).isEmpty
            || !module.members(name, of: builder.declaration.selfType).isEmpty
    }

    /// A call of one of the builder's methods with values that are checked already.
    private func build(
        _ builder: ResultBuilder, _ name: Name, _ arguments: [(Name?, Expression)], _ hint: Type?,
        _ range: SourceRange
    ) -> Expression {
        let passed = arguments.map { label, value in
            CallArgument(label: label.map { Identifier($0, range) }, value: .typed(value))
        }
        return build(builder, name, passed, hint, range)
    }

    private func build(
        _ builder: ResultBuilder, _ name: Name, _ arguments: [CallArgument], _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let type = builderType(builder)
        let candidates = module.members(name, of: type).filter { $0.isStatic }
            .compactMap { candidate(from: $0, .type(type)) }
        guard !candidates.isEmpty else {
            error(Messages.builderLacks(builder.declaration, name), at: range, id: "builder")
            return failed(range)
        }
        let site = CallSite(
            range: range, name: name, nameRange: SourceRange(range.lower, range.lower), parentheses: nil)
        return resolveCall(candidates, arguments, hint, site)
    }

    // MARK: Blocks

    private func builderBlock(
        _ list: [StatementSyntax], _ builder: ResultBuilder, _ range: SourceRange
    ) -> Expression {
        let later = laterNames.count
        declareAhead(list)
        var statements: [Statement] = []
        var components: [Expression] = []
        collect(list, builder, &statements, &components)
        laterNames.removeLast(laterNames.count - later)
        if components.contains(where: { $0.type.isUnknown }) {
            return Expression(.error, .unknown, range)
        }
        let value = combine(components, builder, range)
        return statements.isEmpty ? value : Expression(.block(statements, value), value.type, range)
    }

    private func collect(
        _ list: [StatementSyntax], _ builder: ResultBuilder, _ statements: inout [Statement],
        _ components: inout [Expression]
    ) {
        for statement in list {
            switch statement.kind {
            case .declaration(let declaration): statements += self.declaration(declaration)
            case .expression(let value):
                if let component = component(value, builder, &statements) { components.append(component) }
            case .conditionalCompilation(let clauses):
                for clause in clauses where clause.isActive {
                    collect(clause.elements, builder, &statements, &components)
                }
            case .for(let loop): components.append(builderLoop(loop, builder, statement.range))
            case .throw: statements += self.statement(statement)
            case .unexpected: errors += 1
            default:
                error(Messages.controlFlowInBuilder(builder.declaration), at: statement.range, id: "builder-control-flow")
            }
        }
    }

    private func combine(
        _ components: [Expression], _ builder: ResultBuilder, _ range: SourceRange
    ) -> Expression {
        if has(builder, "buildPartialBlock"), let first = components.first {
            var partial = build(builder, "buildPartialBlock", [("first", first)], nil, first.range)
            for next in components.dropFirst() {
                partial = build(
                    builder, "buildPartialBlock", [("accumulated", partial), ("next", next)], nil, next.range)
            }
            return partial
        }
        return build(builder, "buildBlock", components.map { (nil, $0) }, nil, range)
    }

    // MARK: Components

    private func component(
        _ syntax: ExpressionSyntax, _ builder: ResultBuilder, _ statements: inout [Statement]
    ) -> Expression? {
        switch syntax.kind {
        case .if(let statement): return builderIf(statement, builder, syntax.range)
        case .switch(let statement): return builderSwitch(statement, builder, syntax.range)
        case .elision:
            error(Messages.elidedCode, at: syntax.range, id: "elided")
            return nil
        case .missing:
            errors += 1
            return nil
        default: return builderExpression(syntax, builder)
        }
    }

    private func builderExpression(_ syntax: ExpressionSyntax, _ builder: ResultBuilder) -> Expression {
        if closureDepth == 0 { solver.steps = 0 }
        let start = solver.variables.count
        let before = errors
        let value: Expression
        if has(builder, "buildExpression") {
            value = build(
                builder, "buildExpression", [CallArgument(label: nil, value: .syntax(syntax))], nil, syntax.range)
        } else {
            value = infer(syntax, nil)
        }
        if has(builder, "buildExpression") {
            solver.applyDefaults(since: start)
            if closureDepth == 0 { reportUnresolved(since: start, before: before, syntax) }
        }
        return errors > before ? failed(syntax.range) : value
    }

    /// An `if` with all its `else if`: the branches together are one choice, as those of a `switch` are.
    private func builderIf(_ syntax: IfSyntax, _ builder: ResultBuilder, _ range: SourceRange) -> Expression {
        var (tests, values): ([[Condition]], [Expression]) = ([], [])
        var next = IfSyntax.Else.if(syntax, range)
        var isComplete = false
        chain: while true {
            switch next {
            case .block(let block):
                values.append(withScope { builderBlock(block.statements, builder, block.range) })
                isComplete = true
                break chain
            case .if(let branch, _):
                let (conditions, value) = builderBranch(branch, builder)
                tests.append(conditions)
                values.append(value)
                guard let other = branch.elseBranch else { break chain }
                next = other
            }
        }
        if values.contains(where: { $0.type.isUnknown }) { return failed(range) }
        guard let (made, type) = balanced(values, builder, range) else { return failed(range) }
        if !isComplete { return builderOptional(tests, made, type, builder, range) }
        return choice(tests[...], made[...], type, range)
    }

    private func builderBranch(_ syntax: IfSyntax, _ builder: ResultBuilder) -> ([Condition], Expression) {
        let isAvailability = syntax.conditions.contains {
            if case .availability = $0 { return true }
            return false
        }
        return withScope {
            let tests = conditions(syntax.conditions)
            var value = builderBlock(syntax.body.statements, builder, syntax.body.range)
            if isAvailability, has(builder, "buildLimitedAvailability"), !value.type.isUnknown {
                value = build(builder, "buildLimitedAvailability", [(nil, value)], nil, syntax.body.range)
            }
            return (tests, value)
        }
    }

    /// `if` after `if`; the last of the values has no test.
    private func choice(
        _ tests: ArraySlice<[Condition]>, _ values: ArraySlice<Expression>, _ type: Type, _ range: SourceRange
    ) -> Expression {
        guard let test = tests.first, let value = values.first else { return values.first ?? failed(range) }
        let other = choice(tests.dropFirst(), values.dropFirst(), type, range)
        let statement = IfStatement(
            label: nil, conditions: test, body: [Statement(.yield(value), value.range)],
            elseBody: [Statement(.yield(other), other.range)])
        return Expression(.ifElse(statement), type, range)
    }

    /// An `if` without a last `else`.
    private func builderOptional(
        _ tests: [[Condition]], _ values: [Expression], _ type: Type, _ builder: ResultBuilder, _ range: SourceRange
    ) -> Expression {
        let name: Name = has(builder, "buildOptional") ? "buildOptional" : "buildIf"
        guard has(builder, name) else {
            error(Messages.controlFlowInBuilder(builder.declaration), at: range, id: "builder-control-flow")
            return failed(range)
        }
        let optional = module.optional(type)
        let some = values.map { Expression(.wrap($0), optional, $0.range) }
        let none = Expression(.literal(.none), optional, range)
        return build(builder, name, [(nil, choice(tests[...], (some + [none])[...], optional, range))], nil, range)
    }

    // MARK: switch and for

    private func builderSwitch(
        _ syntax: SwitchSyntax, _ builder: ResultBuilder, _ range: SourceRange
    ) -> Expression {
        var values: [Expression] = []
        var statement = switchStatement(syntax, nil, range) { block in
            let value = self.builderBlock(block.statements, builder, block.range)
            values.append(value)
            return []
        }
        if values.isEmpty || values.contains(where: { $0.type.isUnknown }) { return failed(range) }
        guard let (made, type) = balanced(values, builder, range) else { return failed(range) }
        for index in statement.clauses.indices {
            statement.clauses[index].body = [Statement(.yield(made[index]), made[index].range)]
        }
        return Expression(.switchCase(statement), type, range)
    }

    /// Any number of branches as a binary tree of `buildEither`, as full on its left as can be.
    private func balanced(
        _ values: [Expression], _ builder: ResultBuilder, _ range: SourceRange
    ) -> ([Expression], Type)? {
        if values.count == 1 { return (values, values[0].type) }
        var middle = 1
        while middle * 2 < values.count { middle *= 2 }
        guard let (left, leftType) = balanced(Array(values[..<middle]), builder, range),
            let (right, rightType) = balanced(Array(values[middle...]), builder, range)
        else { return nil }
        guard has(builder, "buildEither") else {
            error(Messages.controlFlowInBuilder(builder.declaration), at: range, id: "builder-control-flow")
            return nil
        }
        _ = (leftType, rightType)
        let first = left.map { build(builder, "buildEither", [("first", $0)], nil, $0.range) }
        let second = right.map { build(builder, "buildEither", [("second", $0)], nil, $0.range) }
        let type = first[0].type
        for value in first + second where !solver.unify(type, value.type) {
            error(
                Messages.branchMismatch(solver.resolved(type), solver.resolved(value.type)), at: range,
                id: "builder-branches")
            return nil
        }
        return (first + second, type)
    }

    /// `for` collects its parts in an array and hands it to `buildArray`.
    private func builderLoop(_ syntax: ForSyntax, _ builder: ResultBuilder, _ range: SourceRange) -> Expression {
        guard has(builder, "buildArray") else {
            error(Messages.controlFlowInBuilder(builder.declaration), at: range, id: "builder-control-flow")
            return failed(range)
        }
        return withScope {
            let parts = declare("$parts", .unknown, isLet: false, at: range, isVisible: false)
            var body = syntax
            body.body = CodeBlockSyntax([], syntax.body.range)
            var made = statement(StatementSyntax(.for(body), range))
            guard case .forIn(var loop)? = made.first?.kind else { return failed(range) }
            // The names that the pattern binds went out of scope with the statement: bind them again.
            let value = withScope { () -> Expression in
                redeclare(loop.pattern)
                return builderBlock(syntax.body.statements, builder, syntax.body.range)
            }
            if value.type.isUnknown { return failed(range) }
            let array = module.type(.array, [value.type])
            parts.type = array
            let place = Place(.local(parts), array, range)
            let read = Expression(.load(place), array, range)
            guard let append = appendCall(value, to: place, range) else { return failed(range) }
            loop.body = [Statement(.expression(append), range)]
            made = [
                Statement(.bind(.variable(parts), Expression(.array([]), array, range)), range),
                Statement(.forIn(loop), range),
            ]
            let result = build(builder, "buildArray", [(nil, read)], nil, range)
            return Expression(.block(made, result), result.type, range)
        }
    }

    private func redeclare(_ pattern: Pattern) {
        switch pattern {
        case .variable(let variable): locals.append((variable.name, .variable(variable)))
        case .tuple(let parts), .enumCase(_, let parts): parts.forEach(redeclare)
        case .some(let inner), .cast(let inner, _): redeclare(inner)
        default: break
        }
    }

    private func appendCall(_ value: Expression, to place: Place, _ range: SourceRange) -> Expression? {
        let candidates = module.members("append", of: place.type)
            .compactMap { candidate(from: $0, .value(Expression(.load(place), place.type, range))) }
            .filter { $0.function.parameters.count == 1 && $0.function.parameters[0].label == nil }
        guard let candidate = candidates.first else { return nil }
        let site = CallSite(range: range, name: "append", nameRange: range, parentheses: nil)
        return resolveCall([candidate], [CallArgument(label: nil, value: .typed(value))], nil, site)
    }
}
