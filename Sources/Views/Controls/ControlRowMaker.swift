import Interpreter
import Syntax

/// Rows that come in families.
enum ControlRowMaker {
    /// An initializer whose first argument is a title, for keys and for strings.
    static func titled(
        _ head: String, _ rest: String, generics: [String] = [], conditions: [String] = [], _ native: @escaping NativeBody
    ) -> [Declaration] {
        let plain = generics.isEmpty ? "" : "<" + generics.joinedBytes(", ") + ">"
        let withString = "<" + (["S"] + generics).joinedBytes(", ") + ">"
        let clause = conditions.isEmpty ? "" : " where " + conditions.joinedBytes(", ")
        let stringClause = " where " + (["S: StringProtocol"] + conditions).joinedBytes(", ")
        return [
            Declaration("extension \(head) { public init\(plain)(_ titleKey: LocalizedStringKey\(rest))\(clause) }", native),
            Declaration("extension \(head) { @_disfavoredOverload public init\(withString)(_ title: S\(rest))\(stringClause) }", native),
        ]
    }

    /// Styles of a control: their types, the shorthands on the protocol, and the modifier that sets one.
    static func styles(
        _ protocolName: String, _ modifier: StaticString, _ key: EnvironmentValues.Key,
        _ names: [(type: String, shorthand: String)]
    ) -> [Declaration] {
        var rows: [Declaration] = []
        for (index, name) in names.enumerated() {
            rows.append(Declaration("public struct \(name.type): \(protocolName) { public init() }") { _ in
                .native(ControlStyle(index))
            })
            rows.append(Declaration(
                "extension \(protocolName) where Self == \(name.type) { public static var \(name.shorthand): \(name.type) "
                    + "{ \(name.type)() } }"))
        }
        rows.append(
            Declaration("extension View { public func \(modifier)<S>(_ style: S) -> some View where S: \(protocolName) }") {
                $0.setting(modifier, key)
            })
        return rows
    }

    /// The protocol of a control's styles, which a snippet's own styles conform to.
    static func styleProtocol(_ name: String) -> Declaration {
        Declaration(
            "public protocol \(name) { associatedtype Body: View; typealias Configuration = \(name)Configuration; "
                + "@ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body }")
    }

    /// A configuration's parts: views by name, and plain values with their types.
    static func configuration(_ type: String, views: [StaticString], values: [(StaticString, String)] = []) -> [Declaration] {
        var rows = [Declaration("public struct \(type) {}")]
        for view in views {
            let name = "\(view)"
            let capital = name.capitalizedBytes
            rows.append(Declaration("extension \(type) { public struct \(capital): View {} }"))
            rows.append(part(type, view, "\(type).\(capital)"))
        }
        for (name, valueType) in values { rows.append(part(type, name, valueType)) }
        return rows
    }

    /// A value that a style reads, changes and hands on as a binding: `isOn` and `$isOn`.
    static func bound(_ type: String, _ name: StaticString, _ valueType: String) -> [Declaration] {
        [
            Declaration(
                "extension \(type) { public var \(name): \(valueType) { get nonmutating set } }",
                get: { call in binding(call)?.get() ?? .void },
                set: { call in
                    binding(call)?.set(call.nextValue())
                    return .void
                }),
            Declaration("extension \(type) { public var `$\(name)`: Binding<\(valueType)> { get } }") { call in
                binding(call).map { .native($0) } ?? .void
            },
        ]
    }

    private static func binding(_ call: NativeCall) -> BindingValue? {
        call.receiver.native(ControlConfiguration.self)?.binding
    }

    private static func part(_ type: String, _ name: StaticString, _ valueType: String) -> Declaration {
        Declaration("extension \(type) { public var \(name): \(valueType) { get } }") { call in
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

extension String {
    /// The text with its first letter in upper case.
    var capitalizedBytes: String {
        var bytes = Array(utf8)
        if let first = bytes.first, (97...122).contains(first) { bytes[0] = first - 32 }
        return String(decoding: bytes, as: UTF8.self)
    }
}
