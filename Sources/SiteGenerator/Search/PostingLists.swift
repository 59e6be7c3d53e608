/// Where each word of a site stands: lists that only grow, of pages shifted left by 3 with a weight below.
/// There are hundreds for each page, and so they are kept as differences, in as few bytes as each needs, in
/// pieces that lead to one another.
struct PostingLists: Sendable {
    struct List: Sendable {
        fileprivate var first: UInt32 = 0
        fileprivate var last: UInt32 = 0
        /// The bytes of the last piece that are used.
        fileprivate var used = UInt8(PostingLists.room)
        /// The page of the last posting.
        fileprivate var page: UInt32 = 0
    }

    /// The bytes of a piece that hold postings; behind them stands the number of the next.
    fileprivate static let room = 12
    private static let size = room + 4
    /// The piece with the number 0 is none.
    private var bytes = Bytes(repeating: 0, count: size)

    mutating func append(_ posting: UInt32, to list: inout List) {
        Postings.write(posting, after: list.page) { append($0, to: &list) }
        list.page = posting >> 3
    }

    private mutating func append(_ byte: UInt8, to list: inout List) {
        if list.used == Self.room {
            let number = UInt32(bytes.count / Self.size)
            // An array doubles by itself, and this one is large.
            if bytes.count + Self.size > bytes.capacity {
                bytes.reserveCapacity(bytes.count + bytes.count / 4 + 1 << 12)
            }
            bytes.append(contentsOf: repeatElement(0, count: Self.size))
            if list.last == 0 { list.first = number } else { lead(from: list.last, to: number) }
            list.last = number
            list.used = 0
        }
        bytes[Int(list.last) * Self.size + Int(list.used)] = byte
        list.used += 1
    }

    private mutating func lead(from piece: UInt32, to next: UInt32) {
        let place = Int(piece) * Self.size + Self.room
        for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: next >> (8 * UInt32(index))) }
    }

    private func next(after piece: UInt32) -> UInt32 {
        let place = Int(piece) * Self.size + Self.room
        return (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << (8 * UInt32($1)) }
    }

    func postings(of list: List) -> Postings {
        var all = Bytes()
        var piece = list.first
        while piece != 0 {
            let start = Int(piece) * Self.size
            all.append(contentsOf: bytes[start..<start + (piece == list.last ? Int(list.used) : Self.room)])
            piece = piece == list.last ? 0 : next(after: piece)
        }
        return Postings(all, upTo: list.page)
    }
}
