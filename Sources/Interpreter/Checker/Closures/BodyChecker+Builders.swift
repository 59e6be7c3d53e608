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
        var value = withScope { builderBlock(block.statements, builder, block.range) }
        if has(builder, "buildFinalResult"), !value.type.isUnknown {
            value = build(builder, "buildFinalResult", [(nil, value)], result, block.range)
        }
        value = coerce(value, to: result, purpose)
        solver.applyDefaults(since: start)
        if nesting.closures == 0 {
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
        !members(name, of: builder.declaration.selfType).isEmpty
    }

    /// A call of one of the builder's methods with values that are checked already.
    func build(
        _ builder: ResultBuilder, _ name: Name, _ arguments: [(Name?, Expression)], _ hint: Type?,
        _ range: SourceRange
    ) -> Expression {
        let passed = arguments.map { label, value in
            CallArgument(label: label.map { Identifier($0, range) }, value: .typed(value))
        }
        return build(builder, name, passed, hint, range)
    }

    func build(
        _ builder: ResultBuilder, _ name: Name, _ arguments: [CallArgument], _ hint: Type?,
        _ range: SourceRange
    ) -> Expression {
        let candidates = methods(name, of: builder)
        guard !candidates.isEmpty else {
            return failed(range, Messages.builderLacks(builder.declaration, name), id: "builder")
        }
        return resolveCall(candidates, arguments, hint, site(name, range))
    }

    func methods(_ name: Name, of builder: ResultBuilder) -> [Candidate] {
        let type = builderType(builder)
        return members(name, of: type).kept { $0.isStatic }.compactMap { candidate(from: $0, .type(type)) }
    }

    func site(_ name: Name, _ range: SourceRange) -> CallSite {
        CallSite(range: range, name: name, nameRange: range.start, parentheses: nil)
    }

    // MARK: Blocks

    func builderBlock(
        _ list: [StatementSyntax], _ builder: ResultBuilder, _ range: SourceRange
    ) -> Expression {
        var statements: [Statement] = []
        var components: [Expression] = []
        inBlock(list) { collect(list, builder, &statements, &components) }
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
                guard let component = component(value, builder) else { continue }
                reportLostPeriod(of: component, value, followsAnother: !components.isEmpty)
                components.append(component)
            case .conditionalCompilation(let clauses):
                for clause in clauses where clause.isActive {
                    collect(clause.elements, builder, &statements, &components)
                }
            case .for(let loop): components.append(builderLoop(loop, builder, statement.range))
            case .throw: statements += self.statement(statement)
            case .unexpected: findings.addMistake()
            default:
                error(
                    Messages.controlFlowInBuilder(builder.declaration), at: statement.range,
                    id: "builder-control-flow")
            }
        }
    }

    private func combine(
        _ components: [Expression], _ builder: ResultBuilder, _ range: SourceRange
    ) -> Expression {
        if let first = components.first, makesPartialBlocks(builder) {
            var partial = build(builder, "buildPartialBlock", [("first", first)], nil, first.range)
            for next in components.dropFirst() {
                partial = build(
                    builder, "buildPartialBlock", [("accumulated", partial), ("next", next)], nil, next.range)
            }
            return partial
        }
        return build(builder, "buildBlock", components.map { (nil, $0) }, nil, range)
    }

    /// Blocks are put together one by one only where a builder can begin and go on.
    private func makesPartialBlocks(_ builder: ResultBuilder) -> Bool {
        let found = members("buildPartialBlock", of: builder.declaration.selfType)
        return takes("first", found) && takes("accumulated", found)
    }

    private func takes(_ label: Name, _ methods: [FoundMember]) -> Bool {
        methods.contains {
            if case .function(let method) = $0.member {
                method.parameters.first?.label == label
            } else {
                false
            }
        }
    }

    // MARK: Components

    private func component(_ syntax: ExpressionSyntax, _ builder: ResultBuilder) -> Expression? {
        switch syntax.kind {
        case .if(let statement): return builderIf(statement, builder, syntax.range)
        case .switch(let statement): return builderSwitch(statement, builder, syntax.range)
        case .elision:
            error(Messages.elidedCode, at: syntax.range, id: "elided")
            return nil
        case .missing:
            findings.addMistake()
            return nil
        default: return builderExpression(syntax, builder)
        }
    }

    private func builderExpression(_ syntax: ExpressionSyntax, _ builder: ResultBuilder) -> Expression {
        let start = solver.variables.count
        let before = errors
        let overloads = methods("buildExpression", of: builder)
        let value = bounded(syntax.range) {
            if overloads.isEmpty { return infer(syntax, nil) }
            return decidedByBuilder(syntax, overloads) ?? built(overloads, syntax)
        }
        if !overloads.isEmpty {
            solver.applyDefaults(since: start)
            if nesting.closures == 0 { reportUnresolved(since: start, before: before, syntax) }
        }
        return errors > before ? failed(syntax.range) : value
    }
}
