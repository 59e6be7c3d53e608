import Interpreter
import Syntax

/// `labelsVisibility`: the labels of controls shown or left out.
enum LabelVisibilityRows {
    static var rows: [Native] {
        [
            Native("View.labelsVisibility(_:)") { call in
                let index = call.nextValue().caseIndex ?? 0
                return call.environment("labelsVisibility") { values, _ in
                    if index == 1 { values[.labelsHidden] = nil }
                    if index == 2 { values[.labelsHidden] = .bool(true) }
                }
            }
        ]
    }
}
