import Graphics
import Interpreter
import Layout
import Syntax

/// The little of UIKit that SwiftUI code reads values from: the screen, the device, the window's safe area, and the
/// corners of a rounded rectangle.
enum UIKitRows {
    static var rows: [Declaration] { screen + device + keyboard + corners + feedback }

    private static var screen: [Declaration] {
        [
            Declaration(
                """
                public class UIScreen {
                    public static let main = UIScreen()
                    public var nativeBounds: CGRect {
                        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
                    }
                    public var nativeScale: CGFloat { scale }
                    init() {}
                }
                """),
            Declaration("extension UIScreen { public var bounds: CGRect { get } }") { call in
                call.evaluator.value(Rect(origin: .zero, size: GraphRecord.device(call.evaluator).size))
            },
            Declaration("extension UIScreen { public var scale: CGFloat { get } }") { call in
                .double(GraphRecord.device(call.evaluator).displayScale)
            },
        ]
    }

    private static var device: [Declaration] {
        [
            Declaration(
                """
                public struct UIEdgeInsets: Equatable {
                    public var top, left, bottom, right: CGFloat
                    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
                    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
                        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
                    }
                    public init() { self = .zero }
                }
                """),
            Declaration("public enum UIUserInterfaceIdiom: Int { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }"),
            Declaration(
                """
                public enum UIDeviceOrientation: Int {
                    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
                    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
                    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
                    public var isFlat: Bool { self == .faceUp || self == .faceDown }
                    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
                }
                """),
            Declaration(
                """
                public class UIDevice {
                    public static let current = UIDevice()
                    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
                    public var orientation: UIDeviceOrientation {
                        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
                    }
                    init() {}
                }
                """),
            Declaration("extension UIDevice { public var userInterfaceIdiom: UIUserInterfaceIdiom { get } }") { call in
                let isTablet = GraphRecord.device(call.evaluator).isTablet
                return call.evaluator.enumeration("UIUserInterfaceIdiom", isTablet ? 2 : 1)
            },
            Declaration(
                """
                public class UIWindow {
                    public var isKeyWindow: Bool { true }
                    public var frame: CGRect { UIScreen.main.bounds }
                    public var bounds: CGRect { UIScreen.main.bounds }
                    init() {}
                }
                """),
            Declaration("extension UIWindow { public var safeAreaInsets: UIEdgeInsets { get } }") { call in
                let insets = GraphRecord.device(call.evaluator).safeArea
                return call.evaluator.structure(
                    "UIEdgeInsets", [insets.top, insets.leading, insets.bottom, insets.trailing].map { .double($0) })
            },
            Declaration(
                """
                public class UIScene: Hashable {
                    public enum ActivationState: Int { case unattached = -1, foregroundActive, foregroundInactive, background }
                    public var activationState: UIScene.ActivationState { .foregroundActive }
                    init() {}
                }
                """),
            Declaration("public class UIWindowScene: UIScene { public var windows: [UIWindow] { [UIWindow()] }; public var keyWindow: UIWindow? { windows.first }; public var screen: UIScreen { .main } }"),
            Declaration(
                """
                public class UIApplication: UIResponder {
                    public struct LaunchOptionsKey: RawRepresentable, Hashable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue } }
                    public static let shared = UIApplication()
                    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
                    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
                    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
                    public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
                    public var windows: [UIWindow] { [UIWindow()] }
                    public var keyWindow: UIWindow? { windows.first }
                    public var connectedScenes: Set<UIScene> { [UIWindowScene()] }
                    public func canOpenURL(_ url: URL) -> Bool { true }
                    public func open(_ url: URL) {}
                    @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { true }
                }
                """),
            Declaration("public class UIEvent { init() {} }"),
            Declaration("public struct Selector: Hashable { public init(_ str: String) {}; init<T>(_method: T) {} }"),
            Declaration("public protocol UIApplicationDelegate: AnyObject {}"),
            Declaration("extension UIApplicationDelegate { public static func main() }") { _ in .void },
            Declaration(
                """
                @available(iOS 14.0, *)
                @propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
                    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
                }
                """),
            Declaration("extension UIApplicationDelegateAdaptor { public var wrappedValue: DelegateType { get } }") { call in
                call.evaluator.fail("an app's delegate is not made in a preview", at: call.range)
                return .void
            },
        ]
    }

    /// The names of what never happens in a preview.
    private static var keyboard: [Declaration] {
        [
            Declaration(
                """
                public class UIResponder: NSObject {
                    @discardableResult public func becomeFirstResponder() -> Bool { true }
                    @discardableResult public func resignFirstResponder() -> Bool { true }
                    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
                    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
                    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
                    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
                    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
                    override init() {}
                }
                """),
        ]
    }

    /// `UIBezierPath` as shapes with some rounded corners use it.
    private static var corners: [Declaration] {
        [
            Declaration(
                """
                public struct UIRectCorner: OptionSet, Sendable {
                    public let rawValue: UInt
                    public init(rawValue: UInt) { self.rawValue = rawValue }
                    public static let topLeft = UIRectCorner(rawValue: 1)
                    public static let topRight = UIRectCorner(rawValue: 2)
                    public static let bottomLeft = UIRectCorner(rawValue: 4)
                    public static let bottomRight = UIRectCorner(rawValue: 8)
                    public static let allCorners = UIRectCorner(rawValue: 15)
                }
                """),
            Declaration("public class UIBezierPath { public var cgPath: CGPath; public init() { cgPath = Path() } }"),
            Declaration(
                """
                extension UIBezierPath {
                    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
                        self.init()
                        let radius = cornerRadii.width
                        cgPath = UnevenRoundedRectangle(
                            topLeadingRadius: corners.contains(.topLeft) ? radius : 0,
                            bottomLeadingRadius: corners.contains(.bottomLeft) ? radius : 0,
                            bottomTrailingRadius: corners.contains(.bottomRight) ? radius : 0,
                            topTrailingRadius: corners.contains(.topRight) ? radius : 0, style: .circular).path(in: rect)
                    }
                }
                """),
            Declaration(
                """
                extension UIBezierPath {
                    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
                        self.init()
                        cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular)
                    }
                }
                """),
            Declaration("extension UIBezierPath { public init(rect: CGRect) { self.init(); cgPath = Path(rect) } }"),
            Declaration("extension UIBezierPath { public init(ovalIn rect: CGRect) { self.init(); cgPath = Path(ellipseIn: rect) } }"),
            Declaration("extension UIBezierPath { public func move(to point: CGPoint) { cgPath.move(to: point) } }"),
            Declaration("extension UIBezierPath { public func addLine(to point: CGPoint) { cgPath.addLine(to: point) } }"),
            Declaration("extension UIBezierPath { public func close() { cgPath.closeSubpath() } }"),
            Declaration(
                """
                extension UIBezierPath { public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) \
                { cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) } }
                """),
            Declaration(
                """
                extension UIBezierPath { public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) \
                { cgPath.addQuadCurve(to: endPoint, control: controlPoint) } }
                """),
        ]
    }

    /// What a picture shows nothing of.
    private static var feedback: [Declaration] {
        [
            Declaration(
                """
                public class UIImpactFeedbackGenerator {
                    public enum FeedbackStyle: Int { case light, medium, heavy, soft, rigid }
                    public init(style: UIImpactFeedbackGenerator.FeedbackStyle = .medium) {}
                    public func prepare() {}
                    public func impactOccurred() {}
                    public func impactOccurred(intensity: CGFloat) {}
                }
                """),
            Declaration(
                """
                public class UINotificationFeedbackGenerator {
                    public enum FeedbackType: Int { case success, warning, error }
                    public init() {}
                    public func prepare() {}
                    public func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
                }
                """),
            Declaration("public class UISelectionFeedbackGenerator { public init() {}; public func prepare() {}; public func selectionChanged() {} }"),
        ]
    }
}
