import FlyingFox
import FlyingSocks
import Foundation

/// One connection: request after request until one side has had enough.
struct Connection: Sendable {
    private let socket: AsyncSocket
    private let names: HostNames
    private let limits: RequestLimits
    private let reader: ConnectionReader
    /// Told when it begins and ends to wait for a request.
    private let tell: @Sendable (Bool) async -> Void

    init(
        _ socket: AsyncSocket, _ names: HostNames, _ limits: RequestLimits,
        tell: @escaping @Sendable (Bool) async -> Void
    ) {
        self.tell = tell
        self.socket = socket
        self.names = names
        self.limits = limits
        reader = ConnectionReader(socket, limits)
    }

    func serve(_ handler: @escaping LocalServer.Handler) async {
        do {
            while try await answer(try await next(), handler) {}
        } catch let refusal as RequestRefusal {
            await refuse(refusal)
        } catch {
            // The other side has gone.
        }
    }

    private func next() async throws -> HTTPRequest {
        await tell(true)
        let request = try await reader.next()
        await tell(false)
        return request
    }

    /// Answers a request; `false` when it was the last one.
    private func answer(_ request: HTTPRequest, _ handler: @escaping LocalServer.Handler) async throws -> Bool
    {
        let host = request.headers[.host] ?? ""
        let response = names.contains(host) ? await handler(request) : Self.misdirected(host)
        let staysOpen = request.version == .http11 && request.headers[.connection]?.lowercased() != "close"
        try await send(response, hasBody: request.method != .HEAD, staysOpen: staysOpen)
        return staysOpen
    }

    private func refuse(_ refusal: RequestRefusal) async {
        let status: HTTPStatusCode
        switch refusal {
        case .closed: return
        case .malformed: status = .badRequest
        case .tooSlow: status = .requestTimeout
        case .headTooLarge: status = HTTPStatusCode(431, phrase: "Request Header Fields Too Large")
        case .bodyTooLarge: status = HTTPStatusCode(413, phrase: "Content Too Large")
        case .lengthMissing: status = HTTPStatusCode(411, phrase: "Length Required")
        }
        try? await send(Self.text(status, status.phrase.lowercased()), hasBody: true, staysOpen: false)
        // So that the other side knows that there is no more, while what it still sends is taken.
        HostSystem.endSending(socket.socket.file.rawValue)
        await reader.drain()
    }

    private static func misdirected(_ host: String) -> HTTPResponse {
        let name = HostNames.name(host).filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
        return text(
            HTTPStatusCode(421, phrase: "Misdirected Request"),
            "this server is not known as '\(name)': open it as localhost, or start it with '--allow-host \(name)'"
        )
    }

    private static func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        HTTPResponse(
            statusCode: status, headers: [.contentType: "text/plain; charset=utf-8"],
            body: Data((text + "\n").utf8))
    }

    private func send(_ response: HTTPResponse, hasBody: Bool, staysOpen: Bool) async throws {
        let body = try await response.bodyData
        var head = "HTTP/1.1 \(response.statusCode.code) \(response.statusCode.phrase)\r\n"
        for header in response.headers.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            head += "\(header.rawValue): \(response.headers[header] ?? "")\r\n"
        }
        head += "Content-Length: \(body.count)\r\nConnection: \(staysOpen ? "keep-alive" : "close")\r\n\r\n"
        let message = Data(head.utf8) + (hasBody ? body : Data())
        try await within(limits.answerTime) { try await socket.write(message) }
    }
}
