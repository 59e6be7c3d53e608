import Graphics

/// A part of a picture while it is drawn: red, green and blue multiplied with the opacity, each from 0 to 1.
struct PixelLayer: Sendable {
    /// Where the layer lies in the picture, in pixels.
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    var pixels: [SIMD4<Float>]

    init(x: Int, y: Int, width: Int, height: Int, color: RGBA = RGBA(0, alpha: 0)) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
        pixels = Array(repeating: color.premultiplied, count: max(0, width) * max(0, height))
    }

    var area: PixelArea { PixelArea(x: x, y: y, width: width, height: height) }

    /// Lays one color over whole pixels.
    mutating func fill(_ area: PixelArea, _ color: RGBA) {
        let area = area.intersection(self.area)
        guard !area.isEmpty else { return }
        let color = color.premultiplied
        let rest = SIMD4(repeating: 1 - color.w)
        pixels.withUnsafeMutableBufferPointer { pixels in
            for row in area.y..<(area.y + area.height) {
                let start = (row - y) * width + area.x - x
                for index in start..<(start + area.width) { pixels[index] = color + pixels[index] * rest }
            }
        }
    }

    /// Lays a color for each pixel, by its center, over what a shape covers.
    mutating func blend(_ coverage: Coverage, clip: PixelClip, color: (Double, Double) -> SIMD4<Float>) {
        let area = coverage.area.intersection(self.area).intersection(clip.area)
        guard !area.isEmpty else { return }
        pixels.withUnsafeMutableBufferPointer { pixels in
            for row in area.y..<(area.y + area.height) {
                let start = (row - y) * width - x
                for column in area.x..<(area.x + area.width) {
                    var share = coverage[column, row]
                    if share == 0 { continue }
                    if let mask = clip.mask { share *= mask[column, row] }
                    // Thirty-two steps look as smooth, and leave few enough colors for a palette.
                    share = Float(Int32(share * 32 + 0.5)) / 32
                    if share <= 0 { continue }
                    let over = color(Double(column) + 0.5, Double(row) + 0.5) * share
                    pixels[start + column] = over + pixels[start + column] * (1 - over.w)
                }
            }
        }
    }

    /// Lays another layer over this one.
    mutating func composite(
        _ other: PixelLayer, opacity: Float = 1, mode: BlendMode = .normal, clip: PixelClip
    ) {
        let area = other.area.intersection(self.area).intersection(clip.area)
        for row in area.y..<(area.y + area.height) {
            for column in area.x..<(area.x + area.width) {
                var share = opacity
                if let mask = clip.mask { share *= mask[column, row] }
                let over = other.pixels[(row - other.y) * other.width + column - other.x] * share
                if over.w == 0 { continue }
                let at = (row - y) * width + column - x
                pixels[at] = mode.mixed(over, onto: pixels[at])
            }
        }
    }

    /// Changes every pixel.
    mutating func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) {
        for index in pixels.indices { pixels[index] = change(pixels[index]) }
    }
}

extension RGBA {
    var premultiplied: SIMD4<Float> {
        let alpha = Float(alpha.clamped(to: 0...1))
        return SIMD4(Float(red) * alpha, Float(green) * alpha, Float(blue) * alpha, alpha)
    }
}

/// Whole pixels in a rectangle.
struct PixelArea: Equatable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// What of `rect` may be seen, pixels that it only touches included.
    init(around rect: Rect, within most: PixelArea) {
        func bounded(_ value: Double) -> Int { Int((value.isNaN ? 0 : value).clamped(to: -1e6...1e6)) }
        let left = bounded(rect.minX.rounded(.down)), top = bounded(rect.minY.rounded(.down))
        self.init(
            x: left, y: top, width: bounded(rect.maxX.rounded(.up)) - left,
            height: bounded(rect.maxY.rounded(.up)) - top)
        self = intersection(most)
    }

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    func intersection(_ other: PixelArea) -> PixelArea {
        let left = max(x, other.x), top = max(y, other.y)
        return PixelArea(
            x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
            height: max(0, min(y + height, other.y + other.height) - top))
    }
}

/// What of a picture is drawn on: a rectangle, and within it the shape that all clips leave.
struct PixelClip: Sendable {
    var area: PixelArea
    var mask: Coverage?
}
