import Interpreter
import Syntax

extension Lint {
    /// A branch of the closure of `containerRelativeFrame` for an axis that is not asked for.
    static let deadBranch = Lint(
        "dead-branch", "the closure is called once for each axis named, and for no other"
    ) { context in
        var found: [Finding] = []
        context.compilation.program?.forEachExpression { expression in
            guard let closure = AxisClosure(expression) else { return }
            found += closure.deadBranches.map { branch in
                Finding("\(branch.words): the frame asks for '.\(closure.asked)' alone", at: branch.range)
            }
        }
        return found
    }
}

/// The closure of a `containerRelativeFrame` that names one axis.
private struct AxisClosure {
    let asked: Name
    private let axis: LocalVariable
    private let code: Code

    struct DeadBranch {
        var range: SourceRange
        var words: StaticString
    }

    /// Nothing for any other expression, and for a frame that asks for both axes.
    init?(_ expression: Expression) {
        guard case .call(let call) = expression.kind, case .direct(let function) = call.callee,
            function.isLibrary,
            function.name == "containerRelativeFrame", case .value(let axes)? = call.arguments.first,
            case .value(let last)? = call.arguments.last, case .closure(let closure) = last.kind,
            closure.code.parameters.count == 2
        else { return nil }
        var named: [Name] = []
        ProgramWalker { if let axis = AxisClosure.staticMember($0) { named.append(axis) } }
            .walk([Statement(.expression(axes), axes.range)])
        guard named.count == 1 else { return nil }
        asked = named[0]
        axis = closure.code.parameters[1]
        code = closure.code
    }

    /// Branches taken for the other axis alone. The closure only ever gets the axis that was asked for.
    var deadBranches: [DeadBranch] {
        var found: [DeadBranch] = []
        let walker = ProgramWalker { expression in
            if isNever(expression) == true {
                found.append(DeadBranch(range: expression.range, words: "this branch never runs"))
            }
            if case .ternary(let condition, _, let other) = expression.kind, isNever(condition) == false {
                found.append(DeadBranch(range: other.range, words: "this value is never used"))
            }
        }
        walker.walk(code)
        return found + deadCases(code.statements)
    }

    /// Of a comparison such as `axis == .vertical`: whether the answer is always no. Always yes is false, and
    /// nothing is said of any other expression.
    private func isNever(_ expression: Expression) -> Bool? {
        guard case .call(let call) = expression.kind, call.arguments.count == 2,
            case .value(let left) = call.arguments[0],
            case .value(let right) = call.arguments[1], case .direct(let function) = call.callee
        else { return nil }
        guard function.name == "==" || function.name == "!=" else { return nil }
        let other = isAxis(left) ? right : isAxis(right) ? left : nil
        guard let other, let name = AxisClosure.staticMember(other) else { return nil }
        return (name == asked) != (function.name == "==")
    }

    private func isAxis(_ expression: Expression) -> Bool {
        if case .load(let place) = expression.kind, case .local(let variable) = place.kind {
            return variable === axis
        }
        return false
    }

    /// The clauses of a `switch` over the axis.
    private func deadCases(_ statements: [Statement]) -> [DeadBranch] {
        statements.flatMap { statement -> [DeadBranch] in
            guard case .switch(let choice) = statement.kind, isAxis(choice.subject) else { return [] }
            return choice.clauses.compactMap { clause in
                guard clause.items.count == 1, case .enumCase(let made, _) = clause.items[0].0,
                    made.name != asked
                else { return nil }
                return clause.body.first.map { DeadBranch(range: $0.range, words: "this branch never runs") }
            }
        }
    }

    /// `horizontal` of `Axis.Set.horizontal` or `Axis.horizontal`.
    private static func staticMember(_ expression: Expression) -> Name? {
        switch expression.kind {
        case .load(let place):
            if case .staticMember(_, let variable) = place.kind { return variable.name }
            return nil
        case .literal(.enumeration(let made, _)): return made.name
        default: return nil
        }
    }
}
