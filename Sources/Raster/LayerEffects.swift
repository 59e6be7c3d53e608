import Graphics

/// What SVG's filters do, on pixels.
extension PixelLayer {
    /// A Gaussian blur as three boxes in each direction, as SVG describes it.
    mutating func blur(_ deviation: Double) {
        guard deviation > 0.01 else { return }
        let boxes = PixelLayer.boxes(deviation)
        for (before, after) in boxes {
            average(count: height, length: width, step: 1, stride: width, before, after)
        }
        for (before, after) in boxes {
            average(count: width, length: height, step: width, stride: 1, before, after)
        }
    }

    /// How far each box reaches to both sides.
    private static func boxes(_ deviation: Double) -> [(Int, Int)] {
        // A wider one leaves nothing in any picture.
        let deviation = deviation.clamped(to: 0...1e6)
        let size = max(1, Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)))
        let half = size / 2
        return size % 2 == 1
            ? [(half, half), (half, half), (half, half)] : [(half, half - 1), (half - 1, half), (half, half)]
    }

    /// Replaces each pixel of some lines by the average of its neighbors in the line.
    private mutating func average(
        count: Int, length: Int, step: Int, stride: Int, _ before: Int, _ after: Int
    ) {
        let share = 1 / Float(before + after + 1)
        var line = [SIMD4<Float>](repeating: .zero, count: length)
        pixels.withUnsafeMutableBufferPointer { pixels in
            for number in 0..<count {
                let start = number * stride
                for index in 0..<length { line[index] = pixels[start + index * step] }
                var sum = SIMD4<Float>.zero
                for index in 0..<min(after, length) { sum += line[index] }
                for index in 0..<length {
                    if index + after < length { sum += line[index + after] }
                    if index - before > 0 { sum -= line[index - before - 1] }
                    pixels[start + index * step] = pointwiseMax(sum * share, .zero)
                }
            }
        }
    }

    /// The opacity alone, or what it lacks, in one color.
    func stencil(_ color: RGBA, isInverse: Bool = false) -> PixelLayer {
        var stencil = self
        let color = color.premultiplied
        stencil.map { color * (isInverse ? 1 - $0.w : $0.w) }
        return stencil
    }

    /// The same at another place.
    func moved(x: Int, y: Int) -> PixelLayer {
        var moved = PixelLayer(x: self.x + x, y: self.y + y, width: width, height: height)
        moved.pixels = pixels
        return moved
    }

    /// Keeps of each pixel as much as another layer is opaque there.
    mutating func mask(by other: PixelLayer) {
        for row in 0..<height {
            for column in 0..<width {
                let at = PixelArea(x: x + column, y: y + row, width: 1, height: 1).intersection(other.area)
                let alpha = at.isEmpty ? 0 : other.pixels[(at.y - other.y) * other.width + at.x - other.x].w
                pixels[row * width + column] *= alpha
            }
        }
    }

    /// Four rows of five factors over red, green, blue, opacity and one.
    mutating func apply(_ matrix: [Double]) {
        guard matrix.count == 20 else { return }
        let columns = (0..<5).map { column in SIMD4((0..<4).map { Float(matrix[$0 * 5 + column]) }) }
        map { pixel in
            let straight = pixel.w > 0 ? pixel / pixel.w : .zero
            var result =
                columns[0] * straight.x + columns[1] * straight.y + columns[2] * straight.z + columns[3]
                * pixel.w + columns[4]
            result.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
            let alpha = result.w
            result *= alpha
            result.w = alpha
            return result
        }
    }
}
