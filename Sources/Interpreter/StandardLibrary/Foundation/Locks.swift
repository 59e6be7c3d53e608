/// Locks. One preview runs in one thread, so each is free when it is asked for.
extension StandardLibrary {
    static var locks: [Declaration] { foundationLocks + holdingLocks + [operationQueue] }

    private static var foundationLocks: [Declaration] {
        [
            Declaration("protocol NSLocking { func lock(); func unlock() }"),
            Declaration("extension NSLocking { func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() } }"),
            Declaration("class NSLock: NSObject, NSLocking { var name: String?; func lock() { }; func unlock() { }; func `try`() -> Bool { true } }"),
            Declaration("class NSRecursiveLock: NSObject, NSLocking { var name: String?; func lock() { }; func unlock() { }; func `try`() -> Bool { true } }"),
        ]
    }

    /// Those that hold what they guard.
    private static var holdingLocks: [Declaration] {
        [
            Declaration("final class _Guarded<State> { var state: State; init(_ state: State) { self.state = state } }"),
            Declaration(
                """
                struct OSAllocatedUnfairLock<State> {
                    let guarded: _Guarded<State>
                    init(initialState: State) { guarded = _Guarded(initialState) }
                    func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&guarded.state) }
                    func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&guarded.state) }
                }
                """),
            Declaration("extension OSAllocatedUnfairLock where State == Void { init() { self.init(initialState: ()) } }"),
            Declaration("extension OSAllocatedUnfairLock where State == Void { func lock() { } }"),
            Declaration("extension OSAllocatedUnfairLock where State == Void { func unlock() { } }"),
            Declaration("extension OSAllocatedUnfairLock where State == Void { func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() } }"),
            Declaration(
                """
                struct Mutex<Value> {
                    let guarded: _Guarded<Value>
                    init(_ initialValue: Value) { guarded = _Guarded(initialValue) }
                    func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R { try body(&guarded.state) }
                }
                """),
        ]
    }

    private static var operationQueue: Declaration {
        Declaration(
            """
            class OperationQueue {
                static let main = OperationQueue()
                var maxConcurrentOperationCount = -1
                var name: String?
                init() { }
                func addOperation(_ block: @escaping () -> Void) { DispatchQueue.main.async { block() } }
                func cancelAllOperations() { }
                func waitUntilAllOperationsAreFinished() { }
            }
            """)
    }
}
