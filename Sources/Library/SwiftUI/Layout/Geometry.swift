@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ViewThatFits<Content>: View where Content: View {
    @native public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
}

public struct GeometryProxy {}

extension GeometryProxy {
    @native public var size: CGSize { get }
    @native public var safeAreaInsets: EdgeInsets { get }
    @native public func frame(in coordinateSpace: CoordinateSpace) -> CGRect
    @native public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
    @native public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?
    @native public subscript<T>(anchor: Anchor<T>) -> T { get }
}

public struct GeometryReader<Content>: View where Content: View {
    @native public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
}

public enum CoordinateSpace: Hashable { case global, local, named(AnyHashable) }

public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable("$scrollView"))
    }

    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(
            name: AnyHashable(axis == .horizontal ? "$scrollView.horizontal" : "$scrollView.vertical"))
    }
}

extension View {
    @native @available(iOS 17.0, *) public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
    @native public func coordinateSpace<T>(name: T) -> some View where T: Hashable

    @native public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View where T: Equatable

    @native public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View where T: Equatable
}
