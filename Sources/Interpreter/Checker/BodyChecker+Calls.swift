import Syntax

extension BodyChecker {
    func call(_ call: CallSyntax, _ syntax: ExpressionSyntax, _ hint: Type?) -> Expression {
        withImplicitBase(syntax, hint) { self.call(call, syntax, hint, CallArgument.all(of: call)) }
    }

    private func call(
        _ call: CallSyntax, _ syntax: ExpressionSyntax, _ hint: Type?, _ arguments: [CallArgument]
    ) -> Expression {
        let range = syntax.range
        switch call.callee.kind {
        case .identifier(let name, let written) where !name.name.isOperator:
            return callName(name, written, call, arguments, hint, range)
        case .member(let base, let name, let written, let labels) where labels == nil:
            return callMember(base, name, written, call, arguments, hint, range)
        default:
            let callee = infer(call.callee, nil)
            return callValue(callee, call, arguments, hint, range, call.callee.range)
        }
    }

    private func site(_ name: Identifier, _ call: CallSyntax, _ range: SourceRange) -> CallSite {
        CallSite(range: range, name: name.name, nameRange: name.range, parentheses: call.parentheses)
    }

    private func resolve(
        _ candidates: [Candidate], _ arguments: [CallArgument], _ hint: Type?, _ site: CallSite
    ) -> Expression {
        guard let candidates = accessible(candidates, site) else { return failed(site.range) }
        return outsideChain { resolveCall(candidates, arguments, hint, site) }
    }

    // MARK: f(…)

    private func callName(
        _ name: Identifier, _ written: [TypeSyntax], _ call: CallSyntax, _ arguments: [CallArgument],
        _ hint: Type?, _ range: SourceRange, isQualified: Bool = false
    ) -> Expression {
        if name.name == "self" || name.name == "super" || name.name == "Self" {
            let callee = infer(call.callee, nil)
            return callValue(callee, call, arguments, hint, range, name.range)
        }
        guard let meaning = isQualified ? lookUpGlobal(name.name) : lookUp(name.name) else {
            let failure = unknownName(name, name.range)
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
                arguments: Array(outer.prefix(function.outerGenericCount)), explicit: explicit, local: variable)
            return resolve([candidate], arguments, hint, site)
        case .members(let found, let base):
            return callMembers(found, located(base, name.range), name, explicit, call, arguments, hint, range)
        case .functions(let functions):
            let candidates = functions.map {
                Candidate(function: $0, base: .none, arguments: [], explicit: explicit)
            }
            return resolve(candidates, arguments, hint, site)
        default:
            let callee = identifier(name, written, call.callee, nil)
            return callValue(callee, call, arguments, hint, range, name.range)
        }
    }

    private func explicitTypes(_ written: [TypeSyntax], _ meaning: NameMeaning) -> [Type] {
        if case .type = meaning { return [] }
        return written.map { resolve($0) }
    }

    /// Arguments of a call that cannot be understood may hold mistakes of their own.
    func inferAnyway(_ arguments: [CallArgument]) {
        guard trials == 0 else { return }
        for argument in arguments {
            guard case .syntax(let syntax) = argument.value, !isContextual(syntax), !isClosure(syntax) else { continue }
            if case .inout = syntax.kind { continue }
            let start = solver.variables.count
            _ = infer(syntax, nil)
            solver.applyDefaults(since: start)
        }
    }

    // MARK: x.f(…)

    private func callMember(
        _ base: ExpressionSyntax?, _ name: Identifier, _ written: [TypeSyntax], _ call: CallSyntax,
        _ arguments: [CallArgument], _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        guard let base else { return callImplicit(name, written, call, arguments, hint, range) }
        if isModuleName(base) { return callName(name, written, call, arguments, hint, range, isQualified: true) }
        var value = infer(base, elementsHint(base, arguments))
        if value.type.isUnknown {
            inferAnyway(arguments)
            return failed(range)
        }
        if name.name == "init" { return callInitializer(value, base, name, call, arguments, hint, range) }
        let type = solver.head(value.type)
        if case .metatype(let instance) = type {
            return callStatic(solver.head(instance), value, name, written, call, arguments, hint, range)
        }
        let explicit = written.map { resolve($0) }
        var found = module.members(name.name, of: type).filter { !$0.isStatic && !$0.isType }
        if found.isEmpty, let forced = implicitlyUnwrapped(value) {
            found = module.members(name.name, of: forced.type).filter { !$0.isStatic && !$0.isType }
            value = forced
        }
        if found.isEmpty, case .variable(let hole) = type, hole.literal != .none {
            settleLiteral(hole, with: name.name)
            found = module.members(name.name, of: value.type).filter { !$0.isStatic && !$0.isType }
        }
        if found.isEmpty {
            let member = self.member(of: value, name, written, nil, nil, SourceRange(value.range.lower, name.range.upper))
            if member.type.isUnknown {
                inferAnyway(arguments)
                return failed(range)
            }
            return callValue(member, call, arguments, hint, range, name.range)
        }
        let receiver: Base
        if case .identifier(let own, _) = base.kind, own.name == "super" {
            receiver = .superclass(value)
        } else {
            receiver = .value(value)
        }
        return callMembers(found, receiver, name, explicit, call, arguments, hint, range)
    }

    /// `[.compact, .wide].contains(width)`: the elements are of the type that an argument has.
    private func elementsHint(_ base: ExpressionSyntax, _ arguments: [CallArgument]) -> Type? {
        guard case .array(let elements) = base.kind, !elements.isEmpty, isContextual(base) else { return nil }
        for argument in arguments {
            guard case .syntax(let syntax) = argument.value, !isContextual(syntax) else { continue }
            let element = trying { () -> Type? in
                let type = solver.resolved(settledType(infer(syntax, nil).type))
                return type.isUnknown || type.hasHoles ? nil : unwrapped(type)
            }
            if let element { return module.type(.array, [element]) }
        }
        return nil
    }

    private func callStatic(
        _ type: Type, _ value: Expression, _ name: Identifier, _ written: [TypeSyntax], _ call: CallSyntax,
        _ arguments: [CallArgument], _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let found = module.members(name.name, of: type).filter { $0.isStatic && !$0.isType }
        if found.isEmpty || (type.nominal.map { module.memberType(name.name, of: $0, as: type) != nil } ?? false) {
            if found.isEmpty, isMethod(name.name, of: type), !passesReceiver(arguments, type) {
                error(Messages.methodOnType(name.name, type), at: value.range, id: "instance-member")
                return failed(range)
            }
            let member = self.member(of: value, name, written, nil, nil, SourceRange(value.range.lower, name.range.upper))
            if member.type.isUnknown {
                inferAnyway(arguments)
                return failed(range)
            }
            return callValue(member, call, arguments, hint, range, name.range)
        }
        return callMembers(found, .type(type), name, written.map { resolve($0) }, call, arguments, hint, range)
    }

    private func isMethod(_ name: Name, of type: Type) -> Bool {
        module.members(name, of: type).contains { !$0.isStatic && !$0.isType && !$0.isVariable }
    }

    /// `Type.method(value)`: a method as a function that takes its receiver.
    private func passesReceiver(_ arguments: [CallArgument], _ type: Type) -> Bool {
        guard arguments.count == 1, arguments[0].label == nil, case .syntax(let syntax) = arguments[0].value else {
            return false
        }
        return trying { self.convert(self.infer(syntax, type), to: type).map { _ in true } } ?? false
    }

    /// Functions among the members, or a property that holds something callable.
    func callMembers(
        _ found: [FoundMember], _ base: Base, _ name: Identifier, _ explicit: [Type], _ call: CallSyntax,
        _ arguments: [CallArgument], _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let matching = found.filter { member in
            member.function.map { ArgumentMatching.match(arguments, to: $0) != nil } ?? false
        }
        let fits = !matching.isEmpty
        // An editor that asks for labels wants to know of all.
        let considered = fits && module.probe == nil ? matching : found
        var candidates = considered.compactMap { member -> Candidate? in
            guard var candidate = candidate(from: member, base) else { return nil }
            candidate.explicit = explicit
            return candidate
        }
        candidates = withoutReplaced(candidates)
        let hasValue = found.contains { $0.isVariable }
        if !fits, case .value = base, local(name.name) == nil, let outer = outerFunctions(name.name, call, arguments) {
            return resolve(outer, arguments, hint, site(name, call, range))
        }
        if candidates.isEmpty || (hasValue && !fits) {
            let value = memberValue(found, base, name, [], nil, nil, name.range)
            return callValue(value, call, arguments, hint, range, name.range)
        }
        return resolve(candidates, arguments, hint, site(name, call, range))
    }

    /// `min(a, b)` inside an extension of `Array` means the global function when the method does not fit.
    private func outerFunctions(_ name: Name, _ call: CallSyntax, _ arguments: [CallArgument]) -> [Candidate]? {
        guard case .identifier = call.callee.kind, let functions = globalFunctions(name) else { return nil }
        let fitting = functions.filter { ArgumentMatching.match(arguments, to: $0) != nil }
        return fitting.isEmpty ? nil : fitting.map { Candidate(function: $0, base: .none, arguments: []) }
    }

    /// A default implementation says nothing new beside its requirement, nor beside the type's own method.
    func withoutReplaced(_ candidates: [Candidate]) -> [Candidate] {
        if candidates.count < 2 { return candidates }
        return candidates.filter { candidate in
            guard candidate.origin == .protocolExtension || candidate.origin == .requirement else { return true }
            return !candidates.contains { other in
                other.origin.rawValue < candidate.origin.rawValue && other.function !== candidate.function
                    && other.function.generics.count - other.arguments.count
                        == candidate.function.generics.count - candidate.arguments.count
                    && module.haveSameLabels(other.function, candidate.function)
                    && haveSameTypes(other, candidate)
            }
        }
    }

    private func haveSameTypes(_ a: Candidate, _ b: Candidate) -> Bool {
        zip(a.function.parameters, b.function.parameters).allSatisfy {
            areSame(module.substitute($0.type, a.arguments), module.substitute($1.type, b.arguments))
        }
    }

    // MARK: T(…), x.init(…), values

    private func callInitializer(
        _ value: Expression, _ base: ExpressionSyntax, _ name: Identifier, _ call: CallSyntax,
        _ arguments: [CallArgument], _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        if case .metatype(let type) = solver.head(value.type) {
            return construct(solver.head(type), call, arguments, hint, range, name.range)
        }
        // `self.init(…)` and `super.init(…)` set up the object at hand.
        let isSuper: Bool
        if case .identifier(let own, _) = base.kind, own.name == "super" { isSuper = true } else { isSuper = false }
        var candidates = initializers(of: value.type)
        if isSuper {
            candidates = candidates.filter { $0.origin == .own || $0.origin == .superclass }
        }
        let receiver: Base = isSuper ? .superclass(value) : .value(value)
        candidates = candidates.map { candidate in
            var candidate = candidate
            candidate.base = receiver
            return candidate
        }
        guard !candidates.isEmpty else { return missingStatic(value.type, name, range) }
        var made = resolve(candidates, arguments, nil, site(name, call, range))
        if !made.type.isUnknown { made.type = .void }
        return made
    }

    /// Calls what an expression gave: a type, a function value, or something with `callAsFunction`.
    func callValue(
        _ callee: Expression, _ call: CallSyntax, _ arguments: [CallArgument], _ hint: Type?, _ range: SourceRange,
        _ nameRange: SourceRange
    ) -> Expression {
        if callee.type.isUnknown {
            inferAnyway(arguments)
            return failed(range)
        }
        switch solver.head(callee.type) {
        case .metatype(let type): return construct(solver.head(type), call, arguments, hint, range, nameRange)
        case .function(let function):
            return outsideChain { callFunction(callee, function, call, arguments, range, nameRange) }
        case let type:
            if let forced = implicitlyUnwrapped(callee) {
                return callValue(forced, call, arguments, hint, range, nameRange)
            }
            let found = module.members("callAsFunction", of: type).filter { !$0.isStatic }
            let name = Identifier("callAsFunction", nameRange)
            if !found.isEmpty { return callMembers(found, .value(callee), name, [], call, arguments, hint, range) }
            inferAnyway(arguments)
            error(
                Messages.cannotCall(solver.resolved(settledType(type))), at: callee.range, id: "not-callable")
            return failed(range)
        }
    }

    private func callFunction(
        _ callee: Expression, _ function: FunctionType, _ call: CallSyntax, _ arguments: [CallArgument],
        _ range: SourceRange, _ nameRange: SourceRange
    ) -> Expression {
        let declaration = FunctionDeclaration(
            name: calleeName(callee), kind: .closure, range: nameRange, isLibrary: false, implementation: .requirement)
        declaration.isImplicit = true
        declaration.parameters = function.parameters.enumerated().map { index, parameter in
            var made = Parameter(label: nil, name: Name("\(index)"), type: parameter.type)
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
            case .member(_, let variable, _), .global(let variable), .staticMember(_, let variable): variable.name
            default: Name("closure")
            }
        default: Name("closure")
        }
    }

    /// `T(…)`
    func construct(
        _ type: Type, _ call: CallSyntax, _ arguments: [CallArgument], _ hint: Type?, _ range: SourceRange,
        _ nameRange: SourceRange
    ) -> Expression {
        let site = CallSite(range: range, name: "init", nameRange: nameRange, parentheses: call.parentheses)
        if case .existential(let uses) = type {
            inferAnyway(arguments)
            if uses.isEmpty { return failed(range) }
            error(Messages.protocolCannotBeMade(type), at: nameRange, id: "protocol-init")
            return failed(range)
        }
        let candidates = initializers(of: type)
        if candidates.isEmpty {
            inferAnyway(arguments)
            if !type.isUnknown {
                error(Messages.noInitializers(solver.resolved(type)), at: nameRange, id: "no-initializer")
            }
            return failed(range)
        }
        if !call.trailingClosures.isEmpty, let layout = layoutCall(type, candidates, call, arguments, hint, range, nameRange) {
            return layout
        }
        if let misused = layoutMisuse(type, arguments, range) { return misused }
        return resolve(candidates, arguments, hint, site)
    }

    /// `BasicVStack { … }` and `BasicVStack(spacing: 5) { … }`: the closure is for `callAsFunction` of the instance.
    private func layoutCall(
        _ type: Type, _ candidates: [Candidate], _ call: CallSyntax, _ arguments: [CallArgument], _ hint: Type?,
        _ range: SourceRange, _ nameRange: SourceRange
    ) -> Expression? {
        let takesClosure = candidates.contains { ArgumentMatching.match(arguments, to: $0.function) != nil }
        if takesClosure { return nil }
        let found = module.members("callAsFunction", of: type).filter { !$0.isStatic }
        if found.isEmpty { return nil }
        let given = arguments.filter { !$0.isTrailing }
        let plain = candidates.filter { ArgumentMatching.match(given, to: $0.function) != nil }
        if plain.isEmpty, call.parentheses != nil { return nil }
        if plain.isEmpty {
            let name = solver.resolved(type).text
            error(
                Messages.layoutNeedsParentheses(name), at: nameRange, id: "layout-parentheses",
                fixIt: Diagnostic.FixIt(replace: SourceRange(nameRange.upper, nameRange.upper), with: "()"))
            return failed(range)
        }
        let site = CallSite(
            range: nameRange, name: "init", nameRange: nameRange, parentheses: call.parentheses)
        let made = outsideChain { resolveCall(plain, given, nil, site) }
        if made.type.isUnknown { return made }
        return callMembers(
            found, .value(made), Identifier("callAsFunction", nameRange), [], call, arguments.filter { $0.isTrailing },
            hint, range)
    }

    /// `AnyLayout(HStack { … })`: a stack is a view; its layout has a name of its own.
    private func layoutMisuse(_ type: Type, _ arguments: [CallArgument], _ range: SourceRange) -> Expression? {
        guard type.nominal?.name == Name("AnyLayout"), trials == 0, let first = arguments.first,
            case .syntax(let syntax) = first.value
        else { return nil }
        let callee: ExpressionSyntax
        switch syntax.kind {
        case .call(let call): callee = call.callee
        default: return nil
        }
        guard case .identifier(let name, _) = callee.kind, case .type? = lookUp(name.name) else { return nil }
        let proposal = Name(name.name.text + "Layout")
        guard context.lookUpType(proposal) != nil else { return nil }
        var fixIt: Diagnostic.FixIt?
        fixIt = Diagnostic.FixIt(replace: syntax.range, with: proposal.text + "()")
        error(Messages.stackIsNoLayout(name.name, proposal), at: syntax.range, id: "stack-is-no-layout", fixIt: fixIt)
        return failed(range)
    }

    // MARK: .f(…)

    private func callImplicit(
        _ name: Identifier, _ written: [TypeSyntax], _ call: CallSyntax, _ arguments: [CallArgument], _ hint: Type?,
        _ range: SourceRange
    ) -> Expression {
        guard let wanted = implicitType(call.callee, hint) else {
            if !(implicitBases[call.callee.id]?.isUnknown == true && hint?.isUnknown == true) {
                error(Messages.cannotInferBase(name.name), at: name.range, id: "implicit-member")
            }
            inferAnyway(arguments)
            return failed(range)
        }
        if wanted.isUnknown { return failed(range) }
        if name.name == "init" {
            return construct(unwrapped(wanted), call, arguments, hint, range, name.range)
        }
        let found = implicitMembers(name.name, in: wanted)
        let explicit = written.map { resolve($0) }
        var candidates: [Candidate] = []
        for (member, base) in found {
            guard var candidate = candidate(from: member, .type(base)) else { continue }
            candidate.explicit = explicit
            candidates.append(candidate)
        }
        if candidates.isEmpty, let (member, base) = found.first {
            let value = memberValue([member], .type(base), name, [], nil, nil, name.range)
            return callValue(value, call, arguments, hint, range, name.range)
        }
        guard !candidates.isEmpty else {
            inferAnyway(arguments)
            return missingImplicit(wanted, name, range)
        }
        return resolve(candidates, arguments, hint, site(name, call, range))
    }
}
