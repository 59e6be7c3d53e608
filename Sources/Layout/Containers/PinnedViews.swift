import Graphics

/// `pinnedViews:` of a lazy container: what stays in sight while the rest of its section scrolls by.
public struct PinnedViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let headers = PinnedViews(rawValue: 1)
    public static let footers = PinnedViews(rawValue: 2)

    /// Moves headers down to where the visible part starts and footers up to where it ends, but not out of
    /// their section, and in front of its rows.
    func pin(
        _ sections: [LazySection], _ placements: [Placement], along axis: Axis,
        to visible: ClosedRange<Double>
    ) -> [Placement] {
        var pinned = placements
        for section in sections {
            guard let first = section.views.first, let last = section.views.last else { continue }
            let start = placements[first].origin[axis]
            let end = placements[last].origin[axis] + placements[last].size[axis]
            for index in contains(.headers) ? section.header : 0..<0 {
                let latest = end - placements[index].size[axis]
                pinned[index].move(
                    to: max(placements[index].origin[axis], min(visible.lowerBound, latest)), along: axis)
            }
            for index in contains(.footers) ? section.footer : 0..<0 {
                let wanted = visible.upperBound - placements[index].size[axis]
                pinned[index].move(to: min(placements[index].origin[axis], max(wanted, start)), along: axis)
            }
        }
        return pinned
    }
}

extension Placement {
    /// Puts a pinned view somewhere, in front of its siblings.
    fileprivate mutating func move(to position: Double, along axis: Axis) {
        origin[axis] = position
        depth = .infinity
    }
}

extension PlacementContext {
    /// The nearest scroll view's frame along an axis that it scrolls, in the space of a container in it whose
    /// frame is `frame`, measured from the leading or top edge.
    func scrollWindow(
        along axis: Axis, in frame: Rect, _ direction: LayoutDirection
    ) -> ClosedRange<Double>? {
        let name = axis == .horizontal ? NamedSpace.horizontalScrollView : NamedSpace.verticalScrollView
        guard let window = spaces.last(where: { $0.name == name })?.frame else { return nil }
        let isMirrored = axis == .horizontal && direction == .rightToLeft
        let start = isMirrored ? frame.maxX - window.maxX : window.origin[axis] - frame.origin[axis]
        return start...(start + window.size[axis])
    }
}
