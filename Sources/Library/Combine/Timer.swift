class RunLoop {
    static let main = RunLoop()
    static let current = RunLoop()
    init() {}

    struct SchedulerOptions {}

    struct Mode: Hashable {
        static let common = Mode()
        static let `default` = Mode()
        static let tracking = Mode()
    }
}

class Timer {
    init() {}
    func invalidate() {}
}

extension Timer {
    struct TimerPublisher: ConnectablePublisher {
        typealias Output = Date
        typealias Failure = Never

        @native init(
            interval: Double, tolerance: Double? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil)
    }

    @native static func publish(
        every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> Timer.TimerPublisher

    static func scheduledTimer(
        withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer { Timer() }
}
