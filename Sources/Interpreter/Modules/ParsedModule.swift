import Syntax

/// One file of a module, parsed. Its tokens are not kept: thousands of files would take memory for nothing.
public struct ModuleFile: Sendable {
    public let source: SourceText
    /// What its ranges know it by, `SourceRange.firstModuleSource` or above.
    public let number: Int
    public let tree: SyntaxTree
    public let diagnostics: [Diagnostic]
    public let imports: [ModuleImport]

    public init(_ parsed: ParsedSource) {
        source = parsed.source
        number = parsed.number
        tree = parsed.tree
        diagnostics = parsed.diagnostics
        imports = parsed.tree.imports
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

/// `import MyKit`, `@testable import MyKit`, `@_exported import MyKit`.
public struct ModuleImport: Sendable {
    public let name: Identifier
    public let isTestable: Bool
    public let isExported: Bool
}

/// The modules that a program may import.
public struct ModuleUse {
    public var modules: [ParsedModule]
    /// The module that the snippet's sources are a part of.
    public var home: Name?

    public init(_ modules: [ParsedModule] = [], home: Name? = nil) {
        self.modules = modules
        self.home = home
    }
}

extension SyntaxTree {
    /// What a file imports, by the names of the modules.
    public var imports: [ModuleImport] {
        declarations.compactMap { declaration in
            guard case .import(let path) = declaration.kind, let name = path.first else { return nil }
            return ModuleImport(
                name: name, isTestable: declaration.hasAttribute("testable"),
                isExported: declaration.hasAttribute("_exported"))
        }
    }
}
