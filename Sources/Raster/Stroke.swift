import Graphics

/// The area a line covers, as polygons that all turn the same way, so that they may lie over each other.
struct Stroke {
    private let half: Double
    private let style: StrokeStyle
    private(set) var polygons: [[Point]] = []

    /// `scale` is how many pixels a point has.
    init(_ path: Path, style: StrokeStyle, transform: AffineTransform, scale: Double) {
        half = max(style.lineWidth * scale, 0.5) / 2
        self.style = style
        for outline in path.outlines(transform) {
            let dash = style.dash.map { $0 * scale }
            // As in SVG, a line with a negative dash is solid.
            if dash.allSatisfy({ $0 >= 0 }), dash.contains(where: { $0 > 0 }) {
                for piece in Stroke.dashed(
                    outline.points + (outline.isClosed ? [outline.points[0]] : []), dash,
                    style.dashPhase * scale)
                {
                    add(piece, isClosed: false)
                }
            } else {
                add(outline.points, isClosed: outline.isClosed)
            }
        }
    }

    private mutating func add(_ all: [Point], isClosed: Bool) {
        var points: [Point] = []
        for point in all where points.last.map({ ($0 - point).length > 1e-6 }) ?? true {
            points.append(point)
        }
        if isClosed, points.count > 1, (points[0] - points[points.count - 1]).length <= 1e-6 {
            points.removeLast()
        }
        guard points.count > 1 else {
            if style.lineCap == .round, let point = points.first { disc(point) }
            return
        }
        let count = isClosed ? points.count : points.count - 1
        for index in 0..<count { segment(points[index], points[(index + 1) % points.count]) }
        for index in 0..<points.count where isClosed || (index > 0 && index < points.count - 1) {
            join(
                points[(index + points.count - 1) % points.count], points[index],
                points[(index + 1) % points.count])
        }
        guard !isClosed else { return }
        cap(points[1], points[0])
        cap(points[points.count - 2], points[points.count - 1])
    }

    private mutating func put(_ polygon: [Point]) {
        var area = 0.0
        for index in polygon.indices {
            let a = polygon[index], b = polygon[(index + 1) % polygon.count]
            area += a.x * b.y - b.x * a.y
        }
        polygons.append(area < 0 ? polygon.reversed() : polygon)
    }

    private func side(_ a: Point, _ b: Point) -> Point {
        let way = b - a, length = way.length
        return Point(x: -way.y / length * half, y: way.x / length * half)
    }

    private mutating func segment(_ a: Point, _ b: Point) {
        let n = side(a, b)
        put([a + n, b + n, b - n, a - n])
    }

    private mutating func disc(_ center: Point) {
        let count = Int((half * 4).clamped(to: 8...256))
        put(
            (0..<count).map {
                let angle = Double($0) / Double(count) * 2 * .pi
                return Point(x: center.x + cosine(angle) * half, y: center.y + sine(angle) * half)
            })
    }

    private mutating func join(_ a: Point, _ b: Point, _ c: Point) {
        if style.lineJoin == .round { return disc(b) }
        var n = side(a, b), m = side(b, c)
        // The outer side is the one the path turns away from.
        let turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
        if turn > 0 { (n, m) = (n * -1, m * -1) }
        let middle = n + m
        let square = middle.x * middle.x + middle.y * middle.y
        guard style.lineJoin == .miter, square > 1e-9 else { return put([b, b + n, b + m]) }
        let tip = middle * (2 * half * half / square)
        if tip.length / half > style.miterLimit { return put([b, b + n, b + m]) }
        put([b, b + n, b + tip, b + m])
    }

    private mutating func cap(_ inner: Point, _ end: Point) {
        switch style.lineCap {
        case .butt: break
        case .round: disc(end)
        case .square:
            let n = side(inner, end)
            let out = Point(x: n.y, y: -n.x)
            put([end + n, end + n + out, end - n + out, end - n])
        }
    }

    /// The painted pieces of a line.
    private static func dashed(_ points: [Point], _ dash: [Double], _ phase: Double) -> [[Point]] {
        var pattern = DashPattern(dash, phase)
        var pieces: [[Point]] = []
        var current: [Point] = pattern.paints ? [points[0]] : []
        for (a, b) in zip(points, points.dropFirst()) {
            let length = (b - a).length
            var at = 0.0
            // A thousand dashes on one line are enough for any picture.
            while length - at > pattern.left, pieces.count < 1_000 {
                at += pattern.left
                let cut = a.interpolated(to: b, by: at / length)
                if pattern.paints {
                    pieces.append(current + [cut])
                    current = []
                } else {
                    current = [cut]
                }
                pattern.advance()
            }
            pattern.left -= length - at
            if pattern.paints { current.append(b) }
        }
        if current.count > 1 { pieces.append(current) }
        return pieces
    }
}

/// Where along its dashes and gaps, which take turns, a line is.
private struct DashPattern {
    private let lengths: [Double]
    private var index = 0
    /// What is left of the dash or gap.
    var left = 0.0

    init(_ dash: [Double], _ phase: Double) {
        lengths = dash.count % 2 == 0 ? dash : dash + dash
        let total = lengths.reduce(0, +)
        var rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: total) : 0
        if rest < 0 { rest += total }
        while rest >= lengths[index] {
            rest -= lengths[index]
            index = (index + 1) % lengths.count
        }
        left = lengths[index] - rest
    }

    var paints: Bool { index % 2 == 0 }

    mutating func advance() {
        index = (index + 1) % lengths.count
        left = lengths[index]
    }
}
