import Graphics

/// `Text`: set in as many lines as its proposal makes necessary.
public final class TextNode: LayoutNode {
    public let text: TextLayout
    private let paint: (Rect) -> Paint
    private let drawAttachment: (TextAttachment, Rect, ViewID, inout DisplayList) -> Void

    /// - Parameters:
    ///   - paint: the color of runs that bring none of their own, from the text's frame.
    ///   - drawAttachment: draws a picture that stands in the text, into its frame.
    public init(
        _ text: TextLayout, paint: @escaping (Rect) -> Paint = { _ in .color(.black) },
        drawAttachment: @escaping (TextAttachment, Rect, ViewID, inout DisplayList) -> Void = {
            _, _, _, _ in
        }
    ) {
        self.text = text
        self.paint = paint
        self.drawAttachment = drawAttachment
        super.init(view: "Text")
    }

    /// The lines at a proposal.
    public func block(at proposal: ProposedViewSize) -> TextBlock {
        text.block(width: proposal.width, height: proposal.height)
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size { block(at: proposal).size }

    public override var setsGuides: Bool { true }

    public override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
        let block = block(at: proposal)
        guard !block.lines.isEmpty else { return nil }
        if key == .firstTextBaseline { return block.firstBaseline }
        return key == .lastTextBaseline ? block.lastBaseline : nil
    }

    public override func preferredSpacing() -> ViewSpacing {
        .text(first: text.firstMetrics, last: text.lastMetrics, text.environment)
    }

    /// The number of lines, and whether something was cut or shrunk. Narrower than its longest word a text
    /// breaks anew every few points; that is not another structure than the one it has at that word's width.
    public override func structure(_ proposal: ProposedViewSize) -> [Int] {
        let block = block(at: proposal)
        var lines = block.lines.count
        if let width = proposal.width, width < text.longestWord {
            lines = text.block(width: text.longestWord, height: proposal.height).lines.count
        }
        return [lines, block.isTruncated ? 1 : 0, block.scale < 1 ? 1 : 0]
    }

    public override func addCriticalLengths(_ proposal: ProposedViewSize, to lengths: inout [Double]) {
        lengths.append(sizeThatFits(.unspecified).width)
    }

    public override func draw(_ placed: PlacedNode, in context: inout DrawingContext) {
        let frame = context.snapped(placed.frame)
        let block = block(at: placed.proposal)
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        block.draw(
            in: &context.list, at: frame.origin, paint: paint(frame), isRightToLeft: isRightToLeft,
            view: placed.viewID)
        for (attachment, rect) in block.attachments {
            let place = context.snapped(rect.offsetBy(dx: frame.minX, dy: frame.minY))
            drawAttachment(attachment, place, placed.viewID, &context.list)
        }
    }
}
