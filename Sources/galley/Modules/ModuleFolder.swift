import Foundation
import SiteGenerator

/// Reads the Swift files of one module.
struct ModuleFolder {
    /// The module's folder as it is printed.
    let path: String
    /// Files and folders below that are not part of it.
    var exclude: [String] = []
    /// The files and folders that are; all of them when it is not said.
    var sources: [String]?

    /// What a module may have at most: beyond it, the folder was hardly meant.
    static let mostFiles = 10_000

    /// The module, or what to say of its folder.
    func read(_ name: String, package: String = "", _ problems: inout [Problem]) -> (
        ModuleInput?, fault: String?
    ) {
        guard SiteFolder.isFolder(path) else {
            let isFile = FileManager.default.fileExists(atPath: path)
            return (
                nil,
                isFile ? "'\(path)' is a file and not a folder of Swift files" : "no folder '\(path)' here"
            )
        }
        var count = 0
        let files = SiteFolder.files(
            in: path,
            where: { file in
                guard isOwn(file) else { return false }
                count += 1
                return count <= Self.mostFiles
            }, enters: { count <= Self.mostFiles && !isExcluded($0) }, &problems)
        guard count <= Self.mostFiles else {
            return (nil, "'\(path)' holds more than 10,000 Swift files: name the folder of one module")
        }
        guard count > 0 else { return (nil, "no Swift file in '\(path)'") }
        var module = ModuleInput(name: name, package: package, folder: path, files: files)
        module.pages = pages(beside: files, &problems)
        module.catalogue = catalogue(name, &problems)
        if let generated = generatedSymbols(besides: files) { module.files.append(generated) }
        module.repositoryPath = Self.repositoryPath(of: path)
        return (module, nil)
    }

    /// What its asset catalogues make of it; what of them cannot be read is told with the resources.
    private func generatedSymbols(besides files: [InputFile]) -> InputFile? {
        var problems: [Problem] = []
        return GeneratedSymbols.file(
            SiteFolder.files(in: path, where: GeneratedSymbols.isContents, &problems), besides: files)
    }

    /// Whether it holds C and its relatives: such a target can be imported, and nothing of it is drawn.
    var isOfAnotherLanguage: Bool { holds([".c", ".cc", ".cpp", ".h", ".m", ".mm", ".S"]) }

    var holdsSwift: Bool { holds([".swift"]) }

    /// Whether a file has one of these endings. None of them is wanted: their names are enough, and nothing
    /// is read.
    private func holds(_ endings: [String]) -> Bool {
        var (problems, isFound) = ([Problem](), false)
        _ = SiteFolder.files(
            in: path,
            where: { file in
                isFound = isFound || endings.contains { file.hasSuffix($0) }
                return false
            }, enters: { _ in !isFound }, &problems)
        return isFound
    }

    /// Markdown that has the name of one of the files.
    private func pages(beside files: [InputFile], _ problems: inout [Problem]) -> [InputFile] {
        let names = Set(files.map { $0.path.dropLast(6) })
        return files.compactMap { file in
            let path = file.path.dropLast(6) + ".md"
            guard names.contains(file.path.dropLast(6)),
                let bytes = try? SiteFolder.readBytes(self.path + "/" + path)
            else { return nil }
            return InputFile(path: String(path), bytes: bytes)
        }
    }

    /// What DocC reads beside the sources, as if it lay in `MyKit.docc`.
    private func catalogue(_ name: String, _ problems: inout [Problem]) -> [InputFile] {
        var found: [Problem] = []
        let files = SiteFolder.files(in: path, where: { Self.isInCatalogue($0) && !isExcluded($0) }, &found)
        // What is wrong elsewhere has been told with the Swift files.
        problems += found.filter { Self.isInCatalogue($0.file?.path ?? "") }
        return files.map { file in
            let inner = file.path.split(separator: "/").drop { !$0.hasSuffix(".docc") }.dropFirst().joined(
                separator: "/")
            return InputFile(
                path: "\(name).docc/\(inner)", bytes: file.bytes, shownPath: path + "/" + file.path)
        }
    }

    private static func isInCatalogue(_ file: String) -> Bool { file.contains(".docc/") }

    private func isOwn(_ file: String) -> Bool {
        guard file.hasSuffix(".swift"), !isExcluded(file), !Self.isInCatalogue(file), !Self.isManifest(file)
        else { return false }
        guard let sources else { return true }
        return sources.contains { Self.holds($0, file) }
    }

    /// A target may be in the folder of its package, whose description is no source of it.
    private static func isManifest(_ file: String) -> Bool {
        file == "Package.swift" || file.hasPrefix("Package@swift-") && !file.contains("/")
    }

    private func isExcluded(_ path: String) -> Bool { exclude.contains { Self.holds($0, path) } }

    private static func holds(_ folder: String, _ path: String) -> Bool {
        let folder = normalizedPath(folder)
        return folder == "." || path == folder || path.hasPrefix(folder + "/")
    }

    /// The path from the root of the repository around it; without one, from where it would be.
    private static func repositoryPath(of path: String) -> String {
        let own = FileReplacement.resolved(OutputFolder.absolute(path))
        if let root = ProjectBounds.repository(around: own), own.hasPrefix(root + "/") {
            return String(own.dropFirst(root.count + 1))
        }
        return path.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "/")
    }
}
