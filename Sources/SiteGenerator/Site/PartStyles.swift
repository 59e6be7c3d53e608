import Syntax

/// The styles of what few pages have (`parts.css`); a page of which none of them speaks does not fetch them.
struct PartStyles {
    let path: String
    private let names: Set<Bytes>
    /// The first letters of all names, and their lengths: what most classes of a page have none of.
    private var starts: Set256 = Set256()
    private var lengths: Set256 = Set256()

    /// - Parameter css: rules without comments, each of whose selectors begins with the class that it is
    ///   about.
    init(path: String, css: Bytes) {
        self.path = path
        let comma = UInt8(ascii: ",")
        names = Set(Self.preludes(of: css).flatMap { $0.split(separator: comma).compactMap(Self.name) })
        for name in names {
            starts.insert(name[0])
            lengths.insert(UInt8(clamping: name.count))
        }
    }

    /// Whether an element of the page has one of the classes.
    func areNeeded(by parts: [Bytes]) -> Bool {
        parts.contains { html in
            html.withUnsafeBufferPointer { HTMLClasses($0).contains(where: has) }
        }
    }

    private func has(_ classes: ByteSpan) -> Bool {
        var start = 0
        while start < classes.count {
            let rest = ByteSpan(rebasing: classes[start...])
            let length = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.count
            if length > 0, starts.contains(rest[0]), lengths.contains(UInt8(clamping: length)),
                names.contains(Bytes(rest[..<length]))
            {
                return true
            }
            start += length + 1
        }
        return false
    }

    /// The selectors of each rule.
    private static func preludes(of css: Bytes) -> [ArraySlice<UInt8>] {
        var found: [ArraySlice<UInt8>] = []
        var start = 0
        for (at, byte) in css.enumerated() {
            if byte == "{", css[start] != "@" { found.append(css[start..<at]) }
            if byte == "{" || byte == "}" || byte == ";" { start = at + 1 }
        }
        return found
    }

    /// The first class of a selector.
    private static func name(_ selector: ArraySlice<UInt8>) -> Bytes? {
        guard let dot = selector.firstIndex(of: UInt8(ascii: ".")) else { return nil }
        let hyphen = UInt8(ascii: "-")
        let name = selector[(dot + 1)...].prefix { $0.isASCIILetter || $0 == hyphen }
        return name.isEmpty ? nil : Bytes(name)
    }
}

/// The values of the attributes `class` in a text of HTML.
struct HTMLClasses: Sequence, IteratorProtocol {
    private let html: ByteSpan
    private var at = 0

    init(_ html: ByteSpan) { self.html = html }

    mutating func next() -> ByteSpan? {
        let word: StaticString = " class=\""
        guard let found = ByteSpan(rebasing: html[at...]).first(word) else { return nil }
        let start = at + found + word.utf8CodeUnitCount
        let rest = ByteSpan(rebasing: html[start...])
        guard let length = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        at = start + length + 1
        return ByteSpan(rebasing: rest[..<length])
    }
}

/// Some of the 256 values of a byte.
struct Set256: Sendable {
    private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    mutating func insert(_ byte: UInt8) {
        let bit = UInt64(1) << UInt64(byte & 63)
        switch byte >> 6 {
        case 0: bits.0 |= bit
        case 1: bits.1 |= bit
        case 2: bits.2 |= bit
        default: bits.3 |= bit
        }
    }

    func contains(_ byte: UInt8) -> Bool {
        let part = byte < 128 ? (byte < 64 ? bits.0 : bits.1) : (byte < 192 ? bits.2 : bits.3)
        return part >> UInt64(byte & 63) & 1 == 1
    }
}
