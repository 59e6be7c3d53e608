struct CheckedContinuation<T, E: Error> {
    final class _Slot {
        let event = _Event()
        var value: T?
        var error: E?
    }

    let _slot: _Slot

    func resume(returning value: T) {
        _slot.value = value
        _slot.event.happen()
    }

    func resume(throwing error: E) {
        _slot.error = error
        _slot.event.happen()
    }

    func resume(with result: Result<T, E>) {
        switch result {
        case .success(let value): resume(returning: value)
        case .failure(let error): resume(throwing: error)
        }
    }
}

struct _Event {
    @native init()
    @native func happen()
    @native func wait() async
}

extension CheckedContinuation where T == Void {
    func resume() { resume(returning: ()) }
}

func withCheckedContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
    let continuation = CheckedContinuation<T, Never>(_slot: CheckedContinuation<T, Never>._Slot())
    body(continuation)
    await continuation._slot.event.wait()
    return continuation._slot.value ?? _waitForever()
}

func withCheckedThrowingContinuation<T>(_ body: (CheckedContinuation<T, Error>) -> Void) async throws -> T {
    let continuation = CheckedContinuation<T, Error>(_slot: CheckedContinuation<T, Error>._Slot())
    body(continuation)
    await continuation._slot.event.wait()
    if let error = continuation._slot.error { throw error }
    return continuation._slot.value ?? _waitForever()
}
