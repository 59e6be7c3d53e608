import Interpreter
import Layout
import Syntax

/// A gesture with what it does.
final class GestureValue: NativeValue {
    enum Kind {
        /// Whether its value is a place in the view's own space or in the window's; nil if it is nothing.
        case tap(count: Int, isLocal: Bool? = nil)
        /// Seconds, and how far the finger may move meanwhile, in points.
        case longPress(duration: Double, distance: Double)
        /// The distance in points before a drag begins, and whether its places are in the view's own space.
        case drag(minimumDistance: Double, isLocal: Bool)
        /// The change before it begins, of the scale or in radians, and whether its value is that alone.
        case magnify(minimum: Double, isPlain: Bool)
        case rotate(minimum: Double, isPlain: Bool)
        case both(GestureValue, GestureValue)
        case sequence(GestureValue, GestureValue)
        case exclusive(GestureValue, GestureValue)
        /// One that a reader of a picture cannot make.
        case other
    }

    struct Closures {
        /// What `map` makes of its value, and how many of these each closure heard of it.
        var maps: [Value] = []
        var changed: [(closure: Value, maps: Int)] = []
        var updating: [(state: StateProperty, body: Value)] = []
        var ended: [(closure: Value, maps: Int)] = []
        /// Told whether the finger presses.
        var pressing: [Value] = []
    }

    let kind: Kind
    let closures: Closures

    init(_ kind: Kind = .other, _ closures: Closures = Closures()) {
        self.kind = kind
        self.closures = closures
    }

    /// What it hangs on the view that it is attached to.
    func payloads(_ evaluator: Evaluator, _ precedence: GesturePrecedence) -> [LayoutPayload] {
        var payloads: [LayoutPayload] = []
        if let action = action(evaluator, precedence) {
            payloads.append(action)
        } else if hearsTouches {
            payloads.append(TouchPayload(self, evaluator, precedence))
        }
        if takesTwoFingers {
            payloads.append(
                TransformPayload { phase, motion in self.transform(motion, isEnd: phase == .ended, evaluator)
                })
        }
        return payloads
    }

    /// A tap or a long press of which nobody hears before it is over.
    private func action(_ evaluator: Evaluator, _ precedence: GesturePrecedence) -> ActionPayload? {
        guard closures.changed.isEmpty, closures.updating.isEmpty, closures.pressing.isEmpty else {
            return nil
        }
        switch kind {
        case .tap(let count, let isLocal):
            return ActionPayload(gesture: .tap(count: count), precedence) { place in
                self.end(GestureValue.tapped(place, isLocal, evaluator), evaluator)
            }
        case .longPress(let duration, _):
            return ActionPayload(gesture: .longPress(duration: duration), precedence) { _ in
                self.end(.bool(true), evaluator)
            }
        default: return nil
        }
    }

    static func tapped(_ place: TouchPlace, _ isLocal: Bool?, _ evaluator: Evaluator) -> Value {
        guard let isLocal else { return .void }
        let location = evaluator.value(isLocal ? place.local : place.global)
        return evaluator.structure(nested: ["SpatialTapGesture", "Value"], [location])
    }

    private var hearsTouches: Bool {
        switch kind {
        case .tap, .longPress, .drag: true
        case .both(let first, let second), .exclusive(let first, let second):
            first.hearsTouches || second.hearsTouches
        case .sequence(let first, let second): first.hearsTouches && second.hearsTouches
        case .magnify, .rotate, .other: false
        }
    }

    private var takesTwoFingers: Bool {
        switch kind {
        case .magnify, .rotate: true
        case .both(let first, let second): first.takesTwoFingers || second.takesTwoFingers
        default: false
        }
    }

    /// Tells the closures of the gesture, and of those that it is made of, how two fingers have moved.
    ///
    /// - Returns: its value; nil if it has not begun.
    @discardableResult
    private func transform(_ motion: TransformMotion, isEnd: Bool, _ evaluator: Evaluator) -> Value? {
        let value: Value
        switch kind {
        case .magnify(let minimum, let isPlain) where motion.mostMagnified >= minimum:
            let scale = Value.double(motion.magnification)
            let velocity = Value.double(motion.magnificationVelocity)
            value = isPlain ? scale : evaluator.transformed(by: "MagnifyGesture", scale, velocity, motion)
        case .rotate(let minimum, let isPlain) where motion.mostRotated >= minimum:
            let angle = evaluator.angle(motion.rotation)
            let velocity = evaluator.angle(motion.rotationVelocity)
            value = isPlain ? angle : evaluator.transformed(by: "RotateGesture", angle, velocity, motion)
        case .both(let first, let second):
            let first = first.transform(motion, isEnd: isEnd, evaluator)
            let second = second.transform(motion, isEnd: isEnd, evaluator)
            guard first != nil || second != nil else { return nil }
            value = evaluator.simultaneous(first, second)
        default: return nil
        }
        if isEnd { end(value, evaluator) } else { change(value, evaluator) }
        return value
    }

    /// Tells the closures of the gesture, and of those that it is made of, what is new.
    func tell(_ progress: GestureProgress, _ evaluator: Evaluator) {
        switch kind {
        case .both(let first, let second), .sequence(let first, let second):
            first.tell(progress.first, evaluator)
            second.tell(progress.second, evaluator)
        case .exclusive(let first, let second):
            first.tell(progress.first, evaluator)
            if progress.first.hasFailed { second.tell(progress.second, evaluator) }
        default: break
        }
        switch progress.takeNews() {
        case .active(let value)?: change(value, evaluator)
        case .ended(let value)?: end(value, evaluator)
        case .failed?: reset(evaluator)
        case .possible?, nil: break
        }
    }

    private func mapped(_ value: Value, _ count: Int, _ evaluator: Evaluator) -> Value {
        closures.maps.prefix(count).reduce(value) { evaluator.call($1, [$0]) }
    }

    private func end(_ value: Value, _ evaluator: Evaluator) {
        for heard in closures.ended { evaluator.call(heard.closure, [mapped(value, heard.maps, evaluator)]) }
        reset(evaluator)
    }

    private func change(_ value: Value, _ evaluator: Evaluator) {
        for (state, body) in closures.updating {
            let transaction = evaluator.structure("Transaction", [.none, .bool(false)])
            var arguments = [value, state.value, transaction]
            evaluator.call(body, changing: &arguments)
            if arguments.count == 3 { state.value = arguments[1] }
        }
        for heard in closures.changed {
            evaluator.call(heard.closure, [mapped(value, heard.maps, evaluator)])
        }
        for closure in closures.pressing { evaluator.call(closure, [.bool(true)]) }
    }

    /// A gesture's state is its initial value again when the gesture is over.
    private func reset(_ evaluator: Evaluator) {
        for (state, _) in closures.updating { state.reset() }
        for closure in closures.pressing { evaluator.call(closure, [.bool(false)]) }
    }
}

/// What the gesture modifiers of views share.
enum TouchModifiers {
    /// A modifier that lets a reader do something to the view. A disabled view does nothing.
    static func action(_ call: NativeCall, _ kind: ActionPayload.Kind, _ run: @escaping (TouchPlace) -> Void)
        -> Value
    {
        call.mark("gesture") { node, context in
            if context.environment.isEnabled { node.payloads.append(ActionPayload(gesture: kind, run: run)) }
        }
    }

    /// Whether places are told in the view's own space; those of named spaces are told in the window's.
    static func isLocal(_ space: Value) -> Bool {
        switch space {
        case .enumeration(let space, _): space.index == 1
        case .structure(let space): space.declaration.name == "LocalCoordinateSpace"
        default: true
        }
    }
}
