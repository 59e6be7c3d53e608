import Syntax

/// Calls by what stands before the parentheses: a name, a member, a value.
extension BodyChecker {
    func call(_ call: CallSyntax, _ syntax: ExpressionSyntax, _ hint: Type?) -> Expression {
        withImplicitBase(syntax, hint) { self.call(call, syntax, hint, CallArgument.all(of: call)) }
    }

    func call(
        _ call: CallSyntax, _ syntax: ExpressionSyntax, _ hint: Type?, _ arguments: [CallArgument]
    ) -> Expression {
        let range = syntax.range
        switch call.callee.kind {
        case .identifier(let name, let written) where !name.name.isOperator:
            return callName(name, written, call, arguments, hint, range)
        case .member(let base, let name, let written, nil):
            return callMember(base, name, written, call, arguments, hint, range)
        case .member(let base, let name, let written, let labels?)
        where labels.count == arguments.count && !call.trailingClosures.isEmpty:
            return callMember(base, name, written, call, labeled(arguments, labels), hint, range)
        default: return callValue(callee(of: call, hint), call, arguments, hint, range, call.callee.range)
        }
    }

    /// `rows.first(where:) { … }`: the arguments with the labels that stand in the name.
    private func labeled(_ arguments: [CallArgument], _ labels: [Name]) -> [CallArgument] {
        zip(arguments, labels).map { argument, label in
            var value = argument.value
            if case .trailing(let closure) = value {
                value = .syntax(ExpressionSyntax(.closure(closure.closure), closure.range, id: closure.id))
            }
            return CallArgument(label: Identifier(label, argument.range.start), value: value)
        }
    }

    /// Looked at whole even where closures are looked at from outside: only its body says what `{ … }()`
    /// gives.
    private func callee(of call: CallSyntax, _ hint: Type?) -> Expression {
        looking(shallowly: false) {
            infer(call.callee, call.arguments.isEmpty ? wantedResult(of: call.callee, hint) : nil)
        }
    }

    /// `let cases: [Card] = { [.clubs, .hearts] }()`: what its call is to give, a closure is told.
    private func wantedResult(of callee: ExpressionSyntax, _ hint: Type?) -> Type? {
        guard let hint, isDecided(hint), let closure = closureSyntax(callee), closure.parameters == nil,
            closure.result == nil
        else { return nil }
        return .function(FunctionType(parameters: [], result: hint))
    }

    func site(_ name: Identifier, _ call: CallSyntax, _ range: SourceRange) -> CallSite {
        CallSite(range: range, name: name.name, nameRange: name.range, parentheses: call.parentheses)
    }

    func resolve(
        _ candidates: [Candidate], _ arguments: [CallArgument], _ hint: Type?, _ site: CallSite
    ) -> Expression {
        guard let candidates = accessible(candidates, site) else { return failed(site.range) }
        return outsideChain { resolveCall(candidates, arguments, hint, site) }
    }

    // MARK: f(…)

    func callName(
        _ name: Identifier, _ written: [TypeSyntax], _ call: CallSyntax, _ arguments: [CallArgument],
        _ hint: Type?, _ range: SourceRange, in module: ExpressionSyntax? = nil
    ) -> Expression {
        if name.name == "self" || name.name == "super" || name.name == "Self" {
            let callee = infer(call.callee, nil)
            return callValue(callee, call, arguments, hint, range, name.range)
        }
        guard let meaning = lookUp(name.name, in: module) else {
            let failure = unknownName(name, name.range, in: module)
            inferAnyway(arguments)
            return Expression(failure.kind, failure.type, range)
        }
        let site = self.site(name, call, range)
        let explicit = written.isEmpty ? [] : explicitTypes(written, meaning)
        switch meaning {
        case .localFunction(let variable, let function):
            let outer = context.generics.prefix(function.generics.count).map { Type.parameter($0) }
            let candidate = Candidate(
                function: function, base: .none,
                arguments: Array(outer.prefix(function.outerGenericCount)), explicit: explicit,
                local: variable)
            return resolve([candidate], arguments, hint, site)
        case .members(let found, let base):
            return callMembers(found, located(base, name.range), name, explicit, call, arguments, hint, range)
        case .functions(let functions):
            let candidates = functions.map {
                Candidate(function: $0, base: .none, arguments: [], explicit: explicit)
            }
            return resolve(candidates, arguments, hint, site)
        default:
            let callee =
                makeable(meaning, name.name).map { metatype($0, written, call.callee.range) }
                ?? identifier(name, written, call.callee, nil, in: module)
            return callValue(callee, call, arguments, hint, range, name.range)
        }
    }

    /// A type of an imported module that cannot be made here does not hide the library's of its name: the
    /// compiler tries both.
    private func makeable(_ meaning: NameMeaning, _ name: Name) -> TypeEntity? {
        guard module.scopes != nil, case .type(.nominal(let type, _)) = meaning, !type.isLibrary,
            type.kind != .enum, type.kind != .protocol, type.context?.source != context.source,
            let other = module.base?.globalType(name)
        else { return nil }
        let isMakeable = module.ownMembers("init", of: type).contains { member in
            guard case .function(let function) = member else { return false }
            return module.isVisible(function.access, of: function.context, from: context.source)
        }
        return isMakeable ? nil : other
    }

    private func explicitTypes(_ written: [TypeSyntax], _ meaning: NameMeaning) -> [Type] {
        if case .type = meaning { return [] }
        return written.map { resolve($0) }
    }

    /// Arguments of a call that cannot be understood may hold mistakes of their own.
    func inferAnyway(_ arguments: [CallArgument]) {
        guard !isOnTrial else { return }
        for argument in arguments {
            guard case .syntax(let syntax) = argument.value, !isContextual(syntax), !isClosure(syntax) else {
                continue
            }
            switch syntax.kind {
            case .inout, .packExpansion: continue
            default: break
            }
            // `isOn ? nil : .default`
            if case .ternary(_, let first, let second) = syntax.kind,
                isContextual(first) || isContextual(second)
            {
                continue
            }
            let start = solver.variables.count
            _ = infer(syntax, nil)
            solver.applyDefaults(since: start)
        }
    }
}
