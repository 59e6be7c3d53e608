import Syntax

/// One file of a module, parsed. Its tokens are not kept: thousands of files would take memory for nothing.
public struct ModuleFile: Sendable {
    public let source: SourceText
    /// What its ranges know it by, `SourceRange.firstModuleSource` or above.
    public let number: Int
    public let tree: SyntaxTree
    public let diagnostics: [Diagnostic]

    public init(_ parsed: ParsedSource) {
        source = parsed.source
        number = parsed.number
        tree = parsed.tree
        diagnostics = parsed.diagnostics
    }
}

/// A module of the author's own, parsed once for any number of programs and threads.
public final class ParsedModule: Sendable {
    public let name: Name
    /// Modules with the same package see what each other declares as `package`.
    public let package: Name
    public let files: [ModuleFile]

    public init(name: Name, package: Name, files: [ModuleFile]) {
        self.name = name
        self.package = package
        self.files = files
    }
}
