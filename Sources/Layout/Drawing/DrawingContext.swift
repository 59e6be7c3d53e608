import Graphics

/// What a view draws into its frame: the frame is in the root's space, its edges on whole pixels.
public typealias Drawing = (_ frame: Rect, _ view: ViewID, _ list: inout DisplayList) -> Void

/// A picture being drawn.
public struct DrawingContext {
    public var list = DisplayList()
    /// Pixels in a point.
    public let displayScale: Double

    public init(displayScale: Double) {
        self.displayScale = displayScale
    }

    /// A rectangle with each edge on the nearest pixel, halves going up. Layout itself is never rounded.
    public func snapped(_ rect: Rect) -> Rect {
        let left = snapped(rect.minX)
        let top = snapped(rect.minY)
        return Rect(x: left, y: top, width: snapped(rect.maxX) - left, height: snapped(rect.maxY) - top)
    }

    private func snapped(_ coordinate: Double) -> Double {
        (coordinate * displayScale + 0.5).rounded(.down) / displayScale
    }

    /// Draws what is inside through effects, the first one outermost.
    mutating func through(
        _ effects: [GroupEffect], _ view: ViewID, _ inside: (inout DrawingContext) -> Void
    ) {
        for effect in effects { list.push(effect, view: view) }
        inside(&self)
        for _ in effects { list.pop(view: view) }
    }
}

extension PlacedNode {
    /// The number under which the view's marks stand in a display list.
    public var viewID: ViewID { ViewID(Int32(truncatingIfNeeded: node.number)) }

    /// Draws this view and everything inside it. A frame without finite edges cannot be drawn.
    public func draw(in context: inout DrawingContext) {
        let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY]
        guard edges.allSatisfy({ $0.isFinite }) else { return }
        let start = context.list.commands.count
        node.draw(self, in: &context)
        if let scheme = node.environment.fixedScheme { context.list.fixColors(to: scheme, from: start) }
    }

    /// Draws the children, rearmost first.
    public func drawChildren(in context: inout DrawingContext) {
        for child in drawingOrder { child.draw(in: &context) }
    }
}

extension PlacedNode {
    /// Draws the children inside the viewport; without a clip if none of them reaches beyond it.
    func drawClipped(_ clips: Bool, in context: inout DrawingContext) {
        guard clips, let viewport, children.contains(where: { !viewport.contains($0.frame) }) else {
            drawChildren(in: &context)
            return
        }
        let clip = GroupEffect.clip(.rect(context.snapped(viewport)), .nonZero)
        context.through([clip], viewID) { drawChildren(in: &$0) }
    }
}

extension Rect {
    /// Whether another rectangle lies inside, edges included.
    func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }
}

extension LayoutResult {
    /// The picture of the whole tree, without what is scrolled out of sight.
    public func displayList(displayScale: Double) -> DisplayList {
        var context = DrawingContext(displayScale: displayScale)
        root.draw(in: &context)
        return context.list.withoutHiddenMarks()
    }
}
