/// A map of the plane that keeps parallel lines parallel: x' = a x + c y + tx, y' = b x + d y + ty.
public struct AffineTransform: Equatable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public static func translation(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    public static func scale(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// A turn by an angle in radians; clockwise on screen, because y grows downward.
    public static func rotation(_ angle: Double) -> AffineTransform {
        let sin = sine(angle), cos = cosine(angle)
        return AffineTransform(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
    }

    /// This transform about a fixed point instead of the origin.
    public func around(_ point: Point) -> AffineTransform {
        AffineTransform.translation(x: -point.x, y: -point.y)
            .then(self)
            .then(.translation(x: point.x, y: point.y))
    }

    /// First this one, then the other.
    public func then(_ next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The map back, or nil when the plane is squashed to a line.
    public var inverse: AffineTransform? {
        let determinant = a * d - b * c
        guard determinant != 0 else { return nil }
        return AffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    public func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The bounding box of the image of a rectangle.
    public func apply(_ rect: Rect) -> Rect {
        let corners = [
            apply(Point(x: rect.minX, y: rect.minY)), apply(Point(x: rect.maxX, y: rect.minY)),
            apply(Point(x: rect.maxX, y: rect.maxY)), apply(Point(x: rect.minX, y: rect.maxY)),
        ]
        return boundingBox(of: corners)
    }

    /// Whether upright rectangles stay upright rectangles, unturned.
    var keepsRectangles: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

/// The smallest rectangle that holds all points.
func boundingBox(of points: [Point]) -> Rect {
    guard var low = points.first else { return .zero }
    var high = low
    for point in points {
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
}
