import Graphics
import Interpreter
import Layout
import Syntax

/// Modifiers that change how a view is drawn and not how it is laid out.
enum EffectRows {
    static var rows: [Declaration] { blendModes + colors + clipping + shadows }

    private static let modes: [BlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
        .destinationOut, .plusDarker, .plusLighter,
    ]

    static func blendMode(_ index: Int) -> Graphics.BlendMode { modes[min(index, modes.count - 1)] }

    private static var blendModes: [Declaration] {
        [
            Declaration(
                """
                public enum BlendMode: Sendable { case normal, multiply, screen, overlay, darken, lighten, colorDodge, \
                colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, \
                sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter }
                """),
            Declaration("extension View { public func blendMode(_ blendMode: BlendMode) -> some View }") { call in
                let mode = blendMode(call.nextCase())
                return call.effect("blendMode") { _ in [.blendMode(mode)] }
            },
            Declaration("extension View { public func compositingGroup() -> some View }") { call in
                call.effect("compositingGroup") { _ in [.isolation] }
            },
            Declaration(accepting: "extension View { @available(iOS 17.0, *) public func geometryGroup() -> some View }"),
            Declaration("public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }"),
            Declaration(
                """
                extension View { public func drawingGroup(opaque: Bool = false, \
                colorMode: ColorRenderingMode = .nonLinear) -> some View }
                """
            ) { call in call.effect("drawingGroup") { _ in [.isolation] } },
        ]
    }

    private static var colors: [Declaration] {
        [
            Declaration("extension View { public func opacity(_ opacity: Double) -> some View }") { call in
                let opacity: Double = call.next()
                return call.effect("opacity") { _ in [.opacity(opacity.clamped(to: 0...1))] }
            },
            Declaration("extension View { public func hidden() -> some View }") { call in
                call.modifier("hidden") { node, _ in HiddenNode(node) }
            },
            Declaration("extension View { public func brightness(_ amount: Double) -> some View }") { call in
                matrix(call, "brightness", ColorMatrices.brightness(call.next()))
            },
            Declaration("extension View { public func contrast(_ amount: Double) -> some View }") { call in
                matrix(call, "contrast", ColorMatrices.contrast(call.next()))
            },
            Declaration("extension View { public func saturation(_ amount: Double) -> some View }") { call in
                matrix(call, "saturation", ColorMatrices.saturation(call.next()))
            },
            Declaration("extension View { public func grayscale(_ amount: Double) -> some View }") { call in
                matrix(call, "grayscale", ColorMatrices.saturation(1 - call.next(Double.self)))
            },
            Declaration("extension View { public func hueRotation(_ angle: Angle) -> some View }") { call in
                matrix(call, "hueRotation", ColorMatrices.hueRotation(call.nextRadians()))
            },
            Declaration("extension View { public func colorInvert() -> some View }") { call in
                matrix(call, "colorInvert", ColorMatrices.inversion)
            },
            Declaration("extension View { public func luminanceToAlpha() -> some View }") { call in
                matrix(call, "luminanceToAlpha", ColorMatrices.luminanceToAlpha)
            },
            Declaration("extension View { public func colorMultiply(_ color: Color) -> some View }") { call in
                let color: Color = call.next()
                return matrix(call, "colorMultiply", ColorMatrices.multiplication(color.light))
            },
            Declaration(
                "extension View { public func blur(radius: CGFloat, opaque: Bool = false) -> some View }"
            ) { call in
                let radius: Double = call.next()
                return call.effect("blur") { _ in radius > 0 ? [.blur(radius)] : [] }
            },
        ]
    }

    private static func matrix(_ call: NativeCall, _ name: StaticString, _ matrix: [Double]) -> Value {
        call.effect(name) { _ in [.colorMatrix(matrix)] }
    }

    private static var clipping: [Declaration] {
        [
            Declaration("extension View { public func clipped(antialiased: Bool = false) -> some View }") { call in
                call.effect("clipped") { [.clip(.rect($0), .nonZero)] }
            },
            Declaration(
                """
                extension View { public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View \
                where S: Shape }
                """
            ) { call in
                let shape = call.nextValue()
                let rule = call.nextFillRule()
                return call.modifier("clipShape") { node, context in
                    let shape = context.graph.shape(shape)
                    return EffectNode(view: "clipShape", node) { [.clip(shape.path(in: $0), rule)] }
                }
            },
            Declaration(
                "extension View { public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View }"
            ) { call in
                let radius: Double = call.next()
                return call.effect("cornerRadius") {
                    [.clip(.roundedRect($0, cornerRadius: radius, style: .circular), .nonZero)]
                }
            },
            Declaration(
                """
                extension View { public func mask<Mask>(alignment: Alignment = .center, \
                @ViewBuilder _ mask: () -> Mask) -> some View where Mask: View }
                """
            ) { call in
                let alignment: Layout.Alignment = call.next()
                return mask(call, call.nextContent(), alignment)
            },
            Declaration("extension View { public func mask<Mask>(_ mask: Mask) -> some View where Mask: View }") { call in
                mask(call, call.nextValue(), .center)
            },
        ]
    }

    private static func mask(_ call: NativeCall, _ mask: Value, _ alignment: Layout.Alignment) -> Value {
        call.decorated("mask", mask) { node, mask, _ in MaskNode(node, mask, alignment: alignment) }
    }

    private static var shadows: [Declaration] {
        [
            Declaration(
                """
                extension View { public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), \
                radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View }
                """
            ) { call in
                let color: Color = call.next()
                let radius: Double = call.next()
                let x: Double = call.next()
                let y: Double = call.next()
                return call.effect("shadow") { _ in [.shadow(color, radius: radius, x: x, y: y)] }
            },
            Declaration(
                "extension View { public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle }"
            ) { call in
                let style = call.nextValue()
                let width: Double = call.next()
                return call.modifier("border") { node, context in
                    let paint = context.paint(of: style)
                    return DecorationNode(view: "border", node, inFront: { frame, view, list in
                        let edge = frame.insetBy(dx: width / 2, dy: width / 2)
                        paint.stroke(
                            .rect(edge), in: frame, style: StrokeStyle(lineWidth: width), list: &list, view: view)
                    })
                }
            },
        ]
    }
}

/// Color matrices of four rows of five, as SVG's `feColorMatrix` takes them.
enum ColorMatrices {
    static func brightness(_ amount: Double) -> [Double] { scaled(1, plus: amount) }
    static func contrast(_ amount: Double) -> [Double] { scaled(amount, plus: 0.5 * (1 - amount)) }
    static let inversion = scaled(-1, plus: 1)
    static func inversion(amount: Double) -> [Double] { scaled(1 - 2 * amount, plus: amount) }

    private static func scaled(_ factor: Double, plus offset: Double) -> [Double] {
        [
            factor, 0, 0, 0, offset,
            0, factor, 0, 0, offset,
            0, 0, factor, 0, offset,
            0, 0, 0, 1, 0,
        ]
    }

    /// Weights of red, green and blue in luminance, from the filter effects specification.
    static func saturation(_ s: Double) -> [Double] {
        [
            0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0,
            0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0,
            0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    static func hueRotation(_ angle: Double) -> [Double] {
        let c = cosine(angle), s = sine(angle)
        return [
            0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
            0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
            0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    static func multiplication(_ color: RGBA) -> [Double] {
        [
            color.red, 0, 0, 0, 0,
            0, color.green, 0, 0, 0,
            0, 0, color.blue, 0, 0,
            0, 0, 0, color.alpha, 0,
        ]
    }

    /// One color where the content's alpha is above a limit, nothing elsewhere; the ramp between is the width that
    /// smooths the edge of something blurred.
    static func threshold(_ lowest: Double, _ color: RGBA) -> [Double] {
        let slope = 64.0
        return [
            0, 0, 0, 0, color.red,
            0, 0, 0, 0, color.green,
            0, 0, 0, 0, color.blue,
            0, 0, 0, slope, 0.5 - slope * lowest,
        ]
    }

    static let luminanceToAlpha: [Double] = [
        0, 0, 0, 0, 0,
        0, 0, 0, 0, 0,
        0, 0, 0, 0, 0,
        0.2125, 0.7154, 0.0721, 0, 0,
    ]
}
