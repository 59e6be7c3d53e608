extension View {
    @native public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    @native public func padding(_ length: CGFloat) -> some View
    @native public func padding(_ insets: EdgeInsets) -> some View

    @native @available(iOS 15.0, *)
    public func scenePadding(_ edges: Edge.Set = .all) -> some View
}

@available(iOS 16.0, *)
public struct ScenePadding: Equatable, Sendable {
    public static let minimum = ScenePadding()
    public static let navigationBar = ScenePadding()
    init() {}
}

extension View {
    @native @available(iOS 16.0, *)
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View

    @native @available(iOS 17.0, *)
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View

    @native @available(iOS 17.0, *)
    public func safeAreaPadding(_ length: CGFloat) -> some View

    @native @available(iOS 17.0, *)
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View
}

@available(iOS 14.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: 3)
}

extension View {
    @native @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View

    @native public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View

    @native @available(iOS 15.0, *)
    public func safeAreaInset<V>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View

    @native @available(iOS 15.0, *)
    public func safeAreaInset<V>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View

    @native @available(iOS 26.0, *)
    public func safeAreaBar<V>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View

    @native @available(iOS 26.0, *)
    public func safeAreaBar<V>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View
}
