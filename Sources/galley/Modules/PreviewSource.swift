import ArgumentParser
import Foundation
import Previews
import SiteGenerator
import Syntax

/// What commands read previews from: one Swift file, a folder that is a module, or packages.
struct PreviewSource: ParsableArguments {
    @Argument(help: "A Swift file, or the folder of a module; '-' is standard input.")
    var file: String?

    @Option(name: .customLong("package"), help: Self.packageHelp)
    var packages: [String] = []

    static let packageHelp = ArgumentHelp(
        "A package whose modules are read, or used by the file or folder that is named: its folder or its 'Package.swift'; can be repeated.",
        valueName: "folder")

    /// For commands that cannot do without.
    func require() throws {
        guard file != nil || !packages.isEmpty else {
            throw ValidationError("name a Swift file, a folder or a package")
        }
    }

    /// Whether modules are read and not one file.
    var isOfModules: Bool {
        file.map { SiteFolder.isFolder($0) || lastPart(of: $0) == "Package.swift" } ?? !packages.isEmpty
    }

    /// As messages and files name it.
    var name: String { file ?? packages.first ?? "" }

    /// What lies beside the file, or in the folder of the module, and in the packages.
    func assets() throws -> [AssetSet] {
        let beside = isOfModules ? [] : file.map(PreviewAssets.beside) ?? []
        let folders = (isOfModules ? file.map { [$0] } ?? [] : []) + packages
        return try beside + folders.map { try PreviewAssets.read(folderPath(of: $0, named: "Package.swift")) }
    }

    /// The file, which may import the modules of the packages.
    func snippet(for system: CompilationConditions.System, show: SourceText? = nil) throws -> Snippet {
        var snippet = Snippet(try PreviewOptions.source(file ?? ""), show: show)
        snippet.conditions = CompilationConditions(system: system)
        guard !packages.isEmpty else { return snippet }
        let modules = try Self.modules(path: nil, packages: packages).modules(for: system)
        (snippet.modules, snippet.conditions) = (modules, modules.conditions)
        return snippet
    }

    /// The modules of the folder or the packages; what cannot be read ends the command.
    func modules() throws -> ModuleSet { try Self.modules(path: file, packages: packages) }

    /// - Parameter path: the folder of a module or a package, or its manifest. What it says it is about is
    ///   its own modules: those of the packages are there for its imports.
    static func modules(path: String?, packages: [String]) throws -> ModuleSet {
        var (problems, own, package) = ([Problem](), ModuleInput?.none, PackageFolder())
        func fault(_ message: String) { problems.append(Problem(.error, message)) }
        if let path = path ?? (packages.isEmpty ? "." : nil) {
            if isPackage(path) {
                package.read(path, fault: fault)
            } else {
                let folder = normalizedPath(path)
                let (module, message) = ModuleFolder(path: folder).read(moduleName(folder), &problems)
                if module == nil { fault(message ?? "") }
                own = module
            }
        }
        for used in packages { package.read(used, isDependency: path != nil, fault: fault) }
        let modules = own.map { $0.among(package.modules) } ?? package.modules
        problems += package.problems
        Report.show(problems)
        guard !modules.isEmpty, !problems.contains(where: { $0.severity == .error }) else {
            throw ExitCode(1)
        }
        return ModuleSet(modules)
    }

    private static func isPackage(_ path: String) -> Bool {
        lastPart(of: path) == "Package.swift"
            || FileManager.default.fileExists(atPath: joinedPath(path, "Package.swift"))
    }

    /// A folder's own name; that of the working directory for `.`.
    private static func moduleName(_ folder: String) -> String {
        let name = lastPart(of: FileReplacement.resolved(OutputFolder.absolute(folder)))
        return PackageManifest.Target(name: name).moduleName
    }
}

extension ModuleInput {
    /// The module with those that it uses. When they have its folder themselves, it is as its package
    /// describes it.
    fileprivate func among(_ used: [ModuleInput]) -> [ModuleInput] {
        func place(_ folder: String) -> String { FileReplacement.resolved(OutputFolder.absolute(folder)) }
        guard let index = used.firstIndex(where: { place($0.folder) == place(folder) }) else {
            return [self] + used
        }
        var modules = used
        modules[index].isDependency = false
        return modules
    }
}
