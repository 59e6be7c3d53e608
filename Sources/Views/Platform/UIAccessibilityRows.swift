import Interpreter

/// What code asks of the reader's settings by UIKit: a preview's reader has changed none.
enum UIAccessibilityRows {
    static var rows: [Declaration] {
        let settings = [
            "isVoiceOverRunning", "isReduceMotionEnabled", "isReduceTransparencyEnabled", "isBoldTextEnabled",
            "isDarkerSystemColorsEnabled", "isInvertColorsEnabled", "isGrayscaleEnabled", "isSwitchControlRunning",
            "isClosedCaptioningEnabled", "prefersCrossFadeTransitions", "shouldDifferentiateWithoutColor",
        ]
        return [
            Declaration(
                """
                public struct UIAccessibility {
                    public enum Notification { case announcement, layoutChanged, screenChanged, pageScrolled }
                    public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
                }
                """),
        ] + settings.map { Declaration("extension UIAccessibility { public static var \($0): Bool { false } }") }
    }
}
