import Graphics

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
}
