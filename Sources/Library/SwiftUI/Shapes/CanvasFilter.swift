extension GraphicsContext {
    public struct Filter: Sendable {}
}

extension GraphicsContext.Filter {
    @native public static func blur(radius: CGFloat) -> GraphicsContext.Filter

    @native public static func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> GraphicsContext.Filter

    @native public static func brightness(_ amount: Double) -> GraphicsContext.Filter
    @native public static func contrast(_ amount: Double) -> GraphicsContext.Filter
    @native public static func saturation(_ amount: Double) -> GraphicsContext.Filter
    @native public static func grayscale(_ amount: Double) -> GraphicsContext.Filter
    @native public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter
    @native public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter
    @native public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter
    @native public static var luminanceToAlpha: GraphicsContext.Filter { get }

    @native public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black)
        -> GraphicsContext.Filter
}
