import Graphics

/// A gradient as a table of colors and a rule that places a point in it.
struct Shading {
    private let paint: Paint
    private var table: [SIMD4<Float>] = []

    init(_ paint: Paint, _ scheme: ColorScheme) {
        self.paint = paint
        switch paint {
        case .color(let color): table = [color.resolved(in: scheme).premultiplied]
        // Patterns are drawn by the painter.
        case .tiles: table = [.zero]
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
            .elliptical(let gradient, _, _, _, _), .angular(let gradient, _, _, _):
            table = (0...255).map { gradient.color(at: Double($0) / 255).resolved(in: scheme).premultiplied }
        }
    }

    func color(at point: Point) -> SIMD4<Float> {
        let location = location(of: point)
        guard location.isFinite else { return table[0] }
        return table[Int(location.clamped(to: 0...1) * Double(table.count - 1))]
    }

    private func location(of point: Point) -> Double {
        switch paint {
        case .color, .tiles: return 0
        case .linear(_, let from, let to):
            let way = to - from
            return ((point.x - from.x) * way.x + (point.y - from.y) * way.y) / (way.x * way.x + way.y * way.y)
        case .radial(_, let center, let start, let end):
            return ((point - center).length - start) / (end - start)
        case .elliptical(_, let center, let radii, let start, let end):
            let distance = Point(
                x: (point.x - center.x) / radii.width, y: (point.y - center.y) / radii.height
            ).length
            return (distance - start) / (end - start)
        case .angular(_, let center, let start, let end):
            let turn = 2 * Double.pi
            let angle = atan2(point.y - center.y, point.x - center.x) - start
            return (angle - (angle / turn).rounded(.down) * turn) / (end - start)
        }
    }
}
