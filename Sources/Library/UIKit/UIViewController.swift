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

public class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [Any]?) { super.init() }
}
