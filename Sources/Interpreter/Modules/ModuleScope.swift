import Syntax

/// A module within a program: its declarations at top level, and the files that they stand in.
final class ModuleScope {
    let parsed: ParsedModule
    let table = NameTable()
    var files: [FileScope] = []

    init(_ parsed: ParsedModule) { self.parsed = parsed }

    var name: Name { parsed.name }
}

/// What one file of a module sees beside its module, or what a snippet sees beside its own: private
/// declarations and imports.
final class FileScope {
    /// The module that it is a part of; nil for a snippet that is in none.
    let module: ModuleScope?
    /// What is `private` or `fileprivate` at its top level.
    let table = NameTable()
    private(set) var imports: [VisibleModule] = []
    /// The context that its declarations stand in; nil for a snippet, which has one for each of its sources.
    var root: Context?

    init(_ module: ModuleScope?) { self.module = module }

    /// Adds an imported module, once with the most that an import of it shows.
    func add(_ scope: ModuleScope, isTestable: Bool) {
        if scope === module { return }
        let isOfPackage = !scope.parsed.package.isEmpty && scope.parsed.package == module?.parsed.package
        let least: AccessLevel = isTestable ? .internal : isOfPackage ? .package : .public
        if let known = imports.firstIndex(where: { $0.scope === scope }) {
            if least.rawValue < imports[known].least.rawValue { imports[known].least = least }
        } else {
            imports.append(VisibleModule(scope: scope, least: least))
        }
    }
}

/// An imported module and the least access that a declaration in it must have.
struct VisibleModule {
    let scope: ModuleScope
    var least: AccessLevel

    func shows(_ level: AccessLevel) -> Bool { level.rawValue >= least.rawValue }
}
