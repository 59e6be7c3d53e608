import Interpreter
import Syntax

/// An event as a gesture hears it.
struct Touch {
    var event: TouchEvent
    var motion: DragMotion
    let evaluator: Evaluator
}

/// How far a reader has come with a gesture, and with those that it is made of. It stays while the views, and
/// with them the gestures, are evaluated anew.
public final class GestureProgress {
    enum Phase {
        case possible
        case active(Value)
        case ended(Value)
        case failed
    }

    private(set) var phase = Phase.possible
    /// Whether the closures have not heard of the phase yet.
    private var isNew = false
    private var taps = 0
    /// Where and when it began to hear of the finger, if that was after it came down.
    private var start: TouchPlace?
    private var since = 0.0
    /// Those of the gestures that it is made of.
    private(set) lazy var first = GestureProgress()
    private(set) lazy var second = GestureProgress()

    public init() {}

    public var isOver: Bool {
        switch phase {
        case .ended, .failed: true
        default: false
        }
    }

    var hasFailed: Bool { if case .failed = phase { true } else { false } }

    private var isActive: Bool { if case .active = phase { true } else { false } }

    /// Its last value, if it has one that counts.
    private var value: Value? {
        switch phase {
        case .active(let value), .ended(let value): value
        case .possible, .failed: nil
        }
    }

    /// The phase, if the closures have not heard of it yet; from now on they have.
    func takeNews() -> Phase? {
        defer { isNew = false }
        return isNew ? phase : nil
    }

    /// - Returns: whether there is anything new, in this gesture or in those that it is made of.
    @discardableResult
    func advance(_ gesture: GestureValue, _ touch: Touch) -> Bool {
        guard !isOver else { return false }
        let next = next(gesture, touch)
        if let next {
            phase = next
            isNew = true
        }
        return next != nil
    }

    /// The phase after an event; nil if nothing changes.
    private func next(_ gesture: GestureValue, _ touch: Touch) -> Phase? {
        switch gesture.kind {
        case .tap(let count, let isLocal): tap(count, isLocal, touch)
        case .longPress(let duration, let distance): press(duration, distance, touch)
        case .drag(let distance, let isLocal): drag(distance, isLocal, touch)
        case .both(let first, let second): both(first, second, touch)
        case .sequence(let first, let second): sequence(first, second, touch)
        case .exclusive(let first, let second): exclusive(first, second, touch)
        case .magnify, .rotate, .other: .failed
        }
    }
}

// MARK: Gestures of one finger

extension GestureProgress {
    /// A finger that moves farther than this does not tap: where a drag begins by default.
    private static let tapDistance = 10.0

    private func tap(_ count: Int, _ isLocal: Bool?, _ touch: Touch) -> Phase? {
        switch touch.event {
        case .began, .held: return nil
        case .moved: return touch.motion.distance > GestureProgress.tapDistance ? .failed : nil
        case .lapsed: return .failed
        case .ended:
            taps += 1
            guard taps == count else { return nil }
            return .ended(GestureValue.tapped(touch.motion.start, isLocal, touch.evaluator))
        }
    }

    private func press(_ duration: Double, _ distance: Double, _ touch: Touch) -> Phase? {
        switch touch.event {
        case .began: return duration > 0 ? .active(.bool(true)) : .ended(.bool(true))
        case .moved: return touch.motion.distance > distance ? .failed : nil
        case .held(let seconds): return seconds - since >= duration ? .ended(.bool(true)) : nil
        case .ended, .lapsed: return .failed
        }
    }

    private func drag(_ distance: Double, _ isLocal: Bool, _ touch: Touch) -> Phase? {
        if case .held = touch.event { return nil }
        var motion = touch.motion
        if let start { motion.start = start }
        guard touch.event != .lapsed, isActive || motion.distance >= distance else {
            return touch.event == .ended || touch.event == .lapsed ? .failed : nil
        }
        let value = touch.evaluator.dragged(motion, isLocal: isLocal)
        return touch.event == .ended ? .ended(value) : .active(value)
    }
}

// MARK: Gestures of gestures

extension GestureProgress {
    private func both(_ one: GestureValue, _ other: GestureValue, _ touch: Touch) -> Phase? {
        let hasNews = first.advance(one, touch)
        guard second.advance(other, touch) || hasNews else { return nil }
        if first.hasFailed && second.hasFailed { return .failed }
        guard first.value != nil || second.value != nil else { return nil }
        let value = touch.evaluator.simultaneous(first.value, second.value)
        return first.isOver && second.isOver ? .ended(value) : .active(value)
    }

    /// The second only hears of the finger when the first has ended.
    private func sequence(_ one: GestureValue, _ other: GestureValue, _ touch: Touch) -> Phase? {
        func value(_ place: Int, _ payload: [Value]) -> Value {
            touch.evaluator.enumeration(nested: ["SequenceGesture", "Value"], place, payload)
        }
        if case .ended(let begun) = first.phase {
            guard second.advance(other, touch) else { return nil }
            switch second.phase {
            case .possible: return nil
            case .active(let next): return .active(value(1, [begun, .some(next)]))
            case .ended(let next): return .ended(value(1, [begun, .some(next)]))
            case .failed: return .failed
            }
        }
        guard first.advance(one, touch) else { return nil }
        switch first.phase {
        case .possible: return nil
        case .active(let begun): return .active(value(0, [begun]))
        case .failed: return .failed
        case .ended(let begun):
            second.takeOver(touch)
            return .active(value(1, [begun, .none]))
        }
    }

    /// Begins where the finger is by now, if it still is on the view.
    private func takeOver(_ touch: Touch) {
        guard case .held(let seconds) = touch.event else { return }
        start = touch.motion.location
        since = seconds
    }

    /// The second counts when the first has failed.
    private func exclusive(_ one: GestureValue, _ other: GestureValue, _ touch: Touch) -> Phase? {
        let hadFailed = first.hasFailed
        let isFirstNew = first.advance(one, touch), isSecondNew = second.advance(other, touch)
        let evaluator = touch.evaluator, decider = first.hasFailed ? second : first
        guard first.hasFailed ? isSecondNew || !hadFailed : isFirstNew else { return nil }
        func value(_ payload: Value) -> Value {
            evaluator.enumeration(nested: ["ExclusiveGesture", "Value"], first.hasFailed ? 1 : 0, [payload])
        }
        switch decider.phase {
        case .possible: return nil
        case .active(let payload): return .active(value(payload))
        case .ended(let payload): return .ended(value(payload))
        case .failed: return .failed
        }
    }
}
