@available(iOS 15.0, *) public struct HierarchicalShapeStyle: ShapeStyle {}

public struct HierarchicalShapeStyleModifier<Base>: ShapeStyle where Base: ShapeStyle {}

extension HierarchicalShapeStyle {
    @native public static let primary: HierarchicalShapeStyle
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
}

extension HierarchicalShapeStyle {
    @native public static let secondary: HierarchicalShapeStyle
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
}

extension ShapeStyle {
    @native public var secondary: some ShapeStyle { get }
}

extension HierarchicalShapeStyle {
    @native public static let tertiary: HierarchicalShapeStyle
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
}

extension ShapeStyle {
    @native public var tertiary: some ShapeStyle { get }
}

extension HierarchicalShapeStyle {
    @native public static let quaternary: HierarchicalShapeStyle
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle {
    @native public var quaternary: some ShapeStyle { get }
}

extension HierarchicalShapeStyle {
    @native public static let quinary: HierarchicalShapeStyle
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle {
    @native public var quinary: some ShapeStyle { get }
}

public struct ForegroundStyle: ShapeStyle { @native public init() }

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

public struct TintShapeStyle: ShapeStyle { @native public init() }

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

public struct BackgroundStyle: ShapeStyle { @native public init() }

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

public struct SelectionShapeStyle: ShapeStyle { @native public init() }

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

public struct SeparatorShapeStyle: ShapeStyle { @native public init() }

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

public struct PlaceholderTextShapeStyle: ShapeStyle { @native public init() }

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

public struct LinkShapeStyle: ShapeStyle { @native public init() }

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

public struct FillShapeStyle: ShapeStyle { @native public init() }

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

public struct WindowBackgroundShapeStyle: ShapeStyle { @native public init() }

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

@available(iOS 15.0, *) public struct AnyShapeStyle: ShapeStyle {
    @native public init<S>(_ style: S) where S: ShapeStyle
}

public struct ImagePaint: ShapeStyle {
    @native public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension ShapeStyle {
    @native public func opacity(_ opacity: Double) -> some ShapeStyle
    @native public func blendMode(_ mode: BlendMode) -> some ShapeStyle
    @native public func shadow(_ style: ShadowStyle) -> some ShapeStyle
}

extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().opacity(opacity))
    }
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().blendMode(mode))
    }
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().shadow(style))
    }
}

@available(iOS 16.0, *) public struct ShadowStyle: Equatable, Sendable {
    let _color: Color
    let _radius: CGFloat
    let _x: CGFloat
    let _y: CGFloat
    let _isInner: Bool
}

extension ShadowStyle {
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(_color: color, _radius: radius, _x: x, _y: y, _isInner: false) }

    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(_color: color, _radius: radius, _x: x, _y: y, _isInner: true) }
}

extension ShapeStyle {
    @native public func `in`(_ rect: CGRect) -> some ShapeStyle
}

@available(iOS 15.0, *) public struct Material: ShapeStyle, Sendable {}

extension Material {
    @native public static let ultraThin: Material
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { Material.ultraThin }
}

extension Material {
    @native public static let thin: Material
}

extension ShapeStyle where Self == Material {
    public static var thinMaterial: Material { Material.thin }
}

extension Material {
    @native public static let regular: Material
}

extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { Material.regular }
}

extension Material {
    @native public static let thick: Material
}

extension ShapeStyle where Self == Material {
    public static var thickMaterial: Material { Material.thick }
}

extension Material {
    @native public static let ultraThick: Material
}

extension ShapeStyle where Self == Material {
    public static var ultraThickMaterial: Material { Material.ultraThick }
}

extension Material {
    @native public static let bar: Material
}

extension ShapeStyle where Self == Material {
    public static var bar: Material { Material.bar }
}

extension View {
    @native @available(iOS 15.0, *) public func foregroundStyle<S>(_ style: S) -> some View
    where S: ShapeStyle

    @native @available(iOS 15.0, *) public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2)
        -> some View where S1: ShapeStyle, S2: ShapeStyle

    @native public func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3)
        -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle

    @native public func foregroundColor(_ color: Color?) -> some View
    @native @available(iOS 15.0, *) public func tint(_ tint: Color?) -> some View
    @native @available(iOS 15.0, *) public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle
    @native public func accentColor(_ accentColor: Color?) -> some View

    @native @available(iOS 16.0, *) public func backgroundStyle<S>(_ style: S) -> some View
    where S: ShapeStyle
}
