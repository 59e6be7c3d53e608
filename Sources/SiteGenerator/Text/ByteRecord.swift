/// Numbers and texts one after the other, as a file keeps them.
struct ByteRecord {
    var bytes = Bytes()

    mutating func put(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func put(_ hash: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: hash >> shift)) }
    }

    mutating func put(_ text: Bytes) { put(text[...]) }

    mutating func put(_ text: ArraySlice<UInt8>) {
        put(text.count)
        bytes.append(contentsOf: text)
    }

    mutating func put(_ text: String) {
        put(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func put(_ range: Range<Int>) {
        put(range.lowerBound)
        put(range.count)
    }

    mutating func put<Item>(all items: some Collection<Item>, _ write: (Item, inout ByteRecord) -> Void) {
        put(items.count)
        for item in items { write(item, &self) }
    }
}

/// Reads what a `ByteRecord` has written. What is no such record gives nothing, and never reads beyond its
/// end.
struct RecordReader {
    let bytes: Bytes
    private(set) var at: Int
    private(set) var isBroken = false

    init(_ bytes: Bytes, at start: Int = 0) { (self.bytes, at) = (bytes, start) }

    mutating func number() -> Int {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            guard at < bytes.count else { break }
            let byte = bytes[at]
            at += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return Int(Int64(bitPattern: value)) }
        }
        isBroken = true
        return 0
    }

    mutating func hash() -> UInt64 {
        let place = take(8)
        return bytes[place].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The place of so many bytes.
    private mutating func take(_ count: Int) -> Range<Int> {
        guard count >= 0, count <= bytes.count - at else {
            isBroken = true
            return at..<at
        }
        defer { at += count }
        return at..<at + count
    }

    mutating func place() -> Range<Int> { take(number()) }
    mutating func text() -> Bytes { Bytes(bytes[place()]) }
    mutating func string() -> String { String(bytes[place()]) }

    mutating func range() -> Range<Int> {
        let (start, count) = (number(), number())
        guard start >= 0, count >= 0, start < 1 << 40, count < 1 << 40 else {
            isBroken = true
            return 0..<0
        }
        return start..<start + count
    }

    mutating func all<Item>(_ read: (inout RecordReader) -> Item) -> [Item] {
        let count = number()
        var items: [Item] = []
        // Each takes a byte or more, whatever a damaged number says.
        items.reserveCapacity(max(0, min(count, bytes.count - at)))
        while items.count < count, !isBroken { items.append(read(&self)) }
        return items
    }
}
