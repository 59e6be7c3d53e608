class DispatchWorkItem {
    private let block: () -> Void
    private(set) var isCancelled = false
    init(block: @escaping () -> Void) { self.block = block }
    func perform() { if !isCancelled { block() } }
    func cancel() { isCancelled = true }
}

typealias DispatchWallTime = DispatchTime

enum DispatchTimeInterval {
    case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never

    var _seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1_000
        case .microseconds(let count): Double(count) / 1_000_000
        case .nanoseconds(let count): Double(count) / 1_000_000_000
        case .never: .infinity
        }
    }
}

extension DispatchTime {
    static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(seconds: time.seconds + interval._seconds)
    }
}

struct DispatchTime: Comparable {
    var seconds = 0.0
    static func now() -> DispatchTime { DispatchTime() }

    static func + (lhs: DispatchTime, rhs: Double) -> DispatchTime {
        DispatchTime(seconds: lhs.seconds + rhs)
    }
}

class DispatchSemaphore {
    private var value: Int
    init(value: Int) { self.value = value }

    @discardableResult func signal() -> Int {
        value += 1
        return 0
    }

    func wait() { value -= 1 }
}

class DispatchQueue {
    enum QoS { case userInteractive, userInitiated, utility, background, `default` }
    static let main = DispatchQueue()
    static func global(qos: QoS = .default) -> DispatchQueue { DispatchQueue() }
    init() {}
    init(label: String) {}

    struct Attributes: OptionSet {
        let rawValue: Int
        static let concurrent = Attributes(rawValue: 1)
    }

    init(label: String, qos: QoS, attributes: Attributes = []) {}
    init(label: String, attributes: Attributes) {}
    func async(execute work: @escaping () -> Void) { work() }
    func sync(execute work: () -> Void) { work() }
    func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        _after(deadline.seconds, work)
    }
    func async(execute workItem: DispatchWorkItem) { workItem.perform() }
    func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        _after(deadline.seconds) { workItem.perform() }
    }
    func asyncAfter(wallDeadline: DispatchWallTime, execute work: @escaping () -> Void) {
        _after(wallDeadline.seconds, work)
    }
    func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
        _after(wallDeadline.seconds) { workItem.perform() }
    }
}
