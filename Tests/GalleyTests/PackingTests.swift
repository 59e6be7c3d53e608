import Testing

@testable import SiteGenerator
@testable import galley

/// What is packed, and for whom.
struct PackingTests {
    private func settings(_ text: String) -> (codings: [ContentCoding], problems: [String]) {
        let (settings, problems) = Settings.read(SourceFile(path: "site.yml", bytes: Bytes(text.utf8)))
        return (settings.codings, problems.map(\.message))
    }

    @Test func setting() {
        #expect(settings("").codings.isEmpty)
        #expect(settings("compress: gzip\n").codings == [.gzip])
        #expect(settings("compress: [gzip, brotli, gzip]\n").codings == [.brotli, .gzip])
        #expect(
            settings("compress: [gzip, zip]\n").problems == ["'compress' has 'zip', expected brotli, gzip"])
    }

    @Test(arguments: [
        ("gzip", "gzip"), ("br, gzip", "br"), ("gzip;q=1.0, br;q=0.5", "gzip"), ("GZIP", "gzip"), ("*", "br"),
        ("*;q=0", nil), ("br;q=0, *", "gzip"),
        ("", nil), ("identity", nil), ("gzip ; q=0", nil), ("br;q=x, gzip", "gzip"), (",;,", nil),
    ]) func accepted(header: String, token: String?) {
        #expect(AcceptedCodings(header).best(of: ContentCoding.allCases)?.token == token)
    }

    @Test(arguments: [
        ("index.html", true), ("assets/a.JS", true), ("assets/live-1/engine.wasm", true), ("a.woff2", false),
        ("a.png", false), ("LICENSE", false), ("a.b/c", false),
    ]) func kinds(path: String, packs: Bool) {
        #expect(ContentCoding.packs(path) == packs)
    }

    @Test func gain() throws {
        let text = Bytes(String(repeating: "the same again, ", count: 200).utf8)
        for coding in ContentCoding.allCases where coding.isHere {
            #expect(try #require(coding.packed(text, .once)).count < 200)
            #expect(coding.packed(Bytes("short".utf8), .once) == nil)
        }
        var state: UInt64 = 1
        let noise = Bytes(
            (0..<4096).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 33)
            })
        for coding in ContentCoding.allCases { #expect(coding.packed(noise, .once) == nil) }
    }
}
