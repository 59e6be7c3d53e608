import Interpreter
import Layout

extension ScrollViewRows {
    /// Where content stands before anyone scrolls.
    static var positions: [Native] {
        [
            Native("View.scrollPosition(id:anchor:)") { call in
                let binding = call.nextValue()
                let anchor = anchor(call.nextValue())
                return call.environment("scrollPosition") { values, _ in
                    let id = binding.native(BindingValue.self)?.get().unwrapped
                    values[.scrollPosition] = id.map { .native(ScrollTarget(id: $0, anchor: anchor)) }
                }
            },
            Native("View.defaultScrollAnchor(_:)") {
                call in
                let anchor = anchor(call.nextValue())
                return anchored(call) { _ in (anchor, anchor) }
            },
            Native("View.defaultScrollAnchor(_:for:)") { call in
                let anchor = anchor(call.nextValue())
                let role: AnchorRole = call.next()
                return anchored(call) {
                    (role == .initialOffset ? anchor : $0.start, role == .alignment ? anchor : $0.alignment)
                }
            },
        ]
    }

    private static func anchored(
        _ call: NativeCall, _ change: @escaping (ScrollAnchors) -> (UnitPoint?, UnitPoint?)
    ) -> Value {
        call.environment("defaultScrollAnchor") { values, _ in
            let (start, alignment) = change(
                values[.scrollAnchors]?.native(ScrollAnchors.self) ?? ScrollAnchors(nil, nil))
            values[.scrollAnchors] = .native(ScrollAnchors(start, alignment))
        }
    }
}

/// `ScrollAnchorRole`.
private enum AnchorRole: Int, CaseNames { case initialOffset, sizeChanges, alignment }

/// `defaultScrollAnchor`: where content that is too long starts, and where content that is short stands.
final class ScrollAnchors: NativeValue {
    let start: UnitPoint?
    let alignment: UnitPoint?

    init(_ start: UnitPoint?, _ alignment: UnitPoint?) {
        self.start = start
        self.alignment = alignment
    }
}
