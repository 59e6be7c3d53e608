import Graphics

/// The place of a grid's cell in the order of serving: by priority, then by how freely it stretches.
struct GridRank: Equatable {
    let priority: Double
    private var infiniteAxes = 0
    private var flexibility = 0.0

    /// An axis on which nothing is proposed counts for neither kind of flexibility.
    init(of cell: GridTracks.Cell, at proposal: ProposedViewSize) {
        priority = cell.priority
        let smallest = cell.node.sizeThatFits(proposal.replacingLengths(with: 0))
        let largest = cell.node.sizeThatFits(proposal.replacingLengths(with: .infinity))
        for axis in Axis.both where proposal[axis] != nil {
            let range = largest[axis] - smallest[axis]
            if range == .infinity { infiniteAxes += 1 } else { flexibility += range }
        }
    }

    func precedes(_ other: GridRank) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if infiniteAxes != other.infiniteAxes { return infiniteAxes < other.infiniteAxes }
        return flexibility < other.flexibility
    }
}

extension ProposedViewSize {
    /// Another length on every axis that has one.
    fileprivate func replacingLengths(with length: Double) -> ProposedViewSize {
        ProposedViewSize(width: width.map { _ in length }, height: height.map { _ in length })
    }
}
