@available(iOS 18.0, *) public protocol HoverEffectContent {}

@available(iOS 18.0, *) public struct EmptyHoverEffectContent: HoverEffectContent { public init() {} }

@available(iOS 18.0, *) public struct HoverEffectGroup: Hashable, Sendable {
    public init(_ namespace: Namespace.ID? = nil) {}
}

@available(iOS 18.0, *) public protocol CustomHoverEffect {
    associatedtype Body: CustomHoverEffect
    typealias Content = EmptyHoverEffect
    func body(content: EmptyHoverEffect) -> Body
}

@available(iOS 18.0, *) public struct EmptyHoverEffect: CustomHoverEffect {
    public init() {}
    public func body(content: EmptyHoverEffect) -> EmptyHoverEffect { self }
}

extension HoverEffectContent {
    @accepted public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center)
        -> some HoverEffectContent

    @accepted public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some HoverEffectContent

    @accepted public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
        -> some HoverEffectContent

    @accepted public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)
        -> some HoverEffectContent

    @accepted public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent
    @accepted public func offset(_ offset: CGSize) -> some HoverEffectContent
    @accepted public func opacity(_ opacity: Double) -> some HoverEffectContent
    @accepted public func clipShape(_ shape: some Shape) -> some HoverEffectContent

    @accepted public func animation(
        _ animation: Animation?, body: (EmptyHoverEffectContent) -> some HoverEffectContent
    ) -> some HoverEffectContent
}

extension View {
    @accepted @available(iOS 18.0, *) public func hoverEffect(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent
    ) -> some View

    @accepted @available(iOS 18.0, *) public func hoverEffect(
        _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
    ) -> some View

    @accepted @available(iOS 18.0, *) public func hoverEffectGroup() -> some View
}

extension CustomHoverEffect {
    @accepted @available(iOS 18.0, *) public func hoverEffect(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent
    ) -> some CustomHoverEffect
}
