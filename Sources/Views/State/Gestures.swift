import Graphics
import Interpreter
import Layout
import Syntax

/// Gestures: taps and long presses keep their action on the view, for a playground to call; the others are accepted.
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
                return action(call, .tap(count: count), call.nextValue(), [])
            },
            Declaration(
                """
                extension View {
                    public func onTapGesture(
                        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
                        perform action: @escaping (CGPoint) -> Void) -> some View
                }
                """
            ) { call in
                let count: Int = call.next()
                _ = call.nextValue()
                return action(call, .tap(count: count), call.nextValue(), [call.evaluator.value(Point.zero)])
            },
            Declaration(
                """
                extension View {
                    public func onLongPressGesture(
                        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
                        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
                }
                """
            ) { call in
                _ = call.nextValue()
                _ = call.nextValue()
                return action(call, .longPress, call.nextValue(), [])
            },
        ]
    }

    private static func action(
        _ call: NativeCall, _ kind: ActionPayload.Kind, _ closure: Value, _ arguments: [Value]
    ) -> Value {
        let evaluator = call.evaluator
        return call.mark("gesture") { node, _ in
            node.payloads.append(ActionPayload(kind) { evaluator.call(closure, arguments) })
        }
    }

    private static var types: [Declaration] {
        [
            Declaration("public protocol Gesture { associatedtype Value }"),
            gesture("TapGesture", "Void", "count: Int = 1") { GestureValue(.tap(count: $0.next()), .void) },
            gesture("LongPressGesture", "Bool", "minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10") { _ in
                GestureValue(.longPress, .bool(true))
            },
            gesture(
                "DragGesture", "DragGesture.Value",
                "minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local"),
            Declaration(
                """
                extension DragGesture {
                    public struct Value: Equatable {
                        public var time: Date
                        public var location: CGPoint
                        public var startLocation: CGPoint
                        public var translation: CGSize
                        public var velocity: CGSize
                        public var predictedEndLocation: CGPoint
                        public var predictedEndTranslation: CGSize
                    }
                }
                """),
            Declaration("extension DragGesture { public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) }") {
                _ in .native(GestureValue())
            },
            gesture("MagnificationGesture", "CGFloat", "minimumScaleDelta: CGFloat = 0.01"),
            gesture("MagnifyGesture", "MagnifyGesture.Value", "minimumScaleDelta: CGFloat = 0.01"),
            Declaration("extension MagnifyGesture { public struct Value: Equatable { public var magnification: CGFloat; public var velocity: CGFloat } }"),
            gesture("RotationGesture", "Angle", "minimumAngleDelta: Angle = .degrees(1)"),
            gesture("RotateGesture", "RotateGesture.Value", "minimumAngleDelta: Angle = .degrees(1)"),
            Declaration("extension RotateGesture { public struct Value: Equatable { public var rotation: Angle; public var velocity: Angle } }"),
            Declaration("extension Gesture { public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> }") {
                call in
                guard let gesture = call.receiver.native(GestureValue.self) else { return call.receiver }
                return .native(gesture.ending(with: call.nextValue()))
            },
            Declaration("public struct _EndedGesture<Child>: Gesture where Child: Gesture { public typealias Value = Child.Value }"),
            Declaration(
                accepting: "extension Gesture where Self.Value: Equatable { public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> }"),
            Declaration("public struct _ChangedGesture<Child>: Gesture where Child: Gesture { public typealias Value = Child.Value }"),
            Declaration(
                accepting: """
                extension Gesture {
                    public func updating<State>(
                        _ state: GestureState<State>,
                        body: @escaping (Self.Value, inout State, inout Transaction) -> Void)
                        -> GestureStateGesture<Self, State>
                }
                """),
            Declaration("public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture { public typealias Value = Base.Value }"),
            Declaration("public struct SimultaneousGesture<First, Second>: Gesture where First: Gesture, Second: Gesture { public typealias Value = Void; public init(_ first: First, _ second: Second) {} }"),
            Declaration("public struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture { public typealias Value = Void; public init(_ first: First, _ second: Second) {} }"),
            Declaration("public struct ExclusiveGesture<First, Second>: Gesture where First: Gesture, Second: Gesture { public typealias Value = Void; public init(_ first: First, _ second: Second) {} }"),
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

    /// A tap or a long press does what its `onEnded` says; any other gesture is accepted.
    private static func attachment(_ name: String) -> Declaration {
        Declaration(
            "extension View { public func \(name)<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture }"
        ) { call in
            guard let gesture = call.nextValue().native(GestureValue.self), let kind = gesture.kind, let ended = gesture.ended
            else { return call.receiver }
            return action(call, kind, ended, [gesture.value])
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
            attachment("gesture"), attachment("simultaneousGesture"), attachment("highPriorityGesture"),
            ScrollViewRows.unchanged("allowsHitTesting(_ enabled: Bool)"),
        ]
    }
}

/// A gesture. A reader of a picture can tap and press; nothing moves.
final class GestureValue: NativeValue {
    /// What a reader does, for gestures that a reader can make.
    let kind: ActionPayload.Kind?
    /// What the closures are handed.
    let value: Value
    let ended: Value?

    init(_ kind: ActionPayload.Kind? = nil, _ value: Value = .void, ended: Value? = nil) {
        self.kind = kind
        self.value = value
        self.ended = ended
    }

    func ending(with action: Value) -> GestureValue { GestureValue(kind, value, ended: action) }
}
