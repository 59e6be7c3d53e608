import Graphics

/// The space a parent offers: per axis a length in points, or nothing.
///
/// `0` asks for the smallest size, `nil` for the ideal one and infinity for the largest.
public struct ProposedViewSize: Equatable, Sendable {
    public var width: Double?
    public var height: Double?

    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    public init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The length along an axis.
    public subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// A proposal told by a stack's main and cross lengths.
    public init(along axis: Axis, main: Double?, cross: Double?) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
    }

    /// The proposal with another length along one axis.
    public func replacing(_ axis: Axis, with length: Double?) -> ProposedViewSize {
        var copy = self
        copy[axis] = length
        return copy
    }

    /// The proposal with nothing proposed on some axes.
    public func unspecified(on axes: AxisSet) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : width, height: axes.contains(.vertical) ? nil : height)
    }

    /// The size with `size`'s lengths in place of the unspecified ones; 10 points is SwiftUI's own choice.
    public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposal left inside insets; never negative.
    public func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.horizontal) },
            height: height.map { max(0, $0 - insets.vertical) })
    }
}

extension Size {
    /// A size told by a stack's main and cross lengths.
    public init(along axis: Axis, main: Double, cross: Double) {
        self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
    }
}

extension Point {
    /// A point told by a stack's main and cross coordinates.
    public init(along axis: Axis, main: Double, cross: Double) {
        self = axis == .horizontal ? Point(x: main, y: cross) : Point(x: cross, y: main)
    }
}
