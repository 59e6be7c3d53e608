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

    /// What a list puts around each row; nil where the row stands by itself.
    public var room: Room?

    /// The room around a row's content, which fills the width that it is offered.
    public struct Room {
        let insets: EdgeInsets
        let leastHeight: Double

        /// - Parameter leastHeight: of the row with its insets, in points.
        public init(insets: EdgeInsets, leastHeight: Double) {
            self.insets = insets
            self.leastHeight = leastHeight
        }
    }

    public init(_ index: Int, _ model: RowModel) {
        self.index = index
        self.model = model
        super.init(view: "row")
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        guard let room else { return model.size(proposal) }
        let content = model.size(proposal.inset(by: room.insets))
        return Size(
            width: max(proposal.width ?? 0, content.width + room.insets.horizontal),
            height: max(room.leastHeight, content.height + room.insets.vertical))
    }

    public override func preferredSpacing() -> ViewSpacing { model.spacing }
}
