public class UIWindow: UIView {
    public var isKeyWindow: Bool { true }
    public var windowLevel: UIWindow.Level = .normal
    public var rootViewController: UIViewController?
    public var windowScene: UIWindowScene? { nil }
    public func makeKeyAndVisible() {}
    public required override init?(coder: NSCoder) { super.init(coder: coder) }

    public override init(frame: CGRect) {
        super.init(frame: UIScreen.main.bounds)
        bounds = UIScreen.main.bounds
    }
}

extension UIWindow {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }

    @native public var safeAreaInsets: UIEdgeInsets { get }
}

extension UIWindow.Level {
    public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
        UIWindow.Level(rawValue: lhs.rawValue + rhs)
    }

    public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
        UIWindow.Level(rawValue: lhs.rawValue - rhs)
    }
}

public class UIStatusBarManager: NSObject {
    override init() {}
    public var statusBarFrame: CGRect {
        CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIWindow().safeAreaInsets.top)
    }
}

public class UIScene: Hashable {
    public enum ActivationState: Int {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    public var activationState: UIScene.ActivationState { .foregroundActive }
    init() {}
}

public class UIWindowScene: UIScene {
    public var windows: [UIWindow] { [UIWindow()] }
    public var keyWindow: UIWindow? { windows.first }
    public var screen: UIScreen { .main }
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    public var traitCollection: UITraitCollection { .current }

    public var interfaceOrientation: UIInterfaceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
    }
}
