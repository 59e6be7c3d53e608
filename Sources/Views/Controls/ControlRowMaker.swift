import Interpreter
import Syntax

/// Rows that come in families.
enum ControlRowMaker {
    /// Styles of a control, named by what comes before the control's name, and the modifier that sets one:
    /// `PlainButtonStyle` for `buttonStyle`.
    static func styles(_ modifier: StaticString, _ key: EnvironmentValues.Key, _ names: [String]) -> [Native]
    {
        let control = "\(modifier)"
        let kind = String(decoding: control.utf8.enumerated().map { $0 == 0 ? $1 - 32 : $1 }, as: UTF8.self)
        return names.enumerated().map { index, name in
            Native("\(name)\(kind).init()") { _ in .native(ControlStyle(index)) }
        } + [Native("View.\(modifier)(_:)") { $0.setting(modifier, key) }]
    }

    /// What a configuration hands on, by name.
    static func configuration(_ type: String, _ parts: [StaticString]) -> [Native] {
        parts.map { part in
            Native("\(type).\(part)") { $0.receiver.native(ControlConfiguration.self)?[part] ?? .none }
        }
    }

    /// A value that a style reads, changes and hands on as a binding: `isOn` and `$isOn`.
    static func bound(_ type: String, _ name: StaticString) -> [Native] {
        [
            Native(
                "\(type).\(name)",
                get: { call in binding(call)?.get() ?? .void },
                set: { call in
                    binding(call)?.set(call.nextValue())
                    return .void
                }),
            Native("\(type).$\(name)") { call in binding(call).map { .native($0) } ?? .void },
        ]
    }

    private static func binding(_ call: NativeCall) -> BindingValue? {
        call.receiver.native(ControlConfiguration.self)?.binding
    }

}

extension [String] {
    func joinedBytes(_ separator: String) -> String {
        var text = ""
        for (index, part) in enumerated() { text += (index == 0 ? "" : separator) + part }
        return text
    }
}
