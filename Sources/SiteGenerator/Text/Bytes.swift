import Syntax

/// Pages are worked on as UTF-8 bytes from end to end: `String` costs several times more here.
public typealias Bytes = [UInt8]

typealias ByteSpan = UnsafeBufferPointer<UInt8>

extension Array where Element == UInt8 {
    /// Writes a text that is not known before the program runs.
    @_disfavoredOverload @inline(__always)
    mutating func put(_ text: String) {
        append(contentsOf: text.utf8)
    }

    /// Writes a literal: its bytes are copied and no `String` is made of them.
    @inline(__always)
    mutating func put(_ text: StaticString) {
        append(contentsOf: ByteSpan(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    @inline(__always)
    mutating func put(_ bytes: ByteSpan) {
        append(contentsOf: bytes)
    }

    mutating func put(_ number: Int) {
        put(String(number))
    }

    /// Starts a new line unless the buffer is at the start of one.
    @inline(__always)
    mutating func freshLine() {
        if let last, last != UInt8(ascii: "\n") { append(UInt8(ascii: "\n")) }
    }

    mutating func putEscaped(_ text: String) {
        var text = text
        text.withUTF8 { putEscaped($0) }
    }

    /// Writes text with the four characters HTML cannot hold as references.
    mutating func putEscaped(_ bytes: some Sequence<UInt8>) {
        putRuns(
            bytes,
            of: {
                $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
                    && $0 != UInt8(ascii: "\"")
            }, eight: { !$0.hold(UInt8(ascii: "<"), or: 2) && !$0.hold(UInt8(ascii: "\""), or: 4) }
        ) {
            $1.putEscaped($0)
        }
    }

    /// Writes text for the inside of an element, where quotes are plain; a listing has hundreds.
    mutating func putText(_ bytes: ByteSpan) {
        putRuns(
            bytes, of: { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") },
            eight: { !$0.hold(UInt8(ascii: "<"), or: 2) && !$0.hold(UInt8(ascii: "&")) }
        ) { $1.putEscaped($0) }
    }

    @inline(__always)
    mutating func putEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): put("&amp;")
        case UInt8(ascii: "<"): put("&lt;")
        case UInt8(ascii: ">"): put("&gt;")
        case UInt8(ascii: "\""): put("&quot;")
        default: append(byte)
        }
    }

    /// Writes an address for an `href` or `src`: bytes a URL cannot hold are percent-encoded.
    mutating func putAddress(_ bytes: some Sequence<UInt8>) {
        putRuns(bytes, of: \.isAddressByte) { byte, out in
            switch byte {
            case UInt8(ascii: "&"): out.put("&amp;")
            case UInt8(ascii: "'"): out.put("&#x27;")
            default:
                out.append(UInt8(ascii: "%"))
                out.append(hexDigit(byte >> 4))
                out.append(hexDigit(byte & 15))
            }
        }
    }

    /// Writes a JSON string, quotes included; `<` is written as an escape so that it can stand in a script
    /// element.
    mutating func putJSON(_ bytes: some Sequence<UInt8>) {
        append(UInt8(ascii: "\""))
        putRuns(
            bytes,
            of: {
                $0 >= 32 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "<")
            }
        ) { byte, out in
            switch byte {
            case UInt8(ascii: "\""): out.put("\\\"")
            case UInt8(ascii: "\\"): out.put("\\\\")
            case UInt8(ascii: "\n"): out.put("\\n")
            case UInt8(ascii: "<"): out.put("\\u003c")
            default:
                out.put("\\u00")
                out.append(hexDigit(byte >> 4))
                out.append(hexDigit(byte & 15))
            }
        }
        append(UInt8(ascii: "\""))
    }

    mutating func putJSON(_ text: String) {
        putJSON(text.utf8)
    }

    /// Copies runs of plain bytes whole, and has every other byte written.
    /// - Parameter arePlain: whether eight bytes are known to be plain.
    @inline(__always)
    private mutating func putRuns(
        _ bytes: some Sequence<UInt8>, of isPlain: (UInt8) -> Bool,
        eight arePlain: (EightBytes) -> Bool = { _ in false }, other: (UInt8, inout Bytes) -> Void
    ) {
        let isContiguous: Void? = bytes.withContiguousStorageIfAvailable {
            putRuns($0, of: isPlain, eight: arePlain, other: other)
        }
        guard isContiguous == nil else { return }
        for byte in bytes { if isPlain(byte) { append(byte) } else { other(byte, &self) } }
    }

    @inline(__always)
    private mutating func putRuns(
        _ bytes: ByteSpan, of isPlain: (UInt8) -> Bool, eight arePlain: (EightBytes) -> Bool,
        other: (UInt8, inout Bytes) -> Void
    ) {
        guard let base = bytes.baseAddress else { return }
        var (start, at) = (0, 0)
        while at < bytes.count {
            let end = Swift.min(at + 8, bytes.count)
            if end - at < 8 || !arePlain(EightBytes(at: base + at)) {
                // Small letters are plain everywhere.
                for index in at..<end where !(base[index] &- 97 < 26) && !isPlain(base[index]) {
                    if start < index { append(contentsOf: ByteSpan(rebasing: bytes[start..<index])) }
                    other(base[index], &self)
                    start = index + 1
                }
            }
            at = end
        }
        if start < bytes.count { append(contentsOf: ByteSpan(rebasing: bytes[start...])) }
    }

    var text: String { String(decoding: self, as: UTF8.self) }

    /// The same bytes without the room for more that growing has left: what stays for the whole build is kept
    /// so.
    var fitted: Bytes {
        guard capacity > count + count / 8 + 64 else { return self }
        return Bytes(unsafeUninitializedCapacity: count) { buffer, written in
            _ = buffer.initialize(from: self)
            written = count
        }
    }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? 48 + value : 55 + value
}

extension UInt8 {
    var isASCIIDigit: Bool { self &- 48 < 10 }
    var isASCIILetter: Bool { (self | 32) &- 97 < 26 }
    var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }
    var isBlank: Bool { self == " " || self == "\t" }
    var isSpace: Bool { self == " " || (self >= 9 && self <= 13) }
    var asciiLowercased: UInt8 { self &- 65 < 26 ? self | 32 : self }

    /// The characters cmark leaves as they are in addresses.
    var isAddressByte: Bool {
        if isASCIIAlphanumeric { return true }
        switch self {
        case 33, 35, 36, 37, 40, 41, 42, 43, 44, 45, 46, 47, 58, 59, 61, 63, 64, 95, 126: return true
        default: return false
        }
    }
}

extension Collection where Element == UInt8 {
    func starts(with text: StaticString) -> Bool {
        starts(with: ByteSpan(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// The bytes without spaces, tabs and line ends at both ends.
    var trimmed: SubSequence {
        var rest = self[...]
        while let first = rest.first, first.isSpace { rest = rest.dropFirst() }
        while rest.count > 0 {
            let last = rest.index(rest.startIndex, offsetBy: rest.count - 1)
            guard rest[last].isSpace else { break }
            rest = rest[..<last]
        }
        return rest
    }
}

extension ArraySlice where Element == UInt8 {
    /// The bytes without spaces, tabs and line ends at both ends, in one cut: every line of a page is
    /// trimmed.
    var trimmed: ArraySlice<UInt8> {
        let cut = withUnsafeBufferPointer { bytes in
            var (low, high) = (0, bytes.count)
            while low < high, bytes[low].isSpace { low += 1 }
            while high > low, bytes[high - 1].isSpace { high -= 1 }
            return low..<high
        }
        return self[(startIndex + cut.lowerBound)..<(startIndex + cut.upperBound)]
    }
}

extension String {
    init(_ bytes: some Collection<UInt8>) {
        self = String(decoding: bytes, as: UTF8.self)
    }

    /// The text with a space in place of each line end and what stands around it.
    var onOneLine: String {
        guard utf8.contains(where: { $0 < 32 }) else { return self }
        return split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter { !$0.isEmpty }.joined(
            separator: " ")
    }

    /// The text without white space at both ends.
    var trimmed: String {
        guard let first = utf8.first, let last = utf8.last, first.isSpace || last.isSpace else { return self }
        return String(Array(utf8).trimmed)
    }
}

/// A 64-bit FNV-1a hash: names assets by content and finds unchanged files. Not for secrets.
public func contentHash(_ bytes: Bytes, seed: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
    contentHash(bytes[...], seed: seed)
}

func contentHash(_ bytes: ArraySlice<UInt8>, seed: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
    bytes.withUnsafeBytes { contentHash($0, seed: seed) }
}

func contentHash(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
    var hash = seed
    let whole = bytes.count & ~7
    // Eight bytes at a time: pages are hashed on every build.
    for index in stride(from: 0, to: whole, by: 8) {
        let eight = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        hash = (hash ^ eight) &* 0x0000_0100_0000_01b3
        hash ^= hash >> 29
    }
    for index in whole..<bytes.count {
        hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01b3
    }
    hash = (hash ^ UInt64(bytes.count)) &* 0x9e37_79b9_7f4a_7c15
    return hash ^ (hash >> 32)
}

func hexadecimal(_ value: UInt64, digits: Int = 16) -> String {
    let text = String(value, radix: 16)
    let padded = String(repeating: "0", count: 16 - text.utf8.count) + text
    return String(padded.suffix(digits))
}
