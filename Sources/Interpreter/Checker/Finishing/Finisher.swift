import Syntax

/// The last pass over a checked body: types without holes, literals of their types, pending operators chosen,
/// and captures given to closures.
final class Finisher {
    let checker: BodyChecker
    private var levels: [Level] = []
    private var captured: [(outer: LocalVariable, inner: LocalVariable)] = []
    var localFunctions: Set<ObjectIdentifier> = []
    /// Whether anything in the body throws or waits, or is marked so: most bodies of views do neither.
    var hasEffects = false
    /// Whether a variable is declared without a value.
    var declaresUnset = false

    private final class Level {
        let code: Code
        let closure: Closure?
        var inner: [ObjectIdentifier: LocalVariable] = [:]

        init(_ code: Code, _ closure: Closure?) {
            self.code = code
            self.closure = closure
        }
    }

    init(_ checker: BodyChecker) { self.checker = checker }

    var module: Module { checker.module }
    private var solver: Solver { checker.solver }

    func finish(_ code: Code) {
        walk(code, nil)
        // A variable that a closure may change, or uses before it has its value, lives in a cell.
        for (outer, inner) in captured {
            if !outer.isLet || localFunctions.contains(ObjectIdentifier(outer))
                || outer.isUnset
            {
                outer.isShared = true
            }
            inner.isShared = outer.isShared
        }
    }

    private func walk(_ code: Code, _ closure: Closure?) {
        levels.append(Level(code, closure))
        if let own = code.selfVariable { own.type = type(own.type) }
        for parameter in code.parameters { parameter.type = type(parameter.type) }
        if let frame = checker.findings.frame(code.frame) {
            code.slotCount = max(code.slotCount, frame.slotCount)
        }
        code.statements = code.statements.map { statement($0) }
        levels.removeLast()
    }

    func type(_ type: Type) -> Type { solver.finished(type) }

    func types(_ list: [Type]) -> [Type] { solver.finished(list) }

    // MARK: Captures

    /// The variable as the current frame knows it: its own, or the captured one.
    func variable(_ variable: LocalVariable) -> LocalVariable {
        guard let current = levels.last, variable.frame != current.code.frame else { return variable }
        let key = ObjectIdentifier(variable)
        guard
            let owner = levels.lastIndex(where: {
                $0.inner[key] != nil || $0.code.frame == variable.frame
            })
        else { return variable }
        var found = levels[owner].inner[key] ?? variable
        for level in levels[(owner + 1)...] { found = capture(found, in: level) }
        return found
    }

    /// A variable that the code at hand needs besides those that were written.
    func newVariable(_ name: Name, _ type: Type) -> LocalVariable {
        guard let level = levels.last else {
            return LocalVariable(name: name, type: type, slot: 0, isLet: false)
        }
        let known = checker.findings.frame(level.code.frame)?.slotCount ?? 0
        let variable = LocalVariable(
            name: name, type: type, slot: max(level.code.slotCount, known), isLet: false)
        variable.frame = level.code.frame
        level.code.slotCount = variable.slot + 1
        checker.findings.frame(level.code.frame)?.slotCount = variable.slot + 1
        return variable
    }

    /// The variable that a pattern binds. An autoclosure is checked as a part of the frame around it, so what
    /// is bound within it moves into the autoclosure's own frame.
    func bound(_ variable: LocalVariable) -> LocalVariable {
        guard let current = levels.last, variable.frame != current.code.frame,
            levels.contains(where: { $0.code.frame == variable.frame })
        else { return variable }
        return moved(variable, into: current)
    }

    private func capture(_ outer: LocalVariable, in level: Level) -> LocalVariable {
        if let known = level.inner[ObjectIdentifier(outer)] { return known }
        let inner = moved(outer, into: level)
        level.closure?.captures.append((outer, inner))
        captured.append((outer, inner))
        return inner
    }

    /// A variable of the level's frame that there has the place of one of a frame around it.
    private func moved(_ outer: LocalVariable, into level: Level) -> LocalVariable {
        if let frame = checker.findings.frame(level.code.frame) {
            level.code.slotCount = max(level.code.slotCount, frame.slotCount)
        }
        let inner = LocalVariable(
            name: outer.name, type: type(outer.type), slot: level.code.slotCount, isLet: outer.isLet)
        inner.frame = level.code.frame
        inner.ownership = outer.ownership
        level.code.slotCount += 1
        checker.findings.frame(level.code.frame)?.slotCount = level.code.slotCount
        level.inner[ObjectIdentifier(outer)] = inner
        return inner
    }

    func closure(_ closure: Closure) -> Closure {
        closure.type = type(closure.type)
        walk(closure.code, closure)
        return closure
    }
}
