import FlyingFox
import Foundation
import SiteGenerator
import Testing

@testable import galley

struct ExternalLinksTests {
    @Test func answers() async throws {
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
        await server.appendRoute("GET /here") { _ in HTTPResponse(statusCode: .ok) }
        await server.appendRoute("HEAD /refuses") { _ in HTTPResponse(statusCode: .methodNotAllowed) }
        await server.appendRoute("GET /refuses") { _ in HTTPResponse(statusCode: .ok) }
        await server.appendRoute("HEAD /here") { _ in HTTPResponse(statusCode: .ok) }
        await server.appendRoute("/busy") { _ in HTTPResponse(statusCode: .serviceUnavailable) }
        let task = Task { try await server.run() }
        defer { task.cancel() }
        let port = try await server.listeningPort()
        let base = "http://127.0.0.1:\(port)/"
        let addresses =
            ["here", "here#part", "refuses", "gone", "gone#part", "busy"].map { base + $0 } + [
                "mailto:a@example.org"
            ]
        let text = addresses.joined(separator: "\n")
        let file = SourceFile(path: "page.md", bytes: Bytes(text.utf8))
        let links = addresses.map { ExternalLink(address: $0, file: file, range: 0..<1) }
        let problems = await ExternalLinks(timeout: 5).problems(links).map { "\($0.severity) \($0.message)" }
        #expect(
            problems.sorted()
                == [
                    "error '\(base)gone#part' is not there: the host answers 404",
                    "error '\(base)gone' is not there: the host answers 404",
                    "warning '\(base)busy' couldn't check: the host answered 503",
                ].sorted())
    }
}
