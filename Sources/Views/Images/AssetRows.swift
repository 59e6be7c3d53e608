import Interpreter

/// What Xcode generates for an asset catalog, as far as it does not depend on the catalog.
enum AssetRows {
    /// A type with a static member for each asset: `.brand` is the asset of that name.
    static func resource(_ name: String) -> Declaration {
        Declaration(
            """
            @dynamicMemberLookup public struct \(name): Hashable, Sendable {
                let name: String
                public init(name: String, bundle: Bundle) { self.name = name }
                init(_ name: String) { self.name = name }
                public static subscript(dynamicMember name: String) -> \(name) { \(name)(name) }
            }
            """)
    }
}
