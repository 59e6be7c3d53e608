/// A point in points, y growing downward.
public struct Point: Equatable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public static let zero = Point(x: 0, y: 0)

    public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
    public static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }

    /// The distance from the origin.
    public var length: Double { (x * x + y * y).squareRoot() }

    /// The point a fraction of the way to another.
    public func interpolated(to other: Point, by fraction: Double) -> Point {
        Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }

    /// The coordinate along an axis.
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

/// A width and a height in points; either may be infinite.
public struct Size: Equatable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    public static let zero = Size(width: 0, height: 0)

    /// The length along an axis.
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// A rectangle in points.
public struct Rect: Equatable, Sendable {
    public var origin: Point
    public var size: Size

    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    public var minX: Double { origin.x }
    public var midX: Double { origin.x + size.width / 2 }
    public var maxX: Double { origin.x + size.width }
    public var minY: Double { origin.y }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var center: Point { Point(x: midX, y: midY) }

    /// Whether it has no area.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    public var topLeft: Point { origin }
    public var topRight: Point { Point(x: maxX, y: minY) }
    public var bottomRight: Point { Point(x: maxX, y: maxY) }
    public var bottomLeft: Point { Point(x: minX, y: maxY) }

    /// Whether a point lies inside; the right and bottom edges do not belong to it.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The rectangle without a margin on each side; a negative margin makes it larger.
    public func insetBy(dx: Double, dy: Double) -> Rect {
        Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    public func offsetBy(dx: Double, dy: Double) -> Rect {
        Rect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: Rect) -> Rect {
        let x = min(minX, other.minX), y = min(minY, other.minY)
        return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// What both cover, or nothing.
    public func intersection(_ other: Rect) -> Rect? {
        let x = max(minX, other.minX), y = max(minY, other.minY)
        let width = min(maxX, other.maxX) - x, height = min(maxY, other.maxY) - y
        return width < 0 || height < 0 ? nil : Rect(x: x, y: y, width: width, height: height)
    }
}

/// One of the two directions of a plane.
public enum Axis: UInt8, Equatable, Sendable {
    case horizontal
    case vertical

    /// The axis at a right angle to this one.
    public var other: Axis { self == .horizontal ? .vertical : .horizontal }

    /// Both axes, horizontal first.
    public static let both: [Axis] = [.horizontal, .vertical]
}
