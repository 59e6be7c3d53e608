import Graphics

/// Pixels in sRGB, four bytes each: red, green, blue and opacity, not multiplied; rows from the top.
public struct Bitmap: Sendable {
    public let width: Int
    public let height: Int
    public internal(set) var bytes: [UInt8]

    /// A bitmap of one color.
    public init(width: Int, height: Int, color: RGBA) {
        self.init(PixelLayer(x: 0, y: 0, width: width, height: height, color: color))
    }

    public init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    init(_ layer: PixelLayer) {
        width = layer.width
        height = layer.height
        bytes = [UInt8](unsafeUninitializedCapacity: layer.pixels.count * 4) { buffer, count in
            var last = SIMD4<Float>.zero, bytes = SIMD4<UInt8>.zero
            for (index, pixel) in layer.pixels.enumerated() {
                // Most pixels are what their neighbor is.
                if pixel != last { (last, bytes) = (pixel, Self.bytes(of: pixel)) }
                for channel in 0..<4 { buffer[index * 4 + channel] = bytes[channel] }
            }
            count = layer.pixels.count * 4
        }
    }

    /// A color as it is written. Nothing is below zero, so that half more, cut, is rounded; a call for each
    /// would cost more than all else here.
    private static func bytes(of pixel: SIMD4<Float>) -> SIMD4<UInt8> {
        let alpha = pixel.w
        var straight = alpha > 0 ? pixel / alpha : .zero
        straight.w = alpha
        let scaled = (straight * 255 + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        return SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(scaled, rounding: .towardZero))
    }
}
