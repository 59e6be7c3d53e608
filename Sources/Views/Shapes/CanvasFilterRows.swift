import Graphics
import Interpreter
import Layout

/// `GraphicsContext.Filter`: what a drawing goes through before it is laid onto the canvas.
enum CanvasFilterRows {
    static var rows: [Declaration] {
        [
            Declaration("extension GraphicsContext { public struct Filter: Sendable {} }"),
            Declaration("extension GraphicsContext.Filter { public static func blur(radius: CGFloat) -> GraphicsContext.Filter }") {
                .native(CanvasFilter(.blur($0.next())))
            },
            Declaration("extension GraphicsContext.Filter { public static func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> GraphicsContext.Filter }") { call in
                let color: Color = call.next()
                let radius: Double = call.next()
                let x: Double = call.next()
                return .native(CanvasFilter(.shadow(color, radius: radius, x: x, y: call.next())))
            },
            matrix("brightness(_ amount: Double)") { ColorMatrices.brightness($0.next()) },
            matrix("contrast(_ amount: Double)") { ColorMatrices.contrast($0.next()) },
            matrix("saturation(_ amount: Double)") { ColorMatrices.saturation($0.next()) },
            matrix("grayscale(_ amount: Double)") { ColorMatrices.saturation(1 - $0.next(Double.self)) },
            matrix("hueRotation(_ angle: Angle)") { ColorMatrices.hueRotation($0.nextRadians()) },
            matrix("colorInvert(_ amount: Double = 1)") { ColorMatrices.inversion(amount: $0.next()) },
            matrix("colorMultiply(_ color: Color)") { ColorMatrices.multiplication($0.next(Color.self).light) },
            Declaration("extension GraphicsContext.Filter { public static var luminanceToAlpha: GraphicsContext.Filter { get } }") { _ in
                .native(CanvasFilter(.colorMatrix(ColorMatrices.luminanceToAlpha)))
            },
            matrix("alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black)") { call in
                let lowest: Double = call.next()
                _ = call.nextValue()
                return ColorMatrices.threshold(lowest, call.next(Color.self).light)
            },
        ]
    }

    private static func matrix(_ signature: String, _ make: @escaping (NativeCall) -> [Double]) -> Declaration {
        Declaration("extension GraphicsContext.Filter { public static func \(signature) -> GraphicsContext.Filter }") {
            .native(CanvasFilter(.colorMatrix(make($0))))
        }
    }
}
