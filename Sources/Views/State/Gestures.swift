import Interpreter
import Layout
import Syntax

/// Gestures keep their closures on the view, for a playground to call.
enum GestureRows {
    static var rows: [Native] { taps + types + attachments }

    private static var taps: [Native] {
        [
            Native("View.onTapGesture(count:perform:)") { call in
                let count: Int = call.next(), action = call.nextValue()
                return TouchModifiers.action(call, .tap(count: count)) { _ in call.evaluator.call(action, [])
                }
            },
            Native("View.onTapGesture(count:coordinateSpace:perform:)") { call in
                let count: Int = call.next()
                let isLocal = TouchModifiers.isLocal(call.nextValue())
                let action = call.nextValue()
                return TouchModifiers.action(call, .tap(count: count)) { place in
                    call.evaluator.call(action, [call.evaluator.value(isLocal ? place.local : place.global)])
                }
            },
            Native("View.onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)") {
                call in longPress(call, action: call.arguments[2], pressing: call.arguments[3].unwrapped)
            },
            Native("View.onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)") { call in
                longPress(call, action: call.arguments[3], pressing: call.arguments[2].unwrapped)
            },
        ]
    }

    private static func longPress(_ call: NativeCall, action: Value, pressing: Value?) -> Value {
        var closures = GestureValue.Closures()
        closures.ended = [(action, 0)]
        if let pressing { closures.pressing = [pressing] }
        return attached(.native(GestureValue(pressed(call), closures)), call)
    }

    /// A long press by the first two arguments.
    private static func pressed(_ call: NativeCall) -> GestureValue.Kind {
        let duration: Double = call.next()
        return .longPress(duration: duration, distance: call.next())
    }

    private static var types: [Native] {
        [
            gesture("TapGesture.init(count:)") { GestureValue(.tap(count: $0.next())) },
            gesture("LongPressGesture.init(minimumDuration:maximumDistance:)") {
                GestureValue(pressed($0))
            },
            gesture("DragGesture.init(minimumDistance:coordinateSpace:)", drag),
            gesture("SpatialTapGesture.init(count:coordinateSpace:)") {
                let count: Int = $0.next()
                return GestureValue(.tap(count: count, isLocal: TouchModifiers.isLocal($0.nextValue())))
            },
            gesture("MagnificationGesture.init(minimumScaleDelta:)") {
                GestureValue(.magnify(minimum: $0.next(), isPlain: true))
            },
            gesture("MagnifyGesture.init(minimumScaleDelta:)") {
                GestureValue(.magnify(minimum: $0.next(), isPlain: false))
            },
            gesture("RotationGesture.init(minimumAngleDelta:)") {
                GestureValue(.rotate(minimum: $0.next(Angle.self).radians, isPlain: true))
            },
            gesture("RotateGesture.init(minimumAngleDelta:)") {
                GestureValue(.rotate(minimum: $0.next(Angle.self).radians, isPlain: false))
            },
            Native("Gesture.onEnded(_:)") {
                call in
                changed(call) { $0.ended.append((call.nextValue(), $0.maps.count)) }
            },
            Native("Gesture.onChanged(_:)") {
                call in
                changed(call) { $0.changed.append((call.nextValue(), $0.maps.count)) }
            },
            Native("Gesture.map(_:)") { call in changed(call) { $0.maps.append(call.nextValue()) } },
            Native("Gesture.updating(_:body:)") { call in
                let state = call.nextValue().native(StateProperty.self), body = call.nextValue()
                return changed(call) { if let state { $0.updating.append((state, body)) } }
            },
            Native("AnyGesture.init(_:)") { .native($0.nextGesture()) },
            composed("SimultaneousGesture") { .both($0, $1) },
            composed("SequenceGesture") { .sequence($0, $1) },
            composed("ExclusiveGesture") { .exclusive($0, $1) },
        ]
    }

    private static func gesture(
        _ signature: StaticString, _ make: @escaping (NativeCall) -> GestureValue = { _ in GestureValue() }
    ) -> Native {
        Native(signature) { .native(make($0)) }
    }

    private static func composed(
        _ name: String, _ make: @escaping (GestureValue, GestureValue) -> GestureValue.Kind
    ) -> Native {
        Native("\(name).init(_:_:)") { call in
            let first = call.nextGesture()
            return .native(GestureValue(make(first, call.nextGesture())))
        }
    }

    private static func drag(_ call: NativeCall) -> GestureValue {
        let distance: Double = call.next()
        return GestureValue(
            .drag(minimumDistance: distance, isLocal: TouchModifiers.isLocal(call.nextValue())))
    }

    /// The receiver with more to do.
    private static func changed(_ call: NativeCall, _ change: (inout GestureValue.Closures) -> Void) -> Value
    {
        guard let gesture = call.receiver.gesture(call.evaluator) else { return call.receiver }
        var closures = gesture.closures
        change(&closures)
        return .native(GestureValue(gesture.kind, closures))
    }

    /// A gesture that a reader can make does what its closures say; any other is accepted.
    private static func attachment(_ name: String, _ precedence: GesturePrecedence) -> Native {
        Native("View.\(name)(_:including:)") { call in attached(call.nextValue(), call, precedence) }
    }

    private static func enabled(_ name: String, _ precedence: GesturePrecedence) -> Native {
        Native("View.\(name)(_:isEnabled:)") { call in
            let gesture = call.nextValue(), isEnabled: Bool = call.next()
            return attached(isEnabled ? gesture : .none, call, precedence)
        }
    }

    private static func attached(
        _ gesture: Value, _ call: NativeCall, _ precedence: GesturePrecedence = .usual
    ) -> Value {
        guard let gesture = gesture.gesture(call.evaluator) else { return call.receiver }
        return call.mark("gesture") { node, context in
            if context.environment.isEnabled {
                node.payloads += gesture.payloads(context.evaluator, precedence)
            }
        }
    }

    private static var attachments: [Native] {
        []
            + [
                ("gesture", GesturePrecedence.usual), ("simultaneousGesture", .simultaneous),
                ("highPriorityGesture", .high),
            ].flatMap {
                [attachment($0, $1), enabled($0, $1)]
            }
    }
}

extension NativeCall {
    /// One that does nothing where there is none.
    fileprivate func nextGesture() -> GestureValue { nextValue().gesture(evaluator) ?? GestureValue() }
}

extension Value {
    /// A gesture, which may be optional, or a structure of the program's own that has one as its `body`.
    fileprivate func gesture(_ evaluator: Evaluator) -> GestureValue? {
        var value = unwrapped
        for _ in 0..<32 {
            guard case .structure? = value else { break }
            value = value.flatMap { evaluator.property("body", of: $0) }
        }
        return value?.native(GestureValue.self)
    }
}
