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

/// Axes as a set.
public struct AxisSet: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let horizontal = AxisSet(rawValue: 1)
    public static let vertical = AxisSet(rawValue: 2)
    public static let both: AxisSet = [.horizontal, .vertical]

    public func contains(axis: Axis) -> Bool { contains(axis == .horizontal ? .horizontal : .vertical) }
}

/// Distances from the four edges, in points.
public struct EdgeInsets: Equatable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same length on some edges, nothing on the others.
    public init(_ edges: Edge.Set, _ length: Double) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    public static let zero = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    public var horizontal: Double { leading + trailing }
    public var vertical: Double { top + bottom }

    /// What the insets take along an axis, both sides together.
    public func total(along axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }

    public subscript(edge: Edge) -> Double {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    public static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
            trailing: a.trailing + b.trailing)
    }
}
