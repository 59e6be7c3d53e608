import Syntax

/// Calls of values: functions, closures, and what has `callAsFunction`.
extension BodyChecker {
    /// Calls what an expression gave: a type, a function value, or something with `callAsFunction`.
    func callValue(
        _ callee: Expression, _ call: CallSyntax, _ arguments: [CallArgument], _ hint: Type?,
        _ range: SourceRange,
        _ nameRange: SourceRange
    ) -> Expression {
        if callee.type.isUnknown {
            inferAnyway(arguments)
            return failed(range)
        }
        switch solver.head(callee.type) {
        case .metatype(let type):
            return construct(solver.head(type), callee, call, arguments, hint, range, nameRange)
        case .function(let function):
            return outsideChain { callFunction(callee, function, call, arguments, range, nameRange) }
        case let type:
            if let forced = implicitlyUnwrapped(callee) {
                return callValue(forced, call, arguments, hint, range, nameRange)
            }
            let found = members("callAsFunction", of: type).filter { !$0.isStatic }
            let name = Identifier("callAsFunction", nameRange)
            if !found.isEmpty {
                return callMembers(found, .value(callee), name, [], call, arguments, hint, range)
            }
            if let made = dynamicCall(callee, type, call, hint, range, nameRange) { return made }
            inferAnyway(arguments)
            reportNotCallable(callee, call, nameRange)
            return failed(range)
        }
    }

    private func reportNotCallable(_ callee: Expression, _ call: CallSyntax, _ nameRange: SourceRange) {
        guard case .literal(.enumeration(let made, _)) = callee.kind else {
            let type = solver.resolved(settledType(solver.head(callee.type)))
            return error(Messages.cannotCall(type), at: callee.range, id: "not-callable")
        }
        let parentheses = call.arguments.isEmpty && call.trailingClosures.isEmpty ? call.parentheses : nil
        error(
            Messages.noAssociatedValues(made.name), at: nameRange, id: "not-callable",
            fixIt: parentheses.map { Diagnostic.FixIt(replace: $0, with: "") })
    }

    private func callFunction(
        _ callee: Expression, _ function: FunctionType, _ call: CallSyntax, _ arguments: [CallArgument],
        _ range: SourceRange, _ nameRange: SourceRange
    ) -> Expression {
        let declaration = FunctionDeclaration(
            name: calleeName(callee), kind: .closure, range: nameRange, isLibrary: false,
            implementation: .requirement)
        declaration.isImplicit = true
        declaration.parameters = function.parameters.enumerated().map { index, parameter in
            let made = Parameter(label: nil, name: Name("\(index)"), type: parameter.type)
            made.isInout = parameter.isInout
            made.isVariadic = parameter.isVariadic
            made.builder = parameter.builder
            made.isAutoclosure = parameter.isAutoclosure
            return made
        }
        declaration.result = function.result
        let variable = LocalVariable(name: declaration.name, type: callee.type, slot: 0, isLet: true)
        let candidate = Candidate(function: declaration, base: .none, arguments: [], local: variable)
        let site = CallSite(
            range: range, name: declaration.name, nameRange: nameRange, parentheses: call.parentheses)
        let made = resolveCall([candidate], arguments, nil, site)
        guard case .callValue(_, let passed) = made.kind else { return made }
        return Expression(.callValue(callee, passed), function.result, range)
    }

    private func calleeName(_ callee: Expression) -> Name {
        switch callee.kind {
        case .load(let place):
            switch place.kind {
            case .local(let variable): variable.name
            case .member(_, let variable, _), .global(let variable), .staticMember(_, let variable):
                variable.name
            default: Name("closure")
            }
        default: Name("closure")
        }
    }
}
