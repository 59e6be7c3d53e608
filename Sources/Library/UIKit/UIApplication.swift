public enum UIStatusBarStyle: Int { case `default`, lightContent, darkContent = 3 }

public enum UIStatusBarAnimation: Int { case none, fade, slide }

public class UIApplication: UIResponder {
    public struct LaunchOptionsKey: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public static let shared = UIApplication()
    public var statusBarStyle: UIStatusBarStyle = .default
    public var isStatusBarHidden: Bool = false

    public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")

    public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")

    public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")

    public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")

    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")

    public var windows: [UIWindow] { [UIWindow()] }
    public var keyWindow: UIWindow? { windows.first }
    public var connectedScenes: Set<UIScene> { [UIWindowScene()] }
    public func canOpenURL(_ url: URL) -> Bool { true }
    public func open(_ url: URL) {}

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any],
        completionHandler: ((Bool) -> Void)? = nil
    ) {}

    public enum State: Int { case active, inactive, background }
    public var applicationState: UIApplication.State { .active }
    public var isIdleTimerDisabled: Bool = false
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    public var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
    public static let openSettingsURLString: String = "app-settings:"

    @discardableResult public func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool { true }
}

public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
    @native public static func main()
}

@available(iOS 14.0, *)
@propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

extension UIApplicationDelegateAdaptor {
    @native public var wrappedValue: DelegateType { get }
}
