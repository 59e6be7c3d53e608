/// A text as characters that a regular expression can be compared with.
struct RegexText {
    let bytes: [UInt8]
    /// Where each character starts, and the end.
    let offsets: [Int]
    let codes: [UInt64]

    init(_ text: String) {
        bytes = Array(text.utf8)
        let (bytes, offsets) = (self.bytes, Graphemes.boundaries(bytes))
        self.offsets = offsets
        codes = (0..<(offsets.count - 1)).map { Self.code(bytes[offsets[$0]..<offsets[$0 + 1]]) }
    }

    /// A character of one scalar as that; one of several by a hash of its bytes.
    static func code(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        let (first, end) = Graphemes.scalar(Array(bytes), 0)
        if end >= bytes.count { return UInt64(first) }
        return bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 } | 1 << 63
    }

    func text(_ range: Range<Int>) -> String {
        Strings.text(bytes[offsets[range.lowerBound]..<offsets[range.upperBound]])
    }
}
