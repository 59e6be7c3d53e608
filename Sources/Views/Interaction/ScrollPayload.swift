import Graphics
import Layout

/// Lets a reader scroll a scroll view or a list, whose content is its only child.
public final class ScrollPayload: LayoutPayload {
    private let axes: AxisSet
    private let margins: EdgeInsets
    /// How far the content is scrolled, in points.
    public let offset: Point
    private let set: (Point) -> Void

    /// - Parameter set: takes the content's new offset in points, for the next evaluation.
    init(_ axes: AxisSet, margins: EdgeInsets = .zero, offset: Point, set: @escaping (Point) -> Void) {
        self.axes = axes
        self.margins = margins
        self.offset = offset
        self.set = set
    }

    /// What is seen of the content between its margins: there a view that is scrolled to stands.
    func room(in placed: PlacedNode) -> Rect {
        var room = placed.frame
        for axis in Axis.both where axes.contains(axis: axis) {
            room.origin[axis] += margins[Edge.start(of: axis)]
            room.size[axis] -= margins.total(along: axis)
        }
        return room
    }

    /// How far the content can be scrolled, in points.
    public func range(in placed: PlacedNode) -> Point {
        guard let content = placed.children.first else { return .zero }
        var range = Point.zero
        for axis in Axis.both where axes.contains(axis: axis) {
            range[axis] = max(
                0, content.frame.size[axis] + margins.total(along: axis) - placed.frame.size[axis])
        }
        return range
    }

    /// Moves the content as far as its ends; whether it moved.
    public func scroll(_ placed: PlacedNode, by distance: Point) -> Bool {
        let range = range(in: placed)
        var next = offset
        for axis in Axis.both { next[axis] = min(max(0, offset[axis] + distance[axis]), range[axis]) }
        guard next != offset else { return false }
        set(next)
        return true
    }
}
