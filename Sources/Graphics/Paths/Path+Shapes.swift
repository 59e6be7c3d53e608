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

    /// Four corners of one radius.
    public init(_ radius: Double) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
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

    /// A circle by its center and radius.
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
