/// What `#if` asks about: the system that a preview is drawn for.
public struct CompilationConditions: Equatable, Sendable {
    public enum System: UInt8, Sendable {
        case iOS
        case macOS
    }

    public var system: System
    /// What a package defines for its own code: `.define("PREVIEWS")`.
    public var flags: [Name]

    public init(system: System = .iOS, flags: [Name] = []) {
        self.system = system
        self.flags = flags
    }
}
