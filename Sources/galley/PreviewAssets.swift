import ArgumentParser
import Foundation
import SiteGenerator

/// The assets of a snippet that stands in a file of its own.
enum PreviewAssets {
    /// Pictures, catalogues and texts in the folder of a file, but not below it.
    static func beside(_ file: String) -> [AssetSet] {
        guard file != "-" else { return [] }
        let folder = parentFolder(of: file).isEmpty ? "." : parentFolder(of: file)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
        let files = names.filter { AssetFolder.holds($0) }.compactMap { name in
            (try? SiteFolder.readBytes(folder + "/" + name)).map { InputFile(path: name, bytes: $0) }
        }
        var problems: [Problem] = []
        let catalogues = names.filter { $0.hasSuffix(".xcassets") || $0.hasSuffix(".lproj") }.flatMap {
            name in
            SiteFolder.files(in: folder + "/" + name, &problems).map {
                InputFile(path: name + "/" + $0.path, bytes: $0.bytes)
            }
        }
        guard !(files + catalogues).isEmpty else { return [] }
        var set = AssetReader.read(AssetFolder(name: folder == "." ? "" : folder, files: files + catalogues))
        // What lies there for other ends is told of where the snippet names it.
        set.problems.removeAll { $0.severity == .warning && $0.file?.path.contains(".xcassets/") != true }
        return [set]
    }

    /// A folder that was named, with all below it.
    static func read(_ folder: String) throws -> AssetSet {
        guard SiteFolder.isFolder(folder) else { throw ValidationError("no folder '\(folder)' here") }
        var problems: [Problem] = []
        let files = SiteFolder.files(in: folder, where: AssetFolder.holds, &problems)
        var set = AssetReader.read(AssetFolder(name: folder, files: files))
        set.problems += problems
        return set
    }
}
