@available(iOS 18.0, *) public struct MeshGradient: ShapeStyle, View, Sendable {}

extension MeshGradient {
    @native public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)
}
