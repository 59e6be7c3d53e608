/// Edges put together to a path, what belongs to one curve as one piece of it.
extension PathArrangement {
    /// Closed outlines. Where several meet in a vertex, each keeps to its own inside: the sharpest turn to
    /// the left.
    func path(ofClosed edges: [Edge]) -> Path {
        var leaving: [[Int]] = Array(repeating: [], count: vertices.points.count)
        for (index, edge) in edges.enumerated() { leaving[edge.from].append(index) }
        var isUsed = Array(repeating: false, count: edges.count)
        var path = Path()
        for first in edges.indices where !isUsed[first] {
            var loop: [Edge] = []
            var next: Int? = first
            while let index = next {
                isUsed[index] = true
                loop.append(edges[index])
                next =
                    edges[index].to == edges[first].from
                    ? nil
                    : leftmost(leaving[edges[index].to].filter { !isUsed[$0] }, after: edges[index], edges)
            }
            add(rotated(loop), isClosed: true, to: &path)
        }
        return path
    }

    /// Open stretches, in the order of the edges.
    func path(ofOpen edges: [Edge]) -> Path {
        var path = Path()
        var stretch: [Edge] = []
        for edge in edges {
            if let last = stretch.last, last.to != edge.from {
                add(stretch, isClosed: false, to: &path)
                stretch = []
            }
            stretch.append(edge)
        }
        add(stretch, isClosed: false, to: &path)
        return path
    }

    private func leftmost(_ choices: [Int], after edge: Edge, _ edges: [Edge]) -> Int? {
        if choices.count < 2 { return choices.first }
        let ahead = point(edge.to) - point(edge.from)
        func turn(_ index: Int) -> Double {
            let step = point(edges[index].to) - point(edges[index].from)
            let left = ahead.y * step.x - ahead.x * step.y, forward = ahead.x * step.x + ahead.y * step.y
            // Grows with the angle, from -2 to 2, and needs no arc tangent.
            let sum = left.magnitude + forward.magnitude
            return left >= 0 ? 1 - forward / sum : forward / sum - 1
        }
        return choices.max { turn($0) < turn($1) }
    }

    /// A loop that does not start amid a curve.
    private func rotated(_ loop: [Edge]) -> [Edge] {
        guard let first = loop.first, let last = loop.last, last.continues(into: first) else { return loop }
        guard let seam = loop.indices.dropFirst().first(where: { !loop[$0 - 1].continues(into: loop[$0]) })
        else { return loop }
        return Array(loop[seam...] + loop[..<seam])
    }

    private func add(_ edges: [Edge], isClosed: Bool, to path: inout Path) {
        guard let first = edges.first else { return }
        path.move(to: point(first.from))
        var run = first
        for edge in edges.dropFirst() {
            if run.continues(into: edge) {
                (run.to, run.end) = (edge.to, edge.end)
            } else {
                add(run, to: &path)
                run = edge
            }
        }
        if !isClosed || !curves[run.curve].isLine { add(run, to: &path) }
        if isClosed { path.closeSubpath() }
    }

    private func add(_ run: Edge, to path: inout Path) {
        let end = point(run.to), curve = curves[run.curve]
        if curve.isLine { return path.addLine(to: end) }
        let part = curve.part(from: min(run.start, run.end), to: max(run.start, run.end))
        if run.start < run.end {
            path.addCurve(to: end, control1: part.control1, control2: part.control2)
        } else {
            path.addCurve(to: end, control1: part.control2, control2: part.control1)
        }
    }
}

extension PathArrangement.Edge {
    /// Whether another edge is the next piece of the same curve in the same direction.
    fileprivate func continues(into next: PathArrangement.Edge) -> Bool {
        to == next.from && curve == next.curve && end == next.start
            && (start < end) == (next.start < next.end)
    }
}
