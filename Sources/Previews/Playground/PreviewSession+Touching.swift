import Graphics
import Layout
import Views

/// A finger on a view, from the touch to its end. Taps that are counted go on after it.
struct TouchInProgress {
    /// What hears of it: evaluating again makes new payloads, known by their places among all of the layout.
    var heard: [(place: Int, step: HitTest.Step, progress: GestureProgress)]
    let start: Point
    /// How far it has come, in points of the root's space, and how fast it was, in points a second.
    var distance = Point.zero
    var velocity = Point.zero

    /// As the view of a step sees it.
    func motion(for step: HitTest.Step) -> DragMotion {
        DragMotion(
            start: step.place(of: start), location: step.place(of: start + distance), velocity: velocity)
    }
}

/// Touches of one finger. A view stands still for its own drag: places are told in the space that it had when
/// the finger came down.
extension PreviewSession {
    /// Puts a finger on the foremost view at a point of the last layout that hears of touches.
    public func beginTouch(at point: Point) {
        guard let root = lastResult?.root else { return }
        let all = root.payloads(TouchPayload.self)
        let heard = HitTest.heard(HitTest.path(at: point, in: Foreground(root).root)) {
            $0 as? TouchPayload
        } _: {
            $0.precedence
        }
        let places = heard.compactMap { step, payload in
            all.firstIndex { $0 === payload }.map { (place: $0, step: step) }
        }
        guard !places.isEmpty else { return abandonTouch() }
        begin(places, at: point)
        hear(.began)
    }

    /// A tap that is counted goes on with the ones before it.
    private func begin(_ places: [(place: Int, step: HitTest.Step)], at point: Point) {
        if touch?.heard.map({ $0.place }) != places.map({ $0.place }) { abandonTouch() }
        let known = touch?.heard
        let heard = places.enumerated().map { index, place in
            (place: place.place, step: place.step, progress: known?[index].progress ?? GestureProgress())
        }
        touch = TouchInProgress(heard: heard, start: point)
    }

    /// Moves the finger that is down.
    ///
    /// - Parameters:
    ///   - distance: from where the finger came down, in points of the root's space.
    ///   - velocity: in points a second.
    public func moveTouch(by distance: Point, velocity: Point = .zero) {
        touch?.distance = distance
        touch?.velocity = velocity
        hear(.moved)
    }

    /// Keeps the finger where it is.
    ///
    /// - Parameter seconds: since the finger came down.
    public func holdTouch(for seconds: Double) { hear(.held(seconds: seconds)) }

    /// Takes the finger off.
    public func endTouch(by distance: Point, velocity: Point = .zero) {
        touch?.distance = distance
        touch?.velocity = velocity
        hear(.ended)
        touch?.heard.removeAll { $0.progress.isOver }
        if touch?.heard.isEmpty == true { touch = nil }
    }

    /// No further tap counts with the ones before.
    public func lapseTouch() {
        hear(.lapsed)
        touch = nil
    }

    private func abandonTouch() {
        if touch != nil { lapseTouch() }
    }

    /// The closures are those of the last evaluation, where its views are the same.
    private func hear(_ event: TouchEvent) {
        guard let touch, let root = lastResult?.root else { return }
        let all = root.payloads(TouchPayload.self)
        for (place, step, progress) in touch.heard where all.indices.contains(place) {
            guard all[place].advance(progress, event, touch.motion(for: step)) else { continue }
            perform { all[place].tell(progress) }
        }
    }
}
