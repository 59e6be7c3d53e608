extension View {
    @native public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle

    @native @available(iOS 15.0, *) public func background(ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View

    @native @available(iOS 15.0, *) public func background<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape

    @native @available(iOS 15.0, *) public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle())
        -> some View where S: Shape
}

@available(iOS 17.0, *)
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let index: Int
    public static let widget = ContainerBackgroundPlacement(index: 0)
    public static let navigation = ContainerBackgroundPlacement(index: 1)
    public static let navigationSplitView = ContainerBackgroundPlacement(index: 2)
}

extension View {
    @available(iOS 17.0, *)
    public func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    where S: ShapeStyle {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(style).groundsContainer()
    }

    @available(iOS 17.0, *)
    public func containerBackground<V>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment) {
            content().ignoresSafeArea()
        }
        .groundsContainer()
    }

    /// Tells the navigation container around that it has no ground of its own.
    @native func groundsContainer() -> some View

    @native public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle

    @native @available(iOS 15.0, *) public func overlay<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape
}

public struct Glass: Equatable, Sendable {}

extension Glass {
    @native public static var regular: Glass { get }
    @native public static var clear: Glass { get }
    @native public static var identity: Glass { get }
    @native public func tint(_ color: Color?) -> Glass
    @accepted public func interactive(_ isEnabled: Bool = true) -> Glass
}

public struct DefaultGlassEffectShape: Shape { @native public init() }

extension View {
    @native public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View
}

@available(iOS 26.0, *) public struct GlassEffectContainer<Content>: View where Content: View {
    @native public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}

extension View {
    @accepted public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
        -> some View

    @ignored public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID)
        -> some View
}

public struct GlassEffectTransition: Sendable {
    init() {}
    public static let matchedGeometry = GlassEffectTransition()
    public static let materialize = GlassEffectTransition()
    public static let identity = GlassEffectTransition()
}

extension View {
    @accepted public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View
    @ignored public func backgroundExtensionEffect() -> some View
    @ignored public func backgroundExtensionEffect(isEnabled: Bool) -> some View
}
