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
    public struct BlendMode: Equatable, Sendable { let _index: Int }
}

extension GraphicsContext.BlendMode {
    public static var normal: GraphicsContext.BlendMode { .init(_index: 0) }
    public static var multiply: GraphicsContext.BlendMode { .init(_index: 1) }
    public static var screen: GraphicsContext.BlendMode { .init(_index: 2) }
    public static var overlay: GraphicsContext.BlendMode { .init(_index: 3) }
    public static var darken: GraphicsContext.BlendMode { .init(_index: 4) }
    public static var lighten: GraphicsContext.BlendMode { .init(_index: 5) }
    public static var colorDodge: GraphicsContext.BlendMode { .init(_index: 6) }
    public static var colorBurn: GraphicsContext.BlendMode { .init(_index: 7) }
    public static var softLight: GraphicsContext.BlendMode { .init(_index: 8) }
    public static var hardLight: GraphicsContext.BlendMode { .init(_index: 9) }
    public static var difference: GraphicsContext.BlendMode { .init(_index: 10) }
    public static var exclusion: GraphicsContext.BlendMode { .init(_index: 11) }
    public static var hue: GraphicsContext.BlendMode { .init(_index: 12) }
    public static var saturation: GraphicsContext.BlendMode { .init(_index: 13) }
    public static var color: GraphicsContext.BlendMode { .init(_index: 14) }
    public static var luminosity: GraphicsContext.BlendMode { .init(_index: 15) }
    public static var sourceAtop: GraphicsContext.BlendMode { .init(_index: 16) }
    public static var destinationOver: GraphicsContext.BlendMode { .init(_index: 17) }
    public static var destinationOut: GraphicsContext.BlendMode { .init(_index: 18) }
    public static var plusDarker: GraphicsContext.BlendMode { .init(_index: 19) }
    public static var plusLighter: GraphicsContext.BlendMode { .init(_index: 20) }
}
