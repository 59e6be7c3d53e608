public enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
        difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver,
        destinationOut, plusDarker, plusLighter
}

extension View {
    @native public func blendMode(_ blendMode: BlendMode) -> some View
    @native public func compositingGroup() -> some View
    @accepted @available(iOS 17.0, *) public func geometryGroup() -> some View
}

public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

extension View {
    @native public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
        -> some View

    @native public func opacity(_ opacity: Double) -> some View
    @native public func hidden() -> some View
    @native public func brightness(_ amount: Double) -> some View
    @native public func contrast(_ amount: Double) -> some View
    @native public func saturation(_ amount: Double) -> some View
    @native public func grayscale(_ amount: Double) -> some View
    @native public func hueRotation(_ angle: Angle) -> some View
    @native public func colorInvert() -> some View
    @native public func luminanceToAlpha() -> some View
    @native public func colorMultiply(_ color: Color) -> some View
    @native public func blur(radius: CGFloat, opaque: Bool = false) -> some View
    @native public func clipped(antialiased: Bool = false) -> some View
    @native public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape
    @native public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View

    @native public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
        -> some View where Mask: View

    @native public func mask<Mask>(_ mask: Mask) -> some View where Mask: View

    @native public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View

    @native public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle
}
