/// Shapes and arcs as parts of a longer path.
extension Path {
    public mutating func addRect(_ rect: Rect) { addPath(.rect(rect)) }

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
        let cosAngle = (u.x * v.x + u.y * v.y).clamped(to: -1...1)
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
    mutating func addArcPieces(start: Double, sweep: Double, map: AffineTransform) {
        // A thousand turns lie on one another as more of them would.
        let count = Int((sweep.magnitude / (Double.pi / 2) - 1e-9).rounded(.up).clamped(to: 1...4_000))
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
