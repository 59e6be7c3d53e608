/// `Data` as the collection of bytes that it is, and as Base64.
extension StandardLibrary {
    static var dataRows: [Native] {
        [
            Native("_text(_:)") { call in
                .string(Strings.text(call.array(0).map { UInt8(truncatingIfNeeded: $0.asInteger) }))
            },
            Native("_base64(_:)") { call in
                call.evaluator.charge(call.array(0).count * 2)
                return .string(Base64.text(call.array(0).map { UInt8(truncatingIfNeeded: $0.asInteger) }))
            },
            Native("_bytesOfBase64(_:_:)") { call in
                call.evaluator.charge(call.string(0).utf8.count * 24)
                let bytes = Base64.bytes(Array(call.string(0).utf8), ignoringOthers: call.bool(1))
                return Value(bytes.map { .array($0.map { .int(Int64($0)) }) })
            },
        ]
    }
}

/// Base64 (RFC 4648).
enum Base64 {
    private static let alphabet: [UInt8] = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let pad = UInt8(ascii: "=")

    static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = 0
            for place in 0..<3 { bits = bits << 8 | (place < group.count ? Int(group[start + place]) : 0) }
            for place in 0..<4 {
                text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : pad)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// nil for what is no Base64.
    static func bytes(_ text: [UInt8], ignoringOthers: Bool) -> [UInt8]? {
        var bytes: [UInt8] = []
        var (bits, count, padding) = (0, 0, 0)
        for byte in text {
            if byte == pad {
                padding += 1
            } else if let digit = alphabet.firstIndex(of: byte) {
                guard padding == 0 else { return nil }
                bits = (bits << 6 | digit) & 0xff_ffff
                count += 1
                if count % 4 != 1 { bytes.append(UInt8(bits >> (6 - 2 * ((count + 3) % 4)) & 255)) }
            } else if !ignoringOthers {
                return nil
            }
        }
        return (count + padding) % 4 == 0 && padding < 3 ? bytes : nil
    }
}
