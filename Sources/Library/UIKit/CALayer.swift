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

public class CAGradientLayer: CALayer {
    public var colors: [Any]?
    public var locations: [NSNumber]?
    public var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
    public var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
}
