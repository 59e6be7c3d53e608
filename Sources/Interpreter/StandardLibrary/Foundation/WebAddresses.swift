/// Parts of addresses: `URLComponents`, what `URL` tells of itself by them, and `URL.FormatStyle`.
extension StandardLibrary {
    static var webAddresses: [Native] {
        [
            Native("_percentEncoded(_:_:)") { call in
                let allowed = Array(call.string(1).utf8)
                var bytes: [UInt8] = []
                for byte in call.string(0).utf8 {
                    if isUnreserved(byte) || allowed.contains(byte) {
                        bytes.append(byte)
                    } else {
                        bytes += [37, hexDigit(byte >> 4), hexDigit(byte & 15)]
                    }
                }
                return .string(Strings.text(bytes))
            },
            Native("StringProtocol.removingPercentEncoding") { call in
                let source = Array(call.receiver.asString.utf8)
                var bytes: [UInt8] = []
                var index = 0
                while index < source.count {
                    if source[index] != 37 {
                        bytes.append(source[index])
                        index += 1
                        continue
                    }
                    guard index + 2 < source.count,
                        let byte = UInt8(Strings.text(source[(index + 1)...(index + 2)]), radix: 16)
                    else { return .none }
                    bytes.append(byte)
                    index += 3
                }
                return .some(.string(Strings.text(bytes)))
            },
        ]
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= 97 && lower <= 122 || byte >= 48 && byte <= 57 || byte == 45 || byte == 46
            || byte == 95 || byte == 126
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 55 + value }
}
