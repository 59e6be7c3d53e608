import Graphics

/// A view in its place: the frame tree that drawing, inspection and anchors read.
public final class PlacedNode {
    public let node: LayoutNode
    /// In points of the root's space, not rounded to pixels.
    public var frame: Rect
    public let proposal: ProposedViewSize
    /// Where the effects of the views around move the frame.
    public let transform: AffineTransform
    public var children: [PlacedNode] = []
    /// The part of the picture a scroll view shows its content in: its frame, and the safe area it touches.
    public var viewport: Rect?
    /// Drawing order among siblings.
    public var depth = 0.0

    init(_ node: LayoutNode, frame: Rect, proposal: ProposedViewSize, transform: AffineTransform) {
        self.node = node
        self.transform = transform
        self.frame = frame
        self.proposal = proposal
    }

    /// Where effects show a part of the view, the part being a frame in the root's space too.
    public func seen(_ part: Rect) -> Rect { transform.carry(part, to: .identity) }

    /// The children from the rearmost to the foremost.
    public var drawingOrder: [PlacedNode] {
        guard children.contains(where: { $0.depth != 0 }) else { return children }
        return children.stablySorted { $0.depth < $1.depth }
    }

    /// Visits this node and all below it, parents first.
    public func forEach(_ visit: (PlacedNode) -> Void) {
        visit(self)
        for child in children { child.forEach(visit) }
    }

    /// The first node, parents first, with an identifier.
    public func first(identifier: String) -> PlacedNode? {
        if let own = node.identifier, own.utf8.elementsEqual(identifier.utf8) { return self }
        for child in children {
            if let found = child.first(identifier: identifier) { return found }
        }
        return nil
    }
}
