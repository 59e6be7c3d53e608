import Testing

@testable import SiteGenerator

/// What is asked of eight bytes at once is what is asked of each.
struct EightBytesTests {
    @Test func eachByteAtEachPlace() {
        for filler in [UInt8(0), 1, UInt8(ascii: "a"), 0x7F, 0x80, 0xFF] {
            for byte in UInt8.min...UInt8.max {
                for place in 0..<8 {
                    var bytes = Bytes(repeating: filler, count: 8)
                    bytes[place] = byte
                    let eight = bytes.withUnsafeBufferPointer { EightBytes(at: $0.baseAddress!) }
                    #expect(eight.hold(0x3C, or: 2) == bytes.contains { $0 == 0x3C || $0 == 0x3E })
                    #expect(eight.hold(0x22, or: 5) == bytes.contains { $0 | 5 == 0x27 })
                    #expect(eight.hold(0x26) == bytes.contains(0x26))
                    let letters = bytes.prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }.count
                    #expect(eight.smallLetters == letters)
                    let plain = bytes.prefix { !(65...90).contains($0) && $0 != 0x60 }.count
                    #expect(eight.count(beforeCapitalOr: 0x60) == plain)
                }
            }
        }
    }

    @Test func signsAreEscapedWhereverTheyAre() {
        for sign in ["&", "<", ">", "\"", "é", "~"] {
            for before in 0..<20 {
                let text = String(repeating: "x", count: before) + sign + String(repeating: "y", count: 9)
                var (escaped, plain) = (Bytes(), Bytes())
                escaped.putEscaped(text)
                Bytes(text.utf8).withUnsafeBufferPointer { plain.putText($0) }
                let quoted = text.map { Self.references[$0] ?? String($0) }.joined()
                #expect(escaped.text == quoted)
                #expect(plain.text == (sign == "\"" ? text : quoted))
            }
        }
    }

    private static let references: [Character: String] = [
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;",
    ]

    @Test(arguments: [
        ("'", TextTraits.typographic), ("\"", .typographic), ("--", .typographic), ("..", .typographic),
        ("w.", .link), ("@", .link), ("://", .link), ("~", .tilde), ("[", .bracket),
        ("- . / : w,", TextTraits()),
    ])
    func traitsAreSeenWhereverTheyAre(sign: String, expected: TextTraits) {
        for before in 0..<20 {
            let text = String(repeating: "a b", count: before) + sign + " and more"
            #expect(Bytes(text.utf8).withUnsafeBufferPointer { TextTraits.of($0) } == expected)
        }
    }
}
