import Syntax

/// Calls of types and of initializers.
extension BodyChecker {
    func callInitializer(
        _ value: Expression, _ base: ExpressionSyntax, _ name: Identifier, _ call: CallSyntax,
        _ arguments: [CallArgument], _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        if case .metatype(let type) = solver.head(value.type) {
            return construct(solver.head(type), value, call, arguments, hint, range, name.range)
        }
        // `self.init(…)` and `super.init(…)` set up the object at hand.
        let isSuper = isSuper(base)
        var candidates = initializers(of: value.type)
        if isSuper {
            candidates = candidates.filter { $0.origin == .own || $0.origin == .superclass }
        }
        let receiver: Base = isSuper ? .superclass(value) : .value(value)
        candidates = candidates.map { $0.on(receiver) }
        guard !candidates.isEmpty else { return missingStatic(value.type, name, range) }
        var made = resolve(candidates, arguments, nil, site(name, call, range))
        if !made.type.isUnknown { made.type = .void }
        return made
    }

    /// `T(…)`
    func construct(
        _ type: Type, _ value: Expression?, _ call: CallSyntax, _ arguments: [CallArgument], _ hint: Type?,
        _ range: SourceRange, _ nameRange: SourceRange
    ) -> Expression {
        let site = CallSite(range: range, name: "init", nameRange: nameRange, parentheses: call.parentheses)
        let base = value.map { self.base($0, type) } ?? .type(type)
        if case .existential(let uses) = type, case .type = base {
            inferAnyway(arguments)
            if uses.isEmpty { return failed(range) }
            return failed(range, Messages.protocolCannotBeMade(type), at: nameRange, id: "protocol-init")
        }
        if let none = none(type, call) { return none }
        if case .tuple(let elements) = type, let made = tuple(elements, type, call, range) { return made }
        let candidates = initializers(of: type, base)
        if candidates.isEmpty { return withoutInitializers(type, arguments, site) }
        if !call.trailingClosures.isEmpty,
            let layout = layoutCall(type, candidates, call, arguments, hint, range, nameRange)
        {
            return layout
        }
        if let misused = layoutMisuse(type, arguments, site) { return misused }
        return resolve(candidates, arguments, hint, site)
    }

    /// `Optional<Item>(nil)` is `nil as Optional<Item>`.
    private func none(_ type: Type, _ call: CallSyntax) -> Expression? {
        guard module.payload(ofOptional: type) != nil, call.trailingClosures.isEmpty,
            call.arguments.count == 1,
            call.arguments[0].label == nil, case .nil = call.arguments[0].value.kind
        else { return nil }
        return check(call.arguments[0].value, type, .coercion)
    }

    /// `Split(items: [], rest: 2)` for `typealias Split = (items: [Item], rest: Double)`.
    private func tuple(
        _ elements: [TupleTypeElement], _ type: Type, _ call: CallSyntax, _ range: SourceRange
    ) -> Expression? {
        guard call.trailingClosures.isEmpty, elements.count > 1, call.arguments.count == elements.count,
            zip(call.arguments, elements).allSatisfy({ $0.label?.name == $1.label })
        else { return nil }
        return check(ExpressionSyntax(.tuple(call.arguments), range, id: -1), type, .coercion)
    }

    /// `T(…)` and `@T var` where nothing makes a `T`.
    func withoutInitializers(_ type: Type, _ arguments: [CallArgument], _ site: CallSite) -> Expression {
        inferAnyway(arguments)
        if !type.isUnknown {
            error(Messages.noInitializers(solver.resolved(type)), at: site.nameRange, id: "no-initializer")
        }
        return failed(site.range)
    }

    /// `BasicVStack { … }` and `BasicVStack(spacing: 5) { … }`: the closure is for `callAsFunction` of the
    /// instance.
    private func layoutCall(
        _ type: Type, _ candidates: [Candidate], _ call: CallSyntax, _ arguments: [CallArgument],
        _ hint: Type?,
        _ range: SourceRange, _ nameRange: SourceRange
    ) -> Expression? {
        let takesClosure = candidates.contains { ArgumentMatching.match(arguments, to: $0.function) != nil }
        if takesClosure { return nil }
        let found = members("callAsFunction", of: type).filter { !$0.isStatic }
        if found.isEmpty { return nil }
        let given = arguments.filter { !$0.isTrailing }
        let plain = candidates.filter { ArgumentMatching.match(given, to: $0.function) != nil }
        if plain.isEmpty, call.parentheses != nil { return nil }
        if plain.isEmpty {
            let name = solver.resolved(type).text
            error(
                Messages.layoutNeedsParentheses(name), at: nameRange, id: "layout-parentheses",
                fixIt: Diagnostic.FixIt(replace: nameRange.end, with: "()"))
            return failed(range)
        }
        let site = CallSite(
            range: nameRange, name: "init", nameRange: nameRange, parentheses: call.parentheses)
        let made = resolve(plain, given, nil, site)
        if made.type.isUnknown { return made }
        return callMembers(
            found, .value(made), Identifier("callAsFunction", nameRange), [], call,
            arguments.filter { $0.isTrailing },
            hint, range)
    }

    /// `AnyLayout(HStack { … })`: a stack is a view; its layout has a name of its own.
    private func layoutMisuse(_ type: Type, _ arguments: [CallArgument], _ site: CallSite) -> Expression? {
        guard type.nominal?.name == Name("AnyLayout"), !isOnTrial,
            case .syntax(let syntax)? = arguments.first?.value,
            case .call(let call) = syntax.kind, case .identifier(let name, _) = call.callee.kind,
            case .type? = lookUp(name.name),
            let layout = module.typeDeclaration("Layout")
        else { return nil }
        let proposal = Name(name.name.text + "Layout")
        guard context.lookUpType(proposal) != nil else { return nil }
        let view = infer(syntax, nil)
        if view.type.isUnknown { return failed(site.range) }
        error(
            Messages.requiresConformance("initializer 'init(_:)'", solver.resolved(view.type), layout),
            at: site.nameRange,
            id: "stack-is-no-layout",
            notes: [Diagnostic.Note(Messages.stackIsNoLayout(name.name, proposal), at: syntax.range)],
            fixIt: Diagnostic.FixIt(replace: syntax.range, with: proposal.text + "()"))
        return failed(site.range)
    }
}
