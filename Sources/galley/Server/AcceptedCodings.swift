import SiteGenerator

/// What a browser says that it unpacks, in `Accept-Encoding` (RFC 9110, 12.5.3).
struct AcceptedCodings {
    private var qualities: [Substring: Double] = [:]

    init(_ header: String?) {
        for part in (header ?? "").lowercased().split(separator: ",") {
            let fields = part.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard let name = fields.first, !name.isEmpty else { continue }
            let weight = fields.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
            qualities[name[...]] = weight ?? 1
        }
    }

    private func quality(_ coding: ContentCoding) -> Double {
        qualities[coding.token[...]] ?? qualities["*"] ?? 0
    }

    /// The one that the browser likes best; among equals the first.
    func best(of codings: [ContentCoding]) -> ContentCoding? {
        var best: ContentCoding?
        for coding in codings where quality(coding) > (best.map(quality) ?? 0) { best = coding }
        return best
    }
}
