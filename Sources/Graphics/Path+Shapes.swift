/// How a rounded corner meets its sides.
public enum RoundedCornerStyle: UInt8, Equatable, Sendable {
    /// A quarter of a circle.
    case circular
    /// The curvature grows and falls gradually, as on the devices themselves.
    case continuous
}

/// The radii of four corners in points; leading is left.
public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: Double
    public var bottomLeading: Double
    public var bottomTrailing: Double
    public var topTrailing: Double

    public init(
        topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

extension Path {
    public static func rect(_ rect: Rect) -> Path {
        Path(
            .rect(rect),
            elements: [
                .move(rect.topLeft), .line(rect.topRight), .line(rect.bottomRight),
                .line(rect.bottomLeft), .close,
            ])
    }

    /// An ellipse, begun at the right and drawn clockwise.
    public static func ellipse(in rect: Rect) -> Path {
        let center = rect.center
        let map = AffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y)
        var circle = Path()
        circle.addArcPieces(start: 0, sweep: 2 * Double.pi, map: map)
        circle.closeSubpath()
        return Path(.ellipse(rect), elements: circle.elements)
    }

    /// A circle by its centre and radius.
    public static func circle(center: Point, radius: Double) -> Path {
        .ellipse(in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// A rounded rectangle; radii are cut to half of the sides.
    public static func roundedRect(
        _ rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous
    ) -> Path {
        let radii = Size(
            width: min(max(cornerSize.width, 0), rect.width / 2),
            height: min(max(cornerSize.height, 0), rect.height / 2))
        if radii.width <= 0 || radii.height <= 0 { return .rect(rect) }
        let corners = [CornerShape](
            repeating: CornerShape(
                radii: radii, room: Size(width: rect.width / 2, height: rect.height / 2), style: style),
            count: 4)
        let elements = outline(of: rect, corners: corners)
        if style == .circular { return Path(.roundedRect(rect, radii: radii), elements: elements) }
        var path = Path()
        path.addPath(Path(elements))
        return path
    }

    public static func roundedRect(
        _ rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous
    ) -> Path {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        return roundedRect(rect, cornerSize: Size(width: radius, height: radius), style: style)
    }

    /// A rounded rectangle whose shorter sides are half circles.
    public static func capsule(in rect: Rect, style: RoundedCornerStyle = .continuous) -> Path {
        roundedRect(rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// A rectangle with corners of different radii; when two corners of a side are too large for it, all
    /// shrink.
    public static func unevenRoundedRect(
        _ rect: Rect, radii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> Path {
        var values = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
            .map { max($0, 0) }
        let sides = [rect.width, rect.height, rect.width, rect.height]
        var factor = 1.0
        for i in 0..<4 {
            let sum = values[i] + values[(i + 1) % 4]
            if sum > sides[i] { factor = min(factor, sides[i] / sum) }
        }
        values = values.map { $0 * factor }
        let room = Size(width: rect.width / 2, height: rect.height / 2)
        let corners = values.map { radius in
            CornerShape(
                radii: Size(width: radius, height: radius),
                room: Size(width: max(room.width, radius), height: max(room.height, radius)), style: style)
        }
        var path = Path()
        path.addPath(Path(outline(of: rect, corners: corners)))
        return path
    }

    private init(_ elements: [Element]) {
        self.init()
        for element in elements {
            switch element {
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .quad(let point, let control): addQuadCurve(to: point, control: control)
            case .cubic(let point, let first, let second):
                addCurve(to: point, control1: first, control2: second)
            case .close: closeSubpath()
            }
        }
    }

    /// The outline, clockwise from the end of the top leading corner.
    private static func outline(of rect: Rect, corners: [CornerShape]) -> [Element] {
        let places = [rect.topRight, rect.bottomRight, rect.bottomLeft, rect.topLeft]
        let shapes = [corners[1], corners[2], corners[3], corners[0]]
        // Into the rectangle along the x and the y axis, seen from each corner.
        let signs = [Point(x: -1, y: 1), Point(x: -1, y: -1), Point(x: 1, y: -1), Point(x: 1, y: 1)]
        var elements: [Element] = [
            .move(Point(x: rect.minX + corners[0].reach.width, y: rect.minY))
        ]
        for i in 0..<4 {
            elements += shapes[i].elements(at: places[i], sign: signs[i], startsVertically: i % 2 == 1)
        }
        elements.append(.close)
        return elements
    }
}

/// The curve of one corner: distances from the corner's point, along the side it comes from and the one it
/// goes to.
private struct CornerShape {
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

// MARK: - Arcs

extension Path {
    public mutating func addRect(_ rect: Rect) { addPath(.rect(rect)) }
    public mutating func addEllipse(in rect: Rect) { addPath(.ellipse(in: rect)) }

    /// An arc of a circle; angles in radians from the right. As in SwiftUI, `clockwise` is meant with y
    /// growing upward, so that false goes clockwise on screen.
    public mutating func addArc(
        center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
    ) {
        let turn = 2 * Double.pi
        var sweep = endAngle - startAngle
        if sweep.magnitude >= turn {
            sweep = clockwise ? -turn : turn
        } else if clockwise, sweep > 0 {
            sweep -= turn
        } else if !clockwise, sweep < 0 {
            sweep += turn
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep)
    }

    /// An arc by its start and how far it goes, in radians, clockwise on screen when positive.
    public mutating func addRelativeArc(center: Point, radius: Double, startAngle: Double, delta: Double) {
        let map = AffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
        addArcPieces(start: startAngle, sweep: delta, map: map)
    }

    /// An arc that touches the line from here to the first point and the line from there to the second.
    public mutating func addArc(tangent1End corner: Point, tangent2End: Point, radius: Double) {
        guard let start = currentPoint else { return }
        let before = start - corner, after = tangent2End - corner
        let cross = before.x * after.y - before.y * after.x
        guard before.length > 0, after.length > 0, cross != 0, radius > 0 else { return addLine(to: corner) }
        let u = before * (1 / before.length), v = after * (1 / after.length)
        let cosAngle = min(max(u.x * v.x + u.y * v.y, -1), 1)
        let halfTangent = ((1 - cosAngle) / (1 + cosAngle)).squareRoot()
        let first = corner + u * (radius / halfTangent), last = corner + v * (radius / halfTangent)
        let bisector = u + v
        let centerDistance = radius * (1 + 1 / (halfTangent * halfTangent)).squareRoot()
        let center = corner + bisector * (centerDistance / bisector.length)
        let from = atan2(first.y - center.y, first.x - center.x)
        var sweep = atan2(last.y - center.y, last.x - center.x) - from
        if sweep > Double.pi { sweep -= 2 * Double.pi }
        if sweep < -Double.pi { sweep += 2 * Double.pi }
        addRelativeArc(center: center, radius: radius, startAngle: from, delta: sweep)
    }

    /// Cubics of at most a quarter turn each, on the unit circle, mapped.
    fileprivate mutating func addArcPieces(start: Double, sweep: Double, map: AffineTransform) {
        let count = max(1, Int((sweep.magnitude / (Double.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let handle = 4 / 3 * tangent(step / 4)
        var angle = start
        var from = Point(x: cosine(angle), y: sine(angle))
        let first = map.apply(from)
        if isEmpty { move(to: first) } else { addLine(to: first) }
        for i in 1...count {
            angle = start + step * Double(i)
            let to = Point(x: cosine(angle), y: sine(angle))
            addCurve(
                to: map.apply(to),
                control1: map.apply(Point(x: from.x - handle * from.y, y: from.y + handle * from.x)),
                control2: map.apply(Point(x: to.x + handle * to.y, y: to.y - handle * to.x)))
            from = to
        }
    }
}
