import Syntax

/// One argument against its parameter.
extension BodyChecker {
    func check(
        _ argument: CallArgument, _ type: Type, _ parameter: Parameter, _ substitutions: [Type]
    ) -> Argument? {
        let builder = parameter.builder?.substituting { module.substitute($0, substitutions) }
        switch argument.value {
        case .typed(let value):
            guard let converted = convert(value, to: parameter.isAutoclosure ? autoclosed(type) : type) else {
                if isOnTrial { return nil }
                reportMismatch(value, type, .argument)
                return .value(failed(value.range))
            }
            return parameter.isAutoclosure ? deferred(converted) : .value(converted)
        case .trailing(let trailing):
            return closureArgument(trailing.closure, trailing.range, type, builder)
        case .syntax(let syntax):
            if case .inout(let inner) = syntax.kind {
                return inoutArgument(inner, type, parameter, syntax.range)
            }
            if parameter.isInout { return missingAmpersand(syntax, type) }
            if let closure = closureSyntax(syntax) {
                if parameter.isAutoclosure { return autoclosure(syntax, type) }
                return closureArgument(closure, syntax.range, type, builder)
            }
            if parameter.isAutoclosure { return autoclosure(syntax, type) }
            return valueArgument(syntax, type)
        }
    }

    private func valueArgument(_ syntax: ExpressionSyntax, _ type: Type) -> Argument? {
        if !isOnTrial, let word = branchWord(syntax) {
            let range = syntax.range.prefix(word.text.utf8.count)
            error(Messages.branchAsArgument(word), at: range, id: "branch-as-argument")
            return .value(failed(syntax.range))
        }
        let before = errors
        var value = settledValue(syntax.id) ?? infer(syntax, type, for: .argument)
        if isOnTrial, errors > before { return nil }
        if let forced = forced(value, for: type) { value = forced }
        if !isOnTrial, isTypeAsValue(value, syntax), case .existential = solver.head(type) {
            return .value(typeAsValue(value))
        }
        if let converted = convert(value, to: type) { return .value(converted) }
        if isOnTrial { return nil }
        reportMismatch(value, type, syntax.id == initialValueID ? .initialization : .argument)
        return .value(failed(value.range))
    }

    /// `ForEach(names)` with a `[String]!`: what only the value itself conforms to is asked of it.
    private func forced(_ value: Expression, for type: Type) -> Expression? {
        guard case .variable(let hole) = solver.head(type), hole.literal == .none, !hole.conformances.isEmpty,
            let forced = implicitlyUnwrapped(value),
            hole.conformances.contains(where: { !module.conforms(value.type, to: $0.declaration) }),
            hole.conformances.allSatisfy({ module.conforms(forced.type, to: $0.declaration) })
        else { return nil }
        return forced
    }

    private func branchWord(_ syntax: ExpressionSyntax) -> Name? {
        switch syntax.kind {
        case .if: "if"
        case .switch: "switch"
        default: nil
        }
    }

    private func autoclosed(_ type: Type) -> Type { type.functionResult ?? type }

    private func autoclosure(_ syntax: ExpressionSyntax, _ type: Type) -> Argument? {
        guard case .value(let value)? = valueArgument(syntax, autoclosed(type)) else { return nil }
        return deferred(value)
    }

    /// An autoclosure: a frame of its own around the value, which captures from the frame it was checked in.
    func deferred(_ value: Expression) -> Argument {
        let inner = newFrame()
        let code = Code(
            slotCount: 0, parameters: [], selfVariable: nil,
            statements: [Statement(.return(value), value.range)],
            range: value.range)
        code.frame = inner.id
        let type = Type.function(FunctionType(parameters: [], result: value.type))
        return .deferred(Closure(code: code, captures: [], type: type, range: value.range))
    }

    private func inoutArgument(
        _ inner: ExpressionSyntax, _ type: Type, _ parameter: Parameter, _ range: SourceRange
    ) -> Argument? {
        guard parameter.isInout else {
            findings.addMistake()
            if isOnTrial { return nil }
            let found = solver.resolved(settledType(infer(inner, type).type))
            let sign = range.with(upper: inner.range.lower)
            if !found.isUnknown {
                error(
                    Messages.strayAmpersandArgument(found), at: range, id: "stray-ampersand",
                    fixIt: Diagnostic.FixIt(replace: sign, with: ""))
            }
            return .value(failed(range))
        }
        let value = infer(inner, type)
        if value.type.isUnknown { return .value(failed(range)) }
        guard solver.unify(value.type, type) else {
            if isOnTrial { return nil }
            reportMismatch(value, type, .argument)
            return .value(failed(range))
        }
        guard let place = mutablePlace(value, action: .inout, at: range) else { return .value(failed(range)) }
        return .place(place)
    }

    private func missingAmpersand(_ syntax: ExpressionSyntax, _ type: Type) -> Argument? {
        if isOnTrial { return nil }
        let value = infer(syntax, type)
        if !value.type.isUnknown {
            error(
                Messages.missingAmpersand(solver.resolved(value.type)), at: syntax.range,
                id: "missing-ampersand",
                fixIt: Diagnostic.FixIt(replace: syntax.range.start, with: "&"))
        }
        return .value(failed(syntax.range))
    }

    private func closureArgument(
        _ closure: ClosureSyntax, _ range: SourceRange, _ type: Type, _ builder: ResultBuilder?
    ) -> Argument? {
        if isShallow {
            if fits(closure, type) {
                if case .function(let wanted) = solver.head(unwrapped(type)) {
                    outerResults?.append((range.lower, wanted.result))
                }
                return .value(Expression(.error, type, range))
            }
            if !isOnTrial, case .function(let wanted) = solver.head(unwrapped(type)) {
                reportParameterCount(of: closure, wanted, range)
            }
            return nil
        }
        let before = errors
        let value = self.closure(closure, type, range, builder: builder)
        if isOnTrial, errors > before { return nil }
        if let converted = convert(value, to: type) { return .value(converted) }
        if isOnTrial { return nil }
        reportMismatch(value, type, .argument)
        return .value(failed(range))
    }
}
