extension UIImage {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    @native public init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    @native public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?)
    @native public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
    @native public init?(contentsOfFile path: String)
    @native public var size: CGSize { get }
    public var scale: CGFloat { UIScreen.main.scale }
    public var imageOrientation: UIImage.Orientation { .up }
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { self }
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage { self }
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { self }
    public func pngData() -> Data? { nil }
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    public typealias Configuration = UIImageConfiguration
    public typealias SymbolConfiguration = UIImageSymbolConfiguration
    public typealias SymbolWeight = UIImageSymbolWeight
}

public enum UIImageSymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

public class UIImageConfiguration: NSObject { override init() {} }

public class UIImageSymbolConfiguration: UIImageConfiguration {
    public init(pointSize: CGFloat) { super.init() }
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { super.init() }
    public init(textStyle: UIFont.TextStyle) { super.init() }
    public init(weight: UIImage.SymbolWeight) { super.init() }
}

public class UIImageView: UIView {
    public var image: UIImage?
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required override init?(coder: NSCoder) { super.init(coder: coder) }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }
}
