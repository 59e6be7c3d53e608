import Interpreter
import Syntax

/// Dragging, dropping and opening addresses: accepted, since nothing of it is in a still picture.
enum TransferRows {
    static var rows: [Native] { addresses }

    private static var addresses: [Native] {
        [
            EnvironmentRows.value("openURL", .openURL) {
                $0.structure("OpenURLAction", [.void])
            }
        ]
    }
}
