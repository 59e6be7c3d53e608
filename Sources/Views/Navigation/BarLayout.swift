import Graphics
import Layout

/// Items at both ends with a title in the middle of the bar, or, where it would meet them, in the room they
/// leave.
final class BarLayout: LayoutAlgorithm {
    private static let gap = 8.0

    override var name: String { "bar" }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?)
        -> Size
    {
        let answers = subviews.map { $0.sizeThatFits(.unspecified) }
        let ideal = answers.reduce(0) { $0 + $1.width }
        return Size(width: proposal.width ?? ideal, height: answers.reduce(0) { max($0, $1.height) })
    }

    override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        var leading = Placement(subviews[0], at: .zero, proposal: ProposedViewSize(size))
        var trailing = Placement(subviews[1], at: .zero, proposal: ProposedViewSize(size))
        leading.origin.y = (size.height - leading.size.height) / 2
        trailing.origin = Point(
            x: size.width - trailing.size.width, y: (size.height - trailing.size.height) / 2)
        guard subviews.count > 2 else { return [leading, trailing] }
        let start = leading.size.width > 0 ? leading.size.width + BarLayout.gap : 0
        let end = trailing.size.width > 0 ? trailing.origin.x - BarLayout.gap : size.width
        let room = ProposedViewSize(width: max(0, end - start), height: size.height)
        var middle = Placement(subviews[2], at: .zero, proposal: room)
        let centered = (size.width - middle.size.width) / 2
        middle.origin.x = min(max(centered, start), max(start, end - middle.size.width))
        middle.origin.y = (size.height - middle.size.height) / 2
        return [leading, trailing, middle]
    }
}
