extension View {
    @native public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View

    @native @available(iOS 16.0, *)
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View

    @native public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View

    @native public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View
}

public protocol Gesture {
    associatedtype Body: Gesture = Never
    associatedtype Value = Body.Value
    var body: Body { get }
}

extension Never: Gesture { public typealias Value = Never }

extension Gesture where Body == Never { public var body: Never { fatalError() } }

public struct AnyGesture<Value>: Gesture {
    @native public init<T>(_ gesture: T) where T: Gesture, Value == T.Value
}

public struct TapGesture: Gesture {
    public typealias Value = Void
    @native public init(count: Int = 1)
}

public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    @native public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)
}

public struct DragGesture: Gesture {
    @native public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
}

extension DragGesture {
    @native public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol)
}

public struct SpatialTapGesture: Gesture {
    @native public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local)
}

extension SpatialTapGesture {
    public struct Value: Equatable { public var location: CGPoint }
}

public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    @native public init(minimumScaleDelta: CGFloat = 0.01)
}

public struct MagnifyGesture: Gesture {
    @native public init(minimumScaleDelta: CGFloat = 0.01)
}

public struct RotationGesture: Gesture {
    public typealias Value = Angle
    @native public init(minimumAngleDelta: Angle = .degrees(1))
}

public struct RotateGesture: Gesture {
    @native public init(minimumAngleDelta: Angle = .degrees(1))
}

extension Gesture {
    @native public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self>
}

extension Gesture {
    @native public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T>
}

public struct _MapGesture<Child, Value>: Gesture where Child: Gesture {}

public struct _EndedGesture<Child>: Gesture where Child: Gesture { public typealias Value = Child.Value }

extension Gesture where Self.Value: Equatable {
    @native public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self>
}

public struct _ChangedGesture<Child>: Gesture where Child: Gesture { public typealias Value = Child.Value }

extension Gesture {
    @native public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    )
        -> GestureStateGesture<Self, State>
}

public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
    public typealias Value = Base.Value
}

public struct SimultaneousGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    @native public init(_ first: First, _ second: Second)
}

public struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    @native public init(_ first: First, _ second: Second)
}

extension SequenceGesture {
    public enum Value { case first(First.Value), second(First.Value, Second.Value?) }
}

public struct ExclusiveGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    @native public init(_ first: First, _ second: Second)
}

extension ExclusiveGesture {
    public enum Value { case first(First.Value), second(Second.Value) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Optional: Gesture where Wrapped: Gesture { public typealias Value = Wrapped.Value }

extension Gesture {
    public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other>
    where Other: Gesture { SimultaneousGesture(self, other) }

    public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other: Gesture {
        SequenceGesture(self, other)
    }

    public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other>
    where Other: Gesture { ExclusiveGesture(self, other) }
}

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none = GestureMask(rawValue: 0)
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all = GestureMask(rawValue: 3)
}

extension View {
    @native public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture

    @native @available(iOS 18.0, *) public func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View
    where T: Gesture

    @native public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture

    @native @available(iOS 18.0, *) public func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool)
        -> some View where T: Gesture

    @native public func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture

    @native @available(iOS 18.0, *) public func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool)
        -> some View where T: Gesture
}
