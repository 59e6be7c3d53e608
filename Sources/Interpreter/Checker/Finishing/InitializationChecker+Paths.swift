import Syntax

/// Where control may go: loops, handlers, jumps, and what is certain to have a value after them.
extension InitializationChecker {
    func loop(_ label: Name?, _ tests: [Condition], _ body: [Statement]) {
        let isEndless = tests.allSatisfy {
            if case .expression(let value) = $0 { value.isTrue } else { false }
        }
        around(label, isLoop: true) {
            conditions(tests)
            let before = state
            statements(body)
            state = before.joinedPossible(state)
            if isEndless { state.isReachable = false }
        }
    }

    func handle(_ label: Name?, _ body: [Statement], _ clauses: [CatchClause]) {
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
    func noteThrow(_ possible: Set<ObjectIdentifier>) {
        if !thrown.isEmpty { thrown[thrown.count - 1].formUnion(possible) }
    }

    func around(_ label: Name?, isLoop: Bool, _ body: () -> Void) {
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
    func apart(_ body: () -> Void) {
        let outer = (state, jumps)
        depth += 1
        body()
        depth -= 1
        (state, jumps) = outer
    }

    func jump(_ label: Name?, isBreak: Bool) {
        let target = jumps.lastIndex { jump in
            label.map { jump.label == $0 } ?? (jump.isLoop || isBreak && jump.label == Self.switchLabel)
        }
        if let target {
            if isBreak {
                jumps[target].end.join(state)
            } else {
                jumps[target].again.formUnion(state.possible)
            }
        }
        state.isReachable = false
    }

    /// Marks the place of a switch that has no label: a plain `break` leaves it.
    static var switchLabel: Name { "(switch)" }
}

extension Initialization {
    /// This state, and what may have been set on a way that comes back here.
    fileprivate func joinedPossible(_ other: Initialization) -> Initialization {
        var joined = self
        joined.possible.formUnion(other.possible)
        return joined
    }
}

extension SwitchStatement.Clause {
    var fallsThrough: Bool {
        if case .fallthrough? = body.last?.kind { return true }
        return false
    }
}

extension Expression {
    var isNil: Bool {
        if case .literal(.none) = kind { return true }
        return false
    }

    fileprivate var isTrue: Bool {
        if case .literal(.bool(true)) = kind { return true }
        return false
    }
}
