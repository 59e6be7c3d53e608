import Syntax

/// A module of the author's own: Swift files that pages may import and show.
public struct ModuleInput: Sendable {
    public var name: String
    /// Modules of one package see what each other declares as `package`; empty outside of packages.
    public var package: String
    /// The folder as it is printed: `Sources/MyKit`.
    public var folder: String
    /// Its Swift files, each with its path below the folder.
    public var files: [InputFile]
    /// Markdown beside its files: `Card.md` for `Card.swift`, which a catalogue shows with it.
    public var pages: [InputFile] = []
    /// The files of DocC's catalogue in its folder, below `MyKit.docc`.
    public var catalogue: [InputFile] = []
    /// The folder as its repository knows it, for links to its files.
    public var repositoryPath: String
    /// What its package defines for it.
    public var defines: [PackageManifest.Define] = []
    /// It is here because another one builds on it: its previews are not asked for.
    public var isDependency = false

    public init(name: String, package: String = "", folder: String, files: [InputFile]) {
        self.name = name
        self.package = package
        self.folder = folder
        self.files = files
        repositoryPath = folder
    }
}

extension ModuleInput {
    /// What `#if` finds defined on a platform.
    func flags(for system: CompilationConditions.System) -> [String] {
        let platform = system == .iOS ? "iOS" : "macOS"
        return defines.filter { $0.platforms.isEmpty || $0.platforms.contains(platform) }.map(\.name)
    }
}
