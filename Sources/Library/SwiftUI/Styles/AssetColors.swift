extension Color {
    @native public init(_ name: String, bundle: Bundle? = nil)
}

@dynamicMemberLookup public struct ColorResource: Hashable, Sendable {
    let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
    init(_ name: String) { self.name = name }
    public static subscript(dynamicMember name: String) -> ColorResource { ColorResource(name) }
}

extension Color {
    public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension UIColor {
    @native public init?(named name: String)
}

extension Color {
    @native public init(uiColor: UIColor)
    public init(_ uiColor: UIColor) { self.init(uiColor: uiColor) }
    @native public init(nsColor: NSColor)
}

extension UIColor {
    @native public init(_ color: Color)
    @native public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    @native public init(white: CGFloat, alpha: CGFloat)
    @native public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
    @native public func withAlphaComponent(_ alpha: CGFloat) -> UIColor
}

public typealias _ColorLiteralType = UIColor

extension UIColor {
    @native public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float)
}

public typealias _ImageLiteralType = UIImage
