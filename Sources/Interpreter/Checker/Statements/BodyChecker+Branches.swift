import Syntax

/// `if`, `switch` and their conditions, as statements and as values.
extension BodyChecker {
    func ifStatement(_ syntax: IfSyntax, _ label: Name?, _ range: SourceRange) -> IfStatement {
        branches(syntax, label, range) { self.scopedBlock($0) }
    }

    /// An `if` whose branches are made by `body`.
    private func branches(
        _ syntax: IfSyntax, _ label: Name?, _ range: SourceRange, _ body: (CodeBlockSyntax) -> [Statement]
    ) -> IfStatement {
        if label != nil { nesting.loops.append(LoopLabel(name: label, isLoop: false)) }
        defer { if label != nil { nesting.loops.removeLast() } }
        let (tests, then) = withScope { (conditions(syntax.conditions), body(syntax.body)) }
        var otherwise: [Statement]?
        switch syntax.elseBranch {
        case .block(let block)?: otherwise = body(block)
        case .if(let next, let range)?:
            otherwise = [Statement(.if(branches(next, nil, range, body)), range)]
        case nil: break
        }
        return IfStatement(label: label, conditions: tests, body: then, elseBody: otherwise)
    }

    // MARK: Conditions

    func conditions(_ list: [ConditionSyntax]) -> [Condition] { list.map { condition($0) } }

    private func condition(_ syntax: ConditionSyntax) -> Condition {
        switch syntax {
        case .expression(let value): return .expression(truth(value))
        case .availability(let isAvailable, let range):
            return .expression(Expression(.literal(.bool(isAvailable)), module.type(.bool), range))
        case .pattern(let pattern, let type, let value):
            let subject = checkFull(value, type.map { resolve($0) }, .initialization)
            return .pattern(self.pattern(pattern, subject.type, isLet: true), subject)
        case .binding(let isVar, let pattern, let type, let value):
            return optionalBinding(isVar, pattern, type, value)
        }
    }

    /// A condition; an assignment there was meant as a comparison.
    func truth(_ syntax: ExpressionSyntax) -> Expression {
        guard case .binary(_, let op, _) = syntax.kind, op.name == "=" else {
            return checkFull(syntax, module.type(.bool), .condition)
        }
        let before = errors
        let value = checkFull(syntax, nil, .none)
        if errors == before {
            error(
                Messages.assignmentAsCondition, at: op.range, id: "assignment-as-condition",
                fixIt: Diagnostic.FixIt(replace: op.range, with: "=="))
        }
        return failed(value.range)
    }

    private func optionalBinding(
        _ isVar: Bool, _ pattern: PatternSyntax, _ type: TypeSyntax?, _ value: ExpressionSyntax?
    ) -> Condition {
        let written = type.map { resolve($0) }
        let subject: Expression
        if let value {
            subject = checkFull(value, written.map { module.optional($0) }, .initialization)
        } else if case .name(let name) = pattern.kind {
            let syntax = ExpressionSyntax(.identifier(name, []), name.range, id: -1)
            subject = checkFull(syntax, written.map { module.optional($0) }, .initialization)
        } else {
            subject = failed(pattern.range)
        }
        var payload = Type.unknown
        if let found = module.payload(ofOptional: solver.head(subject.type)) {
            payload = found
        } else if !subject.type.isUnknown {
            error(
                Messages.conditionalBindingNotOptional(subject.type), at: subject.range, id: "not-optional")
        }
        return .pattern(.some(self.pattern(pattern, payload, isLet: !isVar)), subject)
    }

    // MARK: Values

    /// Whether every branch is one expression, so that the whole may be a value.
    func isValue(_ statement: IfSyntax) -> Bool {
        guard isValue(statement.body) else { return false }
        switch statement.elseBranch {
        case .block(let block)?: return isValue(block)
        case .if(let next, _)?: return isValue(next)
        case nil: return false
        }
    }

    func isValue(_ statement: SwitchSyntax) -> Bool {
        !statement.cases.isEmpty && statement.cases.allSatisfy { isValue($0.body) }
    }

    private func isValue(_ block: CodeBlockSyntax) -> Bool {
        guard block.statements.count == 1 else { return false }
        switch block.statements[0].kind {
        case .throw: return true
        case .expression(let value):
            switch value.kind {
            case .if(let nested): return isValue(nested)
            case .switch(let nested): return isValue(nested)
            case .binary(_, let op, _): return op.name != "="
            default: return true
            }
        default: return false
        }
    }

    func ifExpression(_ syntax: IfSyntax, _ hint: Type?, _ range: SourceRange) -> Expression {
        let joint = Joint(hint.flatMap { isDecided($0) ? $0 : nil })
        if !hasElse(syntax) {
            return failed(range, Messages.ifWithoutElse, id: "if-expression")
        }
        let made = branches(syntax, nil, range) { self.valueBlock($0, joint) }
        return Expression(.ifElse(flattened(made)), joint.type ?? .void, range)
    }

    private func hasElse(_ syntax: IfSyntax) -> Bool {
        switch syntax.elseBranch {
        case .block?: true
        case .if(let next, _)?: hasElse(next)
        case nil: false
        }
    }

    /// `else if` of a value: the inner `if` is itself the value of the branch.
    private func flattened(_ statement: IfStatement) -> IfStatement {
        var statement = statement
        if let otherwise = statement.elseBody, otherwise.count == 1, case .if(let inner) = otherwise[0].kind {
            let range = otherwise[0].range
            let value = Expression(.ifElse(flattened(inner)), .unknown, range)
            statement.elseBody = [Statement(.yield(value), range)]
        }
        return statement
    }

    func switchExpression(_ syntax: SwitchSyntax, _ hint: Type?, _ range: SourceRange) -> Expression {
        let joint = Joint(hint.flatMap { isDecided($0) ? $0 : nil })
        let made = switchStatement(syntax, nil, range) { self.valueBlock($0, joint) }
        return Expression(.switchCase(made), joint.type ?? .void, range)
    }

    /// The one type of all branches.
    final class Joint {
        var type: Type?

        init(_ type: Type?) { self.type = type }
    }

    private func valueBlock(_ block: CodeBlockSyntax, _ joint: Joint) -> [Statement] {
        withScope {
            guard let last = block.statements.last else {
                error(Messages.emptyBranch, at: block.range, id: "empty-branch")
                return []
            }
            guard case .expression(let value) = last.kind else { return statements(block.statements) }
            let before = statements(Array(block.statements.dropLast()))
            var made = infer(value, joint.type)
            if isNever(made.type) { return before + [Statement(.expression(made), value.range)] }
            if let type = joint.type {
                made = coerce(made, to: type, .none)
            } else {
                joint.type = made.type
            }
            return before + [Statement(.yield(made), value.range)]
        }
    }

    func isNever(_ type: Type) -> Bool { solver.head(type).nominal?.isNever ?? false }

    // MARK: Switch

    func switchStatement(_ syntax: SwitchSyntax, _ label: Name?, _ range: SourceRange) -> SwitchStatement {
        switchStatement(syntax, label, range) { self.scopedBlock($0) }
    }

    func switchStatement(
        _ syntax: SwitchSyntax, _ label: Name?, _ range: SourceRange, _ body: (CodeBlockSyntax) -> [Statement]
    ) -> SwitchStatement {
        let subject = checkFull(syntax.subject, nil, .none)
        nesting.loops.append(LoopLabel(name: label, isLoop: false))
        var clauses: [SwitchStatement.Clause] = []
        var arePatternsSound = !subject.type.isUnknown
        for clause in syntax.cases {
            withScope {
                let before = errors
                let items = clause.isDefault ? [(.wildcard, nil)] : switchItems(clause.items, subject.type)
                if errors > before { arePatternsSound = false }
                if clause.body.statements.isEmpty {
                    error(Messages.emptyCase(isDefault: clause.isDefault), at: clause.range, id: "empty-case")
                }
                clauses.append(SwitchStatement.Clause(items: items, body: body(clause.body)))
            }
        }
        nesting.loops.removeLast()
        if arePatternsSound { checkExhaustive(clauses, subject.type, range) }
        return SwitchStatement(label: label, subject: subject, clauses: clauses)
    }

    /// The patterns of one clause, which bind the same variables.
    func switchItems(_ items: [SwitchCaseSyntax.Item], _ type: Type) -> [(Pattern, Expression?)] {
        let start = findings.locals.count
        var made: [(Pattern, Expression?)] = []
        for item in items {
            made.append(switchItem(item, type))
            nesting.bindings = findings.locals[start...].compactMap {
                if case .variable(let variable) = $0.1 { variable } else { nil }
            }
        }
        nesting.bindings = []
        return made
    }

    private func switchItem(_ item: SwitchCaseSyntax.Item, _ type: Type) -> (Pattern, Expression?) {
        let pattern = self.pattern(item.pattern, type, isLet: true)
        let condition = item.guardCondition.map { truth($0) }
        return (pattern, condition)
    }
}
