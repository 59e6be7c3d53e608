import Graphics

/// The extent of several views lined up on a guide: what reaches before the guide, and what after it.
struct CrossExtent {
    private let guide: AlignmentKey
    private let axis: Axis
    private var before = -Double.infinity
    private var after = -Double.infinity

    init(_ views: [ViewDimensions], _ guide: AlignmentKey, _ axis: Axis) {
        self.guide = guide
        self.axis = axis
        for view in views {
            let value = view[guide]
            before = max(before, value)
            // Half of an infinite length is infinite too; what is after it then is, as well.
            after = max(after, view.size[axis].isFinite ? view.size[axis] - value : .infinity)
        }
    }

    /// The length of the union in points.
    var length: Double {
        let sum = before + after
        return before == -.infinity ? 0 : sum
    }

    /// Where a view starts inside the union.
    func offset(of view: ViewDimensions) -> Double {
        let offset = before - view[guide]
        return offset.isFinite ? offset : 0
    }
}
