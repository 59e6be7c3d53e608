public class UIScreen {
    public static let main = UIScreen()

    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    public var nativeScale: CGFloat { scale }
    public var traitCollection: UITraitCollection { .current }
    public var maximumFramesPerSecond: Int { 60 }
    public var brightness: CGFloat { 0.5 }
    init() {}
}

extension UIScreen {
    @native public var bounds: CGRect { get }
    @native public var scale: CGFloat { get }
}

public struct UIOffset: Equatable {
    public var horizontal, vertical: CGFloat
    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    public init() { self = .zero }
}

public struct UIEdgeInsets: Equatable {
    public var top, left, bottom, right: CGFloat
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    public init() { self = .zero }
}

public enum UIStatusBarStyle: Int { case `default`, lightContent, darkContent = 3 }

public enum UIStatusBarAnimation: Int { case none, fade, slide }

public enum UIReturnKeyType: Int {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UIUserInterfaceIdiom: Int { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

public enum UIDeviceOrientation: Int {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

public enum UIInterfaceOrientation: Int {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public class UIDevice {
    public static let current = UIDevice()
    public var name: String { "iPhone" }
    public var model: String { "iPhone" }
    public var localizedModel: String { "iPhone" }
    public var systemName: String { "iOS" }
    public var systemVersion: String { "18.0" }
    public var identifierForVendor: UUID? { nil }
    public var batteryLevel: Float { 1 }
    public var isBatteryMonitoringEnabled: Bool = false
    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}

    public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    public var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }

    init() {}
}

extension UIDevice {
    @native public var userInterfaceIdiom: UIUserInterfaceIdiom { get }
}

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

public class UIEvent {
    public enum EventType: Int {
        case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
    }
    public enum EventSubtype: Int { case none, motionShake }
    public var type: UIEvent.EventType { .touches }
    public var subtype: UIEvent.EventSubtype { .none }
    public var timestamp: TimeInterval { 0 }
    public var allTouches: Set<UITouch>? { nil }
    public func touches(for view: UIView) -> Set<UITouch>? { nil }
    init() {}
}

public class UITouch: NSObject {
    override init() {}
    public var view: UIView? { nil }
    public enum Phase: Int {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    public enum TouchType: Int { case direct, indirect, pencil, indirectPointer }
    public var phase: UITouch.Phase { .began }
    public var type: UITouch.TouchType { .direct }
    public var window: UIWindow? { nil }
    public var force: CGFloat { 0 }
    public var maximumPossibleForce: CGFloat { 0 }
    public var tapCount: Int { 1 }
    public var timestamp: TimeInterval { 0 }
    public func location(in view: UIView?) -> CGPoint { .zero }
    public func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

public struct Selector: Hashable {
    public init(_ str: String) {}
    init<T>(_method: T) {}
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

public class UIResponder: NSObject {
    public var next: UIResponder? { nil }
    public var isFirstResponder: Bool { false }
    public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    @discardableResult public func becomeFirstResponder() -> Bool { true }
    @discardableResult public func resignFirstResponder() -> Bool { true }
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    override init() {}
}

public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: 15)
}

public class UIBezierPath {
    public var cgPath: CGPath
    public init() { cgPath = Path() }
}

extension UIBezierPath {
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let radius = cornerRadii.width
        cgPath = UnevenRoundedRectangle(
            topLeadingRadius: corners.contains(.topLeft) ? radius : 0,
            bottomLeadingRadius: corners.contains(.bottomLeft) ? radius : 0,
            bottomTrailingRadius: corners.contains(.bottomRight) ? radius : 0,
            topTrailingRadius: corners.contains(.topRight) ? radius : 0, style: .circular
        ).path(in: rect)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular)
    }

    public init(rect: CGRect) {
        self.init()
        cgPath = Path(rect)
    }

    public init(ovalIn rect: CGRect) {
        self.init()
        cgPath = Path(ellipseIn: rect)
    }

    public func move(to point: CGPoint) { cgPath.move(to: point) }
    public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
    public func close() { cgPath.closeSubpath() }

    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Path's own direction is that of an axis pointing up.
        cgPath.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        cgPath.addQuadCurve(to: endPoint, control: controlPoint)
    }
}

public class UIImpactFeedbackGenerator {
    public enum FeedbackStyle: Int { case light, medium, heavy, soft, rigid }
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle = .medium) {}
    public func prepare() {}
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
}

public class UINotificationFeedbackGenerator {
    public enum FeedbackType: Int { case success, warning, error }
    public init() {}
    public func prepare() {}
    public func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}

public class UISelectionFeedbackGenerator {
    public init() {}
    public func prepare() {}
    public func selectionChanged() {}
}
