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
    public var priority: UILayoutPriority = .required
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

public struct CALayerCornerCurve: Hashable, Sendable {
    let index: Int
    public static let circular = CALayerCornerCurve(index: 0)
    public static let continuous = CALayerCornerCurve(index: 1)
}

public class CALayer: NSObject {
    public override init() {}
    public var cornerRadius: CGFloat = 0
    public var cornerCurve: CALayerCornerCurve = .circular
    public var borderWidth: CGFloat = 0
    public var borderColor: CGColor?
    public var masksToBounds: Bool = false
    public var opacity: Float = 1
    public var frame: CGRect = .zero
    public var bounds: CGRect = .zero
    public var backgroundColor: CGColor?
    public var shadowColor: CGColor?
    public var shadowOffset: CGSize = .zero
    public var shadowRadius: CGFloat = 3
    public var shadowOpacity: Float = 0
    public var sublayers: [CALayer]?
    public var mask: CALayer?
    public func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
    public func removeFromSuperlayer() {}
    public init(layer: Any) {}
    public init?(coder: NSCoder) {}
    public var position: CGPoint = .zero
    public var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
    public var zPosition: CGFloat = 0
    public var isHidden: Bool = false
    public var name: String?
    public var shadowPath: CGPath?
    public var contents: Any?
    public var contentsScale: CGFloat = 1
    public func insertSublayer(_ layer: CALayer, at idx: Int) { sublayers = [layer] + (sublayers ?? []) }
    public func layoutSublayers() {}
    public func setNeedsDisplay() {}
    public func setNeedsLayout() {}
    public func layoutIfNeeded() {}
    public func add(_ anim: CAAnimation, forKey key: String?) {}
    public func removeAnimation(forKey key: String) {}
    public func removeAllAnimations() {}
}

public class CAShapeLayer: CALayer {
    public var path: CGPath?
    public var fillColor: CGColor?
    public var strokeColor: CGColor?
    public var strokeStart: CGFloat = 0
    public var strokeEnd: CGFloat = 1
    public var lineWidth: CGFloat = 1
    public var lineCap: CAShapeLayerLineCap = .butt
    public var lineJoin: CAShapeLayerLineJoin = .miter
    public var fillRule: CAShapeLayerFillRule = .nonZero
    public var lineDashPattern: [NSNumber]?
    public var lineDashPhase: CGFloat = 0
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public class CAGradientLayer: CALayer {
    public var colors: [Any]?
    public var locations: [NSNumber]?
    public var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
    public var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
}

public class CAAnimation: NSObject {
    public override init() {}
    public var duration: TimeInterval = 0
    public var repeatCount: Float = 0
    public var autoreverses: Bool = false
    public var isRemovedOnCompletion: Bool = true
    public var timingFunction: CAMediaTimingFunction?
    public var fillMode: CAMediaTimingFillMode = .removed
    public var beginTime: TimeInterval = 0
}

public class CABasicAnimation: CAAnimation {
    public var keyPath: String?
    public var fromValue: Any?
    public var toValue: Any?
    public var byValue: Any?
    public init(keyPath path: String?) {
        keyPath = path
        super.init()
    }
}

public class CAAnimationGroup: CAAnimation { public var animations: [CAAnimation]? }

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

public class CAMediaTimingFunction: NSObject {
    public init(name: CAMediaTimingFunctionName) {}
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
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

public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

public class UIRefreshControl: UIControl {
    public func beginRefreshing() {}
    public func endRefreshing() {}
}

public protocol UITextViewDelegate: UIScrollViewDelegate {
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
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    public var accessibilityTraits: UIAccessibilityTraits = []
    public var isOpaque: Bool = true
    public var tag: Int = 0
    public var clipsToBounds: Bool = false
    public var isUserInteractionEnabled: Bool = true
    public var translatesAutoresizingMaskIntoConstraints: Bool = true
    public var layer: CALayer = CALayer()
    public var subviews: [UIView] = []
    public var contentMode: UIView.ContentMode = .scaleToFill
    public var autoresizingMask: UIView.AutoresizingMask = []
    public var transform: CGAffineTransform = .identity
    public var center: CGPoint = .zero
    public var superview: UIView? { nil }
    public var window: UIWindow? { nil }
    public var traitCollection: UITraitCollection { .current }
    public var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    public init(frame: CGRect) { self.frame = frame }
    public override convenience init() { self.init(frame: .zero) }
    public init?(coder: NSCoder) { frame = .zero }
    public func layoutSubviews() {}
    public func draw(_ rect: CGRect) {}
    public func didMoveToWindow() {}
    public func didMoveToSuperview() {}
    public func sizeThatFits(_ size: CGSize) -> CGSize { size }
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    public func awakeFromNib() {}
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
    public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    public func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    public func addSubview(_ view: UIView) { subviews.append(view) }
    public func removeFromSuperview() {}
    public func setNeedsLayout() {}
    public func layoutIfNeeded() {}
    public func setNeedsDisplay() {}
    public func sizeToFit() {}
    public func updateConstraints() {}
    public func setNeedsUpdateConstraints() {}
    public func layoutMarginsDidChange() {}
    public func tintColorDidChange() {}
    public func prepareForInterfaceBuilder() {}
    public var layoutMargins: UIEdgeInsets = .zero
    public var accessibilityLabel: String?
    public var accessibilityIdentifier: String?
    public var isAccessibilityElement: Bool = false
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}

    public enum ContentMode: Int {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }
}

extension UIView {
    public static let noIntrinsicMetric: CGFloat = -1
    public static var layoutFittingCompressedSize: CGSize { .zero }
    public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var gestureRecognizers: [UIGestureRecognizer]? { [] }
    public static var areAnimationsEnabled: Bool { true }
    public static func setAnimationsEnabled(_ enabled: Bool) {}
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    public func insertSubview(_ view: UIView, at index: Int) { subviews.insert(view, at: index) }
    public func bringSubviewToFront(_ view: UIView) {}
    public func sendSubviewToBack(_ view: UIView) {}
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
    public func invalidateIntrinsicContentSize() {}
    public func endEditing(_ force: Bool) -> Bool { true }
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }

    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animations()
    }

    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        animations()
        completion?(true)
    }

    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 65536)
        public static let curveEaseOut = AnimationOptions(rawValue: 131072)
        public static let curveLinear = AnimationOptions(rawValue: 196608)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5242880)
    }
}

public class NSLayoutAnchor<AnchorType>: NSObject {
    override init() {}

    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

public class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

public class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

public class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }

    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
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

    public struct State: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }

    public var isEnabled: Bool = true
    public var isSelected: Bool = false
    public var isHighlighted: Bool = false

    public var state: UIControl.State {
        isEnabled ? isHighlighted ? .highlighted : isSelected ? .selected : .normal : .disabled
    }

    public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
}

public class UILabel: UIView {
    public var text: String?
    public var font: UIFont! = .systemFont(ofSize: 17)
    public var highlightedTextColor: UIColor?
    public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
    public var allowsDefaultTighteningForTruncation: Bool = false
    public var textColor: UIColor?
    public var textAlignment: NSTextAlignment = .natural
    public var numberOfLines: Int = 1
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    public var adjustsFontForContentSizeCategory: Bool = false
    public var adjustsFontSizeToFitWidth: Bool = false
    public var minimumScaleFactor: CGFloat = 0
    public var preferredMaxLayoutWidth: CGFloat = 0
    public var attributedText: NSAttributedString?
    public var isEnabled: Bool = true
}

public enum UITextAutocorrectionType: Int { case `default`, no, yes }
public enum UITextSpellCheckingType: Int { case `default`, no, yes }

public class UITextView: UIScrollView {
    public var text: String! = ""
    public var font: UIFont?
    public var textColor: UIColor?
    public var textAlignment: NSTextAlignment = .natural
    public var isEditable: Bool = true
    public var isSelectable: Bool = true
    public var attributedText: NSAttributedString!
    public var textContainerInset: UIEdgeInsets = .zero
    public var keyboardType: UIKeyboardType = .default
    public var autocapitalizationType: UITextAutocapitalizationType = .sentences
    public var autocorrectionType: UITextAutocorrectionType = .default
    public var spellCheckingType: UITextSpellCheckingType = .default
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
    public var returnKeyType: UIReturnKeyType = .default
    public var textContentType: UITextContentType?
    public var autocapitalizationType: UITextAutocapitalizationType = .sentences
    public var autocorrectionType: UITextAutocorrectionType = .default
    public var spellCheckingType: UITextSpellCheckingType = .default
    public var enablesReturnKeyAutomatically: Bool = false
    public var clearsOnBeginEditing: Bool = false
    public var hasText: Bool { text?.isEmpty == false }
    public func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    public func deleteBackward() { text = text.map { String($0.dropLast()) } }
    public var delegate: (any UITextFieldDelegate)?
    public enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
    public var leftView: UIView?
    public var leftViewMode: UITextField.ViewMode = .never
    public var rightView: UIView?
    public var rightViewMode: UITextField.ViewMode = .never
    public var clearButtonMode: UITextField.ViewMode = .never
    public var adjustsFontForContentSizeCategory: Bool = false
    public var adjustsFontSizeToFitWidth: Bool = false
    public var minimumFontSize: CGFloat = 0
    public var attributedText: NSAttributedString?
    public var attributedPlaceholder: NSAttributedString?
    public var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var isEditing: Bool { false }
    public func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    public func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    public func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    public func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    public func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    public func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
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

    public override init(frame: CGRect = .zero) { super.init(frame: frame) }

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
    public var delegate: (any UIScrollViewDelegate)?
    public var zoomScale: CGFloat = 1
    public var alwaysBounceHorizontal: Bool = false
    public var isDragging: Bool { false }
    public var isDecelerating: Bool { false }
    public var refreshControl: UIRefreshControl?
    public var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
    public var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
    public enum KeyboardDismissMode: Int { case none, onDrag, interactive }
    public enum ContentInsetAdjustmentBehavior: Int { case automatic, scrollableAxes, never, always }
    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
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
    public var modalPresentationStyle: UIModalPresentationStyle = .automatic
    public var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    public var additionalSafeAreaInsets: UIEdgeInsets = .zero
    public var parent: UIViewController? { nil }
    public var presentedViewController: UIViewController? { nil }
    public var presentingViewController: UIViewController? { nil }
    public var navigationController: UINavigationController? { nil }
    public var tabBarController: UITabBarController? { nil }
    public var traitCollection: UITraitCollection { .current }
    public var prefersStatusBarHidden: Bool { false }
    public override init() {}
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public init?(coder: NSCoder) {}
    public func loadView() {}
    public func viewDidLoad() {}
    public func viewWillAppear(_ animated: Bool) {}
    public func viewDidAppear(_ animated: Bool) {}
    public func viewWillDisappear(_ animated: Bool) {}
    public func viewDidDisappear(_ animated: Bool) {}
    public func viewWillLayoutSubviews() {}
    public func viewDidLayoutSubviews() {}
    public func didMove(toParent parent: UIViewController?) {}
    public func willMove(toParent parent: UIViewController?) {}
    public func addChild(_ childController: UIViewController) { children.append(childController) }
    public func removeFromParent() {}
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}

    public func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {}
}

public enum UIModalPresentationStyle: Int {
    case automatic = -2, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
        overCurrentContext, popover
}

public enum UIModalTransitionStyle: Int { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

public class UIGestureRecognizer: NSObject {
    public enum State: Int { case possible, began, changed, ended, cancelled, failed }
    public var state: UIGestureRecognizer.State = .possible
    public var delegate: (any UIGestureRecognizerDelegate)?
    public var cancelsTouchesInView: Bool = true
    public var isEnabled: Bool = true
    public var view: UIView? { nil }
    public init(target: Any? = nil, action: Selector? = nil) {}
    public func addTarget(_ target: Any, action: Selector) {}
    public func location(in view: UIView?) -> CGPoint { .zero }
}

public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

public class UITapGestureRecognizer: UIGestureRecognizer {
    public var numberOfTapsRequired: Int = 1
    public var numberOfTouchesRequired: Int = 1
}

public class UILongPressGestureRecognizer: UIGestureRecognizer {
    public var minimumPressDuration: TimeInterval = 0.5
}

public class UIPanGestureRecognizer: UIGestureRecognizer {
    public func translation(in view: UIView?) -> CGPoint { .zero }
    public func velocity(in view: UIView?) -> CGPoint { .zero }
}

public class UIPinchGestureRecognizer: UIGestureRecognizer { public var scale: CGFloat = 1 }

public class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [Any]?) { super.init() }
}
