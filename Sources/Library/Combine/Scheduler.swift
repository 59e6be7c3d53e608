protocol _SchedulerTime { associatedtype Stride }

protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: _SchedulerTime
    associatedtype SchedulerOptions
}

extension DispatchQueue: Scheduler {
    struct SchedulerTimeType: _SchedulerTime {
        typealias Stride = _SchedulerStride
        var dispatchTime: DispatchTime
        init(_ time: DispatchTime) { dispatchTime = time }
    }
    struct SchedulerOptions {}
}

extension RunLoop: Scheduler {
    struct SchedulerTimeType: _SchedulerTime {
        typealias Stride = _SchedulerStride
        var date: Date
        init(_ date: Date) { self.date = date }
    }
    struct SchedulerOptions {}
}

extension OperationQueue: Scheduler {
    struct SchedulerTimeType: _SchedulerTime {
        typealias Stride = _SchedulerStride
        var date: Date
        init(_ date: Date) { self.date = date }
    }
    struct SchedulerOptions {}
}

struct ImmediateScheduler {
    private init() {}
    static let shared = ImmediateScheduler()
}

extension ImmediateScheduler: Scheduler {
    struct SchedulerTimeType: _SchedulerTime { typealias Stride = _SchedulerStride }
    struct SchedulerOptions {}
}

class OperationQueue {
    static let main = OperationQueue()
    init() {}
    func addOperation(_ block: @escaping () -> Void) { block() }
}

struct _SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Comparable, Hashable,
    Sendable
{
    let _seconds: Double
    init(_ seconds: Double) { _seconds = seconds }
    init(floatLiteral value: Double) { _seconds = value }
    init(integerLiteral value: Int) { _seconds = Double(value) }
    static func seconds(_ seconds: Int) -> _SchedulerStride { _SchedulerStride(Double(seconds)) }
    static func seconds(_ seconds: Double) -> _SchedulerStride { _SchedulerStride(seconds) }

    static func milliseconds(_ milliseconds: Int) -> _SchedulerStride {
        _SchedulerStride(Double(milliseconds) / 1e3)
    }

    static func microseconds(_ microseconds: Int) -> _SchedulerStride {
        _SchedulerStride(Double(microseconds) / 1e6)
    }

    static func nanoseconds(_ nanoseconds: Int) -> _SchedulerStride {
        _SchedulerStride(Double(nanoseconds) / 1e9)
    }

    static func < (lhs: _SchedulerStride, rhs: _SchedulerStride) -> Bool { lhs._seconds < rhs._seconds }
}
