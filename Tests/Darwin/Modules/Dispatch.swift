// Dispatch as its own overlay declares it; the one of this system would bring this system's C library along.
public struct DispatchTime {
    public static func now() -> DispatchTime { DispatchTime() }
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
}

public enum DispatchTimeInterval {
    case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never
}

public enum DispatchTimeoutResult {
    case success, timedOut
}

public final class DispatchSemaphore: Sendable {
    public init(value: Int) {}
    @discardableResult public func signal() -> Int { 0 }
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .timedOut }
}

public final class DispatchQueue: Sendable {
    public init(label: String) {}
}
