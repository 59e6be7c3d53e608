import Graphics
import Interpreter

/// `GraphicsContext.Filter`: what a drawing goes through before it is laid onto the canvas.
enum CanvasFilterRows {
    static var rows: [Native] {
        [
            Native("GraphicsContext.Filter.blur(radius:)") { .native(CanvasFilter(.blur($0.next()))) },
            Native("GraphicsContext.Filter.shadow(color:radius:x:y:)") { call in
                let color: Color = call.next(), radius: Double = call.next(), x: Double = call.next()
                return .native(CanvasFilter(.shadow(color, radius: radius, x: x, y: call.next())))
            },
            matrix("brightness(_:)") { ColorMatrices.brightness($0.next()) },
            matrix("contrast(_:)") { ColorMatrices.contrast($0.next()) },
            matrix("saturation(_:)") { ColorMatrices.saturation($0.next()) },
            matrix("grayscale(_:)") { ColorMatrices.saturation(1 - $0.next(Double.self)) },
            matrix("hueRotation(_:)") { ColorMatrices.hueRotation($0.nextRadians()) },
            matrix("colorInvert(_:)") { ColorMatrices.inversion(amount: $0.next()) },
            matrix("colorMultiply(_:)") { ColorMatrices.multiplication($0.next(Color.self).light) },
            Native("GraphicsContext.Filter.luminanceToAlpha") { _ in
                .native(CanvasFilter(.colorMatrix(ColorMatrices.luminanceToAlpha)))
            },
            matrix("alphaThreshold(min:max:color:)") { call in
                let lowest: Double = call.next()
                _ = call.nextValue()
                return ColorMatrices.threshold(lowest, call.next(Color.self).light)
            },
        ]
    }

    private static func matrix(_ signature: String, _ make: @escaping (NativeCall) -> [Double]) -> Native {
        Native("GraphicsContext.Filter.\(signature)") { .native(CanvasFilter(.colorMatrix(make($0)))) }
    }
}
