import Graphics

/// How much of each pixel a shape covers, from 0 to 1, in the rectangle that holds it.
///
/// Each edge adds its signed area to the pixels it crosses, and a sum along the row gives what lies inside:
/// the method of font-rs (Raph Levien, 2016). Exact for outlines that do not cross themselves within a pixel.
struct Coverage: Sendable {
    private(set) var x = 0
    private(set) var y = 0
    private(set) var width = 0
    private(set) var height = 0
    private var values: [Float] = []

    /// The part of a shape in an area; outlines are closed.
    init(_ outlines: [[Point]], rule: FillRule, within most: PixelArea) {
        var low = Point(x: .infinity, y: .infinity), high = Point(x: -.infinity, y: -.infinity)
        for point in outlines.joined() {
            // Not a number, or further away than anybody looks.
            guard point.x.magnitude < 1e9, point.y.magnitude < 1e9 else { return }
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        guard low.x.isFinite else { return }
        let area = PixelArea(
            around: Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y), within: most)
        guard !area.isEmpty else { return }
        (x, y, width, height) = (area.x, area.y, area.width, area.height)
        accumulate(outlines)
        sum(rule)
    }

    var area: PixelArea { PixelArea(x: x, y: y, width: width, height: height) }

    subscript(x: Int, y: Int) -> Float {
        let column = x - self.x, row = y - self.y
        guard column >= 0, row >= 0, column < width, row < height else { return 0 }
        return values[row * (width + 2) + column]
    }

    func intersection(_ other: Coverage?) -> Coverage {
        guard let other else { return self }
        var both = self
        for row in 0..<height {
            for column in 0..<width { both.values[row * (width + 2) + column] *= other[x + column, y + row] }
        }
        return both
    }

    private mutating func accumulate(_ outlines: [[Point]]) {
        values = [Float](repeating: 0, count: (width + 2) * height)
        let origin = Point(x: Double(x), y: Double(y))
        let (columns, rows) = (width, height)
        values.withUnsafeMutableBufferPointer { values in
            for outline in outlines {
                guard var last = outline.last else { continue }
                for point in outline {
                    Coverage.add(last - origin, point - origin, columns, rows, values)
                    last = point
                }
            }
        }
    }

    /// Adds an edge to the differences along each row it crosses.
    private static func add(
        _ a: Point, _ b: Point, _ columns: Int, _ rows: Int, _ values: UnsafeMutableBufferPointer<Float>
    ) {
        guard a.y != b.y else { return }
        let sign: Double = a.y < b.y ? 1 : -1
        let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
        let slope = (bottom.x - top.x) / (bottom.y - top.y)
        var row = max(0, Int(top.y.rounded(.down)))
        let end = min(rows, Int(bottom.y.rounded(.up)))
        while row < end {
            let y0 = max(top.y, Double(row)), y1 = min(bottom.y, Double(row + 1))
            if y1 > y0 {
                let x0 = top.x + (y0 - top.y) * slope, x1 = top.x + (y1 - top.y) * slope
                addRow(
                    min(x0, x1), max(x0, x1), sign * (y1 - y0), columns,
                    values.baseAddress! + row * (columns + 2))
            }
            row += 1
        }
    }

    /// Spreads the height of an edge's piece over the pixels between its ends; what is left of the canvas
    /// counts at its border.
    private static func addRow(
        _ low: Double, _ high: Double, _ height: Double, _ columns: Int, _ row: UnsafeMutablePointer<Float>
    ) {
        let limit = Double(columns)
        let low = min(max(low, 0), limit), high = min(max(high, 0), limit)
        let first = Int(low), last = min(Int(high), columns)
        guard last > first else {
            // The share of the pixel to the right of the piece's middle.
            let inside = 1 - ((low + high) / 2 - Double(first))
            row[first] += Float(height * inside)
            row[first + 1] += Float(height * (1 - inside))
            return
        }
        let share = height / (high - low)
        for column in first...last {
            let x0 = max(low, Double(column)), x1 = min(high, Double(column + 1))
            guard x1 > x0 else { continue }
            let piece = share * (x1 - x0)
            let inside = 1 - ((x0 + x1) / 2 - Double(column))
            row[column] += Float(piece * inside)
            row[column + 1] += Float(piece * (1 - inside))
        }
    }

    private mutating func sum(_ rule: FillRule) {
        let (columns, rows) = (width, height)
        values.withUnsafeMutableBufferPointer { values in
            for row in 0..<rows {
                var winding: Float = 0
                for index in (row * (columns + 2))..<(row * (columns + 2) + columns) {
                    winding += values[index]
                    let amount = abs(winding)
                    switch rule {
                    case .nonZero: values[index] = min(amount, 1)
                    case .evenOdd:
                        let rest = amount.truncatingRemainder(dividingBy: 2)
                        values[index] = rest > 1 ? 2 - rest : rest
                    }
                }
            }
        }
    }
}
