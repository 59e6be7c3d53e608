import Graphics

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
public final class FlexibleFrameNode: UnaryNode {
    /// The three lengths of one axis in points, made consistent: smallest <= ideal <= largest.
    public struct Range: Equatable, Sendable {
        public let min: Double?
        public let ideal: Double?
        public let max: Double?

        public init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
            let low = min.map { Swift.max(0, $0) }
            let middle = ideal.map { Swift.max($0, low ?? 0) }
            self.min = low
            self.ideal = middle
            self.max = max.map { Swift.max($0, middle ?? low ?? 0) }
        }

        var isGiven: Bool { min != nil || ideal != nil || max != nil }

        /// What the child is offered.
        func offer(_ proposal: Double?) -> Double? {
            guard let length = proposal ?? ideal else { return nil }
            return clamp(length)
        }

        /// The answer that needs no word from the child.
        func ownAnswer(_ proposal: Double?) -> Double? {
            guard let proposal else { return ideal }
            return min != nil && max != nil ? clamp(proposal) : nil
        }

        /// The answer when the child, offered `offer`, took `answer`.
        func answer(_ answer: Double, offered offer: Double?) -> Double {
            switch (min, max) {
            case (nil, nil): answer
            case (_?, _?): clamp(answer)
            case (let low?, nil): Swift.max(low, Swift.min(offer ?? .infinity, answer))
            case (nil, let high?): Swift.min(high, Swift.max(offer ?? -.infinity, answer))
            }
        }

        /// What the child is offered when the frame is placed: the frame's own length, except where nothing
        /// was proposed and nothing decided but the child.
        func placedOffer(_ proposal: Double?, size: Double) -> Double? {
            let isFree = size > (min ?? -.infinity) && size < (max ?? .infinity)
            return proposal == nil && ideal == nil && isFree ? nil : size
        }

        private func clamp(_ length: Double) -> Double {
            Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
        }
    }

    public let horizontal: Range
    public let vertical: Range
    public let alignment: Alignment

    public init(
        _ child: LayoutNode, horizontal: Range = Range(), vertical: Range = Range(),
        alignment: Alignment = .center
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
        super.init(view: "frame", child)
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        let width = horizontal.ownAnswer(proposal.width)
        let height = vertical.ownAnswer(proposal.height)
        if let width, let height { return Size(width: width, height: height) }
        let offer = ProposedViewSize(
            width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
        let answer = child.sizeThatFits(offer)
        return Size(
            width: width ?? horizontal.answer(answer.width, offered: offer.width),
            height: height ?? vertical.answer(answer.height, offered: offer.height))
    }

    public override func arrange(_ proposal: ProposedViewSize, size: Size) -> [Placement] {
        let inner = ProposedViewSize(
            width: horizontal.placedOffer(proposal.width, size: size.width),
            height: vertical.placedOffer(proposal.height, size: size.height))
        return [.aligned(child, proposal: inner, to: alignment, in: ViewDimensions(size: size))]
    }

    public override func preferredSpacing() -> ViewSpacing {
        frameSpacing(child, horizontal: horizontal.isGiven, vertical: vertical.isGiven)
    }
}
