import Foundation
import SiteGenerator

/// Reads the modules that a site's settings name.
enum ModuleFolders {
    /// The folders and manifests behind the modules of a site, before anything else of it is read.
    static func watched(_ options: SiteOptions) -> [String] {
        let path = options.site + "/site.yml"
        guard let bytes = try? SiteFolder.readBytes(path) else { return [] }
        let settings = SourceFile(path: path, bytes: bytes)
        return read(settings, in: options.site).watched + GraphFiles.read(settings, in: options.site).watched
    }

    /// - Parameter site: the folder of the settings, which their paths start from.
    static func read(_ settings: SourceFile, in site: String) -> ([ModuleInput], [Problem], watched: [String])
    {
        var modules: [ModuleInput] = []
        var problems: [Problem] = []
        var watched: [String] = []
        for setting in Settings.read(settings).0.modules {
            let path = joinedPath(site, setting.path)
            func fault(_ message: String) {
                problems.append(
                    Problem(
                        .error, message, file: settings, range: setting.range,
                        note: "paths start at the folder of '\(settings.path)'"))
            }
            if let name = setting.name {
                let (module, message) = ModuleFolder(path: path).read(name, &problems)
                watched.append(path)
                if let module { modules.append(module) } else { fault(message ?? "") }
            } else {
                var package = PackageFolder()
                package.read(path, fault: fault)
                modules += package.modules
                problems += package.problems
                watched += package.watched
            }
        }
        return (modules, problems, watched)
    }
}
