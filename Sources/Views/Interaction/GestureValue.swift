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
        switch kind {
        case .other: return []
        case .tap(let count): return action(.tap(count: count), .void, evaluator)
        case .longPress:
            guard !closures.changed.isEmpty || !closures.updating.isEmpty else { return action(.longPress, .bool(true), evaluator) }
            let pressing = DragPayload(minimumDistance: 0) { phase, _ in
                if phase == .began { self.change(.bool(true), evaluator) }
                if phase == .ended { self.resetStates() }
            }
            return action(.longPress, .bool(true), evaluator) + [pressing]
        case .drag(let distance, let isLocal):
            return [DragPayload(minimumDistance: distance) { phase, motion in
                let value = Value.native(DragValue(motion, isLocal: isLocal))
                guard phase == .ended else { return self.change(value, evaluator) }
                for closure in self.closures.ended { evaluator.call(closure, [value]) }
                self.resetStates()
            }]
        }
    }

    private func action(_ kind: ActionPayload.Kind, _ value: Value, _ evaluator: Evaluator) -> [LayoutPayload] {
        guard !closures.ended.isEmpty else { return [] }
        return [ActionPayload(gesture: kind) { _ in
            for closure in self.closures.ended { evaluator.call(closure, [value]) }
        }]
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
