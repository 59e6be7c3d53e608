@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public protocol Layout: Animatable {
    typealias Subviews = LayoutSubviews
    associatedtype Cache = Void
    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGSize

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache)

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat?

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat?
}

@available(iOS 16.0, *)
public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?
    public init() { self.stackOrientation = nil }
}

extension Layout {
    @native public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
}

extension Layout where Cache == () {
    public func makeCache(subviews: Self.Subviews) {}
}

extension Layout {
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
        cache = makeCache(subviews: subviews)
    }

    @native public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

    @native public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat?

    @native public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGFloat?
}

@available(iOS 16.0, *)
public struct HStackLayout: Layout {
    @native public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
}

@available(iOS 16.0, *)
public struct VStackLayout: Layout {
    @native public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
}

@available(iOS 16.0, *)
public struct ZStackLayout: Layout {
    @native public init(alignment: Alignment = .center)
}

@available(iOS 16.0, *)
public struct GridLayout: Layout {
    @native public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct AnyLayout: Layout {
    @native public init<L>(_ layout: L) where L: Layout
}

@available(iOS 16.0, *) public typealias _HStackLayout = HStackLayout

@available(iOS 16.0, *) public typealias _VStackLayout = VStackLayout

@available(iOS 16.0, *) public typealias _ZStackLayout = ZStackLayout
