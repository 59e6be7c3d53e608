public protocol VisualEffect: Animatable {}

public struct EmptyVisualEffect: VisualEffect { @native public init() }

extension View {
    @native @available(iOS 17.0, *)
    public func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View
}

extension VisualEffect {
    @native public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect

    public func offset(_ offset: CGSize) -> some VisualEffect {
        self.offset(x: offset.width, y: offset.height)
    }

    @native public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
        -> some VisualEffect

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    @native public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect
    @native public func opacity(_ opacity: Double) -> some VisualEffect

    @native public func _projection(_ transform: ProjectionTransform, movesSpaces: Bool = true)
        -> some VisualEffect

    @native public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect

    @native public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect

    @native public func brightness(_ amount: Double) -> some VisualEffect
    @native public func contrast(_ amount: Double) -> some VisualEffect
    @native public func saturation(_ amount: Double) -> some VisualEffect
    public func grayscale(_ amount: Double) -> some VisualEffect { saturation(1 - amount) }
    @native public func hueRotation(_ angle: Angle) -> some VisualEffect
}
