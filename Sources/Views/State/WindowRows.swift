import Interpreter
import Syntax

/// Windows, documents and the menu bar of an app: what says how they look is accepted, since a preview shows
/// what stands in one window.
enum WindowRows {
    static var rows: [Native] { scenes + actions }

    private static var scenes: [Native] {
        [
            Native("DocumentGroup.init(newDocument:editor:)") { call in
                let evaluator = call.evaluator, making = call.nextValue(), editor = call.nextValue()
                return call.view("DocumentGroup") { context in
                    let document = context.ownState(.document, evaluator.call(making, []))
                    let configuration = evaluator.structure(
                        "FileDocumentConfiguration", [.native(document), .none, .bool(true)])
                    return context.child(.position(0)).nodes(of: evaluator.call(editor, [configuration]))
                }
            }
        ]
    }

    /// What opens and closes windows; in a picture they do nothing.
    private static var actions: [Native] {
        [
            action("openWindow", "OpenWindowAction", 170),
            action("dismissWindow", "DismissWindowAction", 171),
            action("requestReview", "RequestReviewAction", 172),
            action("resetFocus", "ResetFocusAction", 176), action("openSettings", "OpenSettingsAction", 173),
            EnvironmentRows.value("appearsActive", EnvironmentValues.Key(174)) { _ in .bool(true) },
            EnvironmentRows.value("rename", EnvironmentValues.Key(175)) { _ in .none },
        ]
    }

    private static func action(_ name: String, _ type: Name, _ key: Int) -> Native {
        EnvironmentRows.value(name, EnvironmentValues.Key(key)) { $0.structure(type, []) }
    }
}
