public enum NSTextAlignment: Int { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public struct UILayoutPriority: Hashable, Sendable {
    public let rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

extension NSLayoutConstraint {
    public enum Axis: Int { case horizontal, vertical }
}

public class NSLayoutConstraint: NSObject {
    override init() {}
    public var isActive: Bool = false
    public var constant: CGFloat = 0
}

public class CALayer: NSObject {
    override init() {}
    public var cornerRadius: CGFloat = 0
    public var borderWidth: CGFloat = 0
    public var borderColor: CGColor?
    public var masksToBounds: Bool = false
    public var opacity: Float = 1
}

public protocol UITextFieldDelegate: AnyObject {
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

public protocol UITextViewDelegate: AnyObject {
    func textViewDidChange(_ textView: UITextView)
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
}

public class UIView: UIResponder {
    public var frame: CGRect
    public var bounds: CGRect = .zero
    public var backgroundColor: UIColor?
    public var tintColor: UIColor?
    public var alpha: CGFloat = 1
    public var isHidden: Bool = false
    public var isOpaque: Bool = true
    public var tag: Int = 0
    public var clipsToBounds: Bool = false
    public var isUserInteractionEnabled: Bool = true
    public var translatesAutoresizingMaskIntoConstraints: Bool = true
    public var layer: CALayer = CALayer()
    public var subviews: [UIView] = []
    public init(frame: CGRect = .zero) { self.frame = frame }
    public func addSubview(_ view: UIView) { subviews.append(view) }
    public func removeFromSuperview() {}
    public func setNeedsLayout() {}
    public func layoutIfNeeded() {}
    public func setNeedsDisplay() {}
    public func sizeToFit() {}
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
}

public class UIControl: UIView {
    public struct Event: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 64)
        public static let valueChanged = Event(rawValue: 4096)
        public static let editingChanged = Event(rawValue: 131072)
        public static let editingDidEnd = Event(rawValue: 262144)
    }

    public var isEnabled: Bool = true
    public var isSelected: Bool = false
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
}

public class UILabel: UIView {
    public var text: String?
    public var font: UIFont?
    public var textColor: UIColor?
    public var textAlignment: NSTextAlignment = .natural
    public var numberOfLines: Int = 1
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    public var adjustsFontForContentSizeCategory: Bool = false
    public var adjustsFontSizeToFitWidth: Bool = false
    public var minimumScaleFactor: CGFloat = 0
}

public class UITextView: UIScrollView {
    public var text: String! = ""
    public var font: UIFont?
    public var textColor: UIColor?
    public var textAlignment: NSTextAlignment = .natural
    public var isEditable: Bool = true
    public var isSelectable: Bool = true
    public var delegate: (any UITextViewDelegate)?
}

public class UITextField: UIControl {
    public enum BorderStyle: Int { case none, line, bezel, roundedRect }
    public var text: String?
    public var placeholder: String?
    public var font: UIFont?
    public var textColor: UIColor?
    public var textAlignment: NSTextAlignment = .natural
    public var borderStyle: UITextField.BorderStyle = .none
    public var isSecureTextEntry: Bool = false
    public var keyboardType: UIKeyboardType = .default
    public var delegate: (any UITextFieldDelegate)?
}

public class UISwitch: UIControl {
    public var isOn: Bool = false
    public var onTintColor: UIColor?
    public var thumbTintColor: UIColor?
    public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

public class UISlider: UIControl {
    public var value: Float = 0
    public var minimumValue: Float = 0
    public var maximumValue: Float = 1
    public var minimumTrackTintColor: UIColor?
    public var maximumTrackTintColor: UIColor?
    public var thumbTintColor: UIColor?
    public var isContinuous: Bool = true
    public func setValue(_ value: Float, animated: Bool) { self.value = value }
}

public class UIPageControl: UIControl {
    public var numberOfPages: Int = 0
    public var currentPage: Int = 0
    public var pageIndicatorTintColor: UIColor?
    public var currentPageIndicatorTintColor: UIColor?
    public var hidesForSinglePage: Bool = false
}

public class UIActivityIndicatorView: UIView {
    public enum Style: Int { case medium = 100, large = 101 }
    public var style: UIActivityIndicatorView.Style = .medium
    public var color: UIColor?
    public var hidesWhenStopped: Bool = true
    public var isAnimating: Bool = false

    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: .zero)
    }

    public func startAnimating() { isAnimating = true }
    public func stopAnimating() { isAnimating = false }
}

public class UIProgressView: UIView {
    public var progress: Float = 0
    public var progressTintColor: UIColor?
    public var trackTintColor: UIColor?
    public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

public class UIScrollView: UIView {
    public var contentOffset: CGPoint = .zero
    public var contentSize: CGSize = .zero
    public var contentInset: UIEdgeInsets = .zero
    public var bounces: Bool = true
    public var alwaysBounceVertical: Bool = false
    public var isScrollEnabled: Bool = true
    public var isPagingEnabled: Bool = false
    public var minimumZoomScale: CGFloat = 1
    public var maximumZoomScale: CGFloat = 1
    public var showsVerticalScrollIndicator: Bool = true
    public var showsHorizontalScrollIndicator: Bool = true
}

public class UIVisualEffect: NSObject { override init() {} }

public class UIBlurEffect: UIVisualEffect {
    public enum Style: Int {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial,
            systemMaterial, systemThickMaterial, systemChromeMaterial
    }

    public init(style: UIBlurEffect.Style) { super.init() }
}

public class UIVisualEffectView: UIView {
    public var effect: UIVisualEffect?

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
}

public class UIViewController: UIResponder {
    public var view: UIView! = UIView()
    public var title: String?
    public var children: [UIViewController] = []
    public override init() {}
    public func viewDidLoad() {}
    public func viewWillAppear(_ animated: Bool) {}
    public func viewDidAppear(_ animated: Bool) {}
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

public class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [Any]?) { super.init() }
}
