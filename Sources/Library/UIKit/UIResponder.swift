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
