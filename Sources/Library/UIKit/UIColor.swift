extension UIColor {
    @native public init(
        dynamicProvider: @escaping (UITraitCollection) -> UIColor,
        _traits: [UITraitCollection] = [.init(userInterfaceStyle: .light), .init(userInterfaceStyle: .dark)])

    @native public init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    @native public init(cgColor: CGColor)
    @native public init(displayP3Red displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    @native public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor
    @native public var cgColor: CGColor { get }
    @native var components: [CGFloat] { get }
    public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public func set() {}
    public func setFill() {}
    public func setStroke() {}
    public static var darkText: UIColor { .black }
    public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

    @discardableResult public func getRed(
        _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
    ) -> Bool {
        (red, green, blue, alpha) = (components[0], components[1], components[2], components[3])
        return true
    }

    @discardableResult public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
        (white, alpha) = ((components[0] + components[1] + components[2]) / 3, components[3])
        return true
    }

    @discardableResult public func getHue(
        _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
    ) -> Bool {
        let (red, green, blue) = (components[0], components[1], components[2])
        let most = max(red, green, blue), span = most - min(red, green, blue)
        if span == 0 {
            hue = 0
        } else if most == red {
            hue = ((green - blue) / span + (green < blue ? 6 : 0)) / 6
        } else {
            hue = most == green ? ((blue - red) / span + 2) / 6 : ((red - green) / span + 4) / 6
        }
        (saturation, brightness, alpha) = (most == 0 ? 0 : span / most, most, components[3])
        return true
    }
}

extension NSColor {
    @native public init(_ color: Color)
    @native public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    @native public init(white: CGFloat, alpha: CGFloat)
    @native public func withAlphaComponent(_ alpha: CGFloat) -> NSColor
}

extension CGColor {
    public var components: [CGFloat]? { UIColor(cgColor: self).components }
    public var numberOfComponents: Int { 4 }
    public var alpha: CGFloat { UIColor(cgColor: self).components[3] }
}
