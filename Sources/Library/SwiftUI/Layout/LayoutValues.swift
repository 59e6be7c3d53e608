@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) {
        self.width = size.width
        self.height = size.height
    }

    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

public struct ViewDimensions: Equatable {}

extension ViewDimensions {
    @native public var width: CGFloat { get }
    @native public var height: CGFloat { get }
    @native public subscript(guide: HorizontalAlignment) -> CGFloat { get }
    @native public subscript(guide: VerticalAlignment) -> CGFloat { get }
    @native public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
    @native public subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
}

@available(iOS 16.0, *) public struct ViewSpacing: Sendable {}

extension ViewSpacing {
    @native public init()
    @native public static let zero: ViewSpacing
    @native public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)
    @native public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing
    @native public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
}
