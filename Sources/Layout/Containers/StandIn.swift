import Graphics

/// What the rows that a lazy container has made tell of those that it has not.
public final class RowModel {
    private let rows: [LayoutNode]
    private var sizes = MeasureCache()

    /// - Parameter rows: some that are made, in the same container.
    public init(_ rows: [LayoutNode]) { self.rows = rows }

    /// The size that they have on average.
    fileprivate func size(_ proposal: ProposedViewSize) -> Size {
        let key = ProposalKey(proposal)
        if let known = sizes.size(key) { return known }
        var (width, height) = (0.0, 0.0)
        for row in rows {
            let size = row.sizeThatFits(proposal)
            width += size.width
            height += size.height
        }
        let count = Double(max(rows.count, 1))
        let mean = Size(width: width / count, height: height / count)
        sizes.store(mean, key)
        return mean
    }

    fileprivate var spacing: ViewSpacing { rows.first?.spacing ?? .ordinary }
}

/// A row that a lazy container has not made: it takes the room of those that are.
public final class StandInNode: LayoutNode {
    /// The place of its element among all.
    public let index: Int
    public let model: RowModel

    public init(_ index: Int, _ model: RowModel) {
        self.index = index
        self.model = model
        super.init(view: "row")
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size { model.size(proposal) }

    public override func preferredSpacing() -> ViewSpacing { model.spacing }
}
