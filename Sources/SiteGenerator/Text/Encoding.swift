/// What makes bytes unfit to be a page, with the place, so that the message can say where.
enum EncodingFault: Equatable {
    case utf16
    case nul(at: Int)
    case invalid(at: Int)

    var message: String {
        switch self {
        case .utf16: "file is UTF-16; save it as UTF-8"
        case .nul: "NUL byte in text"
        case .invalid: "invalid UTF-8; save the file as UTF-8"
        }
    }

    var offset: Int {
        switch self {
        case .utf16: 0
        case .nul(let at), .invalid(let at): at
        }
    }
}

func encodingFault(in bytes: Bytes) -> EncodingFault? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .utf16 }
    return bytes.withUnsafeBufferPointer { firstFault(in: $0) }
}

private func firstFault(in bytes: ByteSpan) -> EncodingFault? {
    var index = 0
    let raw = UnsafeRawBufferPointer(bytes)
    while index < bytes.count {
        // Eight bytes of ASCII without a zero at a time.
        if index + 8 <= bytes.count {
            let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let high: UInt64 = 0x8080_8080_8080_8080
            if word & high == 0, (word &- 0x0101_0101_0101_0101) & high == 0 {
                index += 8
                continue
            }
        }
        let byte = bytes[index]
        if byte < 0x80 {
            if byte == 0 { return .nul(at: index) }
            index += 1
            continue
        }
        guard let length = sequenceLength(bytes, at: index) else { return .invalid(at: index) }
        index += length
    }
    return nil
}

/// The length of the well-formed sequence at an index (Unicode, table 3-7), or nothing.
private func sequenceLength(_ bytes: ByteSpan, at index: Int) -> Int? {
    let lead = bytes[index]
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    let second = bytes[index + 1]
    let range: ClosedRange<UInt8> =
        switch lead {
        case 0xE0: 0xA0...0xBF
        case 0xED: 0x80...0x9F
        case 0xF0: 0x90...0xBF
        case 0xF4: 0x80...0x8F
        default: 0x80...0xBF
        }
    guard range.contains(second) else { return nil }
    for at in (index + 2)..<max(index + length, index + 2) where bytes[at] & 0xC0 != 0x80 { return nil }
    return length
}

/// The first place where UTF-8 was read as Windows-1252 and saved again (`Ã©`, `â€™`): text nobody meant.
func mojibake(in bytes: Bytes) -> Range<Int>? {
    bytes.withUnsafeBufferPointer { bytes in
        guard bytes.contains(byte: 0xC3) else { return nil }
        var index = 0
        while index + 3 < bytes.count {
            defer { index += 1 }
            guard bytes[index] >= 0xC3 else { continue }
            // `Ã` or `Â` and a sign of U+0080...U+00BF.
            if bytes[index] == 0xC3, bytes[index + 1] == 0x83 || bytes[index + 1] == 0x82,
                bytes[index + 2] == 0xC2
            {
                return index..<index + 4
            }
            // `â€`, the first two of the three signs of a curly quote or a dash.
            if bytes[index] == 0xC3, bytes[index + 1] == 0xA2, bytes[index + 2] == 0xE2,
                bytes[index + 3] == 0x82
            {
                return index..<min(index + 5, bytes.count)
            }
        }
        return nil
    }
}
