public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

public struct HorizontalAlignment: Equatable, Sendable {}

public struct VerticalAlignment: Equatable, Sendable {}

extension HorizontalAlignment {
    @native public init(_ id: any AlignmentID.Type)
}

extension VerticalAlignment {
    @native public init(_ id: any AlignmentID.Type)
}

public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    public static var centerFirstTextBaseline: Alignment {
        Alignment(horizontal: .center, vertical: .firstTextBaseline)
    }

    public static var centerLastTextBaseline: Alignment {
        Alignment(horizontal: .center, vertical: .lastTextBaseline)
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

extension HorizontalAlignment {
    @native public static var leading: HorizontalAlignment { get }
    @native public static var center: HorizontalAlignment { get }
    @native public static var trailing: HorizontalAlignment { get }
    @native public static var listRowSeparatorLeading: HorizontalAlignment { get }
    @native public static var listRowSeparatorTrailing: HorizontalAlignment { get }
}

extension VerticalAlignment {
    @native public static var top: VerticalAlignment { get }
    @native public static var center: VerticalAlignment { get }
    @native public static var bottom: VerticalAlignment { get }
    @native public static var firstTextBaseline: VerticalAlignment { get }
    @native public static var lastTextBaseline: VerticalAlignment { get }
}

extension View {
    @native public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View

    @native public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View
}
