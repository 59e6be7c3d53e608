import Syntax

/// Visits the expressions and statements of a piece of code, in source order.
struct SyntaxWalker {
    /// Whether to go into an expression.
    var expression: (ExpressionSyntax) -> Bool = { _ in true }
    /// Whether to go into a statement.
    var statement: (StatementSyntax) -> Bool = { _ in true }

    func walk(_ block: CodeBlockSyntax) {
        for statement in block.statements { walk(statement) }
    }

    func walk(_ syntax: StatementSyntax) {
        guard statement(syntax) else { return }
        switch syntax.kind {
        case .declaration(let declaration): walk(declaration)
        case .expression(let value), .throw(let value), .labeled(_, let value): walk(value)
        case .return(let value): if let value { walk(value) }
        case .guard(let conditions, let body), .while(_, let conditions, let body):
            conditions.forEach(walk)
            walk(body)
        case .repeat(_, let body, let condition):
            walk(body)
            walk(condition)
        case .for(let loop):
            walk(loop.sequence)
            if let condition = loop.condition { walk(condition) }
            walk(loop.body)
        case .do(_, let body, let clauses):
            walk(body)
            for clause in clauses {
                clause.items.forEach(walk)
                walk(clause.body)
            }
        case .defer(let body): walk(body)
        case .conditionalCompilation(let clauses):
            for clause in clauses where clause.isActive { clause.elements.forEach(walk) }
        case .break, .continue, .fallthrough, .unexpected: break
        }
    }

    private func walk(_ declaration: DeclarationSyntax) {
        guard case .variable(let variable) = declaration.kind else { return }
        for binding in variable.bindings {
            if let value = binding.initializer { walk(value) }
        }
    }

    private func walk(_ condition: ConditionSyntax) {
        switch condition {
        case .expression(let value): walk(value)
        case .binding(_, _, _, let value): if let value { walk(value) }
        case .pattern(let pattern, _, let value):
            walk(pattern)
            walk(value)
        case .availability: break
        }
    }

    private func walk(_ item: SwitchCaseSyntax.Item) {
        walk(item.pattern)
        if let condition = item.guardCondition { walk(condition) }
    }

    private func walk(_ pattern: PatternSyntax) {
        switch pattern.kind {
        case .expression(let value): walk(value)
        case .binding(_, let inner), .optional(let inner), .cast(let inner, _): walk(inner)
        case .tuple(let elements): for element in elements { walk(element.pattern) }
        case .enumCase(_, _, let elements): for element in elements ?? [] { walk(element.pattern) }
        default: break
        }
    }

    func walk(_ syntax: ExpressionSyntax) {
        guard expression(syntax) else { return }
        switch syntax.kind {
        case .string(let string):
            for case .interpolation(let arguments, _) in string.segments { walk(arguments) }
        case .member(let base, _, _, _): if let base { walk(base) }
        case .call(let call), .subscript(let call): walk(call)
        case .closure(let closure): walk(closure.body)
        case .array(let elements): elements.forEach(walk)
        case .dictionary(let elements):
            for element in elements {
                walk(element.key)
                walk(element.value)
            }
        case .tuple(let elements): walk(elements)
        case .parenthesized(let inner), .prefix(_, let inner), .postfix(let inner, _), .is(let inner, _),
            .cast(let inner, _, _), .try(_, let inner), .await(let inner), .inout(let inner),
            .packExpansion(let inner), .packElement(let inner),
            .optionalChain(let inner), .forceUnwrap(let inner):
            walk(inner)
        case .binary(let left, _, let right):
            walk(left)
            walk(right)
        case .ternary(let condition, let first, let second):
            walk(condition)
            walk(first)
            walk(second)
        case .keyPath(_, let components):
            for case .subscript(let arguments, _) in components { walk(arguments) }
        case .if(let statement): walk(statement)
        case .switch(let statement):
            walk(statement.subject)
            for clause in statement.cases {
                clause.items.forEach(walk)
                walk(clause.body)
            }
        case .macro(_, let call): if let call { walk(call) }
        default: break
        }
    }

    private func walk(_ arguments: [ArgumentSyntax]) {
        for argument in arguments { walk(argument.value) }
    }

    private func walk(_ call: CallSyntax) {
        walk(call.callee)
        walk(call.arguments)
        for closure in call.trailingClosures {
            let whole = ExpressionSyntax(.closure(closure.closure), closure.range, id: closure.id)
            walk(whole)
        }
    }

    private func walk(_ statement: IfSyntax) {
        statement.conditions.forEach(walk)
        walk(statement.body)
        switch statement.elseBranch {
        case .block(let block)?: walk(block)
        case .if(let next, _)?: walk(next)
        case nil: break
        }
    }
}

/// `$0`, `$1`, … of a closure, not of closures inside it.
enum AnonymousArguments {
    /// One more than the highest number used.
    static func count(in closure: ClosureSyntax) -> Int {
        let counter = Counter()
        var walker = SyntaxWalker()
        walker.expression = { syntax in
            if case .closure(let inner) = syntax.kind { return inner.parameters == nil && counter.goInside() }
            if case .identifier(let name, _) = syntax.kind { counter.see(name.name) }
            return true
        }
        walker.walk(closure.body)
        return counter.count
    }

    private final class Counter {
        var count = 0

        func goInside() -> Bool { false }

        func see(_ name: Name) {
            var digits = name.text.utf8.makeIterator()
            guard digits.next() == UInt8(ascii: "$") else { return }
            var number = 0
            var isNumber = false
            while let byte = digits.next() {
                guard byte >= 48, byte <= 57 else { return }
                number = min(number * 10 + Int(byte) - 48, 100)
                isNumber = true
            }
            if isNumber, number < 100 { count = max(count, number + 1) }
        }
    }
}

/// Whether a `return` belongs to the block itself, not to closures inside it.
func hasReturn(_ block: CodeBlockSyntax) -> Bool { returns(in: block, most: 1) >= 1 }

/// Whether a block has more than one.
func hasSeveralReturns(_ block: CodeBlockSyntax) -> Bool { returns(in: block, most: 2) >= 2 }

/// How many `return` a block has outside of closures, as far as it matters.
private func returns(in block: CodeBlockSyntax, most: Int) -> Int {
    var count = 0
    var walker = SyntaxWalker()
    walker.expression = { syntax in
        if case .closure = syntax.kind { return false }
        return true
    }
    walker.statement = { statement in
        if case .return = statement.kind { count += 1 }
        return count < most
    }
    walker.walk(block)
    return count
}
