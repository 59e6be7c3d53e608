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
            action("openWindow", .openWindow, "OpenWindowAction"),
            action("dismissWindow", .dismissWindow, "DismissWindowAction"),
            action("requestReview", .requestReview, "RequestReviewAction"),
            action("resetFocus", .resetFocus, "ResetFocusAction"),
            action("openSettings", .openSettings, "OpenSettingsAction"),
            EnvironmentRows.value("appearsActive", .appearsActive) { _ in .bool(true) },
            EnvironmentRows.value("rename", .rename) { _ in .none },
        ]
    }

    private static func action(_ name: String, _ key: EnvironmentValues.Key, _ type: Name) -> Native {
        EnvironmentRows.value(name, key) { $0.structure(type, []) }
    }
}
