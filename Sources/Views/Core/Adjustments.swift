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
        /// A date between two others.
        case date(DateChoice, set: (Double) -> Void)
        case color(Graphics.Color, set: (Graphics.Color) -> Void)
        /// One of several pages, counted from 0, turned by swiping.
        case pages(Int, selected: Int, turn: (Int) -> Void)
        /// More or less of something; nothing where the end is reached.
        case steps(increment: (() -> Void)?, decrement: (() -> Void)?)
    }

    public let kind: Kind

    init(_ kind: Kind) { self.kind = kind }
}

/// What a date picker stands at and what may be chosen, in seconds since 1 January 2001, 0:00 GMT.
public struct DateChoice {
    public var seconds: Double
    public var earliest: Double?
    public var latest: Double?
    public var hasDate: Bool
    public var hasTime: Bool

    func allows(_ seconds: Double) -> Bool {
        seconds >= earliest ?? -.infinity && seconds <= latest ?? .infinity
    }
    public func clamped(_ seconds: Double) -> Double {
        min(max(seconds, earliest ?? -.infinity), latest ?? .infinity)
    }
}

/// State that a built-in view keeps for itself where a snippet binds none.
enum OwnState: Int {
    case isExpanded
    case shownTab
    case path
    case shownMonth
    case editMode
    case shownColumns
    case document
}

extension ViewContext {
    /// State of a built-in view's own, kept at this place. Nested views may share a place, but not a kind of
    /// state.
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
