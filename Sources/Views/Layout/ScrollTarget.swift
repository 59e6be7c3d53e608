import Graphics
import Interpreter
import Layout

/// A view that `scrollTo(_:anchor:)` or `scrollPosition(id:anchor:)` wants to be seen.
final class ScrollTarget: NativeValue {
    let id: Value
    /// Which point of the view stands at the same point of the scroll view; nil for as little scrolling as will do.
    let anchor: UnitPoint?

    init(id: Value, anchor: UnitPoint?) {
        self.id = id
        self.anchor = anchor
    }

    /// How far the content has to be scrolled; nil when the view is not in it.
    func offset(in node: ScrollViewNode, _ result: LayoutResult, _ evaluator: Evaluator) -> Point? {
        guard let view = result.root.first(where: { $0.node === node }), let content = view.children.first,
            let target = content.first(where: { $0.node.has(self.id, evaluator) })
        else { return nil }
        var offset = node.contentOffset
        for axis in Axis.both where node.axes.contains(axis: axis) {
            let longest = content.frame.size[axis] + node.margins.total(along: axis) - view.frame.size[axis]
            offset[axis] = min(max(0, offset[axis] + distance(target.frame, view.frame, axis)), max(0, longest))
        }
        return offset
    }

    private func distance(_ target: Rect, _ view: Rect, _ axis: Axis) -> Double {
        let start = target.origin[axis] - view.origin[axis]
        let room = view.size[axis] - target.size[axis]
        guard let anchor else { return start < 0 ? start : max(0, start - room) }
        return start - room * (axis == .horizontal ? anchor.x : anchor.y)
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
