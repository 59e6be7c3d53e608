import Interpreter

/// Rows that come in families.
enum ControlRowMaker {
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
