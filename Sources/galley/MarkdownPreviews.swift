import ArgumentParser
import SiteGenerator

/// Reads what the previews of Markdown files are made from.
enum MarkdownPreviews {
    /// The modules that fences may import, with what they bring along.
    static func modules(of packages: [String]) throws -> (ModuleSet, [AssetSet]) {
        guard !packages.isEmpty else { return (ModuleSet([]), []) }
        let modules = try PreviewSource.modules(path: nil, packages: packages)
        return (modules, try modules.inputs.map { try PreviewAssets.read($0.folder) })
    }

    /// A file with what lies beside it.
    static func input(_ path: String, _ shared: [AssetSet]) throws -> PictureInput {
        do throws(SystemError) {
            let folder = parentFolder(of: path)
            let bytes = try SiteFolder.readBytes(path)
            return PictureInput(path: path, bytes: bytes, assets: PreviewAssets.beside(path) + shared) {
                name in
                try? SiteFolder.readBytes(joinedPath(folder.isEmpty ? "." : folder, name))
            }
        } catch {
            Terminal.error("galley: error: cannot read '\(path)': \(error.message)\n")
            throw ExitCode(1)
        }
    }
}
