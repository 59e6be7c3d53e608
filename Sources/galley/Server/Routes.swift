import FlyingFox
import SiteGenerator

/// Which part of the server a request is for.
struct Routes: Sendable {
    let live: LiveSite
    /// The one that the server listens at.
    let port: UInt16?
    private let saver = SnippetSaver()

    init(live: LiveSite, port: UInt16?) {
        self.live = live
        self.port = port
    }

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        switch (request.method, request.path) {
        case (.GET, "/_galley/events"): return await live.events(request)
        case (.GET, "/_galley/reload.js"):
            return Answer.reply(Bytes(ReloadScript.text.utf8), "text/javascript")
        case (.GET, "/_galley/token"): return saver.tell(request, port: port)
        case (.POST, "/_galley/save"):
            return await saver.save(request, port: port) { await live.source(of: $0) }
        case (.GET, _), (.HEAD, _): return await live.file(request)
        default:
            return Answer.reply(Bytes("pages are asked for with GET\n".utf8), "text/plain", .methodNotAllowed)
        }
    }
}
