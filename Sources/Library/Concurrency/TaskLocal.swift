@propertyWrapper final class TaskLocal<Value> {
    private var current: Value
    init(wrappedValue: Value) { current = wrappedValue }
    var wrappedValue: Value { current }
    var projectedValue: TaskLocal<Value> { self }
    func get() -> Value { current }

    @discardableResult func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R) rethrows
        -> R
    {
        let outer = current
        current = valueDuringOperation
        defer { current = outer }
        return try operation()
    }

    @discardableResult func withValue<R>(_ valueDuringOperation: Value, operation: () async throws -> R)
        async rethrows -> R
    {
        let outer = current
        current = valueDuringOperation
        defer { current = outer }
        return try await operation()
    }
}
