import Interpreter

/// What the system does around views, by the keyboard, a pointer, assistive technology or its writing tools: accepted, since
/// it leaves a still picture as it is.
enum SystemRows {
    static var rows: [Native] { [] }
}
