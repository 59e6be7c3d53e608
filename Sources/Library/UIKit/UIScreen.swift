public class UIScreen {
    public static let main = UIScreen()

    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    public var nativeScale: CGFloat { scale }
    public var traitCollection: UITraitCollection { .current }
    public var maximumFramesPerSecond: Int { 60 }
    public var brightness: CGFloat { 0.5 }
    init() {}
}

extension UIScreen {
    @native public var bounds: CGRect { get }
    @native public var scale: CGFloat { get }
}
