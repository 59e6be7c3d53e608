import Graphics
import Layout

/// A bordered button's room beside its label, which gives way down to a least length before the label does.
///
/// macOS's button answers 41.5 by itself and 10 to no width: 12 points at each side shrink to 5. How it gets
/// from one to the other is not measured.
final class YieldingInsetsNode: UnaryNode {
    private let horizontal: ClosedRange<Double>
    private let vertical: Double

    /// - Parameters:
    ///   - horizontal: at each side, in points: the least, and what it is by itself.
    ///   - vertical: above and below, in points.
    init(_ child: LayoutNode, horizontal: ClosedRange<Double>, vertical: Double) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(view: "padding", child)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - 2 * horizontal.lowerBound) },
            height: proposal.height.map { max(0, $0 - 2 * vertical) })
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let label = child.sizeThatFits(inner(proposal))
        let room = max(2 * horizontal.lowerBound, (proposal.width ?? .infinity) - label.width)
        return Size(
            width: label.width + min(2 * horizontal.upperBound, room), height: label.height + 2 * vertical)
    }

    override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        var placement = Placement(child, at: Point(x: 0, y: vertical), proposal: inner(proposal))
        placement.origin.x = (size.width - placement.size.width) / 2
        return [placement]
    }

    override func preferredSpacing() -> ViewSpacing { .ordinary }
}

extension ViewContext {
    /// A button's label with the room around it.
    func inset(_ label: LayoutNode, in button: ControlMetrics.Button) -> LayoutNode {
        guard let least = button.leastHorizontal else {
            return padded(label, horizontal: button.horizontal, vertical: button.vertical)
        }
        return part(
            YieldingInsetsNode(label, horizontal: least...button.horizontal, vertical: button.vertical))
    }
}
