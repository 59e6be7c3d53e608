import Interpreter

/// How a change between two pictures is to be shown.
public struct ChangeAnimation: Equatable {
    /// The order of the numbers in the `Animation` rows.
    public enum Curve: Int {
        case easeInOut
        case linear
        case easeIn
        case easeOut
        case spring
        case bouncy
    }

    /// In seconds.
    public var duration: Double
    public var delay: Double
    public var curve: Curve
}

/// How the change that an action made is to be shown: what the snippet asked for last.
final class AnimationRecord: NativeValue {
    /// nil if nothing was asked for.
    var animation: ChangeAnimation?

    /// Notes an optional `Animation`.
    static func note(_ animation: Value, _ evaluator: Evaluator) {
        guard let record = evaluator.attachment as? AnimationRecord, let fields = animation.unwrapped?.fields,
            fields.count == 3
        else { return }
        record.animation = ChangeAnimation(
            duration: fields[0].number, delay: fields[2].number,
            curve: ChangeAnimation.Curve(rawValue: Int(fields[1].number)) ?? .easeInOut)
    }
}
