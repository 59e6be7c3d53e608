import Interpreter
import Syntax

/// A built-in style that native code sets, by the number that the style's type has in the library.
final class ControlStyle: NativeValue {
    let index: Int

    init(_ index: Int) { self.index = index }
}

extension Value {
    /// The number of a built-in style among those of its control; nil for one of the program's own.
    var builtInStyle: Int? {
        if case .structure(let style) = self { return style.declaration.isLibrary ? caseIndex : nil }
        return native(ControlStyle.self)?.index
    }
}

/// What a user's style is handed: parts of a control by name.
final class ControlConfiguration: NativeValue {
    private let parts: [(name: StaticString, value: Value)]
    /// Native values to be changed by the style: `isOn`.
    let binding: BindingValue?
    /// Runs the control's action.
    let action: (() -> Void)?

    init(
        _ parts: [(name: StaticString, value: Value)], binding: BindingValue? = nil,
        action: (() -> Void)? = nil
    ) {
        self.parts = parts
        self.binding = binding
        self.action = action
    }

    subscript(name: StaticString) -> Value {
        for part in parts where Name("\(part.name)") == Name("\(name)") { return part.value }
        return .none
    }
}
