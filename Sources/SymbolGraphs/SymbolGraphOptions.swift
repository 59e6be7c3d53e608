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
    /// Flags that `#if` finds set, as `-D` sets them.
    public var flags: Set<String> = []
    /// Modules that `canImport` finds, beside those of the platform.
    public var modules: Set<String> = []
    /// Whether closures keep the names of their parameters, `(_ row: Int) -> Void`, as graphs that are made
    /// while compiling have them. Graphs of finished modules (`symbolgraph-extract`) have lost them.
    public var closureLabels = false
    /// What comes before the path of a file in a symbol's location: `file:///…/`.
    public var sourceRoot = ""

    public init(minimumAccess: Access = .public, platform: Platform = .iOS) {
        self.minimumAccess = minimumAccess
        self.platform = platform
    }
}
