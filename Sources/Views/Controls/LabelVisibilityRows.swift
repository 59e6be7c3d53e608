import Interpreter
import Syntax

/// `labelsVisibility`: the labels of controls shown or left out.
enum LabelVisibilityRows {
    static var rows: [Native] {
        [
            Native("View.labelsVisibility(_:)") { call in
                let index = call.nextValue().caseIndex ?? 0
                return call.environment("labelsVisibility") { values, _ in
                    values[.labelsHidden] = hides(index)
                }
            },
            Native(
                "EnvironmentValues.labelsVisibility",
                get: { call in
                    let hides = call.receiver.native(EnvironmentBox.self)?.values[.labelsHidden]
                    return call.evaluator.enumeration("Visibility", hides.map { $0.asBool ? 2 : 1 } ?? 0)
                },
                set: { call in
                    guard let box = call.receiver.native(EnvironmentBox.self) else { return .void }
                    var values = box.values
                    values[.labelsHidden] = hides(call.arguments[call.arguments.count - 1].caseIndex ?? 0)
                    call.receiver = .native(EnvironmentBox(values))
                    return .void
                }),
        ]
    }

    /// What a case of `Visibility` sets: `automatic` nothing.
    private static func hides(_ index: Int) -> Value? { index == 0 ? nil : .bool(index == 2) }
}
