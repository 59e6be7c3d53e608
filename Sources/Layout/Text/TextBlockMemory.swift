/// The last blocks that one text was set in.
///
/// Between the width that the lines of a block use, with the spaces they wrap at, and the one it was set for,
/// the same words stand in the same lines; and as long as no other line fits, the height changes nothing. So
/// one block answers for a range of proposals, and a stack that tries many widths has few blocks set.
struct TextBlockMemory {
    private struct Entry {
        let widths: ClosedRange<Double>
        let heights: Range<Double>
        let block: TextBlock
    }

    private static let capacity = 16
    private var entries: [Entry] = []
    private var oldest = 0

    func block(width: Double, height: Double) -> TextBlock? {
        for entry in entries.reversed() where entry.widths.contains(width) && entry.heights.contains(height) {
            return entry.block
        }
        return nil
    }

    /// Keeps a block set for a width. Its own lines may be narrower, or wider where not even a letter fits.
    ///
    /// - Parameter heights: those in which the same lines are shown.
    mutating func store(_ block: TextBlock, width: Double, isExact: Bool, heights: Range<Double>) {
        let used = block.lines.reduce(0) { max($0, $1.width + $1.hang) }
        let entry = Entry(
            widths: (isExact ? width : min(used, width))...width, heights: heights, block: block)
        if entries.count < TextBlockMemory.capacity {
            entries.append(entry)
        } else {
            entries[oldest] = entry
            oldest = (oldest + 1) % TextBlockMemory.capacity
        }
    }
}
