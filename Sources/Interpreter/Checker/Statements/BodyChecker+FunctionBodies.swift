import Syntax

/// Bodies of functions as statements: that they return something, and what an initializer calls.
extension BodyChecker {
    /// The statements of a function's body; a single expression is returned.
    func functionStatements(_ block: CodeBlockSyntax, _ function: FunctionDeclaration) -> [Statement] {
        let result = frame.result ?? .void
        if !result.isVoid, !endsInTrap(block), let only = singleExpression(block) {
            let value = checkFull(only, result, .returned)
            return [Statement(.return(value), only.range)]
        }
        if function.kind == .initializer, function.isFailable, let only = singleExpression(block),
            case .nil = only.kind
        {
            return statement(StatementSyntax(.return(only), only.range))
        }
        if ownOpaque != nil { frame.limitedReturns = limitedReturns(block) }
        let statements = withScope { self.block(block) }
        let isCallable = !function.parameters.contains { isNever($0.type) }
        if isCallable, !result.isVoid, !result.isUnknown, !leaves(statements),
            !module.hasSyntaxError(in: block.range)
        {
            reportMissingReturn(function, statements, result, block)
        }
        return withSuperclassInitializer(statements, function, block)
    }

    /// Where the returns of the body's own `if #available` begin.
    private func limitedReturns(_ block: CodeBlockSyntax) -> [Int] {
        block.statements.flatMap { statement -> [Int] in
            guard case .expression(let value) = statement.kind, case .if(let branch) = value.kind else {
                return []
            }
            return limitedReturns(branch)
        }
    }

    private func limitedReturns(_ branch: IfSyntax) -> [Int] {
        guard branch.conditions.count == 1, case .availability = branch.conditions[0] else { return [] }
        let own = branch.body.statements.compactMap { inner in
            if case .return = inner.kind { inner.range.lower } else { nil as Int? }
        }
        guard case .if(let next, _)? = branch.elseBranch else { return own }
        return own + limitedReturns(next)
    }

    private func reportMissingReturn(
        _ function: FunctionDeclaration, _ statements: [Statement], _ result: Type, _ block: CodeBlockSyntax
    ) {
        let place = unreturned(statements, result, block)
        let value =
            place.upper < block.range.upper ? Diagnostic.FixIt(replace: place.start, with: "return ") : nil
        if case .opaque = solver.head(result), frame.returns == 0 {
            let brace = block.range.prefix(1)
            return error(Messages.opaqueWithoutReturn, at: brace, id: "missing-return", fixIt: value)
        }
        error(
            Messages.missingReturn(function, solver.resolved(result)), at: place, id: "missing-return",
            fixIt: value)
    }

    /// The value that was to be returned, if one stands at the end; otherwise the end.
    private func unreturned(_ statements: [Statement], _ result: Type, _ block: CodeBlockSyntax)
        -> SourceRange
    {
        if case .expression(let value)? = statements.last?.kind, !value.type.isUnknown,
            converts(value, to: result)
        {
            return value.range
        }
        return block.range.suffix(1)
    }

    /// A class's initializer that does not call `super.init` calls it at its end.
    private func withSuperclassInitializer(
        _ statements: [Statement], _ function: FunctionDeclaration, _ block: CodeBlockSyntax
    ) -> [Statement] {
        guard function.kind == .initializer, function.parent?.kind == .class, !function.isConvenience,
            !callsInitializer(block), let selfType = context.selfType,
            let superclass = module.superclass(of: selfType)
        else { return statements }
        let range = block.range.end
        let own = selfValue(at: range)
        let value = Expression(.cast(own, .coerce, superclass), superclass, range)
        let candidates = initializers(of: superclass).filter {
            $0.function.parameters.allSatisfy { $0.defaultValue != nil }
        }
        guard let candidate = candidates.first else {
            if let parent = superclass.nominal, !parent.isLibrary {
                let end = block.range.suffix(1)
                error(Messages.superclassInitMissing, at: end, id: "initialization")
            }
            return statements
        }
        let site = CallSite(range: range, name: "init", nameRange: range, parentheses: nil)
        let made = resolveCall([candidate.on(.superclass(value))], [], nil, site)
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
}
