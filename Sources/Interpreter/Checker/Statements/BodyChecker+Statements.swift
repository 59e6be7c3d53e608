import Syntax

/// Statements and blocks, in source order.
extension BodyChecker {
    // MARK: Blocks

    /// The statements of a block in a scope of their own.
    func scopedBlock(_ block: CodeBlockSyntax) -> [Statement] { withScope { self.block(block) } }

    func block(_ block: CodeBlockSyntax) -> [Statement] { statements(block.statements) }

    func statements(_ list: [StatementSyntax]) -> [Statement] {
        LocalFunctions.moved(inBlock(list) { list.flatMap { statement($0) } })
    }

    /// Checks the statements of a block, which redeclare nothing of it, with the names that it declares
    /// further down.
    func inBlock<T>(_ list: [StatementSyntax], _ body: () -> T) -> T {
        let (start, later) = (blockStart, laterNames.count)
        blockStart = findings.locals.count
        declareAhead(list)
        let result = body()
        laterNames.removeLast(laterNames.count - later)
        blockStart = start
        return result
    }

    /// Types and functions of a block are known before their place in it.
    private func declareAhead(_ list: [StatementSyntax]) {
        var types: [DeclarationSyntax] = []
        for statement in list {
            guard case .declaration(let declaration) = statement.kind else { continue }
            switch declaration.kind {
            case .nominal, .typeAlias: types.append(declaration)
            case .function(let function): declareLocalFunction(function, declaration)
            case .variable(let variable): laterNames += names(of: variable)
            default: break
            }
        }
        if !types.isEmpty { declareLocalTypes(types) }
    }

    private func names(of variable: VariableSyntax) -> [Name] {
        variable.bindings.compactMap {
            if case .name(let name) = $0.pattern.kind { return name.name }
            return nil
        }
    }

    /// Types are what they are whatever is being tried: a block that is checked again has the same ones.
    private func declareLocalTypes(_ types: [DeclarationSyntax]) {
        if let known = localTypes.first(where: { $0.range == types[0].range })?.context, isSeen(known) {
            context = known
            return
        }
        let inner = Context(module: module, parent: context, nominal: nil, source: context.source)
        inner.isBody = true
        inner.generics = context.generics
        localTypes += types.map { ($0.range, inner) }
        let binder = Binder(module, source: context.source)
        for type in types { binder.declareTypes(type, in: inner, parent: nil) }
        binder.bindPending()
        context = inner
    }

    /// Whether the generic parameters around are still the same: those of a local function are made anew with
    /// it.
    private func isSeen(_ known: Context) -> Bool {
        known.generics.count == context.generics.count
            && zip(known.generics, context.generics).allSatisfy { $0 === $1 }
    }

    // MARK: Statements

    func statement(_ syntax: StatementSyntax) -> [Statement] {
        let range = syntax.range
        switch syntax.kind {
        case .declaration(let declaration): return self.declaration(declaration)
        case .expression(let value): return [expressionStatement(value)]
        case .return(let value): return [returnStatement(value, range)]
        case .throw(let value): return [throwStatement(value, range)]
        case .break(let label): return [jump(label, range, isBreak: true)]
        case .continue(let label): return [jump(label, range, isBreak: false)]
        case .fallthrough: return [Statement(.fallthrough, range)]
        case .guard(let conditions, let body): return [guardStatement(conditions, body, range)]
        case .while(let label, let conditions, let body):
            return [whileStatement(label, conditions, body, range)]
        case .repeat(let label, let body, let condition):
            return [repeatStatement(label, body, condition, range)]
        case .for(let statement): return [withScope { forStatement(statement, range) }]
        case .do(let label, let body, let clauses): return [doStatement(label, body, clauses, range)]
        case .defer(let body): return [Statement(.defer(scopedBlock(body)), range)]
        case .labeled(let label, let value): return [labeled(label, value, range)]
        case .conditionalCompilation(let clauses):
            return clauses.flatMap { $0.isActive ? statements($0.elements) : [] }
        case .unexpected:
            findings.addMistake()
            return []
        }
    }

    private func whileStatement(
        _ label: Identifier?, _ conditions: [ConditionSyntax], _ body: CodeBlockSyntax, _ range: SourceRange
    ) -> Statement {
        withScope {
            let tests = self.conditions(conditions)
            return Statement(.while(label: label?.name, tests, loop(label, body)), range)
        }
    }

    private func repeatStatement(
        _ label: Identifier?, _ body: CodeBlockSyntax, _ condition: ExpressionSyntax, _ range: SourceRange
    ) -> Statement {
        let made = loop(label, body)
        let test = checkFull(condition, module.type(.bool), .condition)
        return Statement(.repeatWhile(label: label?.name, made, test), range)
    }

    func loop(_ label: Identifier?, _ body: CodeBlockSyntax) -> [Statement] {
        nesting.loops.append(LoopLabel(name: label?.name, isLoop: true))
        let made = scopedBlock(body)
        nesting.loops.removeLast()
        return made
    }

    private func expressionStatement(_ syntax: ExpressionSyntax) -> Statement {
        switch syntax.kind {
        case .if(let statement):
            return Statement(.if(ifStatement(statement, nil, syntax.range)), syntax.range)
        case .switch(let statement):
            return Statement(.switch(switchStatement(statement, nil, syntax.range)), syntax.range)
        case .packExpansion(let pattern):
            let start = solver.variables.count
            let value = expansion(pattern, syntax.range).value
            solver.applyDefaults(since: start)
            return Statement(.expression(value), syntax.range)
        default:
            return Statement(.expression(unused(syntax)), syntax.range)
        }
    }

    /// A value that nobody takes; a function must be called.
    func unused(_ syntax: ExpressionSyntax) -> Expression {
        let value = checkFull(syntax, nil, .none)
        guard case .function(let callee, _, _) = value.kind, callee.function.kind == .function else {
            return value
        }
        let lower = max(value.range.upper - callee.function.name.text.utf8.count, value.range.lower)
        error(
            Messages.unusedFunction, at: value.range.with(lower: lower), id: "unused-function",
            fixIt: callee.function.needsNoArguments
                ? Diagnostic.FixIt(replace: value.range.end, with: "()") : nil)
        return failed(value.range)
    }

    private func labeled(_ label: Identifier, _ value: ExpressionSyntax, _ range: SourceRange) -> Statement {
        switch value.kind {
        case .if(let statement): return Statement(.if(ifStatement(statement, label.name, range)), range)
        case .switch(let statement):
            return Statement(.switch(switchStatement(statement, label.name, range)), range)
        default: return expressionStatement(value)
        }
    }

    private func throwStatement(_ syntax: ExpressionSyntax, _ range: SourceRange) -> Statement {
        let value = checkFull(syntax, nesting.closures == 0 ? function?.thrown : nil, .throw)
        if let error = module.known(.error), !module.conforms(value.type, to: error), !value.type.isUnknown {
            self.error(Messages.thrownIsNoError(value.type), at: syntax.range, id: "throw")
        }
        return Statement(.throw(value), range)
    }

    private func jump(_ label: Identifier?, _ range: SourceRange, isBreak: Bool) -> Statement {
        if let label {
            if !nesting.loops.contains(where: { $0.name == label.name }) {
                error(Messages.unknownLabel(label.name), at: label.range, id: "unknown-label")
            }
        } else if isBreak, nesting.loops.isEmpty {
            error(Messages.breakOutside, at: range, id: "break-outside")
        } else if !isBreak, !nesting.loops.contains(where: { $0.isLoop }) {
            error(Messages.continueOutside, at: range, id: "continue-outside")
        }
        return Statement(isBreak ? .break(label?.name) : .continue(label?.name), range)
    }

    private func guardStatement(
        _ conditions: [ConditionSyntax], _ body: CodeBlockSyntax, _ range: SourceRange
    ) -> Statement {
        let start = findings.locals.count
        let tests = self.conditions(conditions)
        // What the conditions bind is for after the statement, not for its `else`.
        let bound = Array(findings.locals[start...])
        findings.locals.removeLast(bound.count)
        let made = scopedBlock(body)
        findings.locals += bound
        if !leaves(made) {
            error(
                Messages.guardFallsThrough, at: body.range.suffix(1), id: "guard")
        }
        return Statement(.guard(tests, made), range)
    }

    private func doStatement(
        _ label: Identifier?, _ body: CodeBlockSyntax, _ clauses: [CatchSyntax], _ range: SourceRange
    ) -> Statement {
        nesting.loops.append(LoopLabel(name: label?.name, isLoop: false))
        let made = scopedBlock(body)
        let errorType = clauses.isEmpty ? .unknown : self.errorType(of: made)
        var caught: [CatchClause] = []
        for clause in clauses {
            withScope {
                let items = switchItems(clause.items, errorType)
                // Only a clause without a pattern has an `error` that nothing wrote.
                let variable = declare("error", errorType, isLet: true, isVisible: clause.items.isEmpty)
                caught.append(
                    CatchClause(items: items, errorVariable: variable, body: scopedBlock(clause.body)))
            }
        }
        nesting.loops.removeLast()
        return Statement(.do(label: label?.name, made, caught), range)
    }

    /// What a `catch` gets: one type if everything that is thrown is declared to be of it.
    private func errorType(of body: [Statement]) -> Type {
        let thrown = ThrownTypes.thrown(by: body)
        if let first = thrown.first ?? nil {
            let type = solver.resolved(first)
            if thrown.allSatisfy({ $0.map { areSame(solver.resolved($0), type) } ?? false }) { return type }
        }
        return module.known(.error).map { Type.existential([ProtocolUse($0)]) } ?? .unknown
    }
}
