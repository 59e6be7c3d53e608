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
    private static let inBlock = 1 << 16
    /// Pieces in blocks, since memory that grows as a whole is there twice while it does. The piece with the
    /// number 0 is none.
    private var blocks = [Bytes(repeating: 0, count: size)]
    private var count = 1

    mutating func append(_ posting: UInt32, to list: inout List) {
        Postings.write(posting, after: list.page) { append($0, to: &list) }
        list.page = posting >> 3
    }

    private mutating func append(_ byte: UInt8, to list: inout List) {
        if list.used == Self.room {
            let number = addPiece()
            if list.last == 0 { list.first = number } else { lead(from: list.last, to: number) }
            list.last = number
            list.used = 0
        }
        blocks[Self.block(list.last)][Self.place(list.last) + Int(list.used)] = byte
        list.used += 1
    }

    private mutating func addPiece() -> UInt32 {
        if count % Self.inBlock == 0 {
            var block = Bytes()
            block.reserveCapacity(Self.inBlock * Self.size)
            blocks.append(block)
        }
        blocks[blocks.count - 1].append(contentsOf: repeatElement(0, count: Self.size))
        count += 1
        return UInt32(count - 1)
    }

    private static func block(_ piece: UInt32) -> Int { Int(piece) / inBlock }

    /// Where a piece is in its block.
    private static func place(_ piece: UInt32) -> Int { Int(piece) % inBlock * size }

    private mutating func lead(from piece: UInt32, to next: UInt32) {
        let (block, place) = (Self.block(piece), Self.place(piece) + Self.room)
        for index in 0..<4 {
            blocks[block][place + index] = UInt8(truncatingIfNeeded: next >> (8 * UInt32(index)))
        }
    }

    private func next(after piece: UInt32) -> UInt32 {
        let (block, place) = (Self.block(piece), Self.place(piece) + Self.room)
        return (0..<4).reduce(0) { $0 | UInt32(blocks[block][place + $1]) << (8 * UInt32($1)) }
    }

    func postings(of list: List) -> Postings {
        var all = Bytes()
        var piece = list.first
        while piece != 0 {
            let start = Self.place(piece)
            let end = start + (piece == list.last ? Int(list.used) : Self.room)
            all.append(contentsOf: blocks[Self.block(piece)][start..<end])
            piece = piece == list.last ? 0 : next(after: piece)
        }
        return Postings(all, upTo: list.page)
    }
}
