import Interpreter
import Syntax

/// `labelsVisibility`: the labels of controls shown or left out.
enum LabelVisibilityRows {
    static var rows: [Declaration] {
        [
            Declaration(
                "extension View { @available(iOS 18.0, *) public func labelsVisibility(_ visibility: Visibility) -> some View }"
            ) { call in
                let index = call.nextValue().caseIndex ?? 0
                return call.environment("labelsVisibility") { values, _ in
                    if index == 1 { values[.labelsHidden] = nil }
                    if index == 2 { values[.labelsHidden] = .bool(true) }
                }
            },
        ]
    }
}
