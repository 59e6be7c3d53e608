/// The curve of one corner: distances from the corner's point, along the side it comes from and the one it
/// goes to.
struct CornerShape {
    var radii: Size
    /// How far along each side the curve may begin.
    var room: Size
    var style: RoundedCornerStyle

    /// Distances along the incoming side of the ten points of the curve, in radii: three 30-degree pieces of
    /// a circle.
    private static let circular = [
        1, 0.8244633, 0.6520192, 0.5, 0.3479808, 0.2217429, 0.1339746, 0.0462063, 0, 0,
    ]
    /// The same for the continuous corner: published measurements of the curve that iOS draws.
    private static let continuous = [
        1.528665, 1.08849296, 0.86840694, 0.63149379, 0.37282383, 0.16905956, 0.07491139, 0, 0, 0,
    ]

    /// Where the curve begins on the horizontal and on the vertical side.
    var reach: Size { Size(width: distances(.horizontal)[0], height: distances(.vertical)[0]) }

    /// How continuous the corner is, from 0 to 1: where a side is short it turns into the circular one by
    /// degrees, on both sides alike.
    private var continuity: Double {
        guard style == .continuous else { return 0 }
        let extent = CornerShape.continuous[0]
        let reach = min(extent, room.width / radii.width, room.height / radii.height)
        return max((reach - 1) / (extent - 1), 0)
    }

    /// Distances in points.
    private func distances(_ axis: Axis) -> [Double] {
        let radius = radii[axis]
        guard radius > 0 else { return [Double](repeating: 0, count: 10) }
        let amount = continuity
        var result: [Double] = []
        for i in 0..<10 {
            let round = CornerShape.circular[i]
            result.append(radius * (round + (CornerShape.continuous[i] - round) * amount))
        }
        return result
    }

    func elements(at corner: Point, sign: Point, startsVertically: Bool) -> [Path.Element] {
        if radii.width <= 0 || radii.height <= 0 { return [.line(corner)] }
        let x = distances(.horizontal), y = distances(.vertical)
        func point(_ i: Int) -> Point {
            let (along, across) = startsVertically ? (9 - i, i) : (i, 9 - i)
            return Point(x: corner.x + sign.x * x[along], y: corner.y + sign.y * y[across])
        }
        return [
            .line(point(0)),
            .cubic(point(3), control1: point(1), control2: point(2)),
            .cubic(point(6), control1: point(4), control2: point(5)),
            .cubic(point(9), control1: point(7), control2: point(8)),
        ]
    }
}
