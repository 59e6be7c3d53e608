import Interpreter
import Syntax

/// Rows that come in families.
enum ControlRowMaker {
    /// Styles of a control: their types, the shorthands on the protocol, and the modifier that sets one.
    static func styles(
        _ protocolName: String, _ modifier: StaticString, _ key: EnvironmentValues.Key,
        _ names: [(type: String, shorthand: String)]
    ) -> [Native] {
        var rows: [Native] = []
        for (index, name) in names.enumerated() {
            rows.append(
                Native("\(name.type).init()") { _ in
                    .native(ControlStyle(index))
                })
        }
        rows.append(
            Native("View.\(modifier)(_:)") {
                $0.setting(modifier, key)
            })
        return rows
    }

    /// A configuration's parts: views by name, and plain values with their types.
    static func configuration(_ type: String, views: [StaticString], values: [StaticString] = []) -> [Native]
    {
        var rows: [Native] = []
        for view in views {
            rows.append(part(type, view))
        }
        for value in values { rows.append(part(type, value)) }
        return rows
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
            Native("\(type).$\(name)") { call in
                binding(call).map { .native($0) } ?? .void
            },
        ]
    }

    private static func binding(_ call: NativeCall) -> BindingValue? {
        call.receiver.native(ControlConfiguration.self)?.binding
    }

    private static func part(_ type: String, _ name: StaticString) -> Native {
        Native("\(type).\(name)") { call in
            call.receiver.native(ControlConfiguration.self)?[name] ?? .none
        }
    }
}

extension [String] {
    func joinedBytes(_ separator: String) -> String {
        var text = ""
        for (index, part) in enumerated() { text += (index == 0 ? "" : separator) + part }
        return text
    }
}
