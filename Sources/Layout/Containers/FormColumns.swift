import Graphics

/// The rows of a macOS form in the columns style: controls begin on one line, labels end before it.
///
/// 1. A row's label is as wide as its guide says; a row without a label has the guide at its leading edge.
/// 2. The line lies behind the widest label. A row is offered the width from where it then begins to the
///    trailing edge.
/// 3. Rows are as high as they like, and stand under each other with one distance between them.
public final class FormColumns: LayoutAlgorithm {
    /// The leading edge of a row's control.
    public static var control: AlignmentKey { AlignmentKey(id: 1 << 20, axis: .horizontal) { _ in 0 } }
    private let spacing: Double

    /// - Parameter spacing: between rows, in points.
    public init(spacing: Double) { self.spacing = spacing }

    public override var name: String { "form" }

    public override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> Size {
        let rows = rows(proposal, subviews)
        return Size(
            width: rows.reduce(0) { max($0, $1.origin.x + $1.size.width) },
            height: rows.last.map { $0.origin.y + $0.size.height } ?? 0)
    }

    public override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        rows(proposal, subviews)
    }

    private func rows(_ proposal: ProposedViewSize, _ subviews: [LayoutNode]) -> [Placement] {
        let labels = subviews.map { $0.dimensions(in: .unspecified)[FormColumns.control] }
        let line = labels.reduce(0, max)
        var y = 0.0
        return zip(subviews, labels).map { row, label in
            let width = proposal.width.map { max(0, $0 - line + label) }
            let placement = Placement(
                row, at: Point(x: line - label, y: y), proposal: ProposedViewSize(width: width, height: nil))
            y += placement.size.height + spacing
            return placement
        }
    }
}
