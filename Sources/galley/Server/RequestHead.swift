import FlyingFox
import Foundation
import SiteGenerator

/// The request line and the headers of a request, as RFC 9112 has them.
struct RequestHead {
    private let method: String
    private let target: Substring
    private let version: String
    private var headers = HTTPHeaders()

    /// Where the blank line after the headers ends.
    static func end(in bytes: Bytes, from start: Int) -> Int? {
        var at = start
        while let newline = bytes[at...].firstIndex(of: 10) {
            if newline + 1 < bytes.count, bytes[newline + 1] == 10 { return newline + 2 }
            if newline + 2 < bytes.count, bytes[newline + 1] == 13, bytes[newline + 2] == 10 {
                return newline + 3
            }
            at = newline + 1
        }
        return nil
    }

    init?(_ bytes: Bytes) {
        guard let text = String(bytes: bytes, encoding: .utf8) else { return nil }
        // A carriage return and a newline are one character to Swift.
        let lines = text.split(whereSeparator: \.isNewline)
        let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
        guard words.count == 3, !words[0].isEmpty, words[1].hasPrefix("/"),
            ["HTTP/1.1", "HTTP/1.0"].contains(words[2])
        else { return nil }
        (method, target, version) = (String(words[0]), words[1], String(words[2]))
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
                line.first?.isWhitespace == false
            else { return nil }
            let name = HTTPHeader(String(line[..<colon]))
            // Two of one that may stand once are somebody's attempt to have them read differently.
            guard headers[name] == nil || ![.host, .contentLength].contains(name) else { return nil }
            headers.addValue(
                line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces), for: name)
        }
        guard headers[.host] != nil else { return nil }
    }

    func bodyLength() throws(RequestRefusal) -> Int {
        guard headers[HTTPHeader("Transfer-Encoding")] == nil else { throw .lengthMissing }
        guard let text = headers[.contentLength] else { return 0 }
        guard text.utf8.allSatisfy({ (48...57).contains($0) }), !text.isEmpty else { throw .malformed }
        guard let length = Int(text) else { throw .bodyTooLarge }
        return length
    }

    func request(_ body: Data) -> HTTPRequest {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        return HTTPRequest(
            method: HTTPMethod(method), version: HTTPVersion(version),
            target: HTTPRequest.Target(
                path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : ""), headers: headers,
            body: HTTPBodySequence(data: body))
    }
}
