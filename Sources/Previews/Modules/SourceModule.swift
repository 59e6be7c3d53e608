import Syntax

/// A module of the author's own as it is on disk: a name and Swift files.
public struct SourceModule: Sendable {
    /// What `import` names.
    public var name: String
    /// In any order. A file's name is its path as messages shall show it.
    public var files: [SourceText]
    /// Modules of one package see what each other declares as `package`; empty if it belongs to none.
    public var package: String
    /// What `#if` finds defined in its files.
    public var flags: [String]

    /// Puts one together from its parts.
    public init(name: String, files: [SourceText], package: String = "", flags: [String] = []) {
        self.name = name
        self.files = files
        self.package = package
        self.flags = flags
    }

    /// Its flags as the parser compares them.
    var names: [Name] { flags.map { Name($0) } }
}
