import ArgumentParser
import Foundation
import Previews
import SiteGenerator
import Syntax

/// What commands read previews from: one Swift file, a folder that is a module, or a package.
struct PreviewSource: ParsableArguments {
    @Argument(help: "A Swift file, or the folder of a module; '-' is standard input.")
    var file: String?

    @Option(
        help: ArgumentHelp(
            "A package whose modules are read: its folder or its 'Package.swift'.", valueName: "folder"))
    var package: String?

    func validate() throws {
        if file != nil, package != nil {
            throw ValidationError("name a file, a folder or a package, and not two of them")
        }
    }

    /// For commands that cannot do without.
    func require() throws {
        guard file != nil || package != nil else {
            throw ValidationError("name a Swift file, a folder or a package")
        }
    }

    /// Whether modules are read and not one file.
    var isOfModules: Bool {
        package != nil || file.map { SiteFolder.isFolder($0) || lastPart(of: $0) == "Package.swift" } ?? false
    }

    /// The folder of the module or the package.
    var folder: String { folderPath(of: package ?? file ?? ".", named: "Package.swift") }

    /// The modules of the folder or the package; what cannot be read ends the command.
    func modules() throws -> ModuleSet { try Self.modules(path: file, package: package) }

    static func modules(path file: String?, package: String?) throws -> ModuleSet {
        var problems: [Problem] = []
        var modules: [ModuleInput] = []
        func fault(_ message: String) { problems.append(Problem(.error, message)) }
        let path = package ?? file ?? "."
        if package != nil || FileManager.default.fileExists(atPath: joinedPath(path, "Package.swift"))
            || lastPart(of: path) == "Package.swift"
        {
            var package = PackageFolder()
            package.read(path, fault: fault)
            (modules, problems) = (package.modules, problems + package.problems)
        } else {
            let folder = normalizedPath(path)
            let (module, message) = ModuleFolder(path: folder).read(moduleName(folder), &problems)
            if let module { modules = [module] } else { fault(message ?? "") }
        }
        Report.show(problems)
        guard !modules.isEmpty, !problems.contains(where: { $0.severity == .error }) else {
            throw ExitCode(1)
        }
        return ModuleSet(modules)
    }

    /// A folder's own name; that of the working directory for `.`.
    private static func moduleName(_ folder: String) -> String {
        let name = lastPart(of: FileReplacement.resolved(OutputFolder.absolute(folder)))
        return PackageManifest.Target(name: name).moduleName
    }
}
