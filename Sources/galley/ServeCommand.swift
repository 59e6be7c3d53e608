import ArgumentParser
import FlyingFox
import Foundation
import SiteGenerator

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the site and reload pages as their files change.",
        discussion: "Only this machine can see the site. Problems are shown in the terminal and in the page.")

    @OptionGroup var site: SiteOptions

    @Option(name: .shortAndLong, help: "The port.")
    var port: UInt16 = 8080

    func run() async throws {
        guard let input = Report.read(site) else { throw ExitCode(1) }
        let live = LiveSite(site, input)
        await live.build(input)
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
        await server.appendRoute("GET /_galley/events") { await live.events($0) }
        await server.appendRoute("GET /_galley/reload.js") { _ in LiveSite.reply(LiveSite.script, "text/javascript") }
        let saver = SnippetSaver(port: port)
        await server.appendRoute("GET /_galley/token") { saver.tell($0) }
        await server.appendRoute("POST /_galley/save") { await saver.save($0) { await live.source(of: $0) } }
        await server.appendRoute("*") { await live.file($0) }
        Terminal.say("http://localhost:\(port)/")
        async let watching: Void = live.watch()
        do {
            try await server.run()
        } catch {
            Terminal.error("galley: error: cannot listen on port \(port): \(error)\n")
            throw ExitCode(1)
        }
        await watching
    }
}

/// The site in memory, rebuilt as its files change.
actor LiveSite {
    private let options: SiteOptions
    private let previews = PreviewCache()
    private let builder: SiteBuilder
    private var input: SiteInput
    private var files: [String: Bytes] = [:]
    private var rest: (() -> [OutputFile])?
    private var sources: [String: String] = [:]
    private var problems: [Problem] = []
    private var basePath: String?
    private var version = 0

    init(_ options: SiteOptions, _ input: SiteInput) {
        self.options = options
        self.input = input
        builder = SiteBuilder(renderer: previews.renderer)
    }

    func build(_ input: SiteInput) {
        let start = Date()
        self.input = input
        self.input.extraScript = "/_galley/reload.js"
        let result = builder.buildPages(self.input)
        files = Dictionary(result.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
        rest = result.rest
        sources = result.sources
        problems = result.problems
        basePath = result.basePath
        if version == 0 { previews.save() }
        version += 1
        Report.show(problems)
        let time = Int(Date().timeIntervalSince(start) * 1000)
        Terminal.say("\(result.pageCount) pages, \(result.errorCount) errors, \(result.warningCount) warnings, \(time) ms")
    }

    func watch() async {
        var stamps = Watch.stamps(options)
        while true {
            try? await Task.sleep(for: .milliseconds(25))
            let now = Watch.stamps(options)
            guard now != stamps else { continue }
            refresh(stamps, now)
            stamps = now
        }
    }

    /// Reads only files whose size or time changed.
    private func refresh(_ before: [String: FileStamp], _ now: [String: FileStamp]) {
        let folder = options.content + "/"
        let isOnlyContent = now.allSatisfy { before[$0.key] == $0.value || $0.key.hasPrefix(folder) }
        guard isOnlyContent, before.keys.allSatisfy({ now[$0] != nil }) else {
            guard let input = Report.read(options) else { return }
            return build(input)
        }
        var input = self.input
        for (path, stamp) in now where before[path] != stamp {
            guard let bytes = try? SiteFolder.readBytes(path) else { continue }
            let name = String(path.dropFirst(folder.count))
            if let index = input.content.firstIndex(where: { $0.path == name }) {
                input.content[index].bytes = bytes
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
        if let bytes = bytes(path) ?? bytes(path + ".html") ?? bytes(path + "/index.html") {
            return Self.reply(bytes, Self.type(of: path))
        }
        return Self.reply(bytes("404.html") ?? Bytes("not found".utf8), "text/html; charset=utf-8", .notFound)
    }

    private func bytes(_ path: String) -> Bytes? {
        if let bytes = files[path] { return bytes }
        guard let rest else { return nil }
        for file in rest() { files[file.path] = file.bytes }
        self.rest = nil
        return files[path]
    }

    /// Answers when there is something newer than what the page has; the browser asks again by itself.
    func events(_ request: HTTPRequest) async -> HTTPResponse {
        let known = Int(request.query["version"] ?? "") ?? 0
        if known >= version { await next(after: known) }
        var out = Bytes("retry: 20\nid: \(version)\ndata: {\"version\":\(version),\"problems\":".utf8)
        let printer = ProblemPrinter()
        let text = problems.filter { $0.severity == .error }.prefix(20).map(printer.print).joined(separator: "\n")
        out += Self.json(text)
        out += Bytes("}\n\n".utf8)
        return Self.reply(out, "text/event-stream")
    }

    /// Waits for a newer version, ten seconds at most: a browser that has gone away must not be waited for.
    private func next(after known: Int) async {
        for _ in 0..<1000 where version <= known { try? await Task.sleep(for: .milliseconds(10)) }
    }

    private static func json(_ text: String) -> Bytes {
        let data = try? JSONEncoder().encode(text)
        return Bytes(data ?? Data("\"\"".utf8))
    }

    static func reply(_ bytes: Bytes, _ type: String, _ status: HTTPStatusCode = .ok) -> HTTPResponse {
        HTTPResponse(
            statusCode: status, headers: [.contentType: type, HTTPHeader("Cache-Control"): "no-store"], body: Data(bytes))
    }

    static func type(of path: String) -> String {
        let kinds = [
            "html": "text/html; charset=utf-8", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "png": "image/png",
            "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "ico": "image/x-icon",
            "json": "application/json", "xml": "application/xml", "txt": "text/plain; charset=utf-8", "md": "text/plain; charset=utf-8",
            "woff2": "font/woff2", "wasm": "application/wasm", "pdf": "application/pdf",
        ]
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return "text/html; charset=utf-8" }
        return kinds[name[name.index(after: dot)...].lowercased()] ?? "application/octet-stream"
    }

    /// Reloads the page where it is, and lays the build's errors over it.
    static let script = Bytes("""
        (() => {
          const place = "galley-scroll:" + location.pathname;
          const y = sessionStorage.getItem(place);
          if (y) { sessionStorage.removeItem(place); scrollTo(0, +y); }
          let version = null, box = null;
          const show = (text) => {
            if (box) box.remove();
            box = null;
            if (!text) return;
            box = document.createElement("pre");
            box.setAttribute("role", "alert");
            box.textContent = text;
            Object.assign(box.style, { position: "fixed", inset: "auto 0 0 0", zIndex: 99, margin: 0, padding: "20px 24px",
              maxHeight: "50vh", overflow: "auto", background: "#b8322a", color: "#fff", font: "14px/22px ui-monospace, monospace" });
            document.body.append(box);
          };
          const listen = () => {
            const source = new EventSource("/_galley/events?version=" + (version ?? 0));
            source.onmessage = (event) => {
              const news = JSON.parse(event.data);
              source.close();
              if (version !== null && news.version !== version) {
                sessionStorage.setItem(place, scrollY);
                return location.reload();
              }
              version = news.version;
              show(news.problems);
              listen();
            };
            source.onerror = () => { if (source.readyState === 2) setTimeout(listen, 500); };
          };
          listen();
        })();
        """.utf8)
}
