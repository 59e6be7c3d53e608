import Interpreter

/// Transitions as types of their own. What moves between two states is in no still picture: each leaves its content as it is.
enum TransitionRows {
    static var rows: [Native] { [] }
}
