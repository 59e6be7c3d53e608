import Syntax

/// The first version of each platform that has a symbol, read from the attributes of its declarations.
public struct SymbolAvailability: Sendable {
    /// In the order of Apple's documentation; empty when a declaration says nothing, or the declarations
    /// differ.
    public let platforms: [(name: String, version: String)]

    /// - Parameter rows: declarations with `@available(iOS 16.0, macOS 13.0, *)`, one for each overload. What
    ///   iOS has, iPadOS and Mac Catalyst have since the same version, by the rules of the attribute.
    init(rows: [String]) {
        let stated = rows.map { StatedVersions(of: $0) }
        guard let first = stated.first, stated.allSatisfy({ $0 == first }) else {
            platforms = []
            return
        }
        platforms = SymbolAvailability.order.compactMap { name, source in
            first.version(of: source).map { (name, $0) }
        }
    }

    private static let order: [(String, Name)] = [
        ("iOS", "iOS"), ("iPadOS", "iOS"), ("Mac Catalyst", "iOS"), ("macOS", "macOS"), ("tvOS", "tvOS"),
        ("visionOS", "visionOS"), ("watchOS", "watchOS"),
    ]
}
