import FlyingFox
import Foundation
import SiteGenerator

/// Writes edited code back into its page, for the author whose browser is on this machine. A request has to
/// come from the site's own pages: it carries a token that only they can read.
struct SnippetSaver: Sendable {
    let token: String
    /// One save after the other: each reads the page that the one before has written.
    private let turn = NSLock()

    init() {
        token = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    }

    private struct Edit: Decodable {
        var page: String
        var before: String
        var after: String
    }

    /// Another site can ask for this, but its browser does not let it see the answer.
    /// - Parameter port: the one that the server listens at.
    func tell(_ request: HTTPRequest, port: UInt16?) -> HTTPResponse {
        guard isLocal(request, port) else {
            return Self.answer(.forbidden, "forbidden: this isn't a page of this server")
        }
        return HTTPResponse(
            statusCode: .ok,
            headers: [
                .contentType: "text/plain", HTTPHeader("X-Content-Type-Options"): "nosniff",
                HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
                HTTPHeader("Cache-Control"): "no-store",
            ], body: Data(token.utf8))
    }

    /// - Parameter source: the file of a published page's address, if it has one.
    func save(_ request: HTTPRequest, port: UInt16?, source: (String) async -> String?) async -> HTTPResponse
    {
        guard isLocal(request, port), request.headers[HTTPHeader("X-Galley-Token")] == token else {
            return Self.answer(.forbidden, "only pages served here may save")
        }
        guard let body = try? await request.bodyData,
            let edit = try? JSONDecoder().decode(Edit.self, from: body)
        else {
            return Self.answer(.badRequest, "the request cannot be read")
        }
        guard let path = await source(edit.page) else {
            return Self.answer(.notFound, "no page is written at \(edit.page)")
        }
        do throws(SnippetPatchError) {
            try takeTurn(edit, path)
            return Self.answer(.ok, path)
        } catch {
            return Self.answer(.conflict, error.message)
        }
    }

    private func takeTurn(_ edit: Edit, _ path: String) throws(SnippetPatchError) {
        turn.lock()
        defer { turn.unlock() }
        try write(edit, to: path)
    }

    private func write(_ edit: Edit, to path: String) throws(SnippetPatchError) {
        guard let page = try? SiteFolder.readBytes(path) else {
            throw SnippetPatchError(message: "cannot read \(path)")
        }
        let changed = try SnippetPatch.replacing(
            Bytes(edit.before.utf8), with: Bytes(edit.after.utf8), in: page)
        guard (try? FileReplacement(path: path).write(changed)) != nil else {
            throw SnippetPatchError(message: "cannot write \(path)")
        }
    }

    /// A name that leads here from elsewhere is not this machine's own, and neither is another site's page.
    private func isLocal(_ request: HTTPRequest, _ port: UInt16?) -> Bool {
        guard let port else { return false }
        let names = ["localhost:\(port)", "127.0.0.1:\(port)", "[::1]:\(port)"]
        guard let host = request.headers[.host], names.contains(host) else { return false }
        guard let origin = request.headers[HTTPHeader("Origin")] else { return true }
        return names.contains { origin == "http://\($0)" }
    }

    private static func answer(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        HTTPResponse(
            statusCode: status, headers: [.contentType: "text/plain; charset=utf-8"], body: Data(text.utf8))
    }
}
