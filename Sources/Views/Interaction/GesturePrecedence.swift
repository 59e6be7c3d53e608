/// How a gesture stands to those of the views inside of its own: `gesture(_:)`, `simultaneousGesture(_:)` and
/// `highPriorityGesture(_:)`, in the order of their documentation.
public enum GesturePrecedence {
    /// Only where no view inside hears of the touch.
    case usual
    /// Besides those inside.
    case simultaneous
    /// Before those inside.
    case high
}
