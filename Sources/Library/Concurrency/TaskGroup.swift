struct TaskGroup<ChildTaskResult>: AsyncSequence {
    typealias Element = ChildTaskResult
    private var results: [ChildTaskResult] = []
    init() {}

    mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult) {
        results.append(try await operation())
    }

    mutating func next() async -> ChildTaskResult? { results.isEmpty ? nil : results.removeFirst() }
    mutating func waitForAll() async { results = [] }
    var isEmpty: Bool { results.isEmpty }

    func makeAsyncIterator() -> _ListIterator<ChildTaskResult> {
        _ListIterator(list: _AsyncList(results, isFinished: true))
    }

    func cancelAll() {}
}

struct ThrowingTaskGroup<ChildTaskResult, Failure>: AsyncSequence {
    typealias Element = ChildTaskResult
    private var results: [ChildTaskResult] = []
    init() {}

    mutating func addTask(
        priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
    ) { results.append(try await operation()) }

    mutating func next() async throws -> ChildTaskResult? { results.isEmpty ? nil : results.removeFirst() }
    mutating func waitForAll() async throws { results = [] }
    var isEmpty: Bool { results.isEmpty }

    func makeAsyncIterator() -> _ListIterator<ChildTaskResult> {
        _ListIterator(list: _AsyncList(results, isFinished: true))
    }

    func cancelAll() {}
}

func withTaskGroup<T, R>(
    of childTaskResultType: T.Type, returning returnType: R.Type = R.self,
    body: (inout TaskGroup<T>) async -> R
) async -> R {
    var group = TaskGroup<T>()
    return await body(&group)
}

func withThrowingTaskGroup<T, R>(
    of childTaskResultType: T.Type, returning returnType: R.Type = R.self,
    body: (inout ThrowingTaskGroup<T, Error>) async throws -> R
) async rethrows -> R {
    var group = ThrowingTaskGroup<T, Error>()
    return try await body(&group)
}
