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
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
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
