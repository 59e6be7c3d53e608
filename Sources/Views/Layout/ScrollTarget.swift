import Graphics
import Interpreter
import Layout

/// What `scrollTo(_:anchor:)` or `scrollPosition` wants to be seen.
final class ScrollTarget: NativeValue {
    enum Place {
        /// Which point of the view stands at the same point of the scroll view; nil for as little scrolling
        /// as will do.
        case view(Value, anchor: UnitPoint?)
        /// How far the content is scrolled, in points; beyond its end is its end.
        case point(x: Double?, y: Double?)
    }

    let place: Place
    /// What tells this wish from the last one.
    let request: Value

    init(_ place: Place, request: Value) {
        self.place = place
        self.request = request
    }

    convenience init(id: Value, anchor: UnitPoint?) { self.init(.view(id, anchor: anchor), request: id) }

    /// How far the content has to be scrolled; nil when the view is not in it.
    func offset(in node: LayoutNode, _ payload: ScrollPayload, _ result: LayoutResult, _ evaluator: Evaluator)
        -> Point?
    {
        guard let view = result.root.first(where: { $0.node === node }), let content = view.children.first,
            var offset = wanted(payload, view, content, evaluator)
        else { return nil }
        let range = payload.range(in: view)
        for axis in Axis.both { offset[axis] = min(max(0, offset[axis]), range[axis]) }
        return offset
    }

    private func wanted(
        _ payload: ScrollPayload, _ view: PlacedNode, _ content: PlacedNode, _ evaluator: Evaluator
    ) -> Point? {
        switch place {
        case .point(let x, let y): return Point(x: x ?? payload.offset.x, y: y ?? payload.offset.y)
        case .view(let id, let anchor):
            guard let target = content.first(where: { $0.node.has(id, evaluator) }) else { return nil }
            var offset = payload.offset
            for axis in Axis.both {
                offset[axis] += distance(target.frame, payload.room(in: view), axis, anchor)
            }
            return offset
        }
    }

    private func distance(_ target: Rect, _ view: Rect, _ axis: Axis, _ anchor: UnitPoint?) -> Double {
        let start = target.origin[axis] - view.origin[axis]
        let room = view.size[axis] - target.size[axis]
        guard let anchor else { return start < 0 ? start : max(0, start - room) }
        return start - room * (axis == .horizontal ? anchor.x : anchor.y)
    }
}

extension ScrollTarget {
    func isSame(as other: ScrollTarget, _ evaluator: Evaluator) -> Bool {
        guard case .view(let id, let anchor) = place, case .view(let last, let lastAnchor) = other.place
        else {
            return false
        }
        return anchor == lastAnchor && evaluator.areEqual(id, last)
    }
}

extension PlacedNode {
    fileprivate func first(where isWanted: (PlacedNode) -> Bool) -> PlacedNode? {
        if isWanted(self) { return self }
        for child in children {
            if let found = child.first(where: isWanted) { return found }
        }
        return nil
    }
}

extension LayoutNode {
    fileprivate func has(_ id: Value, _ evaluator: Evaluator) -> Bool {
        payloads.contains { payload in
            guard let own = payload as? IDPayload else { return false }
            return evaluator.areEqual(own.id, id)
        }
    }
}

extension ViewContext {
    /// Lets a reader, `scrollTo` and `scrollPosition` scroll a node whose offset is kept at this place.
    func scroll(_ node: LayoutNode, _ axes: AxisSet, margins: Layout.EdgeInsets = .zero) {
        let identity = identity
        let payload = ScrollPayload(axes, margins: margins, offset: identity.scrollOffset) {
            identity.scrollOffset = $0
        }
        let readers = environment[.scrollReader]?.native(ScrollProxyValue.self)?.andOuter ?? []
        for reader in readers {
            if let target = reader.target { follow(target, node, payload, reader) }
        }
        if let target = environment[.scrollPosition]?.native(ScrollTarget.self) {
            let isKnown = identity.memory.value.map { evaluator.areEqual($0, target.request) } ?? false
            if !isKnown || readers.contains(where: { $0.target != nil }) { follow(target, node, payload) }
        }
        if case .bool(false)? = environment[.isScrollEnabled] { return }
        node.payloads.append(payload)
    }

    /// Scrolls once the frames are known; a place that was scrolled to before is left where it is.
    private func follow(
        _ target: ScrollTarget, _ node: LayoutNode, _ payload: ScrollPayload,
        _ reader: ScrollProxyValue? = nil
    ) {
        let graph = graph, identity = identity
        graph.afterLayout { result in
            guard let offset = target.offset(in: node, payload, result, graph.evaluator) else { return }
            identity.memory.value = target.request
            let isMoved = offset != identity.scrollOffset
            reader?.found(target, isMoved: isMoved)
            guard isMoved else { return }
            identity.scrollOffset = offset
            graph.stateDidChange(to: nil)
        }
    }
}
