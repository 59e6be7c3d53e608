import FlyingFox
import FlyingSocks
import Foundation
import SiteGenerator

/// Reads the requests of one connection, each byte once and never more of them than the limits allow.
///
/// FlyingFox's own reader has no limits and compares all of a line with its end at every byte, which a line
/// of 100 KB turns into seconds and one of a megabyte into minutes.
actor ConnectionReader {
    private let socket: AsyncSocket
    private let limits: RequestLimits
    /// What has been received and not read.
    private var buffer = Bytes()

    init(_ socket: AsyncSocket, _ limits: RequestLimits) {
        self.socket = socket
        self.limits = limits
    }

    func next() async throws -> HTTPRequest {
        let head = try await timelyHead()
        guard let request = RequestHead(head) else { throw RequestRefusal.malformed }
        let length = try request.bodyLength()
        guard length <= limits.body else { throw RequestRefusal.bodyTooLarge }
        let body = try await within(limits.bodyTime) { try await self.take(length) }
        return request.request(body)
    }

    /// A connection that waits for the next request and hears none is done, and no request too slow.
    private func timelyHead() async throws -> Bytes {
        do {
            return try await within(limits.headTime) { try await self.head() }
        } catch RequestRefusal.tooSlow where buffer.isEmpty {
            throw RequestRefusal.closed
        }
    }

    /// Takes what still comes and leaves it: a connection closed on unread bytes loses the answer before they
    /// are read.
    func drain() async {
        _ = try? await within(2) {
            for _ in 0..<4096 { guard try await self.receive(keeping: false) else { return } }
        }
    }

    /// The bytes up to the blank line, which is taken as well.
    private func head() async throws -> Bytes {
        var searched = 0
        while true {
            if let end = RequestHead.end(in: buffer, from: searched) {
                guard end <= limits.head else { throw RequestRefusal.headTooLarge }
                defer { buffer.removeFirst(end) }
                return Bytes(buffer[..<end])
            }
            guard buffer.count <= limits.head else { throw RequestRefusal.headTooLarge }
            // The blank line may have begun.
            searched = max(0, buffer.count - 3)
            guard try await receive() else {
                throw buffer.isEmpty ? RequestRefusal.closed : RequestRefusal.malformed
            }
        }
    }

    private func take(_ count: Int) async throws -> Data {
        while buffer.count < count {
            guard try await receive() else { throw RequestRefusal.malformed }
        }
        defer { buffer.removeFirst(count) }
        return Data(buffer[..<count])
    }

    /// Waits for more; `false` when there will be none.
    private func receive(keeping: Bool = true) async throws -> Bool {
        do {
            let bytes = try await socket.read(atMost: 4096)
            if keeping { buffer += bytes }
            return !bytes.isEmpty
        } catch SocketError.disconnected {
            return false
        }
    }
}
