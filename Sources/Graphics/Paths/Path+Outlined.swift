extension Path {
    /// The area of a line along the path, with round ends and joins: outlines that all turn the same way, one
    /// for each stretch without corners. They may lie over each other, so it is filled by the non-zero rule.
    ///
    /// Curves are set off by their control points, which holds for curves of up to a quarter turn.
    /// - Parameter lineWidth: in points.
    public func outlined(lineWidth: Double) -> Path {
        var area = Path()
        for subpath in subpaths { subpath.addOutline(to: &area, half: lineWidth / 2) }
        return area
    }

    /// The same area with its outlines the other way round.
    public var reversed: Path {
        var result = Path()
        for subpath in subpaths {
            let segments = subpath.segments.reversed().map { $0.reversed }
            result.move(to: segments.first?.start ?? subpath.start)
            for segment in segments { result.add(segment) }
            if subpath.isClosed { result.closeSubpath() }
        }
        return result
    }

    fileprivate mutating func add(_ segment: PathSegment) {
        if segment.isLine { return addLine(to: segment.end) }
        addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
    }

    /// A half circle around a segment's end, from its left to its right.
    fileprivate mutating func addCap(_ segment: PathSegment, half: Double) {
        let way = segment.endDirection
        addRelativeArc(center: segment.end, radius: half, startAngle: atan2(-way.x, way.y), delta: Double.pi)
    }
}

extension Subpath {
    fileprivate func addOutline(to area: inout Path, half: Double) {
        let pieces = segments.filter { $0.start != $0.end }
        guard let first = pieces.first, let last = pieces.last else { return }
        let isRing = isClosed || first.start == last.end
        for stretch in Subpath.stretches(pieces) {
            let isWhole = isRing && stretch.count == pieces.count && last.runsOn(into: first)
            area.move(to: stretch[0].beside(half).start)
            for piece in stretch { area.add(piece.beside(half)) }
            if isWhole {
                area.closeSubpath()
                area.move(to: stretch[stretch.count - 1].reversed.beside(half).start)
            } else {
                area.addCap(stretch[stretch.count - 1], half: half)
            }
            for piece in stretch.reversed() { area.add(piece.reversed.beside(half)) }
            if !isRing, stretch[0] == first { area.addCap(first.reversed, half: half) }
            area.closeSubpath()
        }
    }

    /// The segments, cut where the line has a corner.
    private static func stretches(_ pieces: [PathSegment]) -> [[PathSegment]] {
        var stretches: [[PathSegment]] = []
        for piece in pieces {
            if let last = stretches.last?.last, last.runsOn(into: piece) {
                stretches[stretches.count - 1].append(piece)
            } else {
                stretches.append([piece])
            }
        }
        return stretches
    }
}

extension PathSegment {
    fileprivate var reversed: PathSegment {
        PathSegment(start: end, control1: control2, control2: control1, end: start, isLine: isLine)
    }

    /// Where it goes as it starts, of length 1.
    private var startDirection: Point {
        for point in [control1, control2, end] where (point - start).length > 1e-9 {
            return (point - start) * (1 / (point - start).length)
        }
        return Point(x: 1, y: 0)
    }

    fileprivate var endDirection: Point { reversed.startDirection * -1 }

    fileprivate func runsOn(into next: PathSegment) -> Bool {
        let a = endDirection, b = next.startDirection
        return a.x * b.x + a.y * b.y > 0.999
    }

    /// The segment moved to its left, its control points drawn out as its chord is.
    fileprivate func beside(_ distance: Double) -> PathSegment {
        let a = startDirection, b = endDirection
        let from = start + Point(x: a.y, y: -a.x) * distance, to = end + Point(x: b.y, y: -b.x) * distance
        let scale = (to - from).length / (end - start).length
        return PathSegment(
            start: from, control1: from + (control1 - start) * scale, control2: to + (control2 - end) * scale,
            end: to,
            isLine: isLine)
    }
}
