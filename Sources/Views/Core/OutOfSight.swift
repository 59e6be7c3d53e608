import Graphics
import Layout

extension LayoutResult {
    /// The nodes that are placed where nothing shows them: outside of the picture, or of what a scroll view
    /// around them shows. Nodes without a place, as those of groups, are not among them.
    var outOfSight: Set<ObjectIdentifier> {
        var hidden: Set<ObjectIdentifier> = []
        root.collectHidden(in: root.frame, &hidden)
        return hidden
    }
}

extension PlacedNode {
    /// - Parameter window: what the views around it show, nil if nothing.
    fileprivate func collectHidden(in window: Rect?, _ hidden: inout Set<ObjectIdentifier>) {
        let place = seen(frame)
        if !(window?.shows(place) ?? false) { hidden.insert(ObjectIdentifier(node)) }
        let scrolls = node is ScrollViewNode || node is ListNode
        let inner = scrolls ? window?.intersection(place) : window
        for child in children { child.collectHidden(in: inner, &hidden) }
    }
}

extension Rect {
    /// Whether a part of another rectangle is within, or all of one that is a line or a point.
    fileprivate func shows(_ other: Rect) -> Bool {
        func shows(_ lower: Double, _ upper: Double, _ least: Double, _ most: Double) -> Bool {
            lower < upper ? lower < most && least < upper : least <= lower && lower <= most
        }
        return shows(other.minX, other.maxX, minX, maxX) && shows(other.minY, other.maxY, minY, maxY)
    }
}
