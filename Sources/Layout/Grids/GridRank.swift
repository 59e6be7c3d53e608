import Graphics

/// The place of a grid's cell in the order of serving among those of one priority (rule D of `GridLayout`).
struct GridRank: Equatable {
    /// On how many of the axes that have a proposal the cell stretches without end.
    private var endlessAxes = 0
    /// By how much it stretches on the others, less its smallest lengths on the endless ones: of two cells
    /// that stretch without end the one with the larger minimum goes first.
    private var room = 0.0
    /// On how many of these axes the cell is unsized.
    private var unsizedAxes = 0

    /// The cell is asked on both axes even if one alone has a proposal.
    init(of cell: GridCell, at proposal: ProposedViewSize) {
        let smallest = cell.node.sizeThatFits(.zero)
        let largest = cell.node.sizeThatFits(.infinity)
        for axis in Axis.both where proposal[axis] != nil {
            if largest[axis] == .infinity {
                endlessAxes += 1
                room -= smallest[axis]
            } else {
                room += largest[axis] - smallest[axis]
            }
            if cell.isUnsized(axis) { unsizedAxes += 1 }
        }
    }

    func precedes(_ other: GridRank) -> Bool {
        if endlessAxes != other.endlessAxes { return endlessAxes < other.endlessAxes }
        if room != other.room { return room < other.room }
        return unsizedAxes < other.unsizedAxes
    }
}
