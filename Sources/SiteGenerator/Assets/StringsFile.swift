import Foundation

/// A table of texts in one language: `de.lproj/Localizable.strings`, lines `"key" = "text";` with comments
/// between.
struct StringsFile {
    private let bytes: Bytes
    private var at = 0

    static func read(_ bytes: Bytes) throws(JSONFault) -> [(key: String, value: String, range: Range<Int>)] {
        var file = StringsFile(bytes: bytes)
        return try file.pairs()
    }

    /// The bytes of a file as UTF-8: Xcode long wrote UTF-16.
    static func utf8(_ bytes: Bytes) -> Bytes {
        guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
        return String(data: Data(bytes), encoding: .utf16).map { Bytes($0.utf8) } ?? bytes
    }

    private init(bytes: Bytes) { self.bytes = bytes }

    private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    private func fault(_ message: String) -> JSONFault {
        JSONFault(message: message, offset: min(at, bytes.count))
    }

    private mutating func pairs() throws(JSONFault) -> [(key: String, value: String, range: Range<Int>)] {
        var pairs: [(key: String, value: String, range: Range<Int>)] = []
        try skip()
        while next != nil {
            let start = at
            let key = try text()
            let range = start..<at
            try expect("=", "after the key")
            try skip()
            let value = try text()
            try expect(";", "after the text")
            pairs.append((key, value, range))
            try skip()
        }
        return pairs
    }

    private mutating func expect(_ sign: Unicode.Scalar, _ place: String) throws(JSONFault) {
        try skip()
        guard next == UInt8(ascii: sign) else { throw fault("expected '\(sign)' \(place)") }
        at += 1
    }

    /// Leaves out blanks and comments.
    private mutating func skip() throws(JSONFault) {
        while let byte = next {
            if byte.isSpace {
                at += 1
            } else if bytes[at...].starts(with: "//".utf8) {
                while let byte = next, byte != 10 { at += 1 }
            } else if bytes[at...].starts(with: "/*".utf8) {
                guard let end = bytes[(at + 2)...].firstRange(of: Bytes("*/".utf8)) else {
                    throw fault("the comment does not end")
                }
                at = end.upperBound
            } else {
                return
            }
        }
    }

    private mutating func text() throws(JSONFault) -> String {
        guard next == UInt8(ascii: "\"") else { return try word() }
        let start = at
        at += 1
        var out = Bytes()
        while let byte = next, byte != UInt8(ascii: "\"") {
            at += 1
            if byte == UInt8(ascii: "\\") { escape(into: &out) } else { out.append(byte) }
        }
        guard next != nil else {
            at = start
            throw fault("the text does not end")
        }
        at += 1
        return out.text
    }

    private mutating func word() throws(JSONFault) -> String {
        let start = at
        while let byte = next, byte.isASCIIAlphanumeric || "_.-".utf8.contains(byte) { at += 1 }
        guard at > start else { throw fault("expected a text in double quotes") }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private mutating func escape(into out: inout Bytes) {
        guard let byte = next else { return }
        at += 1
        switch byte {
        case UInt8(ascii: "n"): out.append(10)
        case UInt8(ascii: "t"): out.append(9)
        case UInt8(ascii: "r"): break
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            let digits = bytes[at...].prefix(4)
            let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(
                Unicode.Scalar.init)
            out.put(String(scalar ?? "\u{FFFD}"))
            at += digits.count
        default: out.append(byte)
        }
    }
}
