import Graphics
import Interpreter
import Layout
import Syntax

/// The Observation framework's protocol; the macro itself is an attribute that the checker knows.
enum ObservationRows {
    static var rows: [Native] {
        [
        ]
    }
}
