/// The code spans of a block's source, with how many backticks are around each.
struct CodeSpans: Sequence, IteratorProtocol {
    private static let tick = UInt8(ascii: "`")
    private let bytes: Bytes
    private let end: Int
    private var at: Int
    /// Lengths of runs that no later run closes: each is looked for once.
    private var unclosed: Set<Int> = []

    init(_ bytes: Bytes, in range: Range<Int>) {
        (self.bytes, at, end) = (bytes, range.lowerBound, Swift.min(range.upperBound, bytes.count))
    }

    /// A run of backticks that no equal run closes is text.
    mutating func next() -> (ticks: Int, text: Range<Int>)? {
        while at < end {
            guard bytes[at] == Self.tick else {
                // Behind a backslash, a backtick opens nothing.
                at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
                continue
            }
            let ticks = run(from: at)
            let start = at + ticks
            at = start
            guard !unclosed.contains(ticks) else { continue }
            guard let close = closing(ticks, from: start) else {
                unclosed.insert(ticks)
                continue
            }
            at = close + ticks
            return (ticks, start..<close)
        }
        return nil
    }

    private func run(from start: Int) -> Int {
        var next = start
        while next < end, bytes[next] == Self.tick { next += 1 }
        return next - start
    }

    private func closing(_ ticks: Int, from start: Int) -> Int? {
        var at = start
        while at < end {
            let length = run(from: at)
            if length == ticks { return at }
            at += Swift.max(1, length)
        }
        return nil
    }
}
