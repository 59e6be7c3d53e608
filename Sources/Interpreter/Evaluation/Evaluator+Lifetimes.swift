import Syntax

/// The ends of objects and of variables.
extension Evaluator {
    /// What Swift says of an `unowned` variable.
    static let isGone = "attempted to read an unowned reference but the object was already deallocated"

    func hasDeinitializer(_ declaration: NominalDeclaration) -> Bool {
        guard module.observesLifetimes else { return false }
        var current: NominalDeclaration? = declaration
        while let type = current {
            if type.deinitializer != nil { return true }
            current = type.superclass?.nominal
        }
        return false
    }

    /// Runs what is due of objects that lost their last owner, in the order in which they did.
    func runDeinitializers(_ range: SourceRange) throws(Signal) {
        while !departures.waiting.isEmpty {
            let object = departures.waiting.removeFirst()
            if isComplete(object) { try deinitialize(object, range) }
        }
    }

    /// An object whose initializer gave up is not taken apart.
    private func isComplete(_ object: ObjectValue) -> Bool {
        for (variable, value) in zip(object.declaration.storedProperties, object.fields) {
            if case .uninitialized = value, !variable.isLazy { return false }
        }
        return true
    }

    /// Runs a class's own deinitializer and then those of the classes above.
    private func deinitialize(_ object: ObjectValue, _ range: SourceRange) throws(Signal) {
        var receiver = Value.object(object)
        let type = typeOf(receiver)
        var current: NominalDeclaration? = object.declaration
        while let declaration = current {
            if let function = declaration.deinitializer {
                var arguments: [Value] = []
                _ = try invoke(
                    function, &receiver, &arguments, memberSubstitutions(declaration, type), range, nil)
            }
            current = declaration.superclass?.nominal
        }
    }

    // MARK: Variables

    /// Those of a task that is about to wait are needed again.
    private var endsVariables: Bool { module.observesLifetimes && suspension == nil }

    /// Ends the variables that a block declared, the last one first.
    func forget(_ statements: [Statement], _ frame: Activation) {
        guard endsVariables else { return }
        for statement in statements.reversed() {
            switch statement.kind {
            case .bind(let pattern, _): forget(pattern, frame)
            case .declare(let variable), .localFunction(let variable, _): forget(.variable(variable), frame)
            case .guard(let conditions, _): forget(conditions, frame)
            default: break
            }
        }
    }

    func forget(_ conditions: [Condition], _ frame: Activation) {
        guard endsVariables else { return }
        for case .pattern(let pattern, _) in conditions { forget(pattern, frame) }
    }

    func forget(_ items: [(Pattern, Expression?)], _ frame: Activation) {
        guard endsVariables else { return }
        for (pattern, _) in items { forget(pattern, frame) }
    }

    func forget(_ pattern: Pattern, _ frame: Activation) {
        guard endsVariables else { return }
        switch pattern {
        case .variable(let variable), .match(let variable, _): frame.slots[variable.slot] = .uninitialized
        case .tuple(let patterns), .enumCase(_, let patterns): for part in patterns { forget(part, frame) }
        case .some(let inner), .cast(let inner, _): forget(inner, frame)
        case .wildcard, .none, .isType: break
        }
    }
}
