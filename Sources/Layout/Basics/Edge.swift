import Graphics

/// An edge of a view. Leading and trailing swap sides in right-to-left surroundings.
public enum Edge: UInt8, Sendable, Equatable {
    case top
    case leading
    case bottom
    case trailing

    public static let allCases: [Edge] = [.top, .leading, .bottom, .trailing]

    /// The axis at a right angle to the edge: the one along which an inset of this edge is measured.
    public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

    /// The edge where a view begins along an axis.
    public static func start(of axis: Axis) -> Edge { axis == .horizontal ? .leading : .top }

    /// The edge where a view ends along an axis.
    public static func end(of axis: Axis) -> Edge { axis == .horizontal ? .trailing : .bottom }

    /// The edges as a set.
    public struct Set: OptionSet, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.top, .leading, .bottom, .trailing]

        public func contains(edge: Edge) -> Bool { contains(Set(edge)) }
    }
}
