import Graphics
import Layout
import Views

/// Finds what a point of the picture touches: the foremost view there, and all the views around it.
enum HitTest {
    /// A view that was met, and the way from the root's space to the one that its frame is in: effects that
    /// turn, scale or move what is drawn leave frames alone.
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

    /// What hears of a touch on its way from the root: what takes precedence over views inside, else what the
    /// foremost view has; and all that hears of it besides.
    static func heard<Payload>(
        _ path: [Step], _ wanted: (LayoutPayload) -> Payload?, _ precedence: (Payload) -> GesturePrecedence
    ) -> [(step: Step, payload: Payload)] {
        let all = path.map { step in step.placed.node.payloads.compactMap(wanted) }
        let prior = all.firstIndex { $0.contains { precedence($0) == .high } }
        let chosen = prior ?? all.lastIndex { !$0.isEmpty }
        var heard: [(step: Step, payload: Payload)] = []
        for index in all.indices.reversed() {
            for payload in all[index] where index == chosen || precedence(payload) == .simultaneous {
                heard.append((path[index], payload))
            }
        }
        return heard
    }

    private static func path(_ point: Point, _ placed: PlacedNode, _ undoing: AffineTransform) -> [Step] {
        var inner = undoing
        if let effect = placed.node as? EffectNode {
            guard effect.isVisible(placed.frame), let inverse = effect.transform(placed.frame).inverse else {
                return []
            }
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

    /// The foremost view at a point that carries payloads of a kind, and their places among all of the
    /// picture.
    static func foremost<P: LayoutPayload>(
        _ kind: P.Type, at point: Point, in root: PlacedNode
    ) -> (step: Step, places: [Int])? {
        let all = root.payloads(kind)
        for step in path(at: point, in: Foreground(root).root).reversed() {
            let places = all.indices.filter { place in
                step.placed.node.payloads.contains { $0 === all[place] }
            }
            if !places.isEmpty { return (step, places) }
        }
        return nil
    }
}

extension PlacedNode {
    /// All payloads of a kind in the picture. Evaluating again makes new ones: the same views have theirs at
    /// the same places of this list.
    func payloads<P: LayoutPayload>(_ kind: P.Type) -> [P] {
        var found: [P] = []
        forEach { placed in
            for case let payload as P in placed.node.payloads { found.append(payload) }
        }
        return found
    }
}

/// What is presented last, to which all touches go while it is there.
struct Foreground {
    let root: PlacedNode
    let modal: ModalPayload?

    init(_ root: PlacedNode) {
        var found = (root: root, modal: ModalPayload?.none)
        root.forEach { placed in
            for case let modal as ModalPayload in placed.node.payloads { found = (placed, modal) }
        }
        self.root = found.root
        modal = found.modal
    }
}
