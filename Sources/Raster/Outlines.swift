import Graphics

extension Path {
    /// The path as polygons, curves cut into lines within a fiftieth of a pixel.
    func outlines(_ transform: AffineTransform) -> [(points: [Point], isClosed: Bool)] {
        var outlines: [(points: [Point], isClosed: Bool)] = []
        var current: [Point] = []
        func end(_ isClosed: Bool) {
            if current.count > 1 || (isClosed && !current.isEmpty) { outlines.append((current, isClosed)) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                end(false)
                current = [transform.apply(point)]
            case .line(let point): current.append(transform.apply(point))
            case .quad(let point, let control):
                let a = current.last ?? .zero, c = transform.apply(control), b = transform.apply(point)
                flatten(
                    a, a.interpolated(to: c, by: 2 / 3), b.interpolated(to: c, by: 2 / 3), b, to: &current)
            case .cubic(let point, let first, let second):
                flatten(
                    current.last ?? .zero, transform.apply(first), transform.apply(second),
                    transform.apply(point), to: &current)
            case .close:
                end(true)
                current = current.first.map { [$0] } ?? []
            }
        }
        end(false)
        return outlines
    }
}

private func flatten(_ a: Point, _ b: Point, _ c: Point, _ d: Point, to points: inout [Point]) {
    let bend = max((a - b * 2 + c).length, (b - c * 2 + d).length)
    // The error of n equal pieces of a cubic is at most 3/4 of its bend over n squared.
    let count = Int((bend * 37.5).squareRoot().rounded(.up).clamped(to: 1...64))
    for step in 1...count {
        let t = Double(step) / Double(count), s = 1 - t
        points.append(a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t))
    }
}
