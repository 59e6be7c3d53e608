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
        guard !codings.isEmpty, ContentCoding.packs(path) else {
            return Answer.reply(bytes, Answer.type(of: path), status)
        }
        let coding = AcceptedCodings(request.headers[HTTPHeader("Accept-Encoding")]).best(of: codings)
        let packed = coding.flatMap { self.packed(bytes, path, $0) }
        var answer = Answer.reply(packed ?? bytes, Answer.type(of: path), status)
        answer.headers[HTTPHeader("Vary")] = "Accept-Encoding"
        if packed != nil { answer.headers[HTTPHeader("Content-Encoding")] = coding?.token }
        return answer
    }

    private mutating func packed(_ bytes: Bytes, _ path: String, _ coding: ContentCoding) -> Bytes? {
        let name = path + coding.fileExtension
        if let known = known[name] { return known }
        let packed = coding.packed(bytes, .waiting)
        known[name] = .some(packed)
        return packed
    }
}
