import Syntax

/// Arguments against their parameters, in the order in which they decide types.
extension BodyChecker {
    /// All arguments in parameter order; nil when one does not fit in a trial.
    func check(
        _ arguments: [CallArgument], _ matching: ArgumentMatching, _ function: FunctionDeclaration,
        _ substitutions: [Type]
    ) -> [Argument]? {
        var passed = [Argument?](repeating: nil, count: function.parameters.count)
        var packs: [Int: [TupleTypeElement]] = [:]
        var positions: [Int: [Int]] = [:]
        var lists: [Int: [Expression]] = [:]
        var phases = arguments.indices.map {
            phase(of: arguments[$0], for: function.parameters[matching.parameters[$0]], substitutions)
        }
        for phase in Phase.inOrder where phases.contains(phase) {
            for position in arguments.indices where phases[position] == phase {
                let index = matching.parameters[position]
                let parameter = function.parameters[index]
                var type = module.substitute(parameter.type, substitutions)
                if phase == .contextual,
                    isMemberOfNothingYet(arguments[position], type)
                        || isInitializerOfAnything(arguments[position], type)
                            && phases[..<position].contains(.closure)
                {
                    phases[position] = .late
                    continue
                }
                // Arguments of one parameter stand in their order, whichever was looked at first.
                let rank =
                    parameter.isVariadic ? Self.rank(of: position, among: &positions[index, default: []]) : 0
                if let repeated = expansion(arguments[position], parameter) {
                    lists[index, default: []].insert(repeated.value, at: min(rank, lists[index]?.count ?? 0))
                    if !parameter.packs.isEmpty {
                        packs[index, default: []].insert(repeated.element, at: rank)
                    }
                    continue
                }
                if let pack = parameter.packs.first {
                    let own = member(of: pack, arguments[position].range)
                    packs[index, default: []].insert(TupleTypeElement(type: own), at: rank)
                    type = module.substitute(
                        parameter.type, replacing(parameter.packs, by: own, in: substitutions))
                }
                guard let argument = check(arguments[position], type, parameter, substitutions) else {
                    return nil
                }
                guard parameter.isVariadic else {
                    passed[index] = argument
                    continue
                }
                if case .value(let value) = argument {
                    lists[index, default: []].insert(value, at: min(rank, lists[index]?.count ?? 0))
                }
            }
        }
        for index in passed.indices {
            if let list = lists[index] { passed[index] = .variadic(list) }
        }
        return completed(passed, packs, function, substitutions)
    }

    /// Plain values first, then what needs their types, then closures, and `.name` of a type that these
    /// decide.
    private enum Phase {
        case plain
        case contextual
        case closure
        case late

        static let inOrder: [Phase] = [.plain, .contextual, .closure, .late]
    }

    private func phase(of argument: CallArgument, for parameter: Parameter, _ substitutions: [Type]) -> Phase
    {
        switch argument.value {
        case .trailing: return .closure
        case .typed: return .plain
        case .syntax(let syntax):
            if isClosure(syntax) { return .closure }
            if case .keyPath = syntax.kind, hasKnownRoot(parameter.type, substitutions) { return .plain }
            return isContextual(syntax) ? .contextual : .plain
        }
    }

    /// Whether it is a key path's type, of which it is known where the path begins.
    private func hasKnownRoot(_ type: Type, _ substitutions: [Type]) -> Bool {
        guard case .nominal(_, let arguments) = type, let root = arguments.first else { return false }
        return root.nominal != nil
            || arguments.count == 2 && module.substitute(root, substitutions).nominal != nil
    }

    /// How many of the arguments of one parameter that were looked at stand before another one, which joins
    /// them.
    private static func rank(of position: Int, among known: inout [Int]) -> Int {
        let isLast = known.last.map { $0 < position } ?? true
        let rank = isLast ? known.count : known.firstIndex { $0 > position } ?? known.count
        known.insert(position, at: rank)
        return rank
    }

    /// With what stands for the arguments left out.
    private func completed(
        _ passed: [Argument?], _ packs: [Int: [TupleTypeElement]], _ function: FunctionDeclaration,
        _ substitutions: [Type]
    ) -> [Argument]? {
        var complete: [Argument] = []
        complete.reserveCapacity(passed.count)
        for index in passed.indices {
            let parameter = function.parameters[index]
            for own in parameter.packs {
                guard solver.unify(substitutions[own.index], typeOfPack(packs[index] ?? [], function)) else {
                    return nil
                }
            }
            if passed[index] == nil, !parameter.isVariadic { settleDefault(parameter, substitutions) }
            complete.append(passed[index] ?? (parameter.isVariadic ? .variadic([]) : .defaulted))
        }
        return complete
    }

    /// A default value decides a generic parameter that nothing else does (`in shape: S = .rect`).
    private func settleDefault(_ parameter: Parameter, _ substitutions: [Type]) {
        let type = module.substitute(parameter.type, substitutions)
        guard type.hasHoles, let value = parameter.defaultValue, !value.isBeingChecked,
            case .return(let made?)? = value.code.statements.last?.kind
        else { return }
        _ = solver.holds { solver.unify(type, module.substitute(made.type, substitutions)) }
    }

    /// Whether nothing is known of the type yet.
    private func isOpen(_ type: Type) -> Bool {
        guard case .variable(let hole) = solver.head(type) else { return false }
        return hole.literal == .none && hole.conformances.isEmpty
    }

    /// `reduce(.zero, +)`: what `.zero` is a member of comes from the other arguments.
    private func isMemberOfNothingYet(_ argument: CallArgument, _ type: Type) -> Bool {
        guard case .syntax(let syntax) = argument.value else { return false }
        if case .identifier(let name, _) = syntax.kind, name.name.isOperator,
            case .function(let wanted) = solver.head(type)
        {
            return wanted.parameters.allSatisfy { isOpen($0.type) } && isOpen(wanted.result)
        }
        guard implicitHead(of: syntax) != nil else { return false }
        // `Text(.now, format: .dateTime)`: the format says whose input it is.
        if case .associated(let base, _) = solver.head(type) { return base.isVariable }
        return isOpen(type)
    }

    /// `compose({ (n: Int) in n + 1 }, String.init)`: which one is meant comes from the closure before it.
    private func isInitializerOfAnything(_ argument: CallArgument, _ type: Type) -> Bool {
        guard case .syntax(let syntax) = argument.value, case .member(_?, let name, _, _) = syntax.kind,
            name.name == "init",
            case .function(let wanted) = solver.head(type)
        else { return false }
        return wanted.parameters.allSatisfy { isOpen($0.type) }
    }

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
