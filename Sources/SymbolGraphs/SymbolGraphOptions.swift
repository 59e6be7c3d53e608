/// What of a module's declarations its symbol graph lists, and for which system.
public struct SymbolGraphOptions: Equatable, Sendable {
    /// How visible a declaration must be at least.
    public enum Access: Int, Comparable, Sendable {
        case `private`, `fileprivate`, `internal`, package, `public`, open

        public static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
    }

    /// The system that decides `#if`.
    public enum Platform: String, CaseIterable, Sendable {
        case iOS, macOS, tvOS, watchOS, visionOS, linux
    }

    public var minimumAccess: Access
    public var platform: Platform
    /// Whether types list what they inherit from the module's protocols and their extensions.
    public var listsInheritedMembers: Bool

    public init(minimumAccess: Access = .public, platform: Platform = .iOS, listsInheritedMembers: Bool = true) {
        self.minimumAccess = minimumAccess
        self.platform = platform
        self.listsInheritedMembers = listsInheritedMembers
    }
}
