@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct Grid<Content>: View where Content: View {
    @native public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}

@available(iOS 16.0, *)
public struct GridRow<Content>: View where Content: View {
    @native public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
}

extension View {
    @native @available(iOS 16.0, *) public func gridCellColumns(_ count: Int) -> some View
    @native @available(iOS 16.0, *) public func gridCellAnchor(_ anchor: UnitPoint) -> some View
    @native @available(iOS 16.0, *) public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
    @native @available(iOS 16.0, *) public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
}

@available(iOS 14.0, *)
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: GridItem.Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(
        _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

@available(iOS 14.0, *)
public struct LazyVGrid<Content>: View where Content: View {
    @native public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}

@available(iOS 14.0, *)
public struct LazyHGrid<Content>: View where Content: View {
    @native public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
