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

    /// Whether it is one of the two that text sets.
    var isBaseline: Bool { id == -7 || id == -8 }

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
