/// Which points count as inside where a path crosses itself.
public enum FillRule: UInt8, Equatable, Sendable {
    case nonZero
    case evenOdd
}

extension Path {
    /// The smallest rectangle that holds the path itself, not its control points.
    public var boundingRect: Rect {
        var points: [Point] = []
        for subpath in subpaths {
            points.append(subpath.start)
            for segment in subpath.segments {
                points.append(segment.end)
                for axis in Axis.both {
                    points += segment.extrema(axis).map { segment.point(at: $0) }
                }
            }
        }
        return boundingBox(of: points)
    }

    /// The length of the line, in points.
    public var length: Double {
        var sum = 0.0
        for subpath in subpaths {
            for segment in subpath.segments { sum += segment.lengths.last ?? 0 }
        }
        return sum
    }

    /// Whether a point lies inside.
    public func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
        var winding = 0
        for subpath in subpaths {
            winding += Path.winding(of: subpath.closedOutline, around: point)
        }
        return rule == .evenOdd ? winding % 2 != 0 : winding != 0
    }

    /// How often a closed outline turns around a point: crossings of the ray to the right, signed.
    private static func winding(of outline: [Point], around point: Point) -> Int {
        var count = 0
        for (a, b) in zip(outline, outline.dropFirst()) where (a.y <= point.y) != (b.y <= point.y) {
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { count += a.y <= point.y ? 1 : -1 }
        }
        return count
    }

    /// The part between two fractions of the length. A curve is cut at that part of its parameter, as SwiftUI
    /// does, and not of its own length.
    public func trimmed(from: Double, to: Double) -> Path {
        let low = from.clamped(to: 0...1), high = to.clamped(to: 0...1)
        if low <= 0 && high >= 1 { return self }
        guard high > low else { return Path() }
        let total = length
        var result = Path()
        var reached = 0.0
        for subpath in subpaths {
            var penIsDown = false
            for segment in subpath.segments {
                let own = segment.lengths.last ?? 0
                let start = low * total - reached, end = high * total - reached
                reached += own
                guard own > 0, end > 0, start < own else { penIsDown = false; continue }
                let part = segment.part(from: max(0, start / own), to: min(1, end / own))
                if !penIsDown { result.move(to: part.start) }
                result.add(part)
                penIsDown = true
            }
        }
        return result
    }

    private mutating func add(_ segment: PathSegment) {
        if segment.isLine {
            addLine(to: segment.end)
        } else {
            addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
        }
    }
}
