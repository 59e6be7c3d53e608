import Graphics
import Layout
import Views

/// Finds what a point of the picture touches: the foremost view there, and all the views around it.
enum HitTest {
    /// A view that was met, and the way from the root's space to the one that its frame is in: effects that turn, scale
    /// or move what is drawn leave frames alone.
    struct Step {
        let placed: PlacedNode
        let undoing: AffineTransform

        /// Where a point of the root's space is for the view.
        func place(of point: Point) -> TouchPlace {
            let inside = undoing.apply(point), corner = placed.frame.origin
            return TouchPlace(local: Point(x: inside.x - corner.x, y: inside.y - corner.y), global: point)
        }
    }

    /// From the root to the foremost view at a point of the root's space; empty where nothing is.
    static func path(at point: Point, in root: PlacedNode) -> [Step] { path(point, root, .identity) }

    private static func path(_ point: Point, _ placed: PlacedNode, _ undoing: AffineTransform) -> [Step] {
        var inner = undoing
        if let effect = placed.node as? EffectNode {
            guard effect.isVisible(placed.frame), let inverse = effect.transform(placed.frame).inverse else { return [] }
            inner = undoing.then(inverse)
        }
        let step = Step(placed: placed, undoing: inner)
        let region = HitRegion(placed, at: inner.apply(point))
        guard region != .outside else { return [] }
        for child in placed.drawingOrder.reversed() {
            let met = path(point, child, inner)
            if !met.isEmpty { return [step] + met }
        }
        return region == .solid ? [step] : []
    }
}

/// What is presented last, to which all touches go while it is there.
struct Foreground {
    let root: PlacedNode
    let modal: ModalPayload?

    init(_ root: PlacedNode) {
        var found = (root: root, modal: ModalPayload?.none)
        root.forEach { placed in
            for payload in placed.node.payloads {
                if let modal = payload as? ModalPayload { found = (placed, modal) }
            }
        }
        self.root = found.root
        modal = found.modal
    }
}
