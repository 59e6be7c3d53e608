protocol NSLocking {
    func lock()
    func unlock()
}

extension NSLocking {
    func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

class NSLock: NSObject, NSLocking {
    var name: String?
    func lock() {}
    func unlock() {}
    func `try`() -> Bool { true }
}

class NSRecursiveLock: NSObject, NSLocking {
    var name: String?
    func lock() {}
    func unlock() {}
    func `try`() -> Bool { true }
}

final class _Guarded<State> {
    var state: State
    init(_ state: State) { self.state = state }
}

struct OSAllocatedUnfairLock<State> {
    let guarded: _Guarded<State>
    init(initialState: State) { guarded = _Guarded(initialState) }
    func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&guarded.state) }
    func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&guarded.state) }
}

extension OSAllocatedUnfairLock where State == Void {
    init() { self.init(initialState: ()) }
    func lock() {}
    func unlock() {}
    func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

struct Mutex<Value> {
    let guarded: _Guarded<Value>
    init(_ initialValue: Value) { guarded = _Guarded(initialValue) }
    func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R { try body(&guarded.state) }
}

class OperationQueue {
    static let main = OperationQueue()
    var maxConcurrentOperationCount = -1
    var name: String?
    init() {}
    func addOperation(_ block: @escaping () -> Void) { DispatchQueue.main.async { block() } }
    func cancelAllOperations() {}
    func waitUntilAllOperationsAreFinished() {}
}
