import Syntax

/// Runs a checked program: a walk over the tree with its values, bounded by `Limits`.
///
/// A failure (a trap, an exhausted budget, a row's complaint) is sticky: every call afterwards returns at
/// once, until `reset()`. So natives need not throw; they look at `isFailing` when they loop.
public final class Evaluator {
    public let program: Program
    public let limits: Limits
    /// The library's type of a name, whatever the snippet declares.
    let findType: (Name) -> NominalDeclaration?

    /// Why evaluation stopped.
    public internal(set) var failure: Diagnostic?
    /// An error thrown by interpreted code that a native called; it goes on when the native returns.
    var pendingError: Value?
    /// Interpreted code that a native called waits: so does everything up to the task that it belongs to.
    var isSuspended = false
    /// The task that is being unwound because it waits.
    var suspension: Suspension?
    /// The task that runs.
    var task: TaskValue?
    /// What `print` wrote, with the place of the call.
    public internal(set) var printed: [PrintedLine] = []

    /// The code that was run first: what is shown.
    private var root: Code?
    var steps = 0
    /// What natives did besides, in steps.
    var work = 0
    /// Values made of others since one was last looked into.
    var composites = 0
    var memory = 0
    var depth = 0
    var stackBase: UInt = 0
    /// Where a native was last called; the place of complaints that have no place of their own.
    var site = SourceRange.none
    /// Where the host is at work, or a value is described: the place of complaints while no native runs.
    public var place = SourceRange.none
    /// The time of the preview, in seconds since 2001: clocks stand still, so that pages do not change by
    /// themselves.
    public var now = Dates.start
    var globals: [Value] = []
    var randomState: UInt64 = 0x9e37_79b9_7f4a_7c15
    var identifiers: Int64 = 0
    /// How many were made in the evaluation of views that is under way; nil if none is.
    var viewIdentifiers: Int64?
    let departures = Departures()
    let objects = ObjectList()
    /// How many `@Published` properties are telling of a change right now, and what waits for their end.
    var publications = 0
    var deliveries: [() -> Void] = []
    /// What is due later.
    var agenda = Agenda()
    /// What the host hangs on its evaluations for its own rows to find.
    public var attachment: NativeValue?
    /// Says keys in the preview's language, if the host has texts.
    public var localizer: Localizer?
    /// Whether the last printed line waits for its end.
    var isLineOpen = false
    var memberCache = MemberCache()
    let commonTypes: CommonTypes

    public init(program: Program, limits: Limits = Limits()) {
        self.program = program
        self.limits = limits
        let library = program.module.base ?? program.module
        findType = { library.type(named: $0) }
        commonTypes = CommonTypes(findType)
    }

    /// A new budget for the next evaluation; forgets a failure and what was printed. Globals keep their
    /// values.
    public func reset() {
        failure = nil
        pendingError = nil
        isSuspended = false
        suspension = nil
        task = nil
        printed = []
        steps = 0
        work = 0
        memory = 0
        depth = 0
    }

    /// Lets go of all that the run has made, which may hold itself and the evaluator in circles. Nothing of
    /// the program runs any more, not even what hears of an end.
    public func takeApart() {
        isSuspended = true
        suspension = nil
        task = nil
        deliveries = []
        agenda.removeAll()
        var held: [Value] = []
        swap(&held, &globals)
        objects.takeApart()
        departures.waiting = []
    }

    /// Runs the statements at top level; the value of the trailing expression, if there is one.
    public func runMain() throws(Diagnostic) -> Value? {
        guard let main = program.main else { return nil }
        root = main.code
        let task = TaskValue()
        run(task) { () throws(Signal) in try self.runTopLevel(main.code) }
        elapse()
        if let error = task.error { reportUncaught(error) }
        if let failure { throw failure }
        return program.trailingType == nil ? nil : task.value ?? .void
    }

    /// Runs a body without parameters: a `#Preview`, an initial value.
    public func run(_ body: Body) throws(Diagnostic) -> Value {
        root = body.code
        let value = attempt { () throws(Signal) -> Value in try self.runTopLevel(body.code) }
        if let failure { throw failure }
        return value
    }

    /// Whether evaluation has stopped: natives that loop give up then.
    public var isFailing: Bool { failure != nil || pendingError != nil || isSuspended }

    /// Stops evaluation with a message.
    public func fail(_ message: String, at range: SourceRange? = nil) {
        stop(.error(message, at: range ?? site, id: "trap"))
    }

    func stop(_ diagnostic: Diagnostic) {
        guard failure == nil else { return }
        failure = diagnostic
        // What goes wrong in the library's own code is told where the program called it.
        if diagnostic.range.isInLibrary { failure?.range = site }
    }

    /// Stops at code that has an error: a module's, of which only what is reached has to be without.
    func stop(forErrorAt range: SourceRange, _ frame: Activation) -> Signal {
        guard let failure = program.failure(at: range, from: root) else {
            return trap("this code has an error", range, frame)
        }
        stop(failure)
        return .stop
    }

    /// Stops evaluation from inside it.
    func trap(_ message: String, _ range: SourceRange, _ frame: Activation? = nil) -> Signal {
        stop(.error(message, at: frame?.site ?? range, id: "trap"))
        return .stop
    }

    /// Runs code on behalf of a native or of a caller outside: signals become sticky state.
    func attempt(_ body: () throws(Signal) -> Value) -> Value {
        if isFailing { return .void }
        let isOutermost = depth == 0
        if isOutermost { stackBase = Evaluator.stackAddress() }
        do throws(Signal) {
            let value = try body()
            if isOutermost { try runDeinitializers(.none) }
            return value
        } catch {
            switch error {
            case .thrown(let value):
                pendingError = value
                if isOutermost { reportUncaught(value) }
            // What an action or a view's own task waits for is nobody else's concern.
            case .suspended where isOutermost: park(TaskValue())
            case .suspended:
                isSuspended = true
                suspension?.breakOff()
            case .stop, .nilInChain: break
            }
            return .void
        }
    }

    private func runTopLevel(_ code: Code) throws(Signal) -> Value {
        try run(code, Activation(code, substitutions: [], site: nil))
    }

    private func reportUncaught(_ error: Value) {
        pendingError = nil
        fail("an error was thrown and not caught: \(describe(error))")
    }
}

/// One line that `print` wrote.
public struct PrintedLine: Sendable {
    public let text: String
    public let range: SourceRange
}

/// Library types that the evaluator itself needs to tell apart.
struct CommonTypes {
    let int: NominalDeclaration?
    let double: NominalDeclaration?
    let cgFloat: NominalDeclaration?
    let decimal: NominalDeclaration?
    let float: NominalDeclaration?
    let bool: NominalDeclaration?
    let string: NominalDeclaration?
    let substring: NominalDeclaration?
    let character: NominalDeclaration?
    let optional: NominalDeclaration?
    let array: NominalDeclaration?
    let slice: NominalDeclaration?
    let dictionary: NominalDeclaration?
    let set: NominalDeclaration?
    let range: NominalDeclaration?
    let closedRange: NominalDeclaration?
    let customStringConvertible: NominalDeclaration?
    let customDebugStringConvertible: NominalDeclaration?
    let equatable: NominalDeclaration?
    let observableObject: NominalDeclaration?

    init(_ find: (Name) -> NominalDeclaration?) {
        int = find("Int")
        double = find("Double")
        cgFloat = find("CGFloat")
        decimal = find("Decimal")
        float = find("Float")
        bool = find("Bool")
        string = find("String")
        substring = find("Substring")
        character = find("Character")
        optional = find("Optional")
        array = find("Array")
        slice = find("ArraySlice")
        dictionary = find("Dictionary")
        set = find("Set")
        range = find("Range")
        closedRange = find("ClosedRange")
        customStringConvertible = find("CustomStringConvertible")
        customDebugStringConvertible = find("CustomDebugStringConvertible")
        equatable = find("Equatable")
        observableObject = find("ObservableObject")
    }
}
