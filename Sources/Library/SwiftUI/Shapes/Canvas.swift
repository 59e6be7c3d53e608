@available(iOS 15.0, *) public struct Canvas<Symbols>: View where Symbols: View {}

extension Canvas where Symbols == EmptyView {
    @native public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
}

extension Canvas {
    @native public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)
}

@available(iOS 15.0, *) public struct GraphicsContext {}

extension GraphicsContext {
    public struct Shading: Sendable {}

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }
}

extension GraphicsContext.Shading {
    @native public static var foreground: GraphicsContext.Shading { get }
    @native public static func color(_ color: Color) -> GraphicsContext.Shading

    public static func color(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) -> GraphicsContext.Shading {
        .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
        -> GraphicsContext.Shading
    { .color(Color(colorSpace, white: white, opacity: opacity)) }

    @native public static func style<S>(_ style: S) -> GraphicsContext.Shading where S: ShapeStyle

    @native public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint)
        -> GraphicsContext.Shading

    @native public static func radialGradient(
        _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> GraphicsContext.Shading

    @native public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle())
        -> GraphicsContext.Shading
}

extension GraphicsContext {
    @native public func fill(
        _ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())

    @native public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)
    @native public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1)
    @native public func draw(_ content: Text, at point: CGPoint, anchor: UnitPoint = .center)
    @native public func draw(_ content: Text, in rect: CGRect)
    @native public func draw(_ content: Image, at point: CGPoint, anchor: UnitPoint = .center)
    @native public func draw(_ content: Image, in rect: CGRect)

    @native public func draw(
        _ content: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center)

    @native public func draw(_ content: GraphicsContext.ResolvedText, in rect: CGRect)

    @native public func draw(
        _ content: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center)

    @native public func draw(_ content: GraphicsContext.ResolvedImage, in rect: CGRect)

    @native public func draw(
        _ content: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center)

    @native public func draw(_ content: GraphicsContext.ResolvedSymbol, in rect: CGRect)
    public struct ResolvedText {}
    public struct ResolvedImage {}
    public struct ResolvedSymbol {}
    @native public func resolve(_ text: Text) -> GraphicsContext.ResolvedText
    @native public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage
    @native public func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID: Hashable
}

extension GraphicsContext.ResolvedText {
    @native public func measure(in size: CGSize) -> CGSize
}

extension GraphicsContext.ResolvedImage {
    @native public var size: CGSize { get }
}

extension GraphicsContext.ResolvedSymbol {
    @native public var size: CGSize { get }
}

extension GraphicsContext {
    @native public mutating func translateBy(x: CGFloat, y: CGFloat)
    @native public mutating func scaleBy(x: CGFloat, y: CGFloat)
    @native public mutating func rotate(by angle: Angle)
    @native public mutating func concatenate(_ matrix: CGAffineTransform)

    @native public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(),
        options: GraphicsContext.ClipOptions = GraphicsContext.ClipOptions())

    @native public mutating func addFilter(
        _ filter: GraphicsContext.Filter,
        options: GraphicsContext.FilterOptions = GraphicsContext.FilterOptions())

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    @native public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows
    @native public var opacity: Double { get set }
    @native public var blendMode: GraphicsContext.BlendMode { get set }
    public struct BlendMode: Equatable, Sendable {}
}

extension GraphicsContext.BlendMode {
    @native public static var normal: GraphicsContext.BlendMode { get }
    @native public static var multiply: GraphicsContext.BlendMode { get }
    @native public static var screen: GraphicsContext.BlendMode { get }
    @native public static var overlay: GraphicsContext.BlendMode { get }
    @native public static var darken: GraphicsContext.BlendMode { get }
    @native public static var lighten: GraphicsContext.BlendMode { get }
    @native public static var colorDodge: GraphicsContext.BlendMode { get }
    @native public static var colorBurn: GraphicsContext.BlendMode { get }
    @native public static var softLight: GraphicsContext.BlendMode { get }
    @native public static var hardLight: GraphicsContext.BlendMode { get }
    @native public static var difference: GraphicsContext.BlendMode { get }
    @native public static var exclusion: GraphicsContext.BlendMode { get }
    @native public static var hue: GraphicsContext.BlendMode { get }
    @native public static var saturation: GraphicsContext.BlendMode { get }
    @native public static var color: GraphicsContext.BlendMode { get }
    @native public static var luminosity: GraphicsContext.BlendMode { get }
    @native public static var sourceAtop: GraphicsContext.BlendMode { get }
    @native public static var destinationOver: GraphicsContext.BlendMode { get }
    @native public static var destinationOut: GraphicsContext.BlendMode { get }
    @native public static var plusDarker: GraphicsContext.BlendMode { get }
    @native public static var plusLighter: GraphicsContext.BlendMode { get }
}
