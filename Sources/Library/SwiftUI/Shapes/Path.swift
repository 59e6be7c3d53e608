public struct Path: Equatable, Shape, LosslessStringConvertible, Sendable { @native public init() }

extension Path {
    @native public init(_ callback: (inout Path) -> ())
    @native public init(_ rect: CGRect)
    @native public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)

    @native public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)

    @native public init(ellipseIn rect: CGRect)
}

public typealias CGPath = Path

public typealias CGMutablePath = Path

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

extension Path {
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule, transform: CGAffineTransform = .identity
    ) -> Bool { contains(point.applying(transform), eoFill: rule == .evenOdd) }
}

extension Path {
    @native public init(_ path: Path)
    @native public func path(in rect: CGRect) -> Path
    @native public static func == (lhs: Path, rhs: Path) -> Bool
    @native public mutating func move(to end: CGPoint)
    @native public mutating func addLine(to end: CGPoint)
    @native public mutating func addQuadCurve(to end: CGPoint, control: CGPoint)
    @native public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
    @native public mutating func closeSubpath()
    @native public mutating func addLines(_ lines: [CGPoint])

    @native public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity)

    @native public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity)

    @native public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)

    @native public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
    @native public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)
    @native public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)

    @native public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity)

    @native public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity)

    @native public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity)
    @native public var isEmpty: Bool { get }
    @native public var boundingRect: CGRect { get }
    @native public var currentPoint: CGPoint? { get }
    @native public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool
    @native public func trimmedPath(from: CGFloat, to: CGFloat) -> Path
    @native public func strokedPath(_ style: StrokeStyle) -> Path
    @native public func applying(_ transform: CGAffineTransform) -> Path
    @native public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path
    @native public var cgPath: CGPath { get }
    @native public var description: String { get }

    public enum Element: Equatable, Sendable {
        case move(to: CGPoint), line(to: CGPoint), quadCurve(to: CGPoint, control: CGPoint), curve(
            to: CGPoint, control1: CGPoint, control2: CGPoint), closeSubpath
    }

    @native var steps: [(kind: Int, points: [CGPoint])] { get }

    public func forEach(_ body: (Path.Element) -> Void) {
        for (kind, points) in steps {
            switch kind {
            case 0: body(.move(to: points[0]))
            case 1: body(.line(to: points[0]))
            case 2: body(.quadCurve(to: points[0], control: points[1]))
            case 3: body(.curve(to: points[0], control1: points[1], control2: points[2]))
            default: body(.closeSubpath)
            }
        }
    }

    @native @available(iOS 17.0, *) public func normalized(eoFill: Bool = true) -> Path
    @native @available(iOS 17.0, *) public func union(_ other: Path, eoFill: Bool = false) -> Path
    @native @available(iOS 17.0, *) public func intersection(_ other: Path, eoFill: Bool = false) -> Path
    @native @available(iOS 17.0, *) public func subtracting(_ other: Path, eoFill: Bool = false) -> Path

    @native @available(iOS 17.0, *) public func symmetricDifference(_ other: Path, eoFill: Bool = false)
        -> Path

    @native @available(iOS 17.0, *) public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path
    @native @available(iOS 17.0, *) public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path
}
