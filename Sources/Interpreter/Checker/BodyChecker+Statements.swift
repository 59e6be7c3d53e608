import Syntax

extension BodyChecker {
    /// The statements of a function's body; a single expression is returned.
    func functionStatements(_ block: CodeBlockSyntax, _ function: FunctionDeclaration) -> [Statement] {
        let result = frame.result ?? .void
        if !result.isVoid, !endsInTrap(block), let only = singleExpression(block) {
            let value = checkFull(only, result, .returned)
            return [Statement(.return(value), only.range)]
        }
        let statements = withScope { self.block(block) }
        if !result.isVoid, !result.isUnknown, !leaves(statements) {
            error(
                Messages.missingReturn(function, solver.resolved(result)), at: unreturned(statements, result, block),
                id: "missing-return")
        }
        return withSuperclassInitializer(statements, function, block)
    }

    /// The value that was to be returned, if one stands at the end; otherwise the end.
    private func unreturned(_ statements: [Statement], _ result: Type, _ block: CodeBlockSyntax) -> SourceRange {
        if case .expression(let value)? = statements.last?.kind, !value.type.isUnknown,
            trying({ self.convert(value, to: result).map { _ in true } }) != nil
        {
            return value.range
        }
        return SourceRange(block.range.upper - 1, block.range.upper)
    }

    /// A class's initializer that does not call `super.init` calls it at its end.
    private func withSuperclassInitializer(
        _ statements: [Statement], _ function: FunctionDeclaration, _ block: CodeBlockSyntax
    ) -> [Statement] {
        guard function.kind == .initializer, function.parent?.kind == .class, !function.isConvenience,
            !callsInitializer(block), let selfType = context.selfType,
            let superclass = module.superclass(of: selfType)
        else { return statements }
        let range = SourceRange(block.range.upper, block.range.upper)
        let own = selfValue(at: range)
        let value = Expression(.cast(own, .coerce, superclass), superclass, range)
        let candidates = initializers(of: superclass).filter { $0.function.parameters.allSatisfy { $0.defaultValue != nil } }
        guard var candidate = candidates.first else {
            if let parent = superclass.nominal, !parent.isLibrary {
                let end = SourceRange(block.range.upper - 1, block.range.upper)
                error(Messages.superclassInitMissing, at: end, id: "initialization")
            }
            return statements
        }
        candidate.base = .superclass(value)
        let site = CallSite(range: range, name: "init", nameRange: range, parentheses: nil)
        let made = resolveCall([candidate], [], nil, site)
        return statements + [Statement(.expression(Expression(made.kind, .void, range)), range)]
    }

    private func callsInitializer(_ block: CodeBlockSyntax) -> Bool {
        var isFound = false
        var walker = SyntaxWalker()
        walker.expression = { syntax in
            if case .member(let base?, let name, _, _) = syntax.kind, name.name == "init",
                case .identifier(let own, _) = base.kind, own.name == "super" || own.name == "self"
            {
                isFound = true
            }
            return true
        }
        walker.walk(block)
        return isFound
    }

    // MARK: Blocks

    /// The statements of a block in a scope of their own.
    func scopedBlock(_ block: CodeBlockSyntax) -> [Statement] { withScope { self.block(block) } }

    func block(_ block: CodeBlockSyntax) -> [Statement] { statements(block.statements) }

    func statements(_ list: [StatementSyntax]) -> [Statement] {
        let later = laterNames.count
        declareAhead(list)
        var made: [Statement] = []
        for statement in list { made += self.statement(statement) }
        laterNames.removeLast(laterNames.count - later)
        return made
    }

    /// Types and functions of a block are known before their place in it.
    func declareAhead(_ list: [StatementSyntax]) {
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

    private func declareLocalTypes(_ types: [DeclarationSyntax]) {
        let inner = Context(module: module, parent: context, nominal: nil, source: context.source)
        inner.isBody = true
        inner.generics = context.generics
        let binder = Binder(module, source: context.source)
        for type in types { binder.declareTypes(type, in: inner, parent: nil) }
        binder.bindPending()
        context = inner
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
            return withScope {
                let tests = self.conditions(conditions)
                return [Statement(.while(label: label?.name, tests, loop(label, body)), range)]
            }
        case .repeat(let label, let body, let condition):
            let made = loop(label, body)
            let test = checkFull(condition, module.type(.bool), .condition)
            return [Statement(.repeatWhile(label: label?.name, made, test), range)]
        case .for(let statement): return [withScope { forStatement(statement, range) }]
        case .do(let label, let body, let clauses): return [doStatement(label, body, clauses, range)]
        case .defer(let body): return [Statement(.defer(scopedBlock(body)), range)]
        case .labelled(let label, let value): return [labelled(label, value, range)]
        case .conditionalCompilation(let clauses):
            var made: [Statement] = []
            for clause in clauses where clause.isActive { made += statements(clause.elements) }
            return made
        case .unexpected:
            errors += 1
            return []
        }
    }

    private func loop(_ label: Identifier?, _ body: CodeBlockSyntax) -> [Statement] {
        loops.append(LoopLabel(name: label?.name, isLoop: true))
        let made = scopedBlock(body)
        loops.removeLast()
        return made
    }

    private func expressionStatement(_ syntax: ExpressionSyntax) -> Statement {
        switch syntax.kind {
        case .if(let statement):
            return Statement(.if(ifStatement(statement, nil, syntax.range)), syntax.range)
        case .switch(let statement):
            return Statement(.switch(switchStatement(statement, nil, syntax.range)), syntax.range)
        default:
            let value = checkFull(syntax, nil, .none)
            return Statement(.expression(value), syntax.range)
        }
    }

    private func labelled(_ label: Identifier, _ value: ExpressionSyntax, _ range: SourceRange) -> Statement {
        switch value.kind {
        case .if(let statement): return Statement(.if(ifStatement(statement, label.name, range)), range)
        case .switch(let statement): return Statement(.switch(switchStatement(statement, label.name, range)), range)
        default: return expressionStatement(value)
        }
    }

    private func returnStatement(_ syntax: ExpressionSyntax?, _ range: SourceRange) -> Statement {
        guard let result = frame.result else {
            error(Messages.returnOutsideFunction, at: range, id: "return-outside")
            return Statement(.return(nil), range)
        }
        if frame.isInitializer {
            guard let syntax else { return Statement(.return(nil), range) }
            if case .nil = syntax.kind {
                if function?.isFailable != true { error(Messages.nilInInitializer, at: range, id: "nil-in-init") }
                let type = context.selfType.map { module.optional($0) } ?? .unknown
                return Statement(.return(Expression(.literal(.none), type, syntax.range)), range)
            }
            _ = checkFull(syntax, nil, .none)
            error(Messages.valueInInitializer, at: syntax.range, id: "return-value")
            return Statement(.return(nil), range)
        }
        guard let syntax else {
            if frame.isClosure, solver.head(result).isVariable { _ = solver.unify(result, .void) }
            if !solver.head(result).isVoid, !result.isUnknown {
                error(Messages.returnWithoutValue, at: range, id: "return-value")
            }
            return Statement(.return(nil), range)
        }
        frame.returns += 1
        if solver.head(result).isVoid {
            let value = checkFull(syntax, nil, .none)
            if !value.type.isVoid, !value.type.isUnknown {
                if frame.isClosure {
                    error(
                        Messages.cannotConvertClosureResult(value.type, .void), at: syntax.range, id: "closure-result")
                } else {
                    error(Messages.unexpectedReturnValue, at: syntax.range, id: "return-value")
                }
            }
            return Statement(.return(value), range)
        }
        let purpose: Purpose = frame.isClosure && !frame.isLocalFunction ? .closureResult : .returned
        let value: Expression
        if closureDepth > 0 {
            value = check(syntax, result, purpose)
        } else {
            value = checkFull(syntax, result, purpose)
        }
        return Statement(.return(value), range)
    }

    private func throwStatement(_ syntax: ExpressionSyntax, _ range: SourceRange) -> Statement {
        let value = checkFull(syntax, closureDepth == 0 ? function?.thrown : nil, .throw)
        if let error = module.known(.error), !module.conforms(value.type, to: error), !value.type.isUnknown {
            self.error(Messages.thrownIsNoError(value.type), at: syntax.range, id: "throw")
        }
        return Statement(.throw(value), range)
    }

    private func jump(_ label: Identifier?, _ range: SourceRange, isBreak: Bool) -> Statement {
        if let label {
            if !loops.contains(where: { $0.name == label.name }) {
                error(Messages.unknownLabel(label.name), at: label.range, id: "unknown-label")
            }
        } else if isBreak, loops.isEmpty {
            error(Messages.breakOutside, at: range, id: "break-outside")
        } else if !isBreak, !loops.contains(where: { $0.isLoop }) {
            error(Messages.continueOutside, at: range, id: "continue-outside")
        }
        return Statement(isBreak ? .break(label?.name) : .continue(label?.name), range)
    }

    private func guardStatement(
        _ conditions: [ConditionSyntax], _ body: CodeBlockSyntax, _ range: SourceRange
    ) -> Statement {
        let start = locals.count
        let tests = self.conditions(conditions)
        // What the conditions bind is for after the statement, not for its `else`.
        let bound = Array(locals[start...])
        locals.removeLast(bound.count)
        let made = scopedBlock(body)
        locals += bound
        if !leaves(made) {
            error(
                Messages.guardFallsThrough, at: SourceRange(body.range.upper - 1, body.range.upper), id: "guard")
        }
        return Statement(.guard(tests, made), range)
    }

    private func doStatement(
        _ label: Identifier?, _ body: CodeBlockSyntax, _ clauses: [CatchSyntax], _ range: SourceRange
    ) -> Statement {
        loops.append(LoopLabel(name: label?.name, isLoop: false))
        let made = scopedBlock(body)
        let errorType = module.known(.error).map { Type.existential([ProtocolUse($0)]) } ?? .unknown
        var caught: [CatchClause] = []
        for clause in clauses {
            withScope {
                var items: [(Pattern, Expression?)] = []
                for item in clause.items { items.append(switchItem(item, errorType)) }
                // Only a clause without a pattern has an `error` that nothing wrote.
                let variable = declare(
                    "error", errorType, isLet: true, at: clause.body.range, isVisible: clause.items.isEmpty)
                caught.append(CatchClause(items: items, errorVariable: variable, body: scopedBlock(clause.body)))
            }
        }
        loops.removeLast()
        return Statement(.do(label: label?.name, made, caught), range)
    }

    // MARK: Loops over sequences

    private func forStatement(_ syntax: ForSyntax, _ range: SourceRange) -> Statement {
        var sequence = checkFull(syntax.sequence, nil, .none)
        sequence = implicitlyUnwrapped(sequence) ?? sequence
        var element = Type.unknown
        if !sequence.type.isUnknown {
            if let wanted = module.known(.sequence), !module.conforms(sequence.type, to: wanted) {
                error(Messages.notASequence(sequence.type), at: syntax.sequence.range, id: "not-a-sequence")
            } else {
                element = module.associatedType("Element", of: solver.head(sequence.type)) ?? .unknown
            }
        }
        let written = syntax.type.map { resolve($0) }
        if let written, !solver.unify(written, element), !element.isUnknown {
            error(
                Messages.elementMismatch(solver.resolved(element), solver.resolved(written)), at: syntax.type!.range,
                id: "for-type")
        }
        let pattern = self.pattern(syntax.pattern, written ?? element, isLet: true)
        let condition = syntax.condition.map { checkFull($0, module.type(.bool), .condition) }
        let body = loop(syntax.label, syntax.body)
        let (makeIterator, next) = iteration(sequence.type)
        return Statement(
            .forIn(
                ForStatement(
                    label: syntax.label?.name, pattern: pattern, isCase: syntax.isCase, sequence: sequence,
                    makeIterator: makeIterator, next: next, condition: condition, body: body)), range)
    }

    /// How a snippet's own sequence is iterated.
    private func iteration(_ type: Type) -> (Callee?, Callee?) {
        guard let declaration = solver.head(type).nominal, !declaration.isLibrary else { return (nil, nil) }
        var iterator = type
        var makeIterator: Callee?
        if let found = method("makeIterator", of: type) {
            makeIterator = callee(of: found)
            iterator = module.substitute(found.function.result, found.arguments)
            if let own = module.associatedType("Iterator", of: solver.head(type)) { iterator = own }
        }
        return (makeIterator, method("next", of: iterator).map { callee(of: $0) })
    }

    private func method(_ name: Name, of type: Type) -> Candidate? {
        let probe = Base.value(Expression(.error, type, .none))
        return module.members(name, of: type).filter { !$0.isStatic }
            .compactMap { candidate(from: $0, probe) }
            .first { $0.function.parameters.isEmpty }
    }
}
