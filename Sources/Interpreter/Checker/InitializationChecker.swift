import Syntax

/// Definite initialisation: nothing is read before it has its value, constants get theirs once, and an initializer
/// leaves no field without one.
final class InitializationChecker: CodeWalker {
    private let type: InitializedType?
    private let source: SourceText?
    private let tell: (String, SourceRange) -> Void
    private var state = Initialization()
    /// Variables declared without a value.
    private var tracked: Set<ObjectIdentifier> = []
    private var jumps: [Jump] = []
    /// For each `do` around: what may be set when an error leaves it.
    private var thrown: [Set<ObjectIdentifier>] = []
    /// The call whose arguments are looked at.
    private var callRange: SourceRange?
    private var isInLoop = false
    /// How many closures deep the code is.
    private var depth = 0
    private var isSilent = false
    private let closing: SourceRange

    /// A statement that `break` and `continue` lead out of.
    private struct Jump {
        let label: Name?
        let isLoop: Bool
        /// Where `break` goes.
        var end = Initialization.unreachable
        /// What is set where the loop begins anew.
        var again: Set<ObjectIdentifier> = []
    }

    init(
        _ type: InitializedType?, closing: SourceRange, _ source: SourceText?,
        report: @escaping (String, SourceRange) -> Void
    ) {
        self.type = type
        self.closing = closing
        self.source = source
        tell = report
    }

    func check(_ code: Code) {
        for field in type?.fields ?? [] { tracked.insert(ObjectIdentifier(field)) }
        statements(code.statements)
        if state.isReachable { leave(at: closing) }
    }

    private func report(_ message: String, _ range: SourceRange) {
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
        case .guard(let tests, let body):
            conditions(tests)
            let passed = state
            statements(body)
            state = passed
        case .while(let label, let tests, let body): loop(label, tests, body)
        case .repeatWhile(let label, let body, let condition):
            around(label, isLoop: true) {
                statements(body)
                expression(condition)
            }
        case .forIn(let inner):
            expression(inner.sequence)
            let before = state
            around(inner.label, isLoop: true) {
                if let condition = inner.condition { expression(condition) }
                statements(inner.body)
                state.join(before)
                state.definite = before.definite
            }
        case .do(let label, let body, let clauses): handle(label, body, clauses)
        case .defer(let body):
            let before = state
            statements(body)
            state = before
        case .block(let label, let body): around(label, isLoop: false) { statements(body) }
        case .localFunction(_, let closure): apart { statements(closure.code.statements) }
        case .if(let inner): around(inner.label, isLoop: false) { branch(inner) }
        default: super.statement(statement)
        }
    }

    private func loop(_ label: Name?, _ tests: [Condition], _ body: [Statement]) {
        let isEndless = tests.allSatisfy { if case .expression(let value) = $0 { value.isTrue } else { false } }
        around(label, isLoop: true) {
            conditions(tests)
            let before = state
            statements(body)
            state = before.joinedPossible(state)
            if isEndless { state.isReachable = false }
        }
    }

    private func handle(_ label: Name?, _ body: [Statement], _ clauses: [CatchClause]) {
        around(label, isLoop: false) {
            let before = state
            thrown.append([])
            statements(body)
            let possible = thrown.removeLast()
            if clauses.isEmpty {
                noteThrow(possible)
                return
            }
            var end = state
            for clause in clauses {
                state = before
                state.possible.formUnion(possible)
                self.clause(clause)
                end.join(state)
            }
            state = end
        }
    }

    /// Remembers what may be set when an error comes to the `catch` around.
    private func noteThrow(_ possible: Set<ObjectIdentifier>) {
        if !thrown.isEmpty { thrown[thrown.count - 1].formUnion(possible) }
    }

    private func around(_ label: Name?, isLoop: Bool, _ body: () -> Void) {
        if isLoop, !isInLoop, !tracked.isEmpty { lookAhead(body) }
        jumps.append(Jump(label: label, isLoop: isLoop))
        body()
        state.join(jumps.removeLast().end)
    }

    /// What a loop sets may be set already when it comes round again.
    private func lookAhead(_ body: () -> Void) {
        let before = (state, jumps, tracked)
        isInLoop = true
        isSilent = true
        jumps.append(Jump(label: nil, isLoop: true))
        body()
        let possible = (jumps.last?.again ?? []).union(state.isReachable ? state.possible : [])
        (state, jumps, tracked) = before
        (isInLoop, isSilent) = (false, false)
        state.possible.formUnion(possible.intersection(tracked))
    }

    /// Code that runs at another time: what it sets does not count here.
    private func apart(_ body: () -> Void) {
        let outer = (state, jumps)
        depth += 1
        body()
        depth -= 1
        (state, jumps) = outer
    }

    private func jump(_ label: Name?, isBreak: Bool) {
        let target = jumps.lastIndex { jump in
            label.map { jump.label == $0 } ?? (jump.isLoop || isBreak && jump.label == Self.switchLabel)
        }
        if let target {
            if isBreak { jumps[target].end.join(state) } else { jumps[target].again.formUnion(state.possible) }
        }
        state.isReachable = false
    }

    /// Marks the place of a switch that has no label: a plain `break` leaves it.
    private static var switchLabel: Name { "(switch)" }

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

    override func deferred(_ closure: Closure) {
        let before = state
        statementsOfValue(closure)
        state = before
    }

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
                complain(Messages.capturedUnset(outer.word, outer.name.text), closure.range, [ObjectIdentifier(outer)])
            }
        }
        apart { statements(closure.code.statements) }
    }

    private func reportCapture(_ field: VariableDeclaration, _ closure: Closure) {
        let name = "self.\(field.shownName.text)"
        let message = type?.kind == .struct ? Messages.capturedUnset(field.word, name) : Messages.selfCapturedUnset
        complain(message, closure.range, fieldIdentities)
    }

    override func call(_ call: Call, _ value: Expression) {
        callRange = call.callee.function.kind == .operator ? nil : value.range
        arguments(call.arguments)
        callRange = nil
        switch call.receiver {
        case .superclass where call.callee.function.kind == .initializer: superclassInit(value.range)
        case .value(let receiver) where call.callee.function.kind == .initializer && isSelf(receiver): delegate()
        case .place(let place) where call.callee.function.kind == .initializer && isSelf(place): delegate()
        case .value(let receiver) where isSelf(receiver):
            useSelf(in: "method call '\(call.callee.function.name.text)'", value.range)
        case .place(let place) where isSelf(place):
            useSelf(in: "method call '\(call.callee.function.name.text)'", value.range)
        case .value(let receiver), .superclass(let receiver): expression(receiver)
        case .place(let place): read(place, named: SourceRange(place.range.upper + 1, value.range.upper))
        case .none, .type: break
        }
    }

    private func delegate() {
        setAll()
        state.hasDelegated = true
    }

    private func superclassInit(_ range: SourceRange) {
        if let field = unsetField {
            let name = SourceRange(min(range.lower + 6, range.upper), range.upper)
            complain(Messages.unsetAtSuperInit(field.shownName), name, fieldIdentities)
        }
        delegate()
    }

    // MARK: Reading

    override func read(_ place: Place) { read(place, named: place.range) }

    private func read(_ place: Place, named range: SourceRange) {
        switch place.kind {
        case .local(let variable):
            if variable === type?.selfVariable { return useSelf(in: nil, range) }
            use(ObjectIdentifier(variable), Messages.usedUnset(variable.word, variable.name.text), range)
        case .member(let base, let variable, _) where isSelf(base): readMember(variable, place.range)
        default: super.read(place)
        }
    }

    private func readMember(_ variable: VariableDeclaration, _ range: SourceRange) {
        guard let type else { return }
        guard let field = field(variable) else {
            if variable.isStored || variable.backing != nil { return }
            return useSelf(in: "property access '\(variable.name.text)'", range)
        }
        guard isUnset(ObjectIdentifier(field)) else { return }
        let isStruct = type.kind == .struct
        let message = isStruct ? Messages.selfUnset : Messages.usedUnset(variable.word, "self.\(variable.name.text)")
        complain(message, range, isStruct ? fieldIdentities : [ObjectIdentifier(field)])
    }

    override func change(_ place: Place) {
        if case .local(let variable) = place.kind, variable !== type?.selfVariable {
            let range = callRange ?? sign(behind: place)
            return use(ObjectIdentifier(variable), Messages.passedUnset(variable.word, variable.name.text), range)
        }
        read(place)
    }

    private func use(_ id: ObjectIdentifier, _ message: String, _ range: SourceRange) {
        if isUnset(id) { complain(message, range, [id]) }
    }

    /// Says what is missing, once: from here on it counts as being there.
    private func complain(_ message: String, _ range: SourceRange, _ missing: [ObjectIdentifier]) {
        report(message, range)
        state.definite.formUnion(missing)
    }

    private var fieldIdentities: [ObjectIdentifier] { (type?.fields ?? []).map { ObjectIdentifier($0) } }

    private func useSelf(in use: String?, _ range: SourceRange) {
        guard let type, state.isReachable else { return }
        if type.kind == .class, type.hasSuperclass, !state.hasDelegated, let use {
            let message = Messages.selfUnset(in: use, before: "'super.init' call")
            complain(message, range, fieldIdentities)
            state.hasDelegated = true
        } else if unsetField != nil {
            let message = use.flatMap { use in
                type.kind == .struct ? nil : Messages.selfUnset(in: use, before: "all stored properties are initialized")
            }
            complain(message ?? Messages.selfUnset, range, fieldIdentities)
        }
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
        case .member(let base, let variable, _) where isSelf(base): writeMember(variable, place)
        default: super.write(place)
        }
    }

    private func writeMember(_ variable: VariableDeclaration, _ place: Place) {
        guard let field = field(variable) else {
            if variable.isStored || type == nil { return }
            return useSelf(in: "property access '\(variable.name.text)'", place.range)
        }
        let id = ObjectIdentifier(field)
        if variable.isLet, state.possible.contains(id) { reportSecond("self.\(variable.name.text)", place) }
        state.set(id)
    }

    private func reportSecond(_ name: String, _ place: Place) {
        report(Messages.initializedTwice(name), sign(behind: place))
    }

    /// The operator that stands behind a place.
    private func sign(behind place: Place) -> SourceRange {
        var at = place.range.upper
        if let source {
            while at < source.bytes.count, source.bytes[at] == UInt8(ascii: " ") { at += 1 }
        }
        return SourceRange(at, at + 1)
    }

    // MARK: The value being made

    private func leave(at range: SourceRange) {
        guard let type, depth == 0 else { return }
        if type.isConvenience || type.kind == .enum {
            if !state.hasDelegated { report(Messages.delegationMissing, range) }
        } else if unsetField != nil {
            report(Messages.returnUnset, range)
        }
        state.isReachable = false
    }

    private func isUnset(_ id: ObjectIdentifier) -> Bool {
        state.isReachable && tracked.contains(id) && !state.definite.contains(id)
    }

    private var unsetField: VariableDeclaration? {
        state.isReachable ? type?.fields.first { isUnset(ObjectIdentifier($0)) } : nil
    }

    private func setAll() {
        for field in type?.fields ?? [] { state.set(ObjectIdentifier(field)) }
    }

    /// The field that a property stands for: itself, or the storage of its wrapper.
    private func field(_ variable: VariableDeclaration) -> VariableDeclaration? {
        type?.fields.first { $0 === variable || variable.backing === $0 }
    }

    private func isSelf(_ place: Place) -> Bool {
        if case .local(let variable) = place.kind { return variable === type?.selfVariable }
        return false
    }

    private func isSelf(_ value: Expression) -> Bool {
        if case .load(let place) = value.kind { return isSelf(place) }
        return false
    }
}

extension Initialization {
    /// This state, and what may have been set on a way that comes back here.
    fileprivate func joinedPossible(_ other: Initialization) -> Initialization {
        var joined = self
        joined.possible.formUnion(other.possible)
        return joined
    }
}

extension LocalVariable {
    fileprivate var word: String { isLet ? "constant" : "variable" }
}

extension VariableDeclaration {
    fileprivate var word: String { isLet ? "constant" : "variable" }
    fileprivate var shownName: Name { wrappedProperty?.name ?? name }
}

extension NominalDeclaration {
    /// `Never`, which a call that does not come back has as its result.
    var isNever: Bool { isLibrary && name == "Never" }
}

extension SwitchStatement.Clause {
    fileprivate var fallsThrough: Bool {
        if case .fallthrough? = body.last?.kind { return true }
        return false
    }
}

extension Expression {
    fileprivate var isNil: Bool {
        if case .literal(.none) = kind { return true }
        return false
    }

    fileprivate var isTrue: Bool {
        if case .literal(.bool(true)) = kind { return true }
        return false
    }
}
