/// The text with every byte as `%20` that is neither unreserved (RFC 3986) nor among those that are allowed.
func _percentEncoded(_ text: String, _ allowed: String) -> String {
    let kept = Array(allowed.utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
        if _isUnreserved(byte) || kept.contains(byte) {
            bytes.append(byte)
        } else {
            bytes += [37, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

/// Letters, digits and `-._~`.
func _isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 45, 46, 48...57, 65...90, 95, 97...122, 126: true
    default: false
    }
}

extension StringProtocol {
    func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String? {
        _percentEncoded(
            String(self), String("!#$%&'()*+,/:;=?@[]^`{|}<>\"\\".filter { allowedCharacters.contains($0) }))
    }

    var removingPercentEncoding: String? {
        let source = Array(utf8)
        var bytes: [UInt8] = []
        var index = 0
        while index < source.count {
            if source[index] != 37 {
                bytes.append(source[index])
                index += 1
                continue
            }
            guard index + 2 < source.count,
                let byte = UInt8(
                    String(decoding: source[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
            else { return nil }
            bytes.append(byte)
            index += 3
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
