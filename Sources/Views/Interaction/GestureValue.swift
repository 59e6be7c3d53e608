import Graphics
import Interpreter
import Layout
import Syntax

/// A gesture with what it does.
final class GestureValue: NativeValue {
    enum Kind {
        case tap(count: Int)
        case longPress
        /// The distance in points before a drag begins, and whether its places are in the view's own space.
        case drag(minimumDistance: Double, isLocal: Bool)
        /// The change before it begins, of the scale or in radians, and whether its value is that alone.
        case magnify(minimum: Double, isPlain: Bool)
        case rotate(minimum: Double, isPlain: Bool)
        case both(GestureValue, GestureValue)
        /// One that a reader of a picture cannot make.
        case other
    }

    struct Closures {
        var changed: [Value] = []
        var updating: [(state: StateProperty, body: Value)] = []
        var ended: [Value] = []
    }

    let kind: Kind
    let closures: Closures

    init(_ kind: Kind = .other, _ closures: Closures = Closures()) {
        self.kind = kind
        self.closures = closures
    }

    /// What it hangs on the view that it is attached to.
    func payloads(_ evaluator: Evaluator) -> [LayoutPayload] {
        let touches = touches(evaluator, partOf: nil)
        guard takesTwoFingers else { return touches }
        return touches + [TransformPayload { phase, motion in self.transform(motion, isEnd: phase == .ended, evaluator) }]
    }

    /// Hears the value of a gesture that it is made of, and whether that is the last.
    private typealias Whole = (_ value: Value, _ isEnd: Bool) -> Void

    /// What one finger does.
    private func touches(_ evaluator: Evaluator, partOf whole: Whole?) -> [LayoutPayload] {
        switch kind {
        case .other, .magnify, .rotate: return []
        case .tap(let count): return action(.tap(count: count), .void, evaluator, whole)
        case .longPress: return action(.longPress, .bool(true), evaluator, whole) + pressing(evaluator)
        case .drag(let distance, let isLocal):
            return [DragPayload(minimumDistance: distance) { phase, motion in
                let value = Value.native(DragValue(motion, isLocal: isLocal))
                self.tell(value, isEnd: phase == .ended, evaluator)
                whole?(value, phase == .ended)
            }]
        case .both(let first, let second):
            let hear: Whole = { value, isEnd in
                self.tell(value, isEnd: isEnd, evaluator)
                whole?(value, isEnd)
            }
            return first.touches(evaluator) { hear(.native(SimultaneousValue($0, nil, evaluator)), $1) }
                + second.touches(evaluator) { hear(.native(SimultaneousValue(nil, $0, evaluator)), $1) }
        }
    }

    private func pressing(_ evaluator: Evaluator) -> [LayoutPayload] {
        guard !closures.changed.isEmpty || !closures.updating.isEmpty else { return [] }
        return [DragPayload(minimumDistance: 0) { phase, _ in
            if phase == .began { self.change(.bool(true), evaluator) }
            if phase == .ended { self.resetStates() }
        }]
    }

    private func action(
        _ kind: ActionPayload.Kind, _ value: Value, _ evaluator: Evaluator, _ whole: Whole?
    ) -> [LayoutPayload] {
        guard !closures.ended.isEmpty || whole != nil else { return [] }
        return [ActionPayload(gesture: kind) { _ in
            for closure in self.closures.ended { evaluator.call(closure, [value]) }
            whole?(value, true)
        }]
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
            value = isPlain ? .double(motion.magnification) : .native(TransformValue(motion))
        case .rotate(let minimum, let isPlain) where motion.mostRotated >= minimum:
            value = isPlain ? evaluator.angle(motion.rotation) : .native(TransformValue(motion))
        case .both(let first, let second):
            let first = first.transform(motion, isEnd: isEnd, evaluator)
            let second = second.transform(motion, isEnd: isEnd, evaluator)
            guard first != nil || second != nil else { return nil }
            value = .native(SimultaneousValue(first, second, evaluator))
        default: return nil
        }
        tell(value, isEnd: isEnd, evaluator)
        return value
    }

    private func tell(_ value: Value, isEnd: Bool, _ evaluator: Evaluator) {
        guard isEnd else { return change(value, evaluator) }
        for closure in closures.ended { evaluator.call(closure, [value]) }
        resetStates()
    }

    private func change(_ value: Value, _ evaluator: Evaluator) {
        for (state, body) in closures.updating {
            let transaction = evaluator.structure("Transaction", [.none, .bool(false)])
            var arguments = [value, state.value, transaction]
            evaluator.call(body, changing: &arguments)
            if arguments.count == 3 { state.value = arguments[1] }
        }
        for closure in closures.changed { evaluator.call(closure, [value]) }
    }

    /// A gesture's state is its initial value again when the gesture is over.
    private func resetStates() {
        for (state, _) in closures.updating { state.reset() }
    }
}

/// What the gesture modifiers of views share.
enum TouchModifiers {
    /// A modifier that lets a reader do something to the view. A disabled view does nothing.
    static func action(_ call: NativeCall, _ kind: ActionPayload.Kind, _ run: @escaping (TouchPlace) -> Void) -> Value {
        call.mark("gesture") { node, context in
            if context.environment.isEnabled { node.payloads.append(ActionPayload(gesture: kind, run: run)) }
        }
    }

    /// The same view, which is also told when a finger is put on it and taken off.
    static func touches(_ call: NativeCall, _ view: Value, _ run: @escaping (DragPayload.Phase) -> Void) -> Value {
        .native(MarkedView("gesture", call.range, view) { node, context in
            guard context.environment.isEnabled else { return }
            node.payloads.append(DragPayload(minimumDistance: 0) { phase, _ in if phase != .moved { run(phase) } })
        })
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
