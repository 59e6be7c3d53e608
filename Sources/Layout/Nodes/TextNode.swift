import Graphics

/// `Text`: set in as many lines as its proposal makes necessary.
public final class TextNode: LayoutNode {
    public let text: TextLayout
    private let ink: (Rect) -> TextInk
    private let drawAttachment: (TextAttachment, Rect, ViewID, inout DisplayList) -> Void
    /// Draws the lines in the text's frame in place of the node itself.
    public var renderer: ((TextNode, TextBlock, Rect, ViewID, inout DisplayList) -> Void)?
    /// The size at a proposal, where it is not that of the lines.
    public var sizing: ((TextNode, ProposedViewSize) -> Size)?

    /// - Parameters:
    ///   - ink: that of runs that bring none of their own, from the text's frame.
    ///   - drawAttachment: draws a picture that stands in the text, into its frame.
    public init(
        _ text: TextLayout, ink: @escaping (Rect) -> TextInk = { _ in TextInk(.color(.black)) },
        drawAttachment: @escaping (TextAttachment, Rect, ViewID, inout DisplayList) -> Void = {
            _, _, _, _ in
        }
    ) {
        self.text = text
        self.ink = ink
        self.drawAttachment = drawAttachment
        super.init(view: "Text")
    }

    /// The lines at a proposal.
    public func block(at proposal: ProposedViewSize) -> TextBlock {
        text.block(width: proposal.width, height: proposal.height)
    }

    private func measured(at proposal: ProposedViewSize) -> TextBlock {
        text.measured(width: proposal.width, height: proposal.height)
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        sizing.map { $0(self, proposal) } ?? measured(at: proposal).size
    }

    public override var setsBaselines: Bool { true }

    public override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
        let block = measured(at: proposal)
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
        let block = measured(at: proposal)
        var lines = block.lines.count
        if let width = proposal.width, width < text.longestWord {
            lines = text.measured(width: text.longestWord, height: proposal.height).lines.count
        }
        return [lines, block.isTruncated ? 1 : 0, block.scale < 1 ? 1 : 0]
    }

    public override func addCriticalLengths(_ proposal: ProposedViewSize, to lengths: inout [Double]) {
        lengths.append(sizeThatFits(.unspecified).width)
    }

    /// The text is set alone at many widths, most of which its memory knows.
    public override func changingWidth(from low: ProposedViewSize, to high: ProposedViewSize) -> Double? {
        guard let from = low.width, let to = high.width else { return nil }
        let structure = structure(high)
        return smallestWidth(from: from, to: to) {
            self.structure(ProposedViewSize(width: $0, height: high.height)) == structure
        }
    }

    public override func draw(_ placed: PlacedNode, in context: inout DrawingContext) {
        let frame = context.snapped(placed.frame)
        let block = block(at: placed.proposal)
        if let renderer { return renderer(self, block, frame, placed.viewID, &context.list) }
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        block.draw(
            in: &context.list, frame: frame, ink: ink(frame), isRightToLeft: isRightToLeft,
            view: placed.viewID)
        for (attachment, rect) in block.attachments {
            let place = context.snapped(rect.offsetBy(dx: frame.minX, dy: frame.minY))
            drawAttachment(attachment, place, placed.viewID, &context.list)
        }
    }

    /// Draws one piece of a line, with the text's upper left corner at the origin.
    public func draw(_ fragment: TextFragment, of line: TextLine, view: ViewID, _ list: inout DisplayList) {
        if let (attachment, place) = fragment.attachment(of: line) {
            return drawAttachment(attachment, place, view, &list)
        }
        let frame = Rect(x: 0, y: 0, width: line.width, height: line.height)
        fragment.draw(
            in: &list, of: line, frame: frame, ink: ink(frame),
            isRightToLeft: environment.layoutDirection == .rightToLeft, view: view)
    }
}
