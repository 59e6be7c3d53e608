@available(iOS 15.0, *) public enum ShapeRole: Sendable { case fill, stroke, separator }

public protocol Shape: Sendable, Animatable, View {
    func path(in rect: CGRect) -> Path
    static var role: ShapeRole { get }
    @available(iOS 17.0, *) var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public static var role: ShapeRole { .fill }
    @available(iOS 17.0, *) public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    @native public var body: some View { get }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    @native public func path(in rect: CGRect) -> Path
}

public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> Self.InsetShape
}

public struct Rectangle: InsettableShape { @native public init() }

public struct Circle: InsettableShape { @native public init() }

public struct Ellipse: InsettableShape { @native public init() }

public struct Capsule: InsettableShape { @native public init(style: RoundedCornerStyle = .continuous) }

@available(iOS 16.0, *) public struct AnyShape: Shape { @native public init<S>(_ shape: S) where S: Shape }

public struct _InsetShape: InsettableShape {}

extension _InsetShape {
    @native public init<S>(_ shape: S, by amount: CGFloat) where S: InsettableShape

    @native public func inset(by amount: CGFloat) -> _InsetShape
}

extension Rectangle {
    @available(iOS 17.0, *) public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

extension Circle {
    @available(iOS 17.0, *) public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

extension Ellipse {
    @available(iOS 17.0, *) public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

extension Capsule {
    @available(iOS 17.0, *) public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

extension RoundedRectangle {
    @available(iOS 17.0, *) public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

extension UnevenRoundedRectangle {
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

extension ButtonBorderShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

public struct RoundedRectangle: InsettableShape {}

extension RoundedRectangle {
    @native public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    @native public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
}

public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

@available(iOS 16.0, *) public struct UnevenRoundedRectangle: InsettableShape {}

extension UnevenRoundedRectangle {
    @native public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous)

    @native public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == Capsule {
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }

    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
        -> Self
    { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
}
