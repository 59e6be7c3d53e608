/// Which edges bound an area.
extension PathArrangement {
    /// Edges between the same two vertices, as one: how often either path runs along it, forward less
    /// backward.
    private struct Border {
        let edge: Edge
        var first = 0
        var second = 0
    }

    /// The edges with an inside on one of their hands, each running so that the inside lies to the left.
    func outline(_ isInside: (_ first: Int, _ second: Int) -> Bool) -> [Edge] {
        let borders = self.borders
        return borders.indices.compactMap { index in
            let border = borders[index], isSteep = isSteep(border.edge)
            let beyond = windings(around: middle(border.edge), isSteep: isSteep, borders, except: index)
            let turn = runsUp(border.edge, isSteep) ? 1 : -1
            let within = (beyond.0 + border.first * turn, beyond.1 + border.second * turn)
            let inBeyond = isInside(beyond.0, beyond.1)
            guard inBeyond != isInside(within.0, within.1) else { return nil }
            // Beyond a steep edge is its right in the picture, beyond a flat one is below it.
            return runsUp(border.edge, isSteep) == (inBeyond == isSteep) ? border.edge : border.edge.reversed
        }
    }

    /// The edges of the first path by how often the second turns around them, in the path's own order.
    func ownEdges(where isWanted: (Int) -> Bool) -> [Edge] {
        let others = bordersOfSecond
        return edges.filter { edge in
            !edge.isSecond
                && isWanted(windings(around: middle(edge), isSteep: isSteep(edge), others, except: nil).1)
        }
    }

    private var borders: [Border] { borders(of: edges) }
    private var bordersOfSecond: [Border] { borders(of: edges.filter { $0.isSecond }) }

    private func borders(of edges: [Edge]) -> [Border] {
        var borders: [Border] = []
        var known: [[Int]] = Array(repeating: [], count: vertices.points.count)
        for edge in edges {
            let low = min(edge.from, edge.to)
            let index = known[low].first { borders[$0].edge.joins(edge) } ?? borders.count
            if index == borders.count {
                borders.append(Border(edge: edge))
                known[low].append(index)
            }
            let direction = borders[index].edge.from == edge.from ? 1 : -1
            if edge.isSecond { borders[index].second += direction } else { borders[index].first += direction }
        }
        return borders
    }

    /// How often either path turns around a point just beyond an edge's middle: crossings of the ray from
    /// there, to the right for a steep edge and downward for a flat one.
    private func windings(around middle: Point, isSteep: Bool, _ borders: [Border], except own: Int?) -> (
        Int, Int
    ) {
        let across = isSteep ? Axis.horizontal : .vertical, along = isSteep ? Axis.vertical : .horizontal
        var result = (0, 0)
        for (index, border) in borders.enumerated() where index != own {
            let a = point(border.edge.from), b = point(border.edge.to)
            guard (a[along] <= middle[along]) != (b[along] <= middle[along]) else { continue }
            let crossing =
                a[across] + (middle[along] - a[along]) / (b[along] - a[along]) * (b[across] - a[across])
            guard crossing > middle[across] else { continue }
            let turn = runsUp(border.edge, isSteep) ? 1 : -1
            result.0 += border.first * turn
            result.1 += border.second * turn
        }
        return result
    }

    private func middle(_ edge: Edge) -> Point { point(edge.from).interpolated(to: point(edge.to), by: 0.5) }

    private func isSteep(_ edge: Edge) -> Bool {
        let step = point(edge.to) - point(edge.from)
        return step.y.magnitude >= step.x.magnitude
    }

    /// Whether the coordinate grows along the edge: y of a steep one, x of a flat one.
    private func runsUp(_ edge: Edge, _ isSteep: Bool) -> Bool {
        let step = point(edge.to) - point(edge.from)
        return isSteep ? step.y > 0 : step.x > 0
    }
}

extension PathArrangement.Edge {
    var reversed: PathArrangement.Edge {
        .init(from: to, to: from, curve: curve, start: end, end: start, isSecond: isSecond)
    }

    fileprivate func joins(_ other: PathArrangement.Edge) -> Bool {
        from == other.from && to == other.to || from == other.to && to == other.from
    }
}
