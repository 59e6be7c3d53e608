import Graphics
import Interpreter
import Layout
import Syntax

/// Gestures keep their closures on the view, for a playground to call.
enum GestureRows {
    static var rows: [Declaration] { taps + types + attachments }

    private static var taps: [Declaration] {
        [
            Declaration(
                """
                extension View {
                    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
                }
                """
            ) { call in
                let count: Int = call.next()
                let action = call.nextValue()
                return TouchModifiers.action(call, .tap(count: count)) { _ in call.evaluator.call(action, []) }
            },
            Declaration(
                """
                extension View {
                    @available(iOS 16.0, *)
                    public func onTapGesture(
                        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
                        perform action: @escaping (CGPoint) -> Void) -> some View
                }
                """
            ) { call in
                let count: Int = call.next()
                let isLocal = TouchModifiers.isLocal(call.nextValue())
                let action = call.nextValue()
                return TouchModifiers.action(call, .tap(count: count)) { place in
                    call.evaluator.call(action, [call.evaluator.value(isLocal ? place.local : place.global)])
                }
            },
            Declaration(
                """
                extension View {
                    public func onLongPressGesture(
                        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
                        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
                }
                """
            ) { call in longPress(call, action: call.arguments[2], pressing: call.arguments[3].unwrapped) },
            Declaration(
                """
                extension View {
                    public func onLongPressGesture(
                        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
                        perform action: @escaping () -> Void) -> some View
                }
                """
            ) { call in longPress(call, action: call.arguments[3], pressing: call.arguments[2].unwrapped) },
        ]
    }

    private static func longPress(_ call: NativeCall, action: Value, pressing: Value?) -> Value {
        var closures = GestureValue.Closures()
        closures.ended = [action]
        if let pressing { closures.pressing = [pressing] }
        return attached(.native(GestureValue(pressed(call), closures)), call)
    }

    /// A long press by the first two arguments.
    private static func pressed(_ call: NativeCall) -> GestureValue.Kind {
        let duration: Double = call.next()
        return .longPress(duration: duration, distance: call.next())
    }

    private static var types: [Declaration] {
        [
            Declaration("public protocol Gesture { associatedtype Value }"),
            gesture("TapGesture", "Void", "count: Int = 1") { GestureValue(.tap(count: $0.next())) },
            gesture("LongPressGesture", "Bool", "minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10") {
                GestureValue(pressed($0))
            },
            gesture(
                "DragGesture", "DragGesture.Value",
                "minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local", drag),
            Declaration("extension DragGesture { public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) }") {
                .native(drag($0))
            },
            gesture("SpatialTapGesture", "SpatialTapGesture.Value", "count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local") {
                let count: Int = $0.next()
                return GestureValue(.tap(count: count, isLocal: TouchModifiers.isLocal($0.nextValue())))
            },
            Declaration("extension SpatialTapGesture { public struct Value: Equatable { public var location: CGPoint } }"),
            gesture("MagnificationGesture", "CGFloat", "minimumScaleDelta: CGFloat = 0.01") {
                GestureValue(.magnify(minimum: $0.next(), isPlain: true))
            },
            gesture("MagnifyGesture", "MagnifyGesture.Value", "minimumScaleDelta: CGFloat = 0.01") {
                GestureValue(.magnify(minimum: $0.next(), isPlain: false))
            },
            gesture("RotationGesture", "Angle", "minimumAngleDelta: Angle = .degrees(1)") {
                GestureValue(.rotate(minimum: $0.next(Angle.self).radians, isPlain: true))
            },
            gesture("RotateGesture", "RotateGesture.Value", "minimumAngleDelta: Angle = .degrees(1)") {
                GestureValue(.rotate(minimum: $0.next(Angle.self).radians, isPlain: false))
            },
            Declaration("extension Gesture { public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> }") {
                call in
                changed(call) { $0.ended.append(call.nextValue()) }
            },
            Declaration("public struct _EndedGesture<Child>: Gesture where Child: Gesture { public typealias Value = Child.Value }"),
            Declaration("extension Gesture where Self.Value: Equatable { public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> }") {
                call in
                changed(call) { $0.changed.append(call.nextValue()) }
            },
            Declaration("public struct _ChangedGesture<Child>: Gesture where Child: Gesture { public typealias Value = Child.Value }"),
            Declaration(
                """
                extension Gesture {
                    public func updating<State>(
                        _ state: GestureState<State>,
                        body: @escaping (Self.Value, inout State, inout Transaction) -> Void)
                        -> GestureStateGesture<Self, State>
                }
                """
            ) { call in
                let state = call.nextValue().native(StateProperty.self)
                let body = call.nextValue()
                return changed(call) { if let state { $0.updating.append((state, body)) } }
            },
            Declaration("public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture { public typealias Value = Base.Value }"),
            composed("SimultaneousGesture") { .both($0, $1) },
            composed("SequenceGesture") { .sequence($0, $1) },
            Declaration("extension SequenceGesture { public enum Value { case first(First.Value), second(First.Value, Second.Value?) } }"),
            composed("ExclusiveGesture") { .exclusive($0, $1) },
            Declaration("extension ExclusiveGesture { public enum Value { case first(First.Value), second(Second.Value) } }"),
            Declaration("extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}"),
            Declaration("extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}"),
            Declaration("extension Optional: Gesture where Wrapped: Gesture { public typealias Value = Wrapped.Value }"),
            Declaration("extension Gesture { public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> where Other: Gesture { SimultaneousGesture(self, other) } }"),
            Declaration("extension Gesture { public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other: Gesture { SequenceGesture(self, other) } }"),
            Declaration("extension Gesture { public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> where Other: Gesture { ExclusiveGesture(self, other) } }"),
        ]
    }

    private static func gesture(
        _ name: String, _ value: String, _ parameters: String,
        _ make: @escaping (NativeCall) -> GestureValue = { _ in GestureValue() }
    ) -> Declaration {
        let alias = value.utf8.elementsEqual("\(name).Value".utf8) ? "" : "public typealias Value = \(value)\n"
        return Declaration(
            """
            public struct \(name): Gesture {
                \(alias)public init(\(parameters))
            }
            """
        ) { .native(make($0)) }
    }

    private static func composed(
        _ name: String, _ make: @escaping (GestureValue, GestureValue) -> GestureValue.Kind
    ) -> Declaration {
        Declaration(
            """
            public struct \(name)<First, Second>: Gesture where First: Gesture, Second: Gesture {
                public init(_ first: First, _ second: Second)
            }
            """
        ) { call in
            let first = call.nextGesture()
            return .native(GestureValue(make(first, call.nextGesture())))
        }
    }

    private static func drag(_ call: NativeCall) -> GestureValue {
        let distance: Double = call.next()
        return GestureValue(.drag(minimumDistance: distance, isLocal: TouchModifiers.isLocal(call.nextValue())))
    }

    /// The receiver with more to do.
    private static func changed(_ call: NativeCall, _ change: (inout GestureValue.Closures) -> Void) -> Value {
        guard let gesture = call.receiver.native(GestureValue.self) else { return call.receiver }
        var closures = gesture.closures
        change(&closures)
        return .native(GestureValue(gesture.kind, closures))
    }

    /// A gesture that a reader can make does what its closures say; any other is accepted.
    private static func attachment(_ name: String, _ precedence: GesturePrecedence) -> Declaration {
        Declaration(
            "extension View { public func \(name)<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture }"
        ) { call in attached(call.nextValue(), call, precedence) }
    }

    private static func enabled(_ name: String, _ precedence: GesturePrecedence) -> Declaration {
        Declaration(
            "extension View { @available(iOS 18.0, *) public func \(name)<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture }"
        ) { call in
            let gesture = call.nextValue()
            let isEnabled: Bool = call.next()
            return attached(isEnabled ? gesture : .none, call, precedence)
        }
    }

    private static func attached(_ gesture: Value, _ call: NativeCall, _ precedence: GesturePrecedence = .usual) -> Value {
        guard let gesture = gesture.gesture else { return call.receiver }
        return call.mark("gesture") { node, context in
            if context.environment.isEnabled { node.payloads += gesture.payloads(context.evaluator, precedence) }
        }
    }

    private static var attachments: [Declaration] {
        [
            Declaration(
                """
                public struct GestureMask: OptionSet, Sendable {
                    public let rawValue: UInt32
                    public init(rawValue: UInt32) { self.rawValue = rawValue }
                    public static let none = GestureMask(rawValue: 0)
                    public static let gesture = GestureMask(rawValue: 1)
                    public static let subviews = GestureMask(rawValue: 2)
                    public static let all = GestureMask(rawValue: 3)
                }
                """),
        ] + [("gesture", GesturePrecedence.usual), ("simultaneousGesture", .simultaneous), ("highPriorityGesture", .high)].flatMap {
            [attachment($0, $1), enabled($0, $1)]
        }
    }
}

extension NativeCall {
    /// One that does nothing where there is none.
    fileprivate func nextGesture() -> GestureValue { nextValue().gesture ?? GestureValue() }
}

extension Value {
    /// A gesture, which may be optional.
    fileprivate var gesture: GestureValue? { unwrapped?.native(GestureValue.self) }
}
