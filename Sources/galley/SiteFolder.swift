import Foundation
import SiteGenerator

/// Reads a site's folders into memory. What cannot be read is a problem with its path, not a crash.
struct SiteFolder {
    let options: SiteOptions
    var store: (any ByteStore)?

    func read() throws(SiteFolderError) -> SiteInput {
        var problems: [Problem] = []
        try Self.check(options.content)
        let content = Self.files(in: options.content, store: store, &problems)
        let site = Self.isFolder(options.site) ? Self.files(in: options.site, &problems) : []
        if site.isEmpty, options.site != SiteOptions.defaultSite, !Self.isFolder(options.site) {
            throw SiteFolderError("no folder '\(options.site)' here", note: "'--site' names the folder of 'site.yml'")
        }
        if Self.isFolder(options.site + "/site.yml") {
            problems.append(Problem(.error, "settings are a file, and this is a folder", file: SourceFile(path: options.site + "/site.yml", bytes: [])))
        }
        guard problems.isEmpty else { throw SiteFolderError(problems: problems) }
        let settings = site.first { $0.path == "site.yml" }.map { SourceFile(path: options.site + "/site.yml", bytes: $0.bytes) }
        var input = SiteInput(
            contentName: options.content, content: content, site: site.filter { $0.path != "site.yml" }, settings: settings,
            theme: Theme.files())
        input.store = store
        input.assets = try assets(settings)
        input.cases = try cases(settings)
        input.showsDrafts = options.drafts
        if let settings { (input.modules, input.moduleProblems, input.moduleFolders) = ModuleFolders.read(settings, in: options.site) }
        if let settings { addGraphs(of: settings, to: &input) }
        input.assets += Self.assets(of: input.modules, besides: input.assets)
        input.today = Self.today()
        input.changes = GitDates.read(options.content)
        return input
    }

    private func addGraphs(of settings: SourceFile, to input: inout SiteInput) {
        let (graphs, problems, watched) = GraphFiles.read(settings, in: options.site)
        input.graphs = graphs
        input.moduleProblems += problems
        input.moduleFolders += watched
    }

    /// The folders of assets that the settings name, read as far as previews need them.
    private func assets(_ settings: SourceFile?) throws(SiteFolderError) -> [AssetFolder] {
        guard let settings else { return [] }
        var problems: [Problem] = []
        var folders: [AssetFolder] = []
        let bounds = ProjectBounds(around: options.site)
        for (name, range) in Settings.read(settings).0.assets {
            let path = Self.assetPath(name, options)
            if !Self.isFolder(path) {
                problems.append(Problem(.error, "no folder '\(name)' beside the settings", file: settings, range: range))
            } else if let target = bounds.escape(of: path) {
                problems.append(Problem(.error, "this folder lies outside the project, in '\(target)'", file: settings, range: range))
            } else {
                folders.append(AssetFolder(name: path, files: Self.files(in: path, where: AssetFolder.holds, &problems)))
            }
        }
        guard problems.isEmpty else { throw SiteFolderError(problems: problems) }
        return folders
    }

    /// The cases that the settings name, as the folders of assets are read.
    private func cases(_ settings: SourceFile?) throws(SiteFolderError) -> [InputFile] {
        guard let settings else { return [] }
        var problems: [Problem] = []
        var files: [InputFile] = []
        let bounds = ProjectBounds(around: options.site)
        for (name, range) in Settings.read(settings).0.cases {
            let path = Self.assetPath(name, options)
            if !Self.isFolder(path) {
                problems.append(Problem(.error, "no folder '\(name)' beside the settings", file: settings, range: range))
            } else if let target = bounds.escape(of: path) {
                problems.append(Problem(.error, "this folder lies outside the project, in '\(target)'", file: settings, range: range))
            } else {
                files += Self.files(in: path, where: { $0.hasSuffix(".json") }, &problems).map { InputFile(path: path + "/" + $0.path, bytes: $0.bytes) }
            }
        }
        guard problems.isEmpty else { throw SiteFolderError(problems: problems) }
        return files
    }

    /// What modules bring along for their previews; what cannot be read is told where the modules themselves are.
    private static func assets(of modules: [ModuleInput], besides known: [AssetFolder]) -> [AssetFolder] {
        modules.filter { module in isFolder(module.folder) && !known.contains { $0.name == module.folder } }.compactMap { module in
            var problems: [Problem] = []
            let files = files(in: module.folder, where: AssetFolder.holds, &problems)
            return files.isEmpty ? nil : AssetFolder(name: module.folder, files: files)
        }
    }

    /// The folders whose files a site is made of.
    static func watched(_ options: SiteOptions) -> [String] {
        let path = options.site + "/site.yml"
        let settings = (try? readBytes(path)).map { Settings.read(SourceFile(path: path, bytes: $0)).0 }
        return [options.content, options.site] + (settings?.assets ?? []).map { assetPath($0.folder, options) }.filter(isFolder)
    }

    /// A folder that the settings name, from where the tool was started.
    private static func assetPath(_ name: String, _ options: SiteOptions) -> String {
        joinedPath(options.site, name)
    }

    /// Whether there is a folder of pages at all.
    static func check(_ content: String) throws(SiteFolderError) {
        guard !isFolder(content) else { return }
        let isFile = FileManager.default.fileExists(atPath: content)
        throw SiteFolderError(
            isFile ? "'\(content)' is a file and not a folder of pages" : "no folder '\(content)' here",
            note: "run 'galley init' to start a site, or name the folder with '--content'")
    }

    static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    static func today() -> SiteDate? {
        let parts = Calendar(identifier: .gregorian).dateComponents(in: TimeZone(identifier: "UTC")!, from: Date())
        return SiteDate(String(format: "%04d-%02d-%02d", parts.year!, parts.month!, parts.day!))
    }

    /// Every file below a folder that is not hidden, in a stable order.
    static func files(
        in root: String, where isWanted: (String) -> Bool = { _ in true }, store: (any ByteStore)? = nil, _ problems: inout [Problem]
    ) -> [InputFile] {
        var files: [InputFile] = []
        var refusals: [Problem] = []
        walk(root, "") { path in
            guard isWanted(path) else { return }
            do throws(SystemError) {
                let file = InputFile(path: path, bytes: try readBytes(root + "/" + path))
                let stored = file.isMarkdown ? store?.store(file.bytes.count) { file.bytes } : nil
                files.append(stored.map { InputFile(path: path, stored: $0) } ?? file)
            } catch {
                let file = SourceFile(path: root + "/" + path, bytes: [])
                let reason = path.contains("\u{FFFD}") ? "its name is not UTF-8" : error.message
                refusals.append(Problem(.error, "cannot read file: \(reason)", file: file))
            }
        } refused: { path, error in
            refusals.append(Problem(.error, "cannot read folder: \(error.message)", file: SourceFile(path: path, bytes: [])))
        } leaving: { path, target in
            refusals.append(
                Problem(
                    .error, "this link leads out of the project, to '\(target)'", file: SourceFile(path: path, bytes: []),
                    note: "everything in '\(root)' is published: put the file itself there"))
        }
        problems += refusals
        return files
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

    /// Tells the files below a folder with their sizes and times, in a stable order and without keeping them.
    static func forEachStamp(in root: String, _ found: (String, FileStamp) -> Void) {
        walk(root, "") { path in
            if let info = FileInfo(root + "/" + path) { found(path, FileStamp(info)) }
        } refused: { _, _ in
        }
    }

    /// Reads the files below a folder that are asked for, in a stable order.
    /// - Parameter enters: whether a folder below is looked into.
    static func files(
        in root: String, _ problems: inout [Problem], where isWanted: (String) -> Bool, enters: (String) -> Bool
    ) -> [InputFile] {
        var files: [InputFile] = []
        var refusals: [Problem] = []
        func refuse(_ path: String, _ message: String) {
            refusals.append(Problem(.error, message, file: SourceFile(path: path, bytes: [])))
        }
        walk(root, "", enters: enters) { path in
            guard isWanted(path) else { return }
            do throws(SystemError) {
                files.append(InputFile(path: path, bytes: try readBytes(root + "/" + path)))
            } catch {
                refuse(root + "/" + path, "cannot read file: \(error.message)")
            }
        } refused: { path, error in
            refuse(path, "cannot read folder: \(error.message)")
        } leaving: { path, target in
            if isWanted(path) { refuse(path, "this link leads out of the project, to '\(target)'") }
        }
        problems += refusals
        return files
    }

    /// Hidden files that hosts look for.
    private static let published = [".well-known", ".nojekyll"]

    /// A link to a folder is followed, but not one that leads back to a folder it stands in, nor out of the project.
    private static func walk(
        _ root: String, _ folder: String, inside: [FolderID] = [], _ bounds: ProjectBounds? = nil, entered: (String) -> Void = { _ in },
        enters: (String) -> Bool = { _ in true }, _ found: (String) -> Void, refused: (String, SystemError) -> Void, leaving: (String, String) -> Void = { _, _ in }
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
                    root, path, inside: inside + [id], bounds, entered: entered, enters: enters, found, refused: refused, leaving: leaving)
            } else {
                if kind == UInt8(DT_LNK), let real = HostSystem.realPath(root + "/" + path) { entered(parentFolder(of: real)) }
                found(path)
            }
        }
    }

    static func readBytes(_ path: String) throws(SystemError) -> Bytes {
        // Opening a pipe would wait for somebody to write into it.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK)
        guard descriptor >= 0 else { throw SystemError() }
        defer { close(descriptor) }
        guard let info = FileInfo(descriptor: descriptor) else { throw SystemError() }
        guard info.isRegular else { throw SystemError(message: "it is no regular file") }
        let size = info.size
        var failed = false
        let bytes = Bytes(unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = Foundation.read(descriptor, buffer.baseAddress! + count, size - count)
                if got < 0 { failed = true }
                if got <= 0 { break }
                count += got
            }
        }
        if failed { throw SystemError() }
        return bytes
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

struct FileStamp: Equatable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int

    init(_ info: FileInfo) {
        size = info.size
        seconds = info.seconds
        nanoseconds = info.nanoseconds
    }
}

/// What the system said about its last refusal.
struct SystemError: Error {
    let message: String

    init() {
        message = String(cString: strerror(errno)).lowercased()
    }

    init(message: String) {
        self.message = message
    }
}

/// The site cannot even be read.
struct SiteFolderError: Error {
    var problems: [Problem]

    init(_ message: String, note: String) {
        problems = [Problem(.error, message, note: note)]
    }

    init(problems: [Problem]) {
        self.problems = problems
    }
}
