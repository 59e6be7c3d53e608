/// Two paths as chords that meet at their ends only.
struct PathArrangement {
    /// A chord and the piece of a curve that it stands for.
    struct Edge {
        var from: Int
        var to: Int
        /// The curve's number, and the parameters at both ends.
        var curve: Int
        var start: Double
        var end: Double
        var isSecond: Bool
    }

    /// How far a chord may lie from its curve, in points.
    private static let tolerance = 0.01
    /// Crossings may fall so that pieces of chords cross again by a rounding; each pass finds fewer.
    private static let maximumPasses = 8

    private(set) var vertices = VertexPool()
    private(set) var curves: [PathSegment] = []
    private(set) var edges: [Edge] = []

    /// - Parameter closes: whether the first path is an area, whose open subpaths are closed by a line.
    init(_ first: Path, _ second: Path, closes: Bool = true) {
        add(first, isSecond: false, closes: closes)
        add(second, isSecond: true, closes: true)
        for _ in 0..<PathArrangement.maximumPasses where !splitOnce() { break }
    }

    func point(_ vertex: Int) -> Point { vertices.points[vertex] }

    private mutating func add(_ path: Path, isSecond: Bool, closes: Bool) {
        for subpath in path.subpaths {
            var segments = subpath.segments
            if closes, let last = segments.last, last.end != subpath.start {
                segments.append(.line(last.end, subpath.start))
            }
            for segment in segments where segment.isWithinReach { add(segment, isSecond) }
        }
    }

    private mutating func add(_ segment: PathSegment, _ isSecond: Bool) {
        let count = segment.chordCount(tolerance: PathArrangement.tolerance)
        var from = vertices.number(of: segment.start)
        for index in 1...count {
            let end = Double(index) / Double(count)
            let to = vertices.number(of: index == count ? segment.end : segment.point(at: end))
            if from != to {
                edges.append(
                    Edge(
                        from: from, to: to, curve: curves.count, start: Double(index - 1) / Double(count),
                        end: end,
                        isSecond: isSecond))
            }
            from = to
        }
        curves.append(segment)
    }

    // MARK: Crossings

    /// Cuts every edge where another meets it; false when nothing was left to cut.
    private mutating func splitOnce() -> Bool {
        var cuts: [[(position: Double, vertex: Int)]] = Array(repeating: [], count: edges.count)
        let boxes = edges.map {
            boundingBox(of: [point($0.from), point($0.to)]).insetBy(
                dx: -VertexPool.reach, dy: -VertexPool.reach)
        }
        let order = stableOrder(edges.count) { boxes[$0].minX < boxes[$1].minX }
        for (position, first) in order.enumerated() {
            for second in order[(position + 1)...] {
                if boxes[second].minX > boxes[first].maxX { break }
                if boxes[second].minY > boxes[first].maxY || boxes[second].maxY < boxes[first].minY {
                    continue
                }
                cut(first, second, &cuts)
            }
        }
        guard cuts.contains(where: { !$0.isEmpty }) else { return false }
        edges = zip(edges, cuts).flatMap { edge, cuts in pieces(edge, cuts) }
        return true
    }

    private mutating func cut(_ first: Int, _ second: Int, _ cuts: inout [[(position: Double, vertex: Int)]])
    {
        let before = cuts[first].count + cuts[second].count
        for end in [edges[second].from, edges[second].to] { touch(first, end, &cuts) }
        for end in [edges[first].from, edges[first].to] { touch(second, end, &cuts) }
        if cuts[first].count + cuts[second].count > before { return }
        guard let (a, b) = crossing(edges[first], edges[second]) else { return }
        let vertex = vertices.number(
            of: point(edges[first].from).interpolated(to: point(edges[first].to), by: a))
        note(first, a, vertex, &cuts)
        note(second, b, vertex, &cuts)
    }

    /// Cuts an edge at a vertex that lies on it.
    private func touch(_ index: Int, _ vertex: Int, _ cuts: inout [[(position: Double, vertex: Int)]]) {
        let start = point(edges[index].from), step = point(edges[index].to) - start,
            offset = point(vertex) - start
        let square = step.x * step.x + step.y * step.y
        let position = (offset.x * step.x + offset.y * step.y) / square
        guard position > 0, position < 1, (offset - step * position).length <= VertexPool.reach else {
            return
        }
        note(index, position, vertex, &cuts)
    }

    private func note(
        _ index: Int, _ position: Double, _ vertex: Int, _ cuts: inout [[(position: Double, vertex: Int)]]
    ) {
        if vertex != edges[index].from, vertex != edges[index].to { cuts[index].append((position, vertex)) }
    }

    /// How far along each of two edges they cross; nil where they do not, or run alongside.
    private func crossing(_ first: Edge, _ second: Edge) -> (Double, Double)? {
        if first.from == second.from || first.from == second.to || first.to == second.from
            || first.to == second.to
        {
            return nil
        }
        let p = point(first.from), r = point(first.to) - p, q = point(second.from), s = point(second.to) - q
        let turn = r.x * s.y - r.y * s.x
        guard turn != 0 else { return nil }
        let gap = q - p
        let a = (gap.x * s.y - gap.y * s.x) / turn, b = (gap.x * r.y - gap.y * r.x) / turn
        return a > 0 && a < 1 && b > 0 && b < 1 ? (a, b) : nil
    }

    private func pieces(_ edge: Edge, _ cuts: [(position: Double, vertex: Int)]) -> [Edge] {
        var pieces: [Edge] = []
        var rest = edge
        let order = stableOrder(cuts.count) {
            (cuts[$0].position, cuts[$0].vertex) < (cuts[$1].position, cuts[$1].vertex)
        }
        for cut in order.map({ cuts[$0] }) where cut.vertex != rest.from {
            var piece = rest
            piece.to = cut.vertex
            piece.end = edge.start + (edge.end - edge.start) * cut.position
            (rest.from, rest.start) = (piece.to, piece.end)
            pieces.append(piece)
        }
        return rest.from == rest.to ? pieces : pieces + [rest]
    }
}

/// Points by number; those closer than can be told apart are one.
struct VertexPool {
    /// The distance, in points, below which two points are one: a four-thousandth.
    static let reach = 1.0 / 4096

    private(set) var points: [Point] = []
    private var cells: [Cell: Int] = [:]

    private struct Cell: Hashable {
        let x: Int64
        let y: Int64
    }

    mutating func number(of point: Point) -> Int {
        let cell = Cell(
            x: Int64((point.x / VertexPool.reach).rounded(.down)),
            y: Int64((point.y / VertexPool.reach).rounded(.down)))
        for x in Int64(-1)...1 {
            for y in Int64(-1)...1 {
                guard let known = cells[Cell(x: cell.x + x, y: cell.y + y)] else { continue }
                if (points[known] - point).length <= VertexPool.reach { return known }
            }
        }
        cells[cell] = points.count
        points.append(point)
        return points.count - 1
    }
}

extension PathSegment {
    /// Whether its points can be told apart as vertices: not those that are no numbers, or beyond a thousand
    /// million points.
    fileprivate var isWithinReach: Bool {
        [start, control1, control2, end].allSatisfy { $0.x.magnitude < 1e9 && $0.y.magnitude < 1e9 }
    }

    /// How many chords of equal parameter steps stay within a distance of the curve: by its second
    /// differences.
    fileprivate func chordCount(tolerance: Double) -> Int {
        if isLine { return 1 }
        let bend = max((start - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length)
        return min(256, max(1, Int((0.75 * bend / tolerance).squareRoot().rounded(.up))))
    }
}
