import Syntax

/// Closures that may be called later take no `inout` parameter along, nor the `self` of a mutating method:
/// neither is there any more by then.
final class EscapeChecker: CodeWalker {
    private var borrowed: [ObjectIdentifier: String] = [:]
    private let report: (String, SourceRange) -> Void

    /// - Parameter borrowed: the variables that are somebody else's, each with what a message calls it.
    init(_ borrowed: [(LocalVariable, String)], report: @escaping (String, SourceRange) -> Void) {
        self.report = report
        for (variable, name) in borrowed { self.borrowed[ObjectIdentifier(variable)] = name }
    }

    // MARK: What escapes

    override func statement(_ statement: Statement) {
        switch statement.kind {
        case .return(let value?), .bind(_, let value): escape(value)
        default: break
        }
        super.statement(statement)
    }

    override func assign(_ value: Expression, to place: Place) {
        escape(value)
        super.assign(value, to: place)
    }

    override func call(_ call: Call, _ value: Expression) {
        for (parameter, argument) in zip(call.callee.function.parameters, call.arguments) {
            if parameter.isEscaping, case .value(let passed) = argument { escape(passed) }
        }
        super.call(call, value)
    }

    /// A value that outlives the call, if it is a closure as written.
    private func escape(_ value: Expression) {
        switch value.kind {
        case .wrap(let inner), .block(_, let inner): escape(inner)
        case .ternary(_, let first, let second):
            escape(first)
            escape(second)
        case .closure(let closure):
            for (outer, _) in closure.captures {
                guard let name = borrowed[ObjectIdentifier(outer)] else { continue }
                report(Messages.escapingCapture(name), closure.range)
            }
        default: break
        }
    }

    // MARK: What is borrowed inside

    override func closure(_ closure: Closure) {
        for (outer, inner) in closure.captures {
            if let name = borrowed[ObjectIdentifier(outer)] { borrowed[ObjectIdentifier(inner)] = name }
        }
        super.closure(closure)
    }
}

extension BodyChecker {
    /// Looks for closures in finished code that keep what is only lent.
    func checkEscapes(_ code: Code) {
        guard errors == 0, let function else { return }
        var borrowed: [(LocalVariable, String)] = []
        for (parameter, variable) in zip(function.parameters, code.parameters) where parameter.isInout {
            borrowed.append((variable, "'inout' parameter '\(variable.name.text)'"))
        }
        let isValue = function.parent?.kind == .struct || function.parent?.kind == .enum
        if function.isMutating, isValue, let own = code.selfVariable {
            borrowed.append((own, "mutating 'self' parameter"))
        }
        guard !borrowed.isEmpty else { return }
        EscapeChecker(borrowed) { [self] message, range in
            error(message, at: range, id: "escaping-capture")
        }.statements(code.statements)
    }
}
