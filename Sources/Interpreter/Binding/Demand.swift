import Syntax

/// Declarations are bound when they are needed, each within the one that needs it. How far that may go is
/// bounded, so that a chain of thousands that infer their types from each other does not overflow the stack.
struct Demand {
    /// How many declarations are being bound for one another.
    private var declarations = 0
    /// How many expressions are being inferred within each other, in all bodies that are being checked.
    var expressions = 0

    /// One expression may be as tall as the parser lets it; both together stay within the stack.
    private static let mostDeclarations = 100
    private static let mostExpressions = 550

    /// Opens one more; false if that would be too deep.
    mutating func enter() -> Bool {
        if declarations >= Self.mostDeclarations || expressions >= Self.mostExpressions { return false }
        declarations += 1
        return true
    }

    mutating func leave() { declarations -= 1 }
}

extension Module {
    /// Binds a declaration for whoever needs it, or says that too many need each other.
    func demand(_ name: Name, at range: SourceRange, _ bind: () -> Void) {
        guard demands.enter() else {
            return report(.error(Messages.tooManyInferred(name), at: range, id: "too-deep"))
        }
        bind()
        demands.leave()
    }
}
