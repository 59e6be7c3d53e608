import Interpreter
import Syntax

/// Animations in phases and along keyframes: a still picture shows the first phase and the initial value.
enum KeyframeRows {
    static var rows: [Native] { [] }
}
