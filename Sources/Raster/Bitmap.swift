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
            for (index, pixel) in layer.pixels.enumerated() {
                let alpha = pixel.w
                var straight = alpha > 0 ? pixel / alpha : .zero
                straight.w = alpha
                let rounded = (straight * 255).rounded(.toNearestOrAwayFromZero).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
                for channel in 0..<4 { buffer[index * 4 + channel] = UInt8(rounded[channel]) }
            }
            count = layer.pixels.count * 4
        }
    }
}
