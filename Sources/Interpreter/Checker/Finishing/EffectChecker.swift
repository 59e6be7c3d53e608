import Syntax

/// Whether errors and suspensions are marked where they happen, and meant where they arrive.
///
/// What a closure may throw is part of its type; a closure without a type of its own throws what it marks
/// with `try`.
final class EffectChecker: CodeWalker {
    /// Where code stands: what becomes of an error that it throws.
    struct Surroundings {
        var handlesErrors: Bool
        var suspends: Bool
        /// Why an error that arrives here is lost.
        var place: Place = .function

        enum Place {
            case function
            case catching
            case propertyInitializer
            case defaultArgument
        }
    }

    private let report: (String, SourceRange, StaticString) -> Void
    private var around: Surroundings
    private var isTrying = false
    private var isAwaiting = false
    /// Whether the closure at hand is passed to a function.
    private var isArgument = false

    init(_ around: Surroundings, report: @escaping (String, SourceRange, StaticString) -> Void) {
        self.around = around
        self.report = report
    }

    /// `async let`: the error and the wait come where the variable is read.
    func leaveToReader() { (isTrying, isAwaiting) = (true, true) }

    // MARK: Where errors come from

    override func call(_ call: Call, _ value: Expression) {
        let function = call.callee.function
        noteCall(isThrowing: throwsError(function, call.arguments), isAsync: function.isAsync, value.range)
        super.call(call, value)
    }

    override func expression(_ value: Expression) {
        switch value.kind {
        case .callValue(let callee, _):
            if case .function(let type) = callee.type.shallow {
                noteCall(isThrowing: type.isThrowing, isAsync: type.isAsync, value.range)
            }
            super.expression(value)
        case .try(let kind, let inner): trying(kind, inner, value.range)
        case .await(let inner):
            let outer = isAwaiting
            isAwaiting = true
            expression(inner)
            isAwaiting = outer
        default: super.expression(value)
        }
    }

    override func read(_ place: Place) {
        if case .member(_, let variable, _) = place.kind, variable.getter?.isAsync == true {
            noteWait(place.range)
        }
        if case .member(_, let variable, _) = place.kind, variable.getter?.isThrowing == true {
            noteThrow(place.range, Messages.propertyCanThrow, unhandled: Messages.propertyCanThrowUnhandled)
        }
        super.read(place)
    }

    override func statement(_ statement: Statement) {
        switch statement.kind {
        case .throw(let value):
            if !around.handlesErrors {
                reportLost(Messages.thrownIsLost, Messages.thrownIsLostInCatch, statement.range)
            }
            expression(value)
        case .bind(.variable(let variable), let value) where variable.isAsyncLet:
            // The error and the wait come where the variable is read.
            let outer = (around, isTrying, isAwaiting)
            (around, isTrying, isAwaiting) = (Surroundings(handlesErrors: true, suspends: true), true, true)
            expression(value)
            (around, isTrying, isAwaiting) = outer
        case .do(_, let body, let clauses) where !clauses.isEmpty:
            let outer = around
            around.place = .catching
            around.handlesErrors = clauses.contains { $0.catchesAll } || outer.handlesErrors
            statements(body)
            around = outer
            for clause in clauses { self.clause(clause) }
        default: super.statement(statement)
        }
    }

    /// Whether a call may throw: for `rethrows`, whether a function that is passed does.
    private func throwsError(_ function: FunctionDeclaration, _ arguments: [Argument]) -> Bool {
        guard function.isThrowing, function.isRethrowing else { return function.isThrowing }
        return arguments.contains { argument in
            guard case .value(let value) = argument else { return false }
            return throwsError(value)
        }
    }

    private func throwsError(_ value: Expression) -> Bool {
        switch value.kind {
        case .closure(let closure): return ThrownErrors.escape(closure)
        case .cast(let inner, .coerce, _), .block(_, let inner), .wrap(let inner): return throwsError(inner)
        case .function(let callee, _, _): return callee.function.isThrowing && !callee.function.isRethrowing
        case .load(let place):
            if case .function(let type) = place.type.shallow { return type.isThrowing }
            return false
        // What a function gives is as it says, whatever it is taken for.
        case .call(let call):
            if case .function(let type) = call.callee.function.result.shallow { return type.isThrowing }
            if case .function(let type) = value.type.shallow { return type.isThrowing }
            return false
        case .callValue(let callee, _):
            if case .function(let type) = callee.type.shallow, case .function(let made) = type.result.shallow
            {
                return made.isThrowing
            }
            return false
        default:
            if case .function(let type) = value.type.shallow { return type.isThrowing }
            return false
        }
    }

    private func noteCall(isThrowing: Bool, isAsync: Bool, _ range: SourceRange) {
        if isAsync { noteWait(range) }
        if isThrowing { noteThrow(range, Messages.callCanThrow, unhandled: Messages.callCanThrowUnhandled) }
    }

    private func noteWait(_ range: SourceRange) {
        if !around.suspends {
            report(Messages.asyncInSync, range, "async")
        } else if !isAwaiting {
            report(Messages.missingAwait, range, "await")
        }
    }

    private func noteThrow(_ range: SourceRange, _ unmarked: String, unhandled: String) {
        if isTrying { return }
        switch around.place {
        case .propertyInitializer: report(Messages.cannotThrowOut("a property initializer"), range, "throws")
        case .defaultArgument: report(Messages.cannotThrowOut("a default argument"), range, "throws")
        case .function, .catching: report(around.handlesErrors ? unmarked : unhandled, range, "try")
        }
    }

    private func trying(_ kind: TryKind, _ inner: Expression, _ range: SourceRange) {
        let outer = (around, isTrying)
        if kind == .plain, !around.handlesErrors, ThrownErrors.escape(inner, self) {
            switch around.place {
            case .propertyInitializer:
                report(Messages.cannotThrowOut("a property initializer"), inner.range, "throws")
            case .defaultArgument:
                report(Messages.cannotThrowOut("a default argument"), inner.range, "throws")
            case .function, .catching:
                reportLost(Messages.errorsAreLost, Messages.errorsAreLostInCatch, range)
            }
        }
        isTrying = true
        expression(inner)
        (around, isTrying) = outer
    }

    private func reportLost(_ message: String, _ inCatch: String, _ range: SourceRange) {
        report(around.place == .catching ? inCatch : message, range, "throws")
    }

    // MARK: Code of its own

    override func closure(_ closure: Closure) {
        guard case .function(let type) = closure.type.shallow else { return }
        let isArgument = self.isArgument
        let throwsErrors = ThrownErrors.escape(closure)
        if throwsErrors, !type.isThrowing {
            return report(Messages.throwingClosure(type), closure.range, "throws")
        }
        if !type.isAsync, Suspensions.areIn(closure) {
            let message = isArgument ? Messages.asyncArgument(type) : Messages.asyncClosure(type)
            return report(message, closure.range, "async")
        }
        let outer = (around, isTrying, isAwaiting)
        (isTrying, isAwaiting, self.isArgument) = (false, false, false)
        around = Surroundings(handlesErrors: throwsErrors, suspends: type.isAsync)
        super.closure(closure)
        (around, isTrying, isAwaiting) = outer
    }

    override func deferred(_ closure: Closure) { statements(closure.code.statements) }

    override func argument(_ argument: Argument) {
        if case .value(let value) = argument, case .closure = value.kind { isArgument = true }
        super.argument(argument)
        isArgument = false
    }

    /// Whether something that throws stands in an expression, outside closures.
    func mayThrow(_ call: Call) -> Bool { throwsError(call.callee.function, call.arguments) }
}

extension CatchClause {
    /// Whether no error passes it by.
    var catchesAll: Bool {
        items.isEmpty || items.contains { pattern, condition in condition == nil && pattern.matchesAll }
    }
}

extension Pattern {
    fileprivate var matchesAll: Bool {
        switch self {
        case .wildcard, .variable: true
        default: false
        }
    }
}

extension BodyChecker {
    /// Looks at what finished code throws and waits for.
    func checkEffects(_ code: Code) {
        let checker = EffectChecker(surroundings) { [self] message, range, id in
            error(message, at: range, id: id)
        }
        if initialized?.isAsyncLet == true { checker.leaveToReader() }
        checker.statements(code.statements)
    }

    private var surroundings: EffectChecker.Surroundings {
        if let function { return .init(handlesErrors: function.isThrowing, suspends: function.isAsync) }
        if isDefaultArgument { return .init(handlesErrors: false, suspends: false, place: .defaultArgument) }
        if initialized?.parent != nil {
            return .init(handlesErrors: false, suspends: false, place: .propertyInitializer)
        }
        return .init(handlesErrors: true, suspends: true)
    }
}
