import Graphics
import Layout
import Views

/// Finds what a point of the picture touches: the foremost view there, and all the views around it.
enum HitTest {
    /// From the root to the foremost view at a point of the root's space; empty where nothing is.
    static func path(at point: Point, in placed: PlacedNode) -> [PlacedNode] {
        if placed.node is HiddenNode { return [] }
        let isInside = contains(placed.frame, point)
        if clips(placed), !isInside { return [] }
        for child in placed.drawingOrder.reversed() {
            let inner = path(at: point, in: child)
            if !inner.isEmpty { return [placed] + inner }
        }
        return isInside && isSolid(placed) ? [placed] : []
    }

    static func clips(_ placed: PlacedNode) -> Bool { (placed.node as? ScrollViewNode)?.clips ?? false }

    /// Views that draw catch a touch, and controls and scroll views do so everywhere in their frames. Containers and spacers let it through.
    private static func isSolid(_ placed: PlacedNode) -> Bool {
        let node = placed.node
        if node.payloads.contains(where: { $0 is ActionPayload || $0 is AdjustmentPayload || $0 is ScrollPayload }) { return true }
        return placed.children.isEmpty && !(node is SpacerNode) || node is DecorationNode
    }

    static func contains(_ frame: Rect, _ point: Point) -> Bool {
        point.x >= frame.minX && point.x <= frame.maxX && point.y >= frame.minY && point.y <= frame.maxY
    }
}
