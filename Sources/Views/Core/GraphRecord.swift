import Interpreter

/// What the rows of one living preview share.
final class GraphRecord: NativeValue {
    /// How the change that an action made is to be shown: what the snippet asked for last; nil if nothing was asked for.
    var animation: ChangeAnimation?
    /// The texts of the preview's language.
    var strings = StringTable()

    /// Notes an optional `Animation`.
    static func note(_ animation: Value, _ evaluator: Evaluator) {
        guard let record = evaluator.attachment as? GraphRecord, let fields = animation.unwrapped?.fields,
            fields.count == 3
        else { return }
        record.animation = ChangeAnimation(
            duration: fields[0].number, delay: fields[2].number,
            curve: ChangeAnimation.Curve(rawValue: Int(fields[1].number)) ?? .easeInOut)
    }
}
