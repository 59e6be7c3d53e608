@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor var body: Self.Body { get }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {}

public protocol DynamicProperty {}

@resultBuilder public struct ViewBuilder {}

extension ViewBuilder {
    @native public static func buildExpression<Content>(_ content: Content) -> Content where Content: View
    @native public static func buildBlock() -> EmptyView
    @native public static func buildBlock<Content>(_ content: Content) -> Content where Content: View

    @native public static func buildBlock<each Content>(_ content: repeat each Content)
        -> TupleView<(repeat each Content)> where repeat each Content: View

    @native public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View

    @native public static func buildEither<TrueContent, FalseContent>(first: TrueContent)
        -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: View, FalseContent: View

    @native public static func buildEither<TrueContent, FalseContent>(second: FalseContent)
        -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: View, FalseContent: View

    @native public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
    where Content: View
}

public struct EmptyView: View { @native public init() }

public struct TupleView<T>: View { @native public init(_ value: T) }

extension TupleView {
    @native public var value: T { get }
}

extension View {
    @available(iOS 15.0, *) public static func _printChanges() {}
    @available(iOS 17.1, *) public static func _logChanges() {}
}

public struct _ConditionalContent<TrueContent, FalseContent> {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

public struct AnyView: View { @native public init<V>(_ view: V) where V: View }

extension AnyView {
    @native public init<V>(erasing view: V) where V: View
}

public struct Group<Content> {}

extension Group: View where Content: View {
    @native public init(@ViewBuilder content: () -> Content)
}

public struct EquatableView<Content>: View where Content: Equatable, Content: View {
    @native public init(content: Content)
}

extension View where Self: Equatable {
    @native public func equatable() -> EquatableView<Self>
}

extension View {
    @native public func id<ID>(_ id: ID) -> some View where ID: Hashable
    @native public func tag<V>(_ tag: V) -> some View where V: Hashable
    @native public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable
}
