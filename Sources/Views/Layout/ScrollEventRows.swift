import Interpreter
import Syntax

/// What happens while something scrolls. A picture is taken at rest: transitions stand in their identity
/// phase.
enum ScrollEventRows {
    static var rows: [Native] { transitions }

    private static var transitions: [Native] {
        [
            transition("_:axis:", 2),
            transition("topLeading:bottomTrailing:axis:", 3),
        ]
    }

    private static func transition(_ labels: StaticString, _ count: Int) -> Native {
        Native("View.scrollTransition(\(labels)transition:)") { call in
            for _ in 0..<count { _ = call.nextValue() }
            let effect = call.nextValue()
            return call.modifier("scrollTransition") { node, context in
                let phase = context.evaluator.enumeration("ScrollTransitionPhase", 1)
                let result = context.evaluator.call(effect, [.native(VisualEffectValue([])), phase])
                let wraps = result.native(VisualEffectValue.self)?.wraps ?? []
                return wraps.reduce(node) { context.part($1($0)) }
            }
        }
    }
}
