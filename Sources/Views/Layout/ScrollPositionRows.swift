import Interpreter
import Layout

/// `ScrollPosition`.
private enum ScrollPositionField: Int, FieldNames {
    case id, anchor, left, top, request, edge, isPositionedByUser
}

/// `ScrollPosition`: where code wants a scroll view to be, as a value in a state.
enum ScrollPositionRows {
    static var rows: [Native] { [modifier] }

    private static var modifier: Native {
        Native("View.scrollPosition(_:anchor:)") { call in
            let binding = call.nextValue()
            let anchor = call.nextOptional().map { UnitPoint($0) }
            return call.environment("scrollPosition") { values, _ in
                guard let position = binding.native(BindingValue.self)?.get() else { return }
                values[.scrollPosition] = target(position, anchor).map { .native($0) }
            }
        }
    }

    /// What a position asks for; nil when it asks for nothing.
    private static func target(_ position: Value, _ anchor: UnitPoint?) -> ScrollTarget? {
        guard let fields = Fields<ScrollPositionField>(position) else { return nil }
        if let id = fields[.id].unwrapped {
            let own = fields[.anchor].unwrapped.map { UnitPoint($0) }
            return ScrollTarget(.view(id.fields.first ?? id, anchor: own ?? anchor), request: position)
        }
        let (x, y) = (fields[.left].unwrapped?.number, fields[.top].unwrapped?.number)
        return x == nil && y == nil ? nil : ScrollTarget(.point(x: x, y: y), request: position)
    }
}
