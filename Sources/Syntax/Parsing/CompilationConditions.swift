/// What `#if` asks about: the system that a preview is drawn for.
public struct CompilationConditions: Equatable, Sendable {
    /// The systems that `os(…)` can find.
    public enum System: UInt8, Sendable {
        /// A phone or a tablet.
        case iOS
        /// A Mac.
        case macOS
    }

    /// The system that `os(…)` finds.
    public var system: System
    /// What a package defines for its own code: `.define("PREVIEWS")`.
    public var flags: [Name]

    /// Conditions for a system, with the flags that are set.
    public init(system: System = .iOS, flags: [Name] = []) {
        self.system = system
        self.flags = flags
    }
}
