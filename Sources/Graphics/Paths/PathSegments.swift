/// One piece of a path with its start, as a cubic; lines are cubics too, so that one rule serves all.
struct PathSegment: Equatable {
    var start: Point
    var control1: Point
    var control2: Point
    var end: Point
    var isLine: Bool

    static func line(_ a: Point, _ b: Point) -> PathSegment {
        PathSegment(
            start: a, control1: a.interpolated(to: b, by: 1 / 3), control2: a.interpolated(to: b, by: 2 / 3),
            end: b,
            isLine: true)
    }

    static func quad(_ a: Point, _ control: Point, _ b: Point) -> PathSegment {
        PathSegment(
            start: a, control1: a.interpolated(to: control, by: 2 / 3),
            control2: b.interpolated(to: control, by: 2 / 3), end: b, isLine: false)
    }

    func point(at t: Double) -> Point {
        if isLine { return start.interpolated(to: end, by: t) }
        let s = 1 - t
        return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end
            * (t * t * t)
    }

    /// De Casteljau's cut.
    func split(at t: Double) -> (PathSegment, PathSegment) {
        let a = start.interpolated(to: control1, by: t)
        let b = control1.interpolated(to: control2, by: t)
        let c = control2.interpolated(to: end, by: t)
        let ab = a.interpolated(to: b, by: t), bc = b.interpolated(to: c, by: t)
        let middle = ab.interpolated(to: bc, by: t)
        return (
            PathSegment(start: start, control1: a, control2: ab, end: middle, isLine: isLine),
            PathSegment(start: middle, control1: bc, control2: c, end: end, isLine: isLine)
        )
    }

    func part(from: Double, to: Double) -> PathSegment {
        if from <= 0 && to >= 1 { return self }
        let tail = from <= 0 ? self : split(at: from).1
        if to >= 1 { return tail }
        return tail.split(at: (to - from) / (1 - from)).0
    }

    /// Points along it, without the first; enough of them for lengths and hits within a hundredth of a point.
    var flattened: [Point] {
        if isLine { return [end] }
        let bend = (control1 - start).length + (control2 - control1).length + (end - control2).length
        let count = Int((bend / 3).rounded(.up).clamped(to: 8...64))
        return (1...count).map { point(at: Double($0) / Double(count)) }
    }

    /// Lengths reached at each flattened point.
    var lengths: [Double] {
        var sum = 0.0
        var previous = start
        return flattened.map { point in
            sum += (point - previous).length
            previous = point
            return sum
        }
    }

    /// Parameters where the curve turns back along an axis: zeros of the derivative.
    func extrema(_ axis: Axis) -> [Double] {
        if isLine { return [] }
        let p0 = start[axis], p1 = control1[axis], p2 = control2[axis], p3 = end[axis]
        let a = p3 - 3 * p2 + 3 * p1 - p0, b = 2 * (p2 - 2 * p1 + p0), c = p1 - p0
        if a.magnitude < 1e-12 { return b == 0 ? [] : [-c / b].filter { $0 > 0 && $0 < 1 } }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
    }
}

/// A stretch of a path that is drawn without lifting the pen.
struct Subpath {
    var start: Point
    var segments: [PathSegment] = []
    var isClosed = false

    /// Its corners when curves are drawn as lines, back to the start even where the stretch is open.
    var closedOutline: [Point] {
        var outline = [start]
        for segment in segments { outline += segment.flattened }
        outline.append(start)
        return outline
    }
}

extension Path {
    /// The path in stretches; closing lines are segments too.
    var subpaths: [Subpath] {
        var cutter = SubpathCutter()
        for element in elements { cutter.add(element) }
        cutter.lift(to: .zero)
        return cutter.subpaths
    }
}

/// Cuts a path where the pen is lifted.
private struct SubpathCutter {
    private(set) var subpaths: [Subpath] = []
    private var current: Subpath?
    private var pen = Point.zero

    mutating func add(_ element: Path.Element) {
        if case .move(let point) = element { lift(to: point) }
        var subpath = current ?? Subpath(start: pen)
        // Changed where it stands: two that hold it would copy it for each segment.
        current = nil
        switch element {
        case .move: break
        case .line(let point): subpath.segments.append(.line(pen, point))
        case .quad(let point, let control): subpath.segments.append(.quad(pen, control, point))
        case .cubic(let point, let first, let second):
            subpath.segments.append(
                PathSegment(start: pen, control1: first, control2: second, end: point, isLine: false))
        case .close:
            if pen != subpath.start { subpath.segments.append(.line(pen, subpath.start)) }
            subpath.isClosed = true
        }
        pen = element.end ?? subpath.start
        current = subpath
        if subpath.isClosed { lift(to: pen) }
    }

    mutating func lift(to point: Point) {
        if let current { subpaths.append(current) }
        current = nil
        pen = point
    }
}
