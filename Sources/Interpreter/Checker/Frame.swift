import Syntax

/// A call frame while it is being checked.
final class Frame {
    let id: Int
    var slotCount = 0
    /// What `return` must give; nil outside functions.
    var result: Type?
    var isClosure = false
    var isInitializer = false
    var isLocalFunction = false
    /// In a `return` of `limitedReturns`.
    var isLimitedAvailability = false
    /// Where the `return`s of an `if #available` of the body itself begin, whose types may be others than
    /// that of the rest behind the same `some P`.
    var limitedReturns: [Int] = []
    /// Whether a `return` with a value was seen, for closures.
    var returns = 0

    init(id: Int) { self.id = id }
}

extension Frame {
    /// How many slots it had at some moment, and how many values it had returned.
    struct Mark {
        let slotCount: Int
        let returns: Int
    }

    var mark: Mark { Mark(slotCount: slotCount, returns: returns) }

    func takeBack(to mark: Mark) {
        slotCount = mark.slotCount
        returns = mark.returns
    }
}

enum LocalEntity {
    case variable(LocalVariable)
    case function(LocalVariable, FunctionDeclaration)
    /// A local wrapped property, or its projection: part of the variable that holds the wrapper. A computed
    /// or observed variable: a place with accessors.
    case part(Place)
}

struct LoopLabel {
    let name: Name?
    let isLoop: Bool
}

/// What is open around the code at hand, within the body.
struct Nesting {
    /// Labels of loops and blocks.
    var loops: [LoopLabel] = []
    var closures = 0
    /// Optional chains, which a `?` may end early.
    var chains = 0
    /// Branches around a component of a result builder.
    var branches = 0
    /// What the first of several patterns of a clause binds, and all others with it.
    var bindings: [LocalVariable] = []

    var insideClosure: Nesting { Nesting(closures: closures + 1, branches: branches) }
    var insideFunction: Nesting { Nesting(chains: chains, branches: branches) }
}

extension BodyChecker {
    /// A frame inside the one at hand.
    func newFrame() -> Frame {
        let inner = Frame(id: module.newFrame())
        findings.add(inner)
        return inner
    }

    /// Checks code that has a frame of its own.
    func inside<T>(_ inner: Frame, _ around: Nesting, _ body: () -> T) -> T {
        let (frame, nesting) = (self.frame, self.nesting)
        (self.frame, self.nesting) = (inner, around)
        let result = body()
        (self.frame, self.nesting) = (frame, nesting)
        return result
    }
}
