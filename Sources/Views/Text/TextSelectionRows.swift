import Interpreter

/// `TextSelection`: a field's selection as a value. The picture of a field shows no selection.
enum TextSelectionRows {
    static var rows: [Native] {
        [
        ]
    }
}
