import FlyingFox
import Foundation
import SiteGenerator

/// The site in memory, rebuilt as its files change.
actor LiveSite {
    private let options: SiteOptions
    private let previews = PreviewCache()
    private let builder: SiteBuilder
    private var input: SiteInput
    private let watched: WatchedFolders
    private var files: [String: OutputFile] = [:]
    private var rest: (() -> [OutputFile])?
    private var sources: [String: String] = [:]
    private var problems: [Problem] = []
    private var basePath: String?
    private var packed = PackedAnswers([])
    private var version = 0
    /// The pages that wait for a newer version.
    private var waiting: [UUID: CheckedContinuation<Void, Never>] = [:]

    init(_ options: SiteOptions, _ input: SiteInput, _ watched: WatchedFolders) {
        self.watched = watched
        self.options = options
        self.input = input
        builder = SiteBuilder(renderer: previews.renderer)
    }

    func build(_ input: SiteInput) {
        let start = Date()
        self.input = input
        watched.paths = input.moduleFolders
        self.input.extraScript = "/_galley/reload.js"
        let result = builder.buildPages(self.input)
        files = Dictionary(result.files.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
        rest = result.rest
        sources = result.sources
        problems = result.problems
        basePath = result.basePath
        packed = PackedAnswers(result.codings.filter(\.isHere), after: packed)
        if version == 0 {
            previews.save()
            Report.noteStillFigures(result, input)
            Report.noteUndrawn(result)
        }
        version += 1
        for id in waiting.keys { wake(id) }
        Report.show(problems)
        let time = Int(Date().timeIntervalSince(start) * 1000)
        Terminal.say("\(Report.counted(result.pageCount, "page")), \(Report.counts(result)), \(time) ms")
    }

    /// Builds again with each change of the files.
    func follow(_ changes: AsyncStream<[String: FileStamp]>, from stamps: [String: FileStamp]) async {
        var stamps = stamps
        for await now in changes {
            refresh(stamps, now)
            stamps = now
        }
    }

    /// Reads only files whose size or time changed.
    private func refresh(_ before: [String: FileStamp], _ now: [String: FileStamp]) {
        let folder = options.content + "/"
        let changed = now.keys.filter { before[$0] != now[$0] }
        let modules = self.input.moduleFolders
        // What previews name of folders is read anew with everything else.
        let assets = self.input.assets
        let hasAssets = changed.contains { path in
            AssetFolder.holds(path) && assets.contains { path.hasPrefix($0.name + "/") }
        }
        let ofModules = changed.filter { path in modules.contains { path == $0 || path.hasPrefix($0 + "/") } }
        guard !hasAssets, changed.allSatisfy({ $0.hasPrefix(folder) || ofModules.contains($0) }),
            before.keys.allSatisfy({ now[$0] != nil })
        else {
            guard let input = Report.read(options) else { return }
            return build(input)
        }
        var input = self.input
        if !ofModules.isEmpty, let settings = input.settings {
            (input.modules, input.moduleProblems, input.moduleFolders) = ModuleFolders.read(
                settings, in: options.site)
        }
        for path in changed where path.hasPrefix(folder) {
            guard let bytes = try? SiteFolder.readBytes(path) else { continue }
            let name = String(path.dropFirst(folder.count))
            if let index = input.content.firstIndex(where: { $0.path == name }) {
                input.content[index] = InputFile(path: name, bytes: bytes)
            } else {
                input.content.append(InputFile(path: name, bytes: bytes))
            }
        }
        build(input)
    }

    // MARK: Answers

    /// The file that a page at an address is written in.
    func source(of address: String) -> String? {
        let path = path(of: address)
        return sources[path] ?? sources[path + ".html"] ?? sources[path + "/index.html"]
    }

    private func path(of address: String) -> String {
        var path = address.removingPercentEncoding ?? address
        // Pages for wrong addresses name the site's place on its host.
        if let basePath, path.hasPrefix(basePath) { path.removeFirst(basePath.count) }
        path = String(path.drop { $0 == "/" })
        return path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    }

    func file(_ request: HTTPRequest) -> HTTPResponse {
        let path = path(of: request.path)
        for name in [path, path + ".html", path + "/index.html"] {
            if let bytes = bytes(name) { return packed.reply(bytes, name, .ok, to: request) }
        }
        return packed.reply(bytes("404.html") ?? Bytes("not found".utf8), "404.html", .notFound, to: request)
    }

    private func bytes(_ path: String) -> Bytes? {
        if let file = files[path] { return file.bytes }
        guard let rest else { return nil }
        for file in rest() { files[file.path] = file }
        self.rest = nil
        return files[path]?.bytes
    }

    /// Answers when there is something newer than what the page has; the browser asks again by itself.
    func events(_ request: HTTPRequest) async -> HTTPResponse {
        let known = Int(request.query["version"] ?? "") ?? 0
        if known >= version { await nextVersion() }
        var out = Bytes("retry: 20\nid: \(version)\ndata: {\"version\":\(version),\"problems\":".utf8)
        let printer = ProblemPrinter()
        let text = problems.filter { $0.severity == .error }.prefix(20).map(printer.print).joined(
            separator: "\n")
        out += Self.json(text)
        out += Bytes("}\n\n".utf8)
        return Answer.reply(out, "text/event-stream")
    }

    /// Waits for a newer version, ten seconds at most: a browser that has gone away must not be waited for.
    private func nextVersion() async {
        let id = UUID()
        let limit = Task {
            try? await Task.sleep(for: .seconds(10))
            wake(id)
        }
        await withCheckedContinuation { waiting[id] = $0 }
        limit.cancel()
    }

    private func wake(_ id: UUID) {
        waiting.removeValue(forKey: id)?.resume()
    }

    private static func json(_ text: String) -> Bytes {
        let data = try? JSONEncoder().encode(text)
        return Bytes(data ?? Data("\"\"".utf8))
    }
}
