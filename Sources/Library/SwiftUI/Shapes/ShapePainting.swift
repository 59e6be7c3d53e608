public enum CGLineCap: Int32, Sendable { case butt, round, square }

public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

public protocol ShapeView: View {
    associatedtype Content: Shape
    var shape: Self.Content { get }
}

public struct _ShapeView<Content, Style>: ShapeView where Content: Shape, Style: ShapeStyle {}

extension _ShapeView {
    @native public var shape: Content { get }
}

extension Shape {
    @native public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView
    where S: ShapeStyle

    @native public func fill(style: FillStyle = FillStyle()) -> some ShapeView

    @native public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
        -> some ShapeView where S: ShapeStyle

    @native public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> some ShapeView where S: ShapeStyle
}

extension ShapeView {
    @native public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView
    where S: ShapeStyle

    @native public func fill(style: FillStyle = FillStyle()) -> some ShapeView

    @native public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
        -> some ShapeView where S: ShapeStyle

    @native public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> some ShapeView where S: ShapeStyle
}

extension ShapeView where Content: InsettableShape {
    @native public func strokeBorder<S>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView where S: ShapeStyle

    @native public func strokeBorder<S>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView where S: ShapeStyle

    @native public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View
    @native public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
}

extension InsettableShape {
    @native public func strokeBorder<S>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView where S: ShapeStyle

    @native public func strokeBorder<S>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView where S: ShapeStyle

    @native public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View
    @native public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
}

extension Shape {
    @native public func stroke(style: StrokeStyle) -> some Shape
    @native public func stroke(lineWidth: CGFloat = 1) -> some Shape
}
