import Interpreter
import Syntax

/// `labelsVisibility`: the labels of controls shown or left out.
enum LabelVisibilityRows {
    static var rows: [Native] {
        [
            Native("View.labelsVisibility(_:)") { call in
                let visibility: Visibility = call.next()
                return call.environment("labelsVisibility") { values, _ in
                    values[.labelsHidden] = hides(visibility)
                }
            },
            Native(
                "EnvironmentValues.labelsVisibility",
                get: { call in
                    let hides = EnvironmentRows.values(call)[.labelsHidden]
                    let visibility: Visibility = hides.map { $0.asBool ? .hidden : .visible } ?? .automatic
                    return call.evaluator.enumeration("Visibility", visibility)
                },
                set: { call in
                    EnvironmentRows.changing(call) { $0[.labelsHidden] = hides(Visibility($1)) }
                }),
        ]
    }

    /// What a visibility sets: `automatic` nothing.
    private static func hides(_ visibility: Visibility) -> Value? {
        visibility == .automatic ? nil : .bool(visibility == .hidden)
    }
}
