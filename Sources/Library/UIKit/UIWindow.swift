public class UIWindow: UIView {
    public var isKeyWindow: Bool { true }
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
    @native public var safeAreaInsets: UIEdgeInsets { get }
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
