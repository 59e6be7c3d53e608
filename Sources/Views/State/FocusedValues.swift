import Interpreter

/// `FocusedValues`: what the view with the keyboard's focus tells menus and commands. Nothing has the focus
/// in a picture, so that these values are always missing, as they are on a device before something is tapped.
enum FocusedValueRows {
    static var rows: [Native] { values }

    private static var values: [Native] {
        [
            Native(
                "FocusedValues.subscript(key:)",
                get: { _ in .none }, set: { _ in .void })
        ]
    }
}
