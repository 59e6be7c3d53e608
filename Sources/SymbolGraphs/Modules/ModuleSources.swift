import Syntax

/// The Swift files of a module, and how it is called.
public struct ModuleSources: Sendable {
    public var name: String
    /// The files with their paths as names; a symbol's location is one of these.
    public var files: [SourceText]

    public init(name: String, files: [SourceText]) {
        self.name = name
        self.files = files
    }
}
