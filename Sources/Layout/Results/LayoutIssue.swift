import Graphics

/// Something that cannot be laid out as written.
public enum LayoutIssue {
    /// Views nested deeper than the limit are left out.
    case tooDeep(view: String, number: Int)
    /// A container's size depends on content that depends on the container: `lengths` are those of the
    /// passes made before giving up, in points.
    case unsettledContainer(view: String, number: Int, axis: Axis, lengths: [Double])
    /// A custom layout placed a subview at a point that is not a number.
    case invalidPosition(view: String, number: Int)
    /// A custom layout placed a subview while it was being measured.
    case placedWhileMeasuring(view: String, number: Int)
}
