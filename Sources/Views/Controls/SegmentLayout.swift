import Graphics
import Layout

/// Segments of equal width, as wide as offered, at least as wide as the widest label needs.
final class SegmentLayout: LayoutAlgorithm {
    override var name: String { "segments" }
    override var stackAxis: Axis? { .horizontal }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?)
        -> Size
    {
        var widest = 0.0, tallest = 0.0
        for view in subviews {
            let ideal = view.sizeThatFits(.unspecified)
            widest = max(widest, ideal.width)
            tallest = max(tallest, ideal.height)
        }
        let own = widest * Double(subviews.count)
        return Size(width: proposal.width.map { $0.isFinite ? max($0, 0) : own } ?? own, height: tallest)
    }

    override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] {
        let width = size.width / Double(max(subviews.count, 1))
        var placements: [Placement] = []
        for (index, view) in subviews.enumerated() {
            let offer = ProposedViewSize(width: width, height: size.height)
            let answer = view.sizeThatFits(offer)
            placements.append(
                Placement(
                    view,
                    at: Point(
                        x: Double(index) * width + (width - answer.width) / 2,
                        y: (size.height - answer.height) / 2),
                    proposal: offer))
        }
        return placements
    }
}
