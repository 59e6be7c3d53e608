import Foundation
import Previews
import SiteGenerator

/// The files that an editor has open, with what lies around them on the disk.
final class EditedWorkspace {
    private var texts: [String: String] = [:]
    private var files: [String: EditedFile] = [:]
    private var modules: [String: ModuleSet] = [:]
    /// What was evaluated once is not evaluated again for every letter.
    private let renderer = PreviewMemory().remembering(Engine.renderer)

    func set(_ uri: String, _ text: String) {
        texts[uri] = text
        // What a module has is another thing for all that see it.
        if uri.hasSuffix(".swift") { files = [:] } else { files[uri] = nil }
    }

    func close(_ uri: String) {
        texts[uri] = nil
        files[uri] = nil
    }

    /// Forgets what was read of the disk.
    func reread() {
        files = [:]
        modules = [:]
    }

    /// An open file with its problems.
    func file(_ uri: String) -> EditedFile? {
        if let known = files[uri] { return known }
        guard let text = texts[uri], let path = Self.path(of: uri) else { return nil }
        let folder = parentFolder(of: path)
        let made = EditedFile(
            path: path, bytes: Bytes(text.utf8), assets: PreviewAssets.beside(path),
            modules: modules(around: folder), renderer: renderer
        ) { try? SiteFolder.readBytes(joinedPath(folder, $0)) }
        files[uri] = made
        return made
    }

    // MARK: Modules

    /// Those that the settings of the site around name, or those of the package around, as they are being
    /// edited.
    private func modules(around folder: String) -> ModuleSet {
        let root = Self.root(around: folder)
        let read = modules[root] ?? ModuleSet(Self.read(root))
        let open = Dictionary(
            uniqueKeysWithValues: texts.compactMap { uri, text in
                Self.path(of: uri).map { ($0, Bytes(text.utf8)) }
            })
        let inputs = read.inputs.map { module in
            var module = module
            for index in module.files.indices {
                if let bytes = open[module.path(of: module.files[index])] {
                    module.files[index] = InputFile(path: module.files[index].path, bytes: bytes)
                }
            }
            return module
        }
        let made = read.updated(with: inputs)
        modules[root] = made
        return made
    }

    /// The next folder around that holds a package or a site.
    private static func root(around folder: String) -> String {
        var folder = folder
        while folder.count > 1 {
            for name in ["/Package.swift", "/Site/site.yml"]
            where FileManager.default.fileExists(atPath: folder + name) { return folder }
            folder = parentFolder(of: folder)
        }
        return ""
    }

    private static func read(_ root: String) -> [ModuleInput] {
        guard !root.isEmpty else { return [] }
        if let bytes = try? SiteFolder.readBytes(root + "/Site/site.yml") {
            let named = ModuleFolders.read(
                SourceFile(path: root + "/Site/site.yml", bytes: bytes), in: root + "/Site"
            ).0
            if !named.isEmpty { return named }
        }
        guard FileManager.default.fileExists(atPath: root + "/Package.swift") else { return [] }
        var package = PackageFolder()
        package.read(root) { _ in }
        return package.modules
    }

    // MARK: Addresses

    static func path(of uri: String) -> String? {
        guard uri.hasPrefix("file://"), let path = URL(string: uri)?.path(percentEncoded: false),
            path.hasPrefix("/")
        else { return nil }
        return path
    }

    static func uri(of path: String) -> String { URL(filePath: path).absoluteString }
}
