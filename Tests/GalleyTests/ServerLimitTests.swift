import FlyingFox
import FlyingSocks
import Foundation
import Testing

@testable import galley

/// The server under load and under attack: bounded in what it reads and how long, and never gone.
struct ServerLimitTests {
    /// Sends bytes as they are and gives what comes back until the server closes.
    private func exchange(_ port: UInt16, _ bytes: Data) async throws -> String {
        let client = try RawClient(port)
        try? await client.send(bytes)
        return await client.rest()
    }

    private func get(_ host: String, _ more: String = "") -> Data {
        Data("GET / HTTP/1.1\r\nHost: \(host)\r\n\(more)Connection: close\r\n\r\n".utf8)
    }

    @Test(.timeLimit(.minutes(1))) func longLines() async throws {
        let server = try ServedSite(try Workplace(["Content/index.md": BuildTests.page]))
        let start = Date()
        for size in [100_000, 1_000_000] {
            let long = String(repeating: "a", count: size)
            #expect(
                try await exchange(server.port, get("localhost", "X-Long: \(long)\r\n")).hasPrefix(
                    "HTTP/1.1 431 "))
            #expect(
                try await exchange(server.port, Data("GET /\(long) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
                    .hasPrefix("HTTP/1.1 431 "))
            #expect(try await exchange(server.port, Data(long.utf8)).hasPrefix("HTTP/1.1 431 "))
        }
        let body = String(repeating: "a", count: 5_000_000)
        let post =
            "POST /_galley/save HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n\(body)"
        #expect(try await exchange(server.port, Data(post.utf8)).hasPrefix("HTTP/1.1 403 "))
        #expect(
            try await exchange(server.port, Data(post.replacing("5000000", with: "500000000").utf8))
                .hasPrefix(
                    "HTTP/1.1 413 "))
        #expect(try await server.get("").status == 200)
        #expect(Date().timeIntervalSince(start) < 10)
    }

    @Test(arguments: [
        ("localhost", 200), ("localhost:8080", 200), ("127.0.0.1:1", 200), ("[::1]:80", 200),
        ("docs.localhost", 200),
        ("evil.example", 421), ("evil.example:8080", 421), ("localhost.evil.example", 421),
        ("127.0.0.1.evil.example", 421), ("", 421),
    ]) func hosts(host: String, status: Int) async throws {
        let server = try await TestServer()
        #expect(try await exchange(server.port, get(host)).hasPrefix("HTTP/1.1 \(status) "))
    }

    @Test func allowedHosts() {
        let names = HostNames(listeningAt: "127.0.0.1", allowed: ["Docs.Example"])
        #expect(names.contains("docs.example:8080") && !names.contains("example"))
    }

    @Test(arguments: [
        "GET /\r\n\r\n", "GET / HTTP/2.0\r\nHost: localhost\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
        "GET http://localhost/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: local\u{0}host\r\n folded\r\n\r\n",
    ]) func malformed(request: String) async throws {
        let server = try await TestServer()
        #expect(try await exchange(server.port, Data(request.utf8)).hasPrefix("HTTP/1.1 400 "))
    }

    @Test func chunkedBodiesAreRefused() async throws {
        let server = try await TestServer()
        let request = "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        #expect(try await exchange(server.port, Data(request.utf8)).hasPrefix("HTTP/1.1 411 "))
    }

    /// Requests on one connection, in pieces and all at once.
    @Test func oneConnection() async throws {
        let server = try await TestServer()
        let client = try RawClient(server.port)
        for byte in Data("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8) {
            try await client.send(Data([byte]))
        }
        try await client.send(
            Data(
                "GET /b?c=d HTTP/1.1\r\nhost:localhost\r\n\r\nPOST /e HTTP/1.1\nHost: localhost\nContent-Length: 3\nConnection: close\n\nxyz"
                    .utf8))
        let answers = await client.rest()
        let bodies = answers.components(separatedBy: "\r\n\r\n").dropFirst().map {
            $0.components(separatedBy: "HTTP/1.1")[0]
        }
        #expect(bodies == ["GET /a  0", "GET /b c=d 0", "POST /e  3"], "\(answers)")
    }

    @Test(.timeLimit(.minutes(1))) func slowConnectionsAreClosed() async throws {
        var limits = RequestLimits()
        (limits.headTime, limits.bodyTime) = (0.3, 0.3)
        let server = try await TestServer(limits)
        let silent = try RawClient(server.port), half = try RawClient(server.port),
            lazy = try RawClient(server.port)
        try await half.send(Data("GET / HTTP/1.1\r\nHost: loc".utf8))
        try await lazy.send(Data("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc".utf8))
        #expect(await silent.rest() == "")
        #expect(await half.rest().hasPrefix("HTTP/1.1 408 "))
        #expect(await lazy.rest().hasPrefix("HTTP/1.1 408 "))
    }

    /// Beyond the limit connections wait and are answered once others have gone.
    @Test(.timeLimit(.minutes(1))) func manyConnections() async throws {
        var limits = RequestLimits()
        limits.connections = 4
        let server = try await TestServer(limits)
        var open = try (0..<8).map { _ in try RawClient(server.port) }
        open.removeAll()
        #expect(try await exchange(server.port, get("localhost")).hasPrefix("HTTP/1.1 200 "))
    }

    /// Who opens connections and says nothing takes nobody's place.
    @Test(.timeLimit(.minutes(1))) func idleConnectionsGiveWay() async throws {
        var limits = RequestLimits()
        (limits.connections, limits.headTime) = (8, 40)
        let server = try await TestServer(limits)
        let idle = try (0..<40).map { _ in try RawClient(server.port) }
        let begun = ContinuousClock.now
        for _ in 0..<3 {
            #expect(try await exchange(server.port, get("localhost")).hasPrefix("HTTP/1.1 200 "))
        }
        #expect(ContinuousClock.now - begun < .seconds(20))
        #expect(idle.count == 40)
    }

    /// Once others have gone and their files are closed, who comes is answered.
    @Test(.timeLimit(.minutes(1))) func openFiles() async throws {
        let server = try ServedSite(
            try Workplace(["Content/index.md": BuildTests.page]), shell: "ulimit -n 40")
        var open = try (0..<80).map { _ in try RawClient(server.port) }
        try await Task.sleep(for: .milliseconds(300))
        #expect(server.isRunning)
        open.removeAll()
        var answer = ""
        for _ in 0..<50 where !answer.hasPrefix("HTTP/1.1 200 ") {
            answer = try await exchange(server.port, get("localhost"))
            try await Task.sleep(for: .milliseconds(100))
        }
        #expect(answer.hasPrefix("HTTP/1.1 200 "), "\(answer)")
        #expect(server.isRunning)
    }
}

/// A server in the test's own process that answers with what it was asked.
private final class TestServer {
    let port: UInt16
    private let task: Task<Void, any Error>

    init(_ limits: RequestLimits = RequestLimits()) async throws {
        let server = LocalServer(
            host: "127.0.0.1", port: 0, names: HostNames(listeningAt: "127.0.0.1"), limits: limits)
        try await server.listen()
        port = try #require(await server.port)
        task = Task {
            try await server.run { request in
                let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
                let count = (try? await request.bodyData.count) ?? -1
                return HTTPResponse(
                    statusCode: .ok,
                    body: Data("\(request.method.rawValue) \(request.path) \(query) \(count)".utf8))
            }
        }
    }

    deinit { task.cancel() }
}

/// A connection that sends what no library would. It waits on threads of its own, since a server of this process needs those
/// that Swift has for tasks.
private final class RawClient: Sendable {
    private let socket: Socket

    init(_ port: UInt16) throws {
        let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
        socket = try Socket(domain: Int32(AF_INET))
        var patience = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(
            socket.file.rawValue, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        try socket.connect(to: address)
    }

    deinit { try? socket.close() }

    func send(_ data: Data) async throws {
        try await onThread { socket in
            var sent = data.startIndex
            while sent < data.endIndex { sent = try socket.write(data, from: sent) }
        }
    }

    /// What comes until the server closes, or nothing has come for half a minute.
    func rest() async -> String {
        let bytes = try? await onThread { socket in
            var bytes: [UInt8] = []
            while let more = try? socket.read(atMost: 4096), !more.isEmpty { bytes += more }
            return bytes
        }
        return String(decoding: bytes ?? [], as: UTF8.self)
    }

    private func onThread<Result: Sendable>(
        _ work: @escaping @Sendable (Socket) throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async { [self] in
                continuation.resume(with: Swift.Result { try work(socket) })
            }
        }
    }
}
