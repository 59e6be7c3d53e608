import Syntax

/// `if` and `switch` in result builders: branches become a balanced tree of `buildEither`, or a
/// `buildOptional`.
extension BodyChecker {
    /// An `if` with all its `else if`: the branches together are one choice, as those of a `switch` are.
    func builderIf(_ syntax: IfSyntax, _ builder: ResultBuilder, _ range: SourceRange) -> Expression {
        nesting.branches += 1
        defer { nesting.branches -= 1 }
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
        _ tests: [[Condition]], _ values: [Expression], _ type: Type, _ builder: ResultBuilder,
        _ range: SourceRange
    ) -> Expression {
        let name: Name = has(builder, "buildOptional") ? "buildOptional" : "buildIf"
        guard has(builder, name) else {
            return failed(
                range, Messages.controlFlowInBuilder(builder.declaration), id: "builder-control-flow")
        }
        let optional = module.optional(type)
        let some = values.map { Expression(.wrap($0), optional, $0.range) }
        let none = Expression(.literal(.none), optional, range)
        return build(
            builder, name, [(nil, choice(tests[...], (some + [none])[...], optional, range))], nil, range)
    }

    func builderSwitch(
        _ syntax: SwitchSyntax, _ builder: ResultBuilder, _ range: SourceRange
    ) -> Expression {
        nesting.branches += 1
        defer { nesting.branches -= 1 }
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
}
