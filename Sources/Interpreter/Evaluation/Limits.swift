/// What one evaluation may use before it is stopped with a diagnostic. The numbers are such that a browser
/// says so within half a second, and that they are the same everywhere: what is drawn does not depend on a
/// machine's speed.
public struct Limits: Sendable {
    /// Expressions and statements evaluated.
    public var steps: Int
    /// What natives do besides, in steps: as much as is done in the time of one.
    public var work: Int
    /// Nested calls of interpreted code.
    public var depth: Int
    /// Strings, collections and what else natives make, in bytes, counted as they are made: what is let go of
    /// again counts, too, so that it is more than an ordinary program needs at a time.
    public var memory: Int
    /// Bytes of the machine's stack that nested evaluation may take.
    public var stack: Int

    public init(
        steps: Int = 1_000_000, work: Int? = nil, depth: Int = 2_000, memory: Int = 48 << 20,
        stack: Int = Limits.stackOfPlatform
    ) {
        self.steps = steps
        self.work = work ?? steps
        self.depth = depth
        self.memory = memory
        self.stack = stack
    }

    /// A thread has 8 MB natively; a WebAssembly module is linked with far less, and its engine's own stack
    /// overflows at about one megabyte.
    public static var stackOfPlatform: Int {
        #if arch(wasm32)
            400_000
        #else
            5_000_000
        #endif
    }
}
