import Syntax

/// How a part of a task ended, as what comes after it sees it.
enum Outcome {
    case exit(Exit)
    case failed(Signal)

    func exit() throws(Signal) -> Exit {
        switch self {
        case .exit(let exit): return exit
        case .failed(let signal): throw signal
        }
    }

    func value() throws(Signal) -> Value {
        switch try exit() {
        case .returned(let value), .yielded(let value): return value
        default: return .void
        }
    }
}

/// A task that waits: what is left of it to do.
///
/// A wait unwinds the evaluator up to the task, as an error would. On its way every construct that it leaves
/// puts down how it goes on, the innermost first, so that nothing is run twice and what does not wait pays
/// nothing. A construct joins only what it knows the inside of: a call its callee's end, a statement its own
/// expression. Where something else lies between, the task is broken off and waits for ever.
final class Suspension {
    typealias Piece = (Outcome) throws(Signal) -> Exit

    /// What the last piece is the end of.
    enum Joint {
        /// Of the wait itself.
        case wait
        /// Of a function's body.
        case callee
        case call(Call)
        /// Of a call's arguments, whose values they are.
        case arguments
        /// Of the call of a function value, or of a loop over this sequence.
        case value(SourceRange)
        case loop(SourceRange)
        case statement(SourceRange)
        /// Of a block that begins with this statement.
        case block(SourceRange)
        case broken

        func isSame(as other: Joint) -> Bool {
            switch (self, other) {
            case (.wait, .wait), (.callee, .callee), (.arguments, .arguments): true
            case (.call(let own), .call(let other)): own === other
            case (.value(let own), .value(let other)), (.loop(let own), .loop(let other)): own == other
            case (.statement(let own), .statement(let other)), (.block(let own), .block(let other)):
                own == other
            default: false
            }
        }
    }

    /// In seconds; nil if nothing ends it.
    let delay: Double?
    private(set) var pieces: [(run: Piece, end: Joint)] = []
    private(set) var joint = Joint.wait

    /// What ends it, if no time does.
    let event: EventValue?

    init(_ delay: Double?, _ event: EventValue? = nil) {
        self.delay = delay
        self.event = event
    }

    /// Puts down what follows after `joint` and what that is the end of.
    func keep(_ end: Joint, after joint: Joint, _ piece: @escaping Piece) {
        guard self.joint.isSame(as: joint) else { return breakOff() }
        pieces.append((piece, end))
        self.joint = end
    }

    /// Puts down what an earlier wait of the same task left after its piece of this index, which waits again.
    func keep(restOf earlier: Suspension, after index: Int) {
        guard joint.isSame(as: earlier.pieces[index].end) else { return breakOff() }
        pieces += earlier.pieces[(index + 1)...]
        joint = earlier.joint
    }

    func breakOff() {
        joint = .broken
        pieces = []
    }
}

/// Something that tasks wait for: a continuation that is resumed.
final class EventValue: NativeValue {
    private(set) var hasHappened = false
    private var listeners: [() -> Void] = []

    override var description: String { "Event" }

    func listen(_ listener: @escaping () -> Void) { listeners.append(listener) }

    func happen() {
        hasHappened = true
        let told = listeners
        listeners = []
        for listener in told { listener() }
    }
}

/// A task: what it came to, or where it waits.
public final class TaskValue: NativeValue {
    var value: Value?
    var error: Value?
    var isCancelled = false
    var waiting: Suspension?
    /// How often it has waited.
    var waits = 0

    override public var description: String { "Task" }
}
