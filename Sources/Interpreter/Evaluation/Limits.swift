/// What one evaluation may use before it is stopped with a diagnostic. The numbers are such that a browser says so
/// within half a second, and that they are the same everywhere: what is drawn does not depend on a machine's speed.
public struct Limits: Sendable {
    /// Expressions and statements evaluated.
    public var steps: Int
    /// Nested calls of interpreted code.
    public var depth: Int
    /// Bytes of strings and elements of collections, in bytes, counted as they are made.
    public var memory: Int
    /// Bytes of the machine's stack that nested evaluation may take.
    public var stack: Int

    public init(
        steps: Int = 1_000_000, depth: Int = 2_000, memory: Int = 8 << 20, stack: Int = Limits.stackOfPlatform
    ) {
        self.steps = steps
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
