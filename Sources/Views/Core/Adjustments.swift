import Graphics
import Interpreter
import Layout

/// What a reader can do to a control besides tapping it, with what it stands at now.
public final class AdjustmentPayload: LayoutPayload {
    public enum Kind {
        /// A number between two ends; `step` is zero when any number will do.
        case number(Double, lower: Double, upper: Double, step: Double, set: (Double) -> Void)
        case text(String, isMultiline: Bool, isSecret: Bool, set: (String) -> Void)
        /// One of several, counted from 0.
        case choice([String], selected: Int?, choose: (Int) -> Void)
        /// More or less of something; nothing where the end is reached.
        case steps(increment: (() -> Void)?, decrement: (() -> Void)?)
    }

    public let kind: Kind

    init(_ kind: Kind) { self.kind = kind }
}

/// Lets a reader scroll a scroll view.
public final class ScrollPayload: LayoutPayload {
    /// Takes the content's new offset in points, for the next evaluation.
    public let scroll: (Point) -> Void

    init(_ scroll: @escaping (Point) -> Void) { self.scroll = scroll }
}

/// State that a built-in view keeps for itself where a snippet binds none.
enum OwnState: Int {
    case isExpanded
    case shownTab
    case path
}

extension ViewContext {
    /// State of a built-in view's own, kept at this place. Nested views may share a place, but not a kind of state.
    func ownState(_ kind: OwnState, _ initial: Value) -> BindingValue {
        let place = child(.kind(-3 - kind.rawValue)).identity
        let cell: StateCell
        if let known = place.cells.first {
            cell = known.cell
        } else {
            cell = StateCell(initial, graph: graph)
            place.cells.append((0, cell))
        }
        return BindingValue(get: { cell.value }, set: { cell.value = $0 })
    }
}

/// How long the change that an action made should take: what `withAnimation` asked for last.
final class AnimationRecord: NativeValue {
    /// In seconds; nil if nothing was asked for.
    var duration: Double?

    /// Notes an optional `Animation`.
    static func note(_ animation: Value, _ evaluator: Evaluator) {
        guard let record = evaluator.attachment as? AnimationRecord, let animation = animation.unwrapped else { return }
        record.duration = animation.fields.first?.number ?? 0
    }
}
