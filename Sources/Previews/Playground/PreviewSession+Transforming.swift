import Graphics
import Layout
import Views

/// Two fingers on a view, from their touch to its end.
struct TransformInProgress {
    /// What hears of them, by places among `PlacedNode.payloads`.
    let places: [Int]
    var motion: TransformMotion
}

/// Magnifying and rotating by two fingers.
extension PreviewSession {
    /// Puts two fingers around a point of the last layout, on the foremost view there that hears of them.
    public func beginTransform(at point: Point) {
        transform = nil
        guard let root = lastResult?.root else { return }
        guard let (step, places) = HitTest.foremost(TransformPayload.self, at: point, in: root) else {
            return
        }
        let start = step.place(of: point), size = step.placed.frame.size
        let anchor = UnitPoint(x: start.local.x / max(size.width, 1), y: start.local.y / max(size.height, 1))
        transform = TransformInProgress(places: places, motion: TransformMotion(start: start, anchor: anchor))
    }

    /// Moves the two fingers that are down.
    ///
    /// - Parameters:
    ///   - magnification: how many times as far apart the fingers are as when they came down.
    ///   - rotation: clockwise since then, in radians.
    ///   - velocity: of both, a second.
    public func moveTransform(magnification: Double, rotation: Double, velocity: (Double, Double)) {
        transform?.motion.change(magnification: magnification, rotation: rotation, velocity: velocity)
        tellTransform(.moved)
    }

    /// Takes the fingers off.
    public func endTransform() {
        tellTransform(.ended)
        transform = nil
    }

    /// The closures are those of the last evaluation, where its views are the same.
    private func tellTransform(_ phase: TransformPayload.Phase) {
        guard let transform, let root = lastResult?.root else { return }
        let all = root.payloads(TransformPayload.self)
        for place in transform.places where all.indices.contains(place) {
            perform { all[place].run(phase, transform.motion) }
        }
    }
}
