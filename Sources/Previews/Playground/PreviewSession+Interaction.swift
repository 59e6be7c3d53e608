import Graphics
import Layout
import Views

/// What a reader does to a picture. Each runs the snippet's own closures; the next layout shows what came of it.
extension PreviewSession {
    /// Runs what the foremost view at a point of the last layout, or one around it, does when it is tapped.
    public func tap(_ point: Point) {
        guard let root = lastResult?.root else { return }
        for placed in HitTest.path(at: point, in: root).reversed() {
            for payload in placed.node.payloads {
                guard let action = payload as? ActionPayload, case .tap(count: 1) = action.kind else { continue }
                return perform(action.run)
            }
        }
    }

    /// The controls of the last layout.
    public var controls: [Control] { lastResult.map { Control.all(in: $0.root) } ?? [] }

    /// Taps, presses or double-taps the control with a number among `controls`.
    public func act(on number: Int) {
        guard let control = control(number), case .tap(let action) = control.kind else { return }
        perform(action.run)
    }

    /// Sets a slider, within its bounds and on its steps.
    public func set(_ number: Int, to value: Double) {
        guard case .number(_, let lower, let upper, let step, let set)? = adjustment(number), lower <= upper else { return }
        var value = min(max(value, lower), upper)
        if step > 0 { value = min(upper, lower + ((value - lower) / step).rounded() * step) }
        perform { set(value) }
    }

    /// Types into a field.
    public func type(_ text: String, into number: Int) {
        guard case .text(_, _, _, let set)? = adjustment(number) else { return }
        perform { set(text) }
    }

    /// Chooses one of a picker's options, counted from 0.
    public func choose(_ option: Int, of number: Int) {
        guard case .choice(let options, _, let choose)? = adjustment(number), options.indices.contains(option) else { return }
        perform { choose(option) }
    }

    /// Turns a stepper up or down.
    public func step(_ number: Int, up: Bool) {
        guard case .steps(let increment, let decrement)? = adjustment(number) else { return }
        if let turn = up ? increment : decrement { perform(turn) }
    }

    /// Moves the content of the innermost scroll view at a point that can still move that way, as far as its ends.
    public func scroll(at point: Point, by distance: Point) {
        guard let root = lastResult?.root else { return }
        for placed in HitTest.path(at: point, in: root).reversed() {
            guard let node = placed.node as? ScrollViewNode else { continue }
            let offset = node.offset(in: placed, movedBy: distance)
            guard offset != node.contentOffset else { continue }
            for payload in node.payloads {
                if let scroll = payload as? ScrollPayload { return perform { scroll.scroll(offset) } }
            }
        }
    }

    private func control(_ number: Int) -> Control? {
        let all = controls
        return all.indices.contains(number) ? all[number] : nil
    }

    private func adjustment(_ number: Int) -> AdjustmentPayload.Kind? {
        guard let control = control(number), case .adjust(let payload) = control.kind else { return nil }
        return payload.kind
    }
}

extension ScrollViewNode {
    /// How far the content can be scrolled along an axis, in points.
    func range(_ axis: Axis, in placed: PlacedNode) -> Double {
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical), let content = placed.children.first else { return 0 }
        let extent = axis == .horizontal
            ? content.frame.width + margins.leading + margins.trailing : content.frame.height + margins.top + margins.bottom
        let room = axis == .horizontal ? placed.frame.width : placed.frame.height
        return max(0, extent - room)
    }

    fileprivate func offset(in placed: PlacedNode, movedBy distance: Point) -> Point {
        Point(
            x: min(max(0, contentOffset.x + distance.x), range(.horizontal, in: placed)),
            y: min(max(0, contentOffset.y + distance.y), range(.vertical, in: placed)))
    }
}
