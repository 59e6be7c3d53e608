import Foundation
import SiteGenerator

/// Reads a site's folders into memory. What cannot be read is a problem with its path, not a crash.
struct SiteFolder {
    let options: SiteOptions
    var store: (any ByteStore)?

    func read() throws(SiteFolderError) -> SiteInput {
        var problems: [Problem] = []
        try Self.check(options.content)
        let content = Self.files(
            in: options.content, store: store, note: Self.publishing(options.content), &problems)
        let site =
            Self.isFolder(options.site)
            ? Self.files(in: options.site, note: Self.publishing(options.site), &problems) : []
        if site.isEmpty, options.site != SiteOptions.defaultSite, !Self.isFolder(options.site) {
            throw SiteFolderError(
                "no folder '\(options.site)' here", note: "'--site' names the folder of 'site.yml'")
        }
        if Self.isFolder(options.site + "/site.yml") {
            problems.append(
                Problem(
                    .error, "settings are a file, and this is a folder",
                    file: SourceFile(path: options.site + "/site.yml", bytes: [])))
        }
        guard problems.isEmpty else { throw SiteFolderError(problems: problems) }
        let settings = site.first { $0.path == "site.yml" }.map {
            SourceFile(path: options.site + "/site.yml", bytes: $0.bytes)
        }
        var input = SiteInput(
            contentName: options.content, content: content, site: site.filter { $0.path != "site.yml" },
            settings: settings,
            theme: Theme.files())
        input.store = store
        input.drawingPrograms = InstalledPrograms()
        input.assets = try assets(settings)
        input.cases = try cases(settings)
        input.showsDrafts = options.drafts
        if let settings {
            (input.modules, input.moduleProblems, input.moduleFolders) = ModuleFolders.read(
                settings, in: options.site)
        }
        if let settings { addGraphs(of: settings, to: &input) }
        input.assets += Self.assets(of: input.modules, besides: input.assets)
        input.today = Self.today()
        input.changes = GitDates.read(options.content)
        return input
    }

    private static func publishing(_ folder: String) -> String {
        "everything in '\(folder)' is published: put the file itself there"
    }

    private func addGraphs(of settings: SourceFile, to input: inout SiteInput) {
        let (graphs, problems, watched) = GraphFiles.read(settings, in: options.site)
        input.graphs = graphs
        input.moduleProblems += problems
        input.moduleFolders += watched
    }

    /// The folders of assets that the settings name, read as far as previews need them.
    private func assets(_ settings: SourceFile?) throws(SiteFolderError) -> [AssetFolder] {
        try named(settings, \.assets, where: AssetFolder.holds).map {
            AssetFolder(name: $0.path, files: $0.files)
        }
    }

    /// The cases that the settings name.
    private func cases(_ settings: SourceFile?) throws(SiteFolderError) -> [InputFile] {
        try named(settings, \.cases) { $0.hasSuffix(".json") }.flatMap { folder in
            folder.files.map { InputFile(path: folder.path + "/" + $0.path, bytes: $0.bytes) }
        }
    }

    /// The wanted files of the folders that the settings name, each with its path from where the tool was
    /// started.
    private func named(
        _ settings: SourceFile?, _ folders: KeyPath<Settings, [(folder: String, range: Range<Int>)]>,
        where isWanted: (String) -> Bool
    ) throws(SiteFolderError) -> [(path: String, files: [InputFile])] {
        guard let settings else { return [] }
        var problems: [Problem] = []
        var read: [(path: String, files: [InputFile])] = []
        let bounds = ProjectBounds(around: options.site)
        for (name, range) in Settings.read(settings).0[keyPath: folders] {
            let path = Self.namedPath(name, options)
            if !Self.isFolder(path) {
                problems.append(
                    Problem(.error, "no folder '\(name)' beside the settings", file: settings, range: range))
            } else if let target = bounds.escape(of: path) {
                let message = "this folder lies outside the project, in '\(target)'"
                problems.append(Problem(.error, message, file: settings, range: range))
            } else {
                read.append((path, Self.files(in: path, where: isWanted, &problems)))
            }
        }
        guard problems.isEmpty else { throw SiteFolderError(problems: problems) }
        return read
    }

    /// What modules bring along for their previews; what cannot be read is told where the modules themselves
    /// are.
    private static func assets(of modules: [ModuleInput], besides known: [AssetFolder]) -> [AssetFolder] {
        modules.filter { module in isFolder(module.folder) && !known.contains { $0.name == module.folder } }
            .compactMap { module in
                var problems: [Problem] = []
                let files = files(in: module.folder, where: AssetFolder.holds, &problems)
                return files.isEmpty ? nil : AssetFolder(name: module.folder, files: files)
            }
    }

    /// The folders whose files a site is made of.
    static func watched(_ options: SiteOptions) -> [String] {
        let path = options.site + "/site.yml"
        let settings = (try? readBytes(path)).map { Settings.read(SourceFile(path: path, bytes: $0)).0 }
        let named = ((settings?.assets ?? []) + (settings?.cases ?? [])).map { namedPath($0.folder, options) }
        return [options.content, options.site] + named.filter(isFolder)
    }

    /// A folder that the settings name, from where the tool was started.
    private static func namedPath(_ name: String, _ options: SiteOptions) -> String {
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
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            && isDirectory.boolValue
    }

    static func today() -> SiteDate? {
        let parts = Calendar(identifier: .gregorian).dateComponents(
            in: TimeZone(identifier: "UTC")!, from: Date())
        return SiteDate(String(format: "%04d-%02d-%02d", parts.year!, parts.month!, parts.day!))
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
