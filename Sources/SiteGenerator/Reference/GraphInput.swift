/// A file with the symbols of a module, as the compiler writes it: `MyKit.symbols.json`,
/// `MyKit@Swift.symbols.json`.
public struct GraphInput: Sendable {
    public static let ending = ".symbols.json"

    /// The path as messages name it.
    public var path: String
    public var bytes: Bytes

    public init(path: String, bytes: Bytes) {
        self.path = path
        self.bytes = bytes
    }

    /// The module that the symbols extend, when that is another one than theirs.
    var extendedModule: String? {
        let name = SitePath.name(path).dropLast(Self.ending.count)
        return name.firstIndex(of: "@").map { String(name[name.index(after: $0)...]) }
    }
}
