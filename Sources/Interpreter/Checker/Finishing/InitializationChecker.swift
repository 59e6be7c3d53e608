import Syntax

/// Definite initialization: nothing is read before it has its value, constants get theirs once, and an
/// initializer leaves no field without one.
final class InitializationChecker: CodeWalker {
    let type: InitializedType?
    let module: Module
    private let tell: (String, SourceRange) -> Void
    var state = Initialization()
    /// Variables declared without a value.
    var tracked: Set<ObjectIdentifier> = []
    var jumps: [Jump] = []
    /// For each `do` around: what may be set when an error leaves it.
    var thrown: [Set<ObjectIdentifier>] = []
    /// The call whose arguments are looked at.
    private var callRange: SourceRange?
    var isInLoop = false
    /// How many closures deep the code is.
    var depth = 0
    var isSilent = false
    private let closing: SourceRange
    private let globals: [VariableDeclaration]
    /// The outermost closure around the code.
    var outermost: SourceRange?

    /// A statement that `break` and `continue` lead out of.
    struct Jump {
        let label: Name?
        let isLoop: Bool
        /// Where `break` goes.
        var end = Initialization.unreachable
        /// What is set where the loop begins anew.
        var again: Set<ObjectIdentifier> = []
    }

    init(
        _ type: InitializedType?, globals: [VariableDeclaration], closing: SourceRange, _ module: Module,
        report: @escaping (String, SourceRange) -> Void
    ) {
        self.type = type
        self.globals = globals
        self.closing = closing
        self.module = module
        tell = report
    }

    func check(_ code: Code) {
        for variable in globals + (type?.fields ?? []) { tracked.insert(ObjectIdentifier(variable)) }
        statements(code.statements)
        if state.isReachable { leave(at: closing) }
    }

    func report(_ message: String, _ range: SourceRange) {
        if !isSilent { tell(message, range) }
    }

    // MARK: Paths

    override func statement(_ statement: Statement) {
        guard state.isReachable else { return }
        switch statement.kind {
        case .declare(let variable):
            tracked.insert(ObjectIdentifier(variable))
            state.unset(ObjectIdentifier(variable))
        case .return(let value):
            if let value { expression(value) }
            if value.map({ !$0.isNil }) ?? true { leave(at: statement.range) }
            state.isReachable = false
        case .throw(let value):
            expression(value)
            noteThrow(state.possible)
            state.isReachable = false
        case .expression(let value):
            expression(value)
            if value.type.shallow.nominal?.isNever == true { state.isReachable = false }
        case .break(let label): jump(label, isBreak: true)
        case .continue(let label): jump(label, isBreak: false)
        default: block(statement)
        }
    }

    /// A statement with a body.
    private func block(_ statement: Statement) {
        switch statement.kind {
        case .guard(let tests, let body):
            conditions(tests)
            passing { statements(body) }
        case .while(let label, let tests, let body): loop(label, tests, body)
        case .repeatWhile(let label, let body, let condition):
            around(label, isLoop: true) {
                statements(body)
                expression(condition)
            }
        case .forIn(let inner): loop(inner)
        case .do(let label, let body, let clauses): handle(label, body, clauses)
        case .defer(let body): passing { statements(body) }
        case .block(let label, let body): around(label, isLoop: false) { statements(body) }
        case .localFunction(_, let closure): apart { statements(closure.code.statements) }
        case .if(let inner): around(inner.label, isLoop: false) { branch(inner) }
        default: super.statement(statement)
        }
    }

    /// What code sets does not count behind it.
    private func passing(_ body: () -> Void) {
        let before = state
        body()
        state = before
    }

    private func loop(_ inner: ForStatement) {
        expression(inner.sequence)
        let before = state
        around(inner.label, isLoop: true) {
            if let condition = inner.condition { expression(condition) }
            statements(inner.body)
            state.join(before)
            state.definite = before.definite
        }
    }

    override func branch(_ inner: IfStatement) {
        conditions(inner.conditions)
        let before = state
        statements(inner.body)
        let after = state
        state = before
        statements(inner.elseBody ?? [])
        state.join(after)
    }

    override func branch(_ inner: SwitchStatement) {
        expression(inner.subject)
        around(inner.label ?? Self.switchLabel, isLoop: false) {
            let before = state
            var end = Initialization.unreachable
            var falling = Initialization.unreachable
            for clause in inner.clauses {
                state = before
                items(clause.items)
                state.join(falling)
                statements(clause.body)
                falling = clause.fallsThrough ? state : .unreachable
                if !clause.fallsThrough { end.join(state) }
            }
            state = end
        }
    }

    // MARK: Expressions

    override func expression(_ value: Expression) {
        switch value.kind {
        case .ternary(let test, let first, let second):
            expression(test)
            let before = state
            expression(first)
            let after = state
            state = before
            expression(second)
            state.join(after)
        case .try(.plain, let inner):
            expression(inner)
            noteThrow(state.possible)
        default: super.expression(value)
        }
    }

    override func deferred(_ closure: Closure) { passing { statementsOfValue(closure) } }

    /// An autoclosure's code is one value.
    private func statementsOfValue(_ closure: Closure) {
        for statement in closure.code.statements {
            if case .return(let value?) = statement.kind { expression(value) }
        }
    }

    override func closure(_ closure: Closure) {
        for (outer, _) in closure.captures {
            if outer === type?.selfVariable {
                if let field = unsetField { reportCapture(field, closure) }
            } else if isUnset(ObjectIdentifier(outer)) {
                complain(
                    Messages.capturedUnset(outer.word, outer.name.text), closure.range,
                    [ObjectIdentifier(outer)])
            }
        }
        let outer = outermost
        outermost = outer ?? closure.range
        apart { statements(closure.code.statements) }
        outermost = outer
    }

    private func reportCapture(_ field: VariableDeclaration, _ closure: Closure) {
        let name = "self.\(field.shownName.text)"
        let message =
            type?.kind == .struct ? Messages.capturedUnset(field.word, name) : Messages.selfCapturedUnset
        complain(message, closure.range, fieldIdentities)
    }

    override func call(_ call: Call, _ value: Expression) {
        callRange = call.callee.function.kind == .operator ? nil : value.range
        arguments(call.arguments)
        callRange = nil
        switch call.receiver {
        case .superclass where call.callee.function.kind == .initializer: superclassInit(value.range)
        case .value(let receiver) where call.callee.function.kind == .initializer && isSelf(receiver):
            delegate()
        case .place(let place) where call.callee.function.kind == .initializer && isSelf(place): delegate()
        case .value(let receiver) where isSelf(receiver):
            useSelf(in: "method call '\(call.callee.function.name.text)'", value.range)
        case .place(let place) where isSelf(place):
            useSelf(in: "method call '\(call.callee.function.name.text)'", value.range)
        case .value(let receiver), .superclass(let receiver): expression(receiver)
        case .place(let place): read(place, named: value.range.with(lower: place.range.upper + 1))
        case .none, .type: break
        }
    }

    // MARK: Reading

    override func read(_ place: Place) { read(place, named: place.range) }

    override func change(_ place: Place) {
        if case .local(let variable) = place.kind, variable !== type?.selfVariable {
            let range = callRange ?? sign(behind: place)
            return use(
                ObjectIdentifier(variable), Messages.passedUnset(variable.word, variable.name.text), range)
        }
        if case .global(let variable) = place.kind {
            return useGlobal(
                variable, Messages.passedUnset(variable.word, variable.name.text),
                callRange ?? sign(behind: place))
        }
        read(place)
    }

    // MARK: Setting

    override func assign(_ value: Expression, to place: Place) {
        expression(value)
        write(place)
    }

    override func write(_ place: Place) {
        switch place.kind {
        case .local(let variable) where variable === type?.selfVariable: delegate()
        case .local(let variable) where tracked.contains(ObjectIdentifier(variable)):
            let id = ObjectIdentifier(variable)
            if variable.isLet, state.possible.contains(id) { reportSecond(variable.name.text, place) }
            state.set(id)
        case .global(let variable) where tracked.contains(ObjectIdentifier(variable)):
            let id = ObjectIdentifier(variable)
            if variable.isLet, state.possible.contains(id) { reportSecond(variable.name.text, place) }
            state.set(id)
        case .member(let base, let variable, _) where isSelf(base): writeMember(variable, place)
        default: super.write(place)
        }
    }
}
