import Graphics

/// Opaque pixels in sRGB, three bytes each, rows from the top.
public struct Bitmap: Sendable {
    public let width: Int
    public let height: Int
    public internal(set) var bytes: [UInt8]

    /// A bitmap of one color; its opacity is ignored.
    public init(width: Int, height: Int, color: RGBA) {
        self.width = width
        self.height = height
        let pixel = [16, 8, 0].map { UInt8(color.hex >> $0 & 255) }
        bytes = [UInt8](unsafeUninitializedCapacity: width * height * 3) { buffer, count in
            for index in 0..<(width * height) {
                buffer[index * 3] = pixel[0]
                buffer[index * 3 + 1] = pixel[1]
                buffer[index * 3 + 2] = pixel[2]
            }
            count = width * height * 3
        }
    }

    /// Lays one color over the pixels that a shape covers.
    mutating func blend(_ coverage: Coverage, clip: Coverage?, color: RGBA) {
        blend(coverage, clip: clip) { _, _ in color }
    }

    /// Lays a color for each pixel, by its center, over what a shape covers.
    mutating func blend(_ coverage: Coverage, clip: Coverage?, color: (Double, Double) -> RGBA) {
        bytes.withUnsafeMutableBufferPointer { pixels in
            for y in coverage.y..<(coverage.y + coverage.height) {
                for x in coverage.x..<(coverage.x + coverage.width) {
                    var alpha = Double(coverage[x, y])
                    if alpha == 0 { continue }
                    if let clip { alpha *= Double(clip[x, y]) }
                    // Thirty-two steps look as smooth, and leave few enough colors for a palette.
                    alpha = (alpha * 32).rounded() / 32
                    let color = color(Double(x) + 0.5, Double(y) + 0.5)
                    alpha *= color.alpha
                    if alpha <= 0 { continue }
                    let at = (y * width + x) * 3
                    pixels[at] = mix(pixels[at], color.red, alpha)
                    pixels[at + 1] = mix(pixels[at + 1], color.green, alpha)
                    pixels[at + 2] = mix(pixels[at + 2], color.blue, alpha)
                }
            }
        }
    }
}

private func mix(_ below: UInt8, _ above: Double, _ alpha: Double) -> UInt8 {
    UInt8(min(255, max(0, (Double(below) + (above * 255 - Double(below)) * alpha).rounded())))
}
