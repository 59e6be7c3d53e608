import FlyingFox
import Foundation
import SiteGenerator

/// What a server sends packed, to those who take it, each file packed once.
struct PackedAnswers {
    private let codings: [ContentCoding]
    private var known: [String: Bytes?] = [:]

    /// - Parameters:
    ///   - codings: those that the site asks for and this machine has.
    ///   - earlier: answers of an earlier version, whose engine is this one's as long as it has its name.
    init(_ codings: [ContentCoding], after earlier: PackedAnswers? = nil) {
        self.codings = codings
        known = earlier?.known.filter { $0.key.hasPrefix("assets/live-") } ?? [:]
    }

    /// An answer with bytes of the site, packed where that is wanted and gains something.
    mutating func reply(_ bytes: Bytes, _ path: String, _ status: HTTPStatusCode, to request: HTTPRequest)
        -> HTTPResponse
    {
        var answer = Answer.reply(bytes, Answer.type(of: path), status)
        guard !codings.isEmpty, ContentCoding.packs(path) else { return answer }
        answer.headers[HTTPHeader("Vary")] = "Accept-Encoding"
        guard let coding = AcceptedCodings(request.headers[HTTPHeader("Accept-Encoding")]).best(of: codings),
            let packed = packed(bytes, path, coding)
        else { return answer }
        var reply = Answer.reply(packed, Answer.type(of: path), status)
        reply.headers[HTTPHeader("Vary")] = "Accept-Encoding"
        reply.headers[HTTPHeader("Content-Encoding")] = coding.token
        return reply
    }

    private mutating func packed(_ bytes: Bytes, _ path: String, _ coding: ContentCoding) -> Bytes? {
        let name = path + coding.fileExtension
        if let known = known[name] { return known }
        let packed = coding.packed(bytes, .waiting)
        known[name] = .some(packed)
        return packed
    }
}
