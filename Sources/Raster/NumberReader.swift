import Graphics

/// Reads the numbers and letters of one line.
struct NumberReader {
    let bytes: [UInt8]
    var at: Int
    let end: Int

    var hasMore: Bool { at < end }

    private mutating func skipBlanks() { while at < end, bytes[at] == 32 { at += 1 } }

    mutating func letter() -> UInt8? {
        skipBlanks()
        guard at < end else { return nil }
        at += 1
        return bytes[at - 1]
    }

    mutating func number() -> Double {
        skipBlanks()
        var value = 0, sign = 1
        while at < end {
            if bytes[at] == UInt8(ascii: "-") {
                sign = -1
            } else if bytes[at] &- 48 < 10 {
                value = value * 10 + Int(bytes[at] - 48)
            } else {
                break
            }
            at += 1
        }
        return Double(sign * value)
    }

    mutating func point() -> Point {
        let x = number()
        return Point(x: x, y: -number())
    }

    mutating func hexadecimal() -> UInt32? {
        skipBlanks()
        var value: UInt32 = 0
        let start = at
        while at < end {
            let byte = bytes[at] | 32
            if byte &- 48 < 10 {
                value = value << 4 | UInt32(byte - 48)
            } else if byte &- 97 < 6 {
                value = value << 4 | UInt32(byte - 87)
            } else {
                break
            }
            at += 1
        }
        return at > start ? value : nil
    }
}
