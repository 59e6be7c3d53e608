/// How much a request may be, and how long one may take: what is beyond is answered with a status and closed.
struct RequestLimits: Sendable {
    /// The request line and all headers, in bytes.
    var head = 32_768
    var body = 8_388_608
    /// Seconds until the head of a request is there, from the last answer on, and its body after that.
    var headTime = 10.0
    var bodyTime = 30.0
    /// Seconds until somebody has taken an answer.
    var answerTime = 60.0
    /// How many connections are open at once; others wait.
    var connections = 256
}

/// Why a request is not read.
enum RequestRefusal: Error, Equatable {
    /// The other side is done, or has taken too long to begin.
    case closed
    case malformed, tooSlow, headTooLarge, bodyTooLarge, lengthMissing
}

/// Runs something for so many seconds at most.
func within<Value: Sendable>(_ seconds: Double, _ body: @escaping @Sendable () async throws -> Value)
    async throws -> Value
{
    try await withThrowingTaskGroup(of: Value.self) { group in
        group.addTask(operation: body)
        group.addTask {
            try await Task.sleep(for: .seconds(seconds))
            throw RequestRefusal.tooSlow
        }
        defer { group.cancelAll() }
        guard let first = try await group.next() else { throw RequestRefusal.tooSlow }
        return first
    }
}
