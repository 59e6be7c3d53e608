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
