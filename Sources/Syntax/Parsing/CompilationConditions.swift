/// What `#if` asks about: the system that a preview is drawn for.
public struct CompilationConditions: Equatable, Sendable {
    public enum System: UInt8, Sendable {
        case iOS
        case macOS
    }

    public var system: System

    public init(system: System = .iOS) { self.system = system }
}
