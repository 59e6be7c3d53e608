import Foundation
import SiteGenerator

/// What lies below a folder.
extension SiteFolder {
    /// Tells the files below a folder with their sizes and times, in a stable order and without keeping them.
    static func forEachStamp(in root: String, _ found: (String, FileStamp) -> Void) {
        walk(root, "") { path in
            if let info = FileInfo(root + "/" + path) { found(path, FileStamp(info)) }
        } refused: { _, _ in
        }
    }

    /// Reads the files below a folder that are asked for and not hidden, in a stable order.
    /// - Parameters:
    ///   - enters: whether a folder below is looked into.
    ///   - store: keeps the bytes of Markdown in place of the memory.
    ///   - note: what to do about a link that leads out of the project.
    static func files(
        in root: String, where isWanted: (String) -> Bool = { _ in true },
        enters: (String) -> Bool = { _ in true },
        store: (any ByteStore)? = nil, note: String? = nil, _ problems: inout [Problem]
    ) -> [InputFile] {
        var files: [InputFile] = []
        var refusals: [Problem] = []
        func refuse(_ path: String, _ message: String, note: String? = nil) {
            refusals.append(Problem(.error, message, file: SourceFile(path: path, bytes: []), note: note))
        }
        walk(root, "", enters: enters) { path in
            guard isWanted(path) else { return }
            do throws(SystemError) {
                files.append(try file(path, in: root, store))
            } catch {
                refuse(
                    root + "/" + path,
                    "cannot read file: \(path.contains("\u{FFFD}") ? "its name is not UTF-8" : error.message)"
                )
            }
        } refused: { path, error in
            refuse(path, "cannot read folder: \(error.message)")
        } leaving: { path, target in
            if isWanted(path) {
                refuse(path, "this link leads out of the project, to '\(target)'", note: note)
            }
        }
        problems += refusals
        return files
    }

    private static func file(_ path: String, in root: String, _ store: (any ByteStore)?) throws(SystemError)
        -> InputFile
    {
        let file = InputFile(path: path, bytes: try readBytes(root + "/" + path))
        let stored = file.isMarkdown ? store?.store(file.bytes.count) { file.bytes } : nil
        return stored.map { InputFile(path: path, stored: $0) } ?? file
    }

    /// The files below a folder with their sizes and times, which is all that watching needs.
    /// - Parameter entered: told each folder on the way, and those that links to files lead into.
    static func stamps(in root: String, entered: (String) -> Void = { _ in }) -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        if let info = FileInfo(root), info.isRegular {
            entered(parentFolder(of: root).isEmpty ? "." : parentFolder(of: root))
            return [root: FileStamp(info)]
        }
        walk(root, "", entered: entered) { path in
            stamps[root + "/" + path] = FileInfo(root + "/" + path).map { FileStamp($0) }
        } refused: { _, _ in
        }
        return stamps
    }

    /// Hidden files that hosts look for.
    private static let published = [".well-known", ".nojekyll"]

    /// A link to a folder is followed, but not one that leads back to a folder it stands in, nor out of the
    /// project.
    private static func walk(
        _ root: String, _ folder: String, inside: [FolderID] = [], _ bounds: ProjectBounds? = nil,
        entered: (String) -> Void = { _ in },
        enters: (String) -> Bool = { _ in true }, _ found: (String) -> Void,
        refused: (String, SystemError) -> Void, leaving: (String, String) -> Void = { _, _ in }
    ) {
        var bounds = bounds
        let full = folder.isEmpty ? root : root + "/" + folder
        guard let id = FolderID(full), !inside.contains(id) else { return }
        guard let directory = opendir(full) else { return refused(full, SystemError()) }
        entered(full)
        var names: [(name: String, kind: UInt8)] = []
        while let entry = readdir(directory) {
            let kind = entry.pointee.d_type
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") || published.contains(name) { names.append((name, UInt8(kind))) }
        }
        closedir(directory)
        for (name, kind) in names.sorted(by: { $0.name < $1.name }) {
            let path = folder.isEmpty ? name : folder + "/" + name
            if kind != UInt8(DT_DIR), kind != UInt8(DT_REG) {
                let known = bounds ?? ProjectBounds(around: root)
                bounds = known
                if let target = known.escape(of: root + "/" + path) {
                    leaving(root + "/" + path, target)
                    continue
                }
            }
            let isDirectory = kind == UInt8(DT_DIR) || (kind != UInt8(DT_REG) && isFolder(root + "/" + path))
            if isDirectory {
                guard enters(path) else { continue }
                walk(
                    root, path, inside: inside + [id], bounds, entered: entered, enters: enters, found,
                    refused: refused, leaving: leaving)
            } else {
                if kind == UInt8(DT_LNK), let real = HostSystem.realPath(root + "/" + path) {
                    entered(parentFolder(of: real))
                }
                found(path)
            }
        }
    }
}

/// A folder, whatever path leads to it.
private struct FolderID: Equatable {
    var device: UInt64
    var number: UInt64

    init?(_ path: String) {
        guard let info = FileInfo(path) else { return nil }
        device = info.device
        number = info.number
    }
}
