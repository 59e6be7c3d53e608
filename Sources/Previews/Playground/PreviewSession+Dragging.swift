import Graphics
import Layout
import Views

/// A finger on a view, from the touch to its end.
struct DragInProgress {
    /// The place of the view's payload among all of the layout: evaluating again makes new ones.
    let place: Int
    var payload: DragPayload
    let step: HitTest.Step
    let start: Point
    var hasBegun = false
}

/// Drags. A view stands still for its own drag: places are told in the space that it had when the finger came down.
extension PreviewSession {
    /// Puts a finger on the foremost view at a point of the last layout that can be dragged.
    public func beginDrag(at point: Point) {
        endDrag(by: .zero)
        guard let root = lastResult?.root else { return }
        for step in HitTest.path(at: point, in: Foreground(root).root).reversed() {
            for payload in step.placed.node.payloads {
                guard let payload = payload as? DragPayload,
                    let place = Self.drags(in: root).firstIndex(where: { $0 === payload })
                else { continue }
                drag = DragInProgress(place: place, payload: payload, step: step, start: point)
                return moveDrag(by: .zero)
            }
        }
    }

    /// - Parameters:
    ///   - distance: from where the finger came down, in points of the root's space.
    ///   - velocity: in points a second.
    public func moveDrag(by distance: Point, velocity: Point = .zero) {
        guard var drag else { return }
        let length = (distance.x * distance.x + distance.y * distance.y).squareRoot()
        guard drag.hasBegun || length >= drag.payload.minimumDistance else { return }
        renew(&drag)
        let motion = drag.motion(distance, velocity)
        perform { drag.payload.run(drag.hasBegun ? .moved : .began, motion) }
        drag.hasBegun = true
        self.drag = drag
    }

    /// Takes the finger off.
    public func endDrag(by distance: Point, velocity: Point = .zero) {
        guard var drag else { return }
        self.drag = nil
        guard drag.hasBegun else { return }
        renew(&drag)
        let motion = drag.motion(distance, velocity)
        perform { drag.payload.run(.ended, motion) }
    }

    /// Takes the closures of the last evaluation, where its views are the same.
    private func renew(_ drag: inout DragInProgress) {
        guard let root = lastResult?.root else { return }
        let all = Self.drags(in: root)
        if all.indices.contains(drag.place) { drag.payload = all[drag.place] }
    }

    private static func drags(in root: PlacedNode) -> [DragPayload] {
        var found: [DragPayload] = []
        root.forEach { placed in
            for payload in placed.node.payloads {
                if let drag = payload as? DragPayload { found.append(drag) }
            }
        }
        return found
    }
}

extension DragInProgress {
    func motion(_ distance: Point, _ velocity: Point) -> DragMotion {
        let now = Point(x: start.x + distance.x, y: start.y + distance.y)
        return DragMotion(start: step.place(of: start), location: step.place(of: now), velocity: velocity)
    }
}
