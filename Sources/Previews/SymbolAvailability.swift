import Syntax

/// The first version of each platform that has a symbol, read from the attributes of its declarations.
public struct SymbolAvailability: Sendable {
    /// In the order of Apple's documentation; empty when a declaration says nothing, or the declarations differ.
    public let platforms: [(name: String, version: String)]

    /// - Parameter rows: declarations with `@available(iOS 16.0, macOS 13.0, *)`, one for each overload. What iOS has,
    ///   iPadOS and Mac Catalyst have since the same version, by the rules of the attribute.
    init(rows: [String]) {
        let attributes = rows.map(SymbolAvailability.attribute)
        let isOne = attributes.allSatisfy { $0 == attributes[0] }
        let stated = isOne ? SymbolAvailability.versions(attributes.first ?? []) : []
        platforms = SymbolAvailability.order.compactMap { name, source in
            stated.first { Name($0.platform) == Name(source) }.map { (name, $0.version) }
        }
    }

    private static let order = [
        ("iOS", "iOS"), ("iPadOS", "iOS"), ("Mac Catalyst", "iOS"), ("macOS", "macOS"), ("tvOS", "tvOS"),
        ("visionOS", "visionOS"), ("watchOS", "watchOS"),
    ]

    /// What stands in the parentheses of the first `@available`.
    private static func attribute(of row: String) -> [UInt8] {
        let bytes = Array(row.utf8)
        let mark = Array("@available(".utf8)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else { return [] }
        return Array(bytes[(start + mark.count)...].prefix { $0 != UInt8(ascii: ")") })
    }

    private static func versions(_ attribute: [UInt8]) -> [(platform: String, version: String)] {
        attribute.split(separator: UInt8(ascii: ",")).compactMap { item in
            let words = item.split(separator: UInt8(ascii: " "))
            guard words.count == 2 else { return nil }
            return (String(decoding: words[0], as: UTF8.self), String(decoding: words[1], as: UTF8.self))
        }
    }
}
