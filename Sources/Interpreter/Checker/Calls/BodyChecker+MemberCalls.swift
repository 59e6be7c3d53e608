import Syntax

/// Calls of members: `value.f(…)`, `Type.f(…)`, and what else a name among members may call.
extension BodyChecker {
    func callMember(
        _ base: ExpressionSyntax?, _ name: Identifier, _ written: [TypeSyntax], _ call: CallSyntax,
        _ arguments: [CallArgument], _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        guard let base else { return callImplicit(name, written, call, arguments, hint, range) }
        if isModuleName(base) { return callName(name, written, call, arguments, hint, range, in: base) }
        var value = inferReceiver(base, name.name, arguments, hint)
        if value.type.isUnknown {
            inferAnyway(arguments)
            return failed(range)
        }
        if name.name == "init" { return callInitializer(value, base, name, call, arguments, hint, range) }
        let type = solver.head(value.type)
        if case .metatype(let instance) = type {
            return callStatic(solver.head(instance), value, name, written, call, arguments, hint, range)
        }
        var found = methodsAndProperties(name.name, of: type)
        if found.isEmpty, let forced = implicitlyUnwrapped(value) {
            found = methodsAndProperties(name.name, of: forced.type)
            value = forced
        }
        if found.isEmpty, case .variable(let hole) = type, hole.literal != .none {
            settleLiteral(hole, with: name.name)
            found = methodsAndProperties(name.name, of: value.type)
        }
        if found.isEmpty { return callProperty(of: value, name, written, call, arguments, hint, range) }
        let receiver: Base = isSuper(base) ? .superclass(value) : .value(value)
        return callMembers(found, receiver, name, written.map { resolve($0) }, call, arguments, hint, range)
    }

    private func inferReceiver(
        _ base: ExpressionSyntax, _ name: Name, _ arguments: [CallArgument], _ hint: Type?
    ) -> Expression {
        if let elements = elementsHint(base, arguments) ?? elementsHint(base, hint) {
            return infer(base, elements)
        }
        guard let content = publisherHint(base, name, hint) ?? contentHint(base, hint) else {
            return infer(base, nil)
        }
        let value = infer(base, content)
        // The hole is no question of its own: what was found answers it.
        _ = solver.unify(value.type, content)
        return value
    }

    private func methodsAndProperties(_ name: Name, of type: Type) -> [FoundMember] {
        members(name, of: type).kept { !$0.isStatic && !$0.isType }
    }

    func isSuper(_ syntax: ExpressionSyntax) -> Bool {
        if case .identifier(let own, _) = syntax.kind { return own.name == "super" }
        return false
    }

    /// What a member gives is called: a property's closure, a nested type.
    private func callProperty(
        of value: Expression, _ name: Identifier, _ written: [TypeSyntax], _ call: CallSyntax,
        _ arguments: [CallArgument], _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let member = self.member(of: value, name, written, nil, nil, value.range.through(name.range))
        if member.type.isUnknown {
            inferAnyway(arguments)
            return failed(range)
        }
        return callValue(member, call, arguments, hint, range, name.range)
    }

    /// `Tab(…, value: .home) { … }.badge(2)`: what a builder wants of the modified content it wants of the
    /// content.
    private func contentHint(_ base: ExpressionSyntax, _ hint: Type?) -> Type? {
        guard let hint, case .variable(let hole) = solver.head(hint), !hole.associatedTypes.isEmpty,
            hasImplicitArgument(base)
        else { return nil }
        let own = solver.fresh()
        own.conformances = hole.conformances
        own.associatedTypes = hole.associatedTypes
        return .variable(own)
    }

    /// `Fail(error: .offline).eraseToAnyPublisher()`: what is erased has the output and the failure that are
    /// wanted.
    private func publisherHint(_ base: ExpressionSyntax, _ name: Name, _ hint: Type?) -> Type? {
        guard name == "eraseToAnyPublisher", let hint,
            case .nominal(let wanted, let arguments) = solver.head(hint),
            wanted.name == "AnyPublisher", hasImplicitArgument(base),
            let publisher = module.typeDeclaration("Publisher")
        else { return nil }
        let own = solver.fresh()
        solver.require(own, [ProtocolUse(publisher, arguments: [])])
        for (associated, argument) in zip(publisher.associatedTypes, arguments) {
            solver.require(own, associated, is: argument)
        }
        return .variable(own)
    }

    private func hasImplicitArgument(_ syntax: ExpressionSyntax) -> Bool {
        guard case .call(let call) = syntax.kind else { return false }
        switch call.callee.kind {
        case .identifier: return call.arguments.contains { implicitHead(of: $0.value) != nil }
        case .member(let inner?, _, _, _): return hasImplicitArgument(inner)
        default: return false
        }
    }

    /// `[.font: font].merging(others) { … }`: a dictionary of the type that an argument has.
    private func dictionaryHint(_ entries: [DictionaryElementSyntax], _ arguments: [CallArgument]) -> Type? {
        guard !entries.isEmpty, entries.allSatisfy({ isContextual($0.key) }) else { return nil }
        for argument in arguments {
            guard case .syntax(let syntax) = argument.value, !isContextual(syntax) else { continue }
            let type = trying { () -> Type? in
                let type = solver.resolved(settledType(infer(syntax, nil).type))
                return type.isUnknown || type.hasHoles ? nil : type
            }
            if let type, let declaration = type.nominal, module.is(declaration, .dictionary) { return type }
        }
        return nil
    }

    /// `[.compact, .wide].contains(width)`: the elements are of the type that an argument has.
    private func elementsHint(_ base: ExpressionSyntax, _ arguments: [CallArgument]) -> Type? {
        if case .dictionary(let entries) = base.kind { return dictionaryHint(entries, arguments) }
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

    /// `[.red, .blue].randomElement()`: the elements are of the type that is wanted of one of them, or of
    /// them all.
    func elementsHint(_ base: ExpressionSyntax, _ hint: Type?) -> Type? {
        guard isListOfImplicit(base), let hint, isDecided(hint) else { return nil }
        let type =
            hint.nominal.map { module.is($0, .array) } == true ? hint : module.type(.array, [unwrapped(hint)])
        return isSomething(base, as: type) ? type : nil
    }

    /// Whether it is a list of members whose type is not written, or what is left of one.
    private func isListOfImplicit(_ syntax: ExpressionSyntax) -> Bool {
        switch syntax.kind {
        case .array(let elements): return !elements.isEmpty && isContextual(syntax)
        case .call(let call):
            guard case .member(let list?, let name, _, _) = call.callee.kind else { return false }
            return Self.keepingElements.contains(name.name) && isListOfImplicit(list)
        default: return false
        }
    }

    /// Methods of a list that give some of its elements, or all of them in another order.
    private static let keepingElements: [Name] = ["filter", "shuffled", "reversed", "sorted"]

    private func callStatic(
        _ type: Type, _ value: Expression, _ name: Identifier, _ written: [TypeSyntax], _ call: CallSyntax,
        _ arguments: [CallArgument], _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let found = members(name.name, of: type).kept { $0.isStatic && !$0.isType }
        if found.isEmpty
            || (type.nominal.map { module.memberType(name.name, of: $0, as: type) != nil } ?? false)
        {
            if found.isEmpty, isMethod(name.name, of: type), !passesReceiver(arguments, type) {
                return failed(
                    range, Messages.memberOnType(name.name, type), at: value.range, id: "instance-member")
            }
            return callProperty(of: value, name, written, call, arguments, hint, range)
        }
        return callMembers(
            found, base(value, type), name, written.map { resolve($0) }, call, arguments, hint, range)
    }

    private func isMethod(_ name: Name, of type: Type) -> Bool {
        members(name, of: type).contains { !$0.isStatic && !$0.isType && !$0.isVariable }
    }

    /// `Type.method(value)`: a method as a function that takes its receiver.
    private func passesReceiver(_ arguments: [CallArgument], _ type: Type) -> Bool {
        guard arguments.count == 1, arguments[0].label == nil, case .syntax(let syntax) = arguments[0].value
        else {
            return false
        }
        return isPossible { convert(infer(syntax, type), to: type) != nil }
    }

    /// Functions among the members, or a property that holds something callable.
    func callMembers(
        _ found: [FoundMember], _ base: Base, _ name: Identifier, _ explicit: [Type], _ call: CallSyntax,
        _ arguments: [CallArgument], _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let matching = matching(found, base, explicit, arguments)
        let fits = !matching.isEmpty
        // An editor that asks for labels wants to know of all.
        let candidates = withoutReplaced(
            fits && module.probe == nil ? matching : found.compactMap { candidate(from: $0, base, explicit) })
        let hasValue = found.contains { $0.isVariable }
        if !fits, case .value = base, local(name.name) == nil,
            let outer = outerFunctions(name.name, call, arguments)
        {
            return resolve(outer, arguments, hint, site(name, call, range))
        }
        if candidates.isEmpty || (hasValue && !fits) {
            let value = memberValue(found, base, name, [], nil, nil, name.range)
            return callValue(value, call, arguments, hint, range, name.range)
        }
        if hasValue,
            !isPossible({ !resolve(candidates, arguments, hint, site(name, call, range)).type.isUnknown })
        {
            // `params.onDismiss(source)`: the closure of that name, not a method that takes one.
            let value = memberValue(found, base, name, [], nil, nil, name.range)
            return callValue(value, call, arguments, hint, range, name.range)
        }
        return resolve(candidates, arguments, hint, site(name, call, range))
    }

    /// Those whose parameters take the arguments. Most do not, so that nothing is made of a member before.
    private func matching(
        _ found: [FoundMember], _ base: Base, _ explicit: [Type], _ arguments: [CallArgument]
    ) -> [Candidate] {
        found.compactMap { member in
            guard let function = member.function,
                let matching = ArgumentMatching.match(arguments, to: function)
            else {
                return nil
            }
            return candidate(from: member, base, explicit, matching)
        }
    }

    /// `min(a, b)` inside an extension of `Array` means the global function when the method does not fit.
    private func outerFunctions(_ name: Name, _ call: CallSyntax, _ arguments: [CallArgument]) -> [Candidate]?
    {
        guard case .identifier = call.callee.kind, let functions = globalFunctions(name) else { return nil }
        let fitting = functions.filter { ArgumentMatching.match(arguments, to: $0) != nil }
        return fitting.isEmpty ? nil : fitting.map { Candidate(function: $0, base: .none, arguments: []) }
    }

    /// A default implementation says nothing new beside its requirement, nor beside the type's own method.
    func withoutReplaced(_ candidates: [Candidate]) -> [Candidate] {
        if candidates.count < 2 { return candidates }
        return candidates.filter { candidate in
            guard candidate.origin == .protocolExtension || candidate.origin == .requirement else {
                return true
            }
            return !candidates.contains { other in
                other.origin.rawValue < candidate.origin.rawValue && other.function !== candidate.function
                    && other.function.generics.count - other.arguments.count
                        == candidate.function.generics.count - candidate.arguments.count
                    && module.haveSameLabels(other.function, candidate.function)
                    && haveSameTypes(other, candidate) && isThere(other)
            }
        }
    }

    /// Whether the receiver meets the clauses of the extension that a method stands in.
    private func isThere(_ candidate: Candidate) -> Bool {
        guard let owner = candidate.function.parent, owner.kind != .protocol,
            zip(candidate.function.generics, owner.generics).contains(where: { $0 !== $1 })
        else { return true }
        return module.holds(candidate.function.generics, candidate.arguments)
    }

    private func haveSameTypes(_ a: Candidate, _ b: Candidate) -> Bool {
        zip(a.function.parameters, b.function.parameters).allSatisfy {
            areSame(module.substitute($0.type, a.arguments), module.substitute($1.type, b.arguments))
        }
    }
}
