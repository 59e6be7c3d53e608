import Syntax

/// Which expressions mean nothing without what is expected of them.
extension BodyChecker {
    /// `.name`, closures, `nil` and what is built of these: their type comes from where they stand.
    func isContextual(_ syntax: ExpressionSyntax) -> Bool {
        switch syntax.kind {
        case .member(let base, let name, _, _):
            return name.name == "init" || (base.map { isContextual($0) && !isWholeKeyPath($0) } ?? true)
        case .call(let call): return isContextual(call.callee) && !isInitializer(call.callee)
        case .subscript(let call): return isContextual(call.callee)
        case .closure: return true
        case .identifier(let name, _): return name.name.isOperator
        case .array(let elements): return elements.isEmpty || isContextual(elements)
        case .dictionary(let elements):
            return elements.isEmpty || elements.allSatisfy { isContextual($0.value) }
        case .tuple(let elements): return elements.contains { isContextual($0.value) }
        case .parenthesized(let inner), .try(_, let inner), .await(let inner), .optionalChain(let inner),
            .forceUnwrap(let inner):
            return isContextual(inner)
        case .prefix(_, let operand), .postfix(let operand, _): return isContextual(operand)
        case .binary(let left, _, let right):
            // `2 * .pi`: a number decides nothing.
            return isContextual(left) && (isContextual(right) || isNumber(right))
                || isNumber(left) && isContextual(right)
        case .ternary(_, let first, let second): return isContextual(first) && isContextual(second)
        case .keyPath: return true
        case .if, .switch: return true
        default: return false
        }
    }

    /// `(\Model.theme)`, which says itself where it begins.
    private func isWholeKeyPath(_ syntax: ExpressionSyntax) -> Bool {
        switch syntax.kind {
        case .parenthesized(let inner): isWholeKeyPath(inner)
        case .keyPath(let root, _): root != nil
        default: false
        }
    }

    /// `[nil, .top]`: nothing says alone what it is an optional of.
    private func isContextual(_ elements: [ExpressionSyntax]) -> Bool {
        var isFound = false
        for element in elements {
            if case .nil = element.kind { continue }
            guard isContextual(element) else { return false }
            isFound = true
        }
        return isFound
    }

    private func isNumber(_ syntax: ExpressionSyntax) -> Bool {
        switch syntax.kind {
        case .integer, .float: true
        case .prefix(_, let operand), .parenthesized(let operand): isNumber(operand)
        default: false
        }
    }

    /// `T.init`, which means one of several functions unless it is called.
    private func isInitializer(_ syntax: ExpressionSyntax) -> Bool {
        if case .member(_?, let name, _, _) = syntax.kind { return name.name == "init" }
        return false
    }

    func isClosure(_ syntax: ExpressionSyntax) -> Bool { closureSyntax(syntax) != nil }

    func closureSyntax(_ syntax: ExpressionSyntax) -> ClosureSyntax? {
        switch syntax.kind {
        case .closure(let closure): closure
        case .parenthesized(let inner): closureSyntax(inner)
        default: nil
        }
    }

    /// The id of the `.name` that a chain starts with.
    func implicitHead(of syntax: ExpressionSyntax) -> Int? {
        switch syntax.kind {
        case .member(let base, _, _, _): base.map { implicitHead(of: $0) } ?? syntax.id
        case .call(let call): implicitHead(of: call.callee)
        case .subscript(let call): implicitHead(of: call.callee)
        case .forceUnwrap(let inner), .optionalChain(let inner): implicitHead(of: inner)
        default: nil
        }
    }

    /// The name that a chain starts with a member of.
    func implicitName(of syntax: ExpressionSyntax) -> Name? {
        switch syntax.kind {
        case .member(let base, let name, _, _): base.map { implicitName(of: $0) } ?? name.name
        case .call(let call): implicitName(of: call.callee)
        case .subscript(let call): implicitName(of: call.callee)
        case .forceUnwrap(let inner), .optionalChain(let inner): implicitName(of: inner)
        default: nil
        }
    }

    /// `.now() + delay`: what is wanted of the sum decides what `.now` is a member of.
    func hasImplicitOperand(_ syntax: ExpressionSyntax) -> Bool {
        guard case .binary(let left, let op, let right) = syntax.kind, !isComparison(op.name) else {
            return false
        }
        return implicitHead(of: left) != nil || implicitHead(of: right) != nil || hasImplicitOperand(left)
    }

    /// Notes what the head of an implicit chain is a member of, around its inference.
    func withImplicitBase(_ syntax: ExpressionSyntax, _ hint: Type?, _ body: () -> Expression) -> Expression {
        guard let head = implicitHead(of: syntax), implicitBase(head) == nil else { return body() }
        implicitBases.append((head, hint ?? .unknown))
        let value = body()
        implicitBases.removeLast()
        return value
    }

    /// What an implicit chain around begins with a member of.
    func implicitBase(_ head: Int) -> Type? { implicitBases.last { $0.head == head }?.type }

    /// Whether a chain has a `?` that may end it early.
    func hasOptionalChain(_ syntax: ExpressionSyntax) -> Bool {
        switch syntax.kind {
        case .member(let base, _, _, _): base.map { hasOptionalChain($0) } ?? false
        case .call(let call): hasOptionalChain(call.callee)
        case .subscript(let call): hasOptionalChain(call.callee)
        case .forceUnwrap(let inner): hasOptionalChain(inner)
        case .optionalChain: true
        default: false
        }
    }

    /// `a?.b.c`: the whole chain is optional; nil when the expression is no such chain, or is inside one.
    /// `a?` alone does not end anything early.
    func optionalChain(_ syntax: ExpressionSyntax, _ hint: Type?) -> Expression? {
        if case .optionalChain = syntax.kind { return nil }
        guard nesting.chains == 0, hasOptionalChain(syntax) else { return nil }
        nesting.chains += 1
        let known = findings.chainLinks
        let inner = infer(syntax, hint.flatMap { module.payload(ofOptional: solver.head($0)) } ?? hint)
        nesting.chains -= 1
        // `Int?.none` is a type with a question mark.
        return findings.chainLinks == known ? inner : chain(inner, syntax.range)
    }

    func chain(_ inner: Expression, _ range: SourceRange) -> Expression {
        if inner.type.isUnknown { return inner }
        let flattens = module.payload(ofOptional: solver.head(inner.type)) != nil
        let type = flattens ? inner.type : module.optional(inner.type)
        return Expression(.chain(inner, flattens: flattens), type, range)
    }

    /// Arguments inside a chain start chains of their own.
    func outsideChain<T>(_ body: () -> T) -> T {
        let depth = nesting.chains
        nesting.chains = 0
        let result = body()
        nesting.chains = depth
        return result
    }

    func chained(_ inner: ExpressionSyntax, _ range: SourceRange) -> Expression {
        let value = infer(inner, nil)
        if value.type.isUnknown { return failed(range) }
        if case .metatype(let type) = value.type.shallow, case .metatype = value.kind {
            let optional = module.optional(type)
            return Expression(.metatype(optional), .metatype(optional), range)
        }
        guard let payload = module.payload(ofOptional: solver.head(value.type)) else {
            findings.chainLinks += 1
            error(
                Messages.optionalChainOnNonOptional(solver.resolved(value.type)),
                at: range.suffix(1), id: "optional-chain")
            return Expression(value.kind, value.type, range)
        }
        findings.chainLinks += 1
        return Expression(.chained(value), payload, range)
    }
}
