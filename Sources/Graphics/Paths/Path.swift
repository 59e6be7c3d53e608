/// An outline of lines and curves in absolute points.
public struct Path: Equatable, Sendable {
    /// One step of the pen.
    public enum Element: Equatable, Sendable {
        case move(Point)
        case line(Point)
        case quad(Point, control: Point)
        case cubic(Point, control1: Point, control2: Point)
        case close
    }

    /// What a path is as a whole, when a picture has a shorter word for it.
    public enum Primitive: Equatable, Sendable {
        case rect(Rect)
        /// Circular corners.
        case roundedRect(Rect, radii: Size)
        case ellipse(Rect)
    }

    public private(set) var elements: [Element] = []
    /// Set while the path is exactly that primitive.
    public private(set) var primitive: Primitive?

    public init() {}

    init(_ primitive: Primitive, elements: [Element]) {
        self.primitive = primitive
        self.elements = elements
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// Where the pen is.
    public var currentPoint: Point? {
        guard let last = elements.last else { return nil }
        return last.end ?? lastMove
    }

    private var lastMove: Point? {
        for element in elements.reversed() {
            if case .move(let point) = element { return point }
        }
        return nil
    }

    public mutating func move(to point: Point) { append(.move(point)) }
    public mutating func addLine(to point: Point) { append(.line(point)) }
    public mutating func closeSubpath() { if !elements.isEmpty { append(.close) } }

    public mutating func addQuadCurve(to point: Point, control: Point) {
        append(.quad(point, control: control))
    }

    public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
        append(.cubic(point, control1: control1, control2: control2))
    }

    public mutating func addLines(_ points: [Point]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Appends another path as further subpaths; alone it stays the primitive it is.
    public mutating func addPath(_ other: Path) {
        primitive = elements.isEmpty ? other.primitive : nil
        elements += other.elements
    }

    /// A line, or a curve, needs a place to start from.
    mutating func append(_ element: Element) {
        primitive = nil
        if elements.isEmpty, case .line(let point) = element {
            elements.append(.move(point))
        } else if elements.isEmpty, let start = element.end {
            if case .move = element {} else { elements.append(.move(start)) }
            elements.append(element)
        } else {
            elements.append(element)
        }
    }

    /// The path with every point mapped; upright rectangles and ellipses stay what they are.
    public func applying(_ transform: AffineTransform) -> Path {
        if transform == .identity { return self }
        var copy = Path()
        copy.elements = elements.map { $0.applying(transform) }
        if transform.keepsRectangles { copy.primitive = primitive?.applying(transform) }
        return copy
    }

    /// The same with each point moved elsewhere, control points too.
    public func mapPoints(_ map: (Point) -> Point) -> Path {
        var copy = Path()
        copy.elements = elements.map { $0.mapPoints(map) }
        return copy
    }

    /// Adds what is drawn in other coordinates, going on from where the pen is; a flat map leaves nothing to
    /// draw in.
    public mutating func draw(in transform: AffineTransform, _ draw: (inout Path) -> Void) {
        if transform == .identity { return draw(&self) }
        guard let inverse = transform.inverse else { return }
        var piece = Path()
        let pen = currentPoint
        if let pen { piece.move(to: inverse.apply(pen)) }
        draw(&piece)
        elements += piece.applying(transform).elements.dropFirst(pen == nil ? 0 : 1)
        primitive = nil
    }

    public func offsetBy(dx: Double, dy: Double) -> Path { applying(.translation(x: dx, y: dy)) }
}

extension Path.Element {
    /// Where the pen is afterwards; nil when it goes back to the start of the subpath.
    public var end: Point? {
        switch self {
        case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): return point
        case .close: return nil
        }
    }

    func applying(_ transform: AffineTransform) -> Path.Element { mapPoints { transform.apply($0) } }

    /// The same with other points, control points too.
    func mapPoints(_ map: (Point) -> Point) -> Path.Element {
        switch self {
        case .move(let point): .move(map(point))
        case .line(let point): .line(map(point))
        case .quad(let point, let control): .quad(map(point), control: map(control))
        case .cubic(let point, let first, let second):
            .cubic(map(point), control1: map(first), control2: map(second))
        case .close: .close
        }
    }
}

extension Path.Primitive {
    func applying(_ transform: AffineTransform) -> Path.Primitive {
        switch self {
        case .rect(let rect): return .rect(transform.apply(rect))
        case .ellipse(let rect): return .ellipse(transform.apply(rect))
        case .roundedRect(let rect, let radii):
            let scaled = Size(width: radii.width * transform.a, height: radii.height * transform.d)
            return .roundedRect(transform.apply(rect), radii: scaled)
        }
    }
}
