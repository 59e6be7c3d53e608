import Graphics

/// A guide along which views can be aligned: one of SwiftUI's own or a custom `AlignmentID`.
public struct AlignmentKey: Equatable {
    /// How the guide's value is found where no view sets it, in points from the leading or top edge.
    public enum Default {
        /// A share of the view's length along the guide's axis.
        case fraction(Double)
        /// A custom guide's own `defaultValue(in:)`.
        case custom((ViewDimensions) -> Double)
    }

    /// How a container combines the values that several of its children set.
    public enum Merge {
        case never
        case smallest
        case largest
        case mean
    }

    /// The built-in guides have negative numbers; a custom guide brings its own, from 0.
    public let id: Int
    /// The axis along which the value is measured.
    public let axis: Axis
    public let fallback: Default
    public let merge: Merge

    /// A custom guide. `id` tells custom guides apart and is not negative.
    public init(id: Int, axis: Axis, defaultValue: @escaping (ViewDimensions) -> Double) {
        self.init(id: id, axis: axis, fallback: .custom(defaultValue), merge: .mean)
    }

    private init(id: Int, axis: Axis, fallback: Default, merge: Merge) {
        self.id = id
        self.axis = axis
        self.fallback = fallback
        self.merge = merge
    }

    private init(_ id: Int, _ axis: Axis, _ fraction: Double, _ merge: Merge = .never) {
        self.init(id: id, axis: axis, fallback: .fraction(fraction), merge: merge)
    }

    public static var leading: AlignmentKey { AlignmentKey(-1, .horizontal, 0) }
    public static var centerX: AlignmentKey { AlignmentKey(-2, .horizontal, 0.5) }
    public static var trailing: AlignmentKey { AlignmentKey(-3, .horizontal, 1) }
    public static var top: AlignmentKey { AlignmentKey(-4, .vertical, 0) }
    public static var centerY: AlignmentKey { AlignmentKey(-5, .vertical, 0.5) }
    public static var bottom: AlignmentKey { AlignmentKey(-6, .vertical, 1) }
    /// The highest first baseline; a view without text counts its bottom as its baseline.
    public static var firstTextBaseline: AlignmentKey { AlignmentKey(-7, .vertical, 1, .smallest) }
    /// The lowest last baseline.
    public static var lastTextBaseline: AlignmentKey { AlignmentKey(-8, .vertical, 1, .largest) }
    public static var listRowSeparatorLeading: AlignmentKey { AlignmentKey(-9, .horizontal, 0, .smallest) }
    public static var listRowSeparatorTrailing: AlignmentKey { AlignmentKey(-10, .horizontal, 1, .largest) }

    public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id }

    /// The value of several views' guides taken together, or nothing if the guide is never combined.
    func combine(_ values: [Double]) -> Double? {
        guard let first = values.first else { return nil }
        switch merge {
        case .never: return nil
        case .smallest: return values.reduce(first) { min($0, $1) }
        case .largest: return values.reduce(first) { max($0, $1) }
        case .mean: return values.reduce(0) { $0 + $1 } / Double(values.count)
        }
    }
}

/// A horizontal and a vertical guide.
public struct Alignment: Equatable {
    public var horizontal: AlignmentKey
    public var vertical: AlignmentKey

    public init(horizontal: AlignmentKey, vertical: AlignmentKey) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The guide measured along an axis.
    public subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }

    public static var center: Alignment { Alignment(horizontal: .centerX, vertical: .centerY) }
    public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .centerY) }
    public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .centerY) }
    public static var top: Alignment { Alignment(horizontal: .centerX, vertical: .top) }
    public static var bottom: Alignment { Alignment(horizontal: .centerX, vertical: .bottom) }
    public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
    public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
    public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
    public static var bottomTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .bottom) }
    public static var centerFirstTextBaseline: Alignment {
        Alignment(horizontal: .centerX, vertical: .firstTextBaseline)
    }
    public static var centerLastTextBaseline: Alignment {
        Alignment(horizontal: .centerX, vertical: .lastTextBaseline)
    }
    public static var leadingFirstTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    }
    public static var leadingLastTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    }
    public static var trailingFirstTextBaseline: Alignment {
        Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    }
    public static var trailingLastTextBaseline: Alignment {
        Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
    }
}

/// A point inside a view as shares of its width and height.
public struct UnitPoint: Equatable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let topLeading = zero
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The share along an axis.
    public subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
