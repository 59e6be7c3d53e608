public class UIHostingController<Content>: UIViewController where Content: View {
    private let hosting: _UIHostingView<Content>
    public var sizingOptions: UIHostingControllerSizingOptions = []

    public init(rootView: Content) {
        hosting = _UIHostingView(rootView: rootView)
        super.init()
        view = hosting
    }

    public var rootView: Content {
        get { hosting.rootView }
        set { hosting.rootView = newValue }
    }

    public func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}

@native func _fittingSize<Content: View>(_ content: Content, _ proposal: ProposedViewSize) -> CGSize

/// The view of a hosting controller: as large as what it holds is in the space that it is asked for.
public class _UIHostingView<Content: View>: UIView {
    var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }

    public override var intrinsicContentSize: CGSize { _fittingSize(rootView, .unspecified) }
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        _fittingSize(rootView, ProposedViewSize(size))
    }
    public override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { intrinsicContentSize }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

public class UINavigationController: UIViewController {
    public var viewControllers: [UIViewController]
    public let navigationBar = UINavigationBar()
    public let toolbar: UIToolbar! = UIToolbar()
    public var isNavigationBarHidden: Bool = false
    public var interactivePopGestureRecognizer: UIGestureRecognizer?
    public var topViewController: UIViewController? { viewControllers.last }
    public var visibleViewController: UIViewController? { viewControllers.last }

    public init(rootViewController: UIViewController) {
        viewControllers = [rootViewController]
        super.init()
    }

    public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    public func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }

    @discardableResult public func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.popLast()
    }
}

public class UITabBarController: UIViewController {
    public let tabBar = UITabBar()
    public var viewControllers: [UIViewController]?
    public var selectedIndex: Int = 0
}

public class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int { case pageCurl, scroll }
    public enum NavigationOrientation: Int { case horizontal, vertical }
    public enum NavigationDirection: Int { case forward, reverse }

    public struct OptionsKey: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    public var dataSource: (any UIPageViewControllerDataSource)?
    public var delegate: (any UIPageViewControllerDelegate)?
    public var viewControllers: [UIViewController]?

    public init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) { super.init() }

    public func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) { self.viewControllers = viewControllers }
}

public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

public protocol UIPageViewControllerDelegate: AnyObject {}

public class UIAlertController: UIViewController {
    public enum Style: Int { case actionSheet, alert }
    public var message: String?
    public var actions: [UIAlertAction] = []

    public init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        super.init()
        self.title = title
        self.message = message
    }

    public func addAction(_ action: UIAlertAction) { actions.append(action) }
}

public class UIAlertAction: NSObject {
    public enum Style: Int { case `default`, cancel, destructive }
    public let title: String?
    public let style: UIAlertAction.Style

    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style) = (title, style)
    }
}

public class UIImagePickerController: UINavigationController {
    public enum SourceType: Int { case photoLibrary, camera, savedPhotosAlbum }

    public struct InfoKey: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    public var sourceType: UIImagePickerController.SourceType = .photoLibrary
    public var allowsEditing: Bool = false
    public var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    public init() { super.init(rootViewController: UIViewController()) }
    public static func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
        false
    }
}

public protocol UINavigationControllerDelegate: AnyObject {}

public protocol UIImagePickerControllerDelegate: AnyObject {}
