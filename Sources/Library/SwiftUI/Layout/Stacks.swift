public struct HStack<Content>: View where Content: View {
    @native public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content)
}

public struct VStack<Content>: View where Content: View {
    @native public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content)
}

public struct ZStack<Content>: View where Content: View {
    @native public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
}

@available(iOS 14.0, *)
public struct LazyHStack<Content>: View where Content: View {
    @native public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}

@available(iOS 14.0, *)
public struct LazyVStack<Content>: View where Content: View {
    @native public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}

@available(iOS 14.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

public struct Spacer: View { @native public init(minLength: CGFloat? = nil) }

public struct Divider: View { @native public init() }
