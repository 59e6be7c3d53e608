import Graphics
import Interpreter
import Layout

/// Modifiers that change how a view is drawn and not how it is laid out.
enum EffectRows {
    static var rows: [Native] { blendModes + colors + clipping + shadows }

    private static let modes: [BlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
        .hardLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
        .destinationOut, .plusDarker, .plusLighter,
    ]

    static func blendMode(_ index: Int) -> Graphics.BlendMode { modes[min(index, modes.count - 1)] }

    private static var blendModes: [Native] {
        [
            Native("View.blendMode(_:)") { call in
                let mode = blendMode(call.nextCase())
                return call.effect("blendMode") { _ in [.blendMode(mode)] }
            },
            Native("View.compositingGroup()") { call in
                call.effect("compositingGroup") { _ in [.isolation] }
            },
            Native("View.drawingGroup(opaque:colorMode:)") { call in
                call.effect("drawingGroup") { _ in [.isolation] }
            },
        ]
    }

    private static var colors: [Native] {
        [
            Native("View.opacity(_:)") { call in
                let opacity: Double = call.next()
                return call.effect("opacity") { _ in [.opacity(opacity.clamped(to: 0...1))] }
            },
            Native("View.hidden()") { call in call.modifier("hidden") { node, _ in HiddenNode(node) } },
            Native("View.brightness(_:)") { matrix($0, "brightness", ColorMatrices.brightness($0.next())) },
            Native("View.contrast(_:)") { matrix($0, "contrast", ColorMatrices.contrast($0.next())) },
            Native("View.saturation(_:)") { matrix($0, "saturation", ColorMatrices.saturation($0.next())) },
            Native("View.grayscale(_:)") { call in
                matrix(call, "grayscale", ColorMatrices.saturation(1 - call.next(Double.self)))
            },
            Native("View.hueRotation(_:)") { call in
                matrix(call, "hueRotation", ColorMatrices.hueRotation(call.nextRadians()))
            },
            Native("View.colorInvert()") { call in matrix(call, "colorInvert", ColorMatrices.inversion) },
            Native("View.luminanceToAlpha()") { call in
                matrix(call, "luminanceToAlpha", ColorMatrices.luminanceToAlpha)
            },
            Native("View.colorMultiply(_:)") { call in
                let color: Color = call.next()
                return matrix(call, "colorMultiply", ColorMatrices.multiplication(color.light))
            },
            Native("View.blur(radius:opaque:)") { call in
                let radius: Double = call.next()
                return call.effect("blur") { _ in radius > 0 ? [.blur(radius)] : [] }
            },
        ]
    }

    private static func matrix(_ call: NativeCall, _ name: StaticString, _ matrix: [Double]) -> Value {
        call.effect(name) { _ in [.colorMatrix(matrix)] }
    }

    private static var clipping: [Native] {
        [
            Native("View.clipped(antialiased:)") { call in
                call.effect("clipped") { [.clip(.rect($0), .nonZero)] }
            },
            Native("View.clipShape(_:style:)") { call in
                let shape = call.nextValue(), rule = call.nextFillRule()
                return call.modifier("clipShape") { node, context in
                    let shape = context.shape(shape)
                    return EffectNode(view: "clipShape", node) { [.clip(shape.path(in: $0), rule)] }
                }
            },
            Native("View.cornerRadius(_:antialiased:)") { call in
                let radius: Double = call.next()
                return call.effect("cornerRadius") {
                    [.clip(.roundedRect($0, cornerRadius: radius, style: .circular), .nonZero)]
                }
            },
            Native("View.mask(alignment:_:)") { call in
                let alignment: Layout.Alignment = call.next()
                return mask(call, call.nextContent(), alignment)
            },
            Native("View.mask(_:)") { call in mask(call, call.nextValue(), .center) },
        ]
    }

    private static func mask(_ call: NativeCall, _ mask: Value, _ alignment: Layout.Alignment) -> Value {
        call.decorated("mask", mask) { node, mask, _ in MaskNode(node, mask, alignment: alignment) }
    }

    private static var shadows: [Native] {
        [
            Native("View.shadow(color:radius:x:y:)") { call in
                let color: Color = call.next(), radius: Double = call.next(), x: Double = call.next()
                let y: Double = call.next()
                return call.effect("shadow") { _ in [.shadow(color, radius: radius, x: x, y: y)] }
            },
            Native("View.border(_:width:)") { call in
                let style = call.nextValue(), width: Double = call.next()
                return call.modifier("border") { node, context in
                    let paint = context.paint(of: style)
                    return DecorationNode(
                        view: "border", node,
                        inFront: { frame, view, list in
                            let edge = frame.insetBy(dx: width / 2, dy: width / 2)
                            paint.stroke(
                                .rect(edge), in: frame, style: StrokeStyle(lineWidth: width), list: &list,
                                view: view)
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

    /// One color where the content's alpha is above a limit, nothing elsewhere; the ramp between is the width
    /// that smooths the edge of something blurred.
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
