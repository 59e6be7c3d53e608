/// How much nearer or farther pairs of glyphs stand: by the font's positioning table, or by the older table
/// of pairs where that has no kerning.
struct FontKerning {
    private var lookups: [[PairTable]] = []

    init(positioning: FontBytes?, pairs: FontBytes?) {
        if let positioning { lookups = PairLookups.read(positioning) }
        if lookups.isEmpty, let pairs { lookups = [[PairTable.older(pairs)]] }
    }

    /// What stands between a glyph and each of some others.
    func row(_ left: Int, before rights: [Int]) -> [Int] {
        var row = [Int](repeating: 0, count: rights.count)
        for tables in lookups {
            let covering = tables.compactMap { $0.row(left) }
            guard !covering.isEmpty else { continue }
            for (index, right) in rights.enumerated() {
                // The first table that knows the pair decides.
                for table in covering {
                    guard let value = table.value(right) else { continue }
                    row[index] += value
                    break
                }
            }
        }
        return row
    }
}

/// One table of pairs: glyph by glyph, or by classes.
struct PairTable {
    /// Of pairs by their left glyph, then by their right one.
    var pairs: [Int: [Int: Int]] = [:]
    /// The glyphs that the classes are about; nil where there are none.
    var coverage: Set<Int>?
    var leftClasses: [Int: Int] = [:]
    var rightClasses: [Int: Int] = [:]
    var rightCount = 0
    var values: [Int] = []

    /// What a table says of one left glyph.
    struct Row {
        fileprivate var pairs: [Int: Int]?
        fileprivate var values: ArraySlice<Int> = []
        fileprivate var rightClasses: [Int: Int] = [:]

        func value(_ right: Int) -> Int? {
            if let pairs { return pairs[right] }
            let index = values.startIndex + (rightClasses[right] ?? 0)
            return index < values.endIndex ? values[index] : nil
        }
    }

    func row(_ left: Int) -> Row? {
        guard let coverage else { return pairs[left].map { Row(pairs: $0) } }
        let start = (leftClasses[left] ?? 0) * rightCount
        guard coverage.contains(left), start + rightCount <= values.count else { return nil }
        return Row(values: values[start..<start + rightCount], rightClasses: rightClasses)
    }

    /// The table `kern` in its one common form.
    static func older(_ table: FontBytes) -> PairTable {
        var result = PairTable()
        let part = table.part(4)
        guard table.u16(0) == 0, part.u16(4) >> 8 == 0, part.u16(4) & 1 == 1 else { return result }
        for index in 0..<min(part.u16(6), part.count / 6) {
            let pair = 14 + index * 6
            result.pairs[part.u16(pair), default: [:]][part.u16(pair + 2)] = part.i16(pair + 4)
        }
        return result
    }
}

/// The lookups of the feature `kern` for Latin letters.
private enum PairLookups {
    static func read(_ table: FontBytes) -> [[PairTable]] {
        FontLookups(table).lookups(of: ["kern"]).compactMap { lookup in
            let tables = lookup.compactMap { pairTable($0.table, kind: $0.kind) }
            return tables.isEmpty ? nil : tables
        }
    }

    private static func pairTable(_ part: FontBytes, kind: Int) -> PairTable? {
        if kind == 9, part.u16(0) == 1, part.u16(2) == 2 { return pairTable(part.part(part.u32(4)), kind: 2) }
        guard kind == 2 else { return nil }
        let coverage = FontLookups.coverage(part.part(part.u16(2)))
        return part.u16(0) == 1
            ? glyphPairs(part, coverage) : part.u16(0) == 2 ? classPairs(part, coverage) : nil
    }

    /// Where the advance of the first glyph stands in a record of values, and how long both records are.
    private static func values(_ part: FontBytes) -> (offset: Int?, size: Int) {
        let first = part.u16(4), second = part.u16(6)
        let offset = first & 4 == 0 ? nil : (first & 3).nonzeroBitCount * 2
        return (offset, (first.nonzeroBitCount + second.nonzeroBitCount) * 2)
    }

    private static func glyphPairs(_ part: FontBytes, _ coverage: [Int]) -> PairTable {
        let (offset, size) = values(part)
        var table = PairTable(), left = 200_000
        for (index, glyph) in coverage.enumerated() where index < part.u16(8) {
            let set = part.part(part.u16(10 + index * 2))
            var row: [Int: Int] = [:]
            for index in 0..<min(set.u16(0), set.count / (2 + size), left) {
                let pair = 2 + index * (2 + size)
                let right = set.u16(pair)
                if row[right] == nil { row[right] = offset.map { set.i16(pair + 2 + $0) } ?? 0 }
            }
            left -= row.count
            table.pairs[glyph] = row
        }
        return table
    }

    private static func classPairs(_ part: FontBytes, _ coverage: [Int]) -> PairTable? {
        let (offset, size) = values(part)
        let lefts = part.u16(12), rights = part.u16(14)
        guard lefts * rights <= min(part.count / max(size, 1), 1_000_000) else { return nil }
        var table = PairTable()
        table.coverage = Set(coverage)
        table.leftClasses = classes(part.part(part.u16(8)))
        table.rightClasses = classes(part.part(part.u16(10)))
        table.rightCount = rights
        table.values = (0..<lefts * rights).map { index in
            offset.map { part.i16(16 + index * size + $0) } ?? 0
        }
        return table
    }

    private static func classes(_ part: FontBytes) -> [Int: Int] {
        var classes: [Int: Int] = [:]
        if part.u16(0) == 1 {
            let first = part.u16(2)
            for index in 0..<min(part.u16(4), part.count / 2) {
                classes[first + index] = part.u16(6 + index * 2)
            }
            return classes
        }
        for index in 0..<min(part.u16(2), part.count / 6) {
            let range = 4 + index * 6
            let first = part.u16(range), last = part.u16(range + 2)
            guard first <= last, classes.count < 70_000 else { continue }
            for glyph in first...last { classes[glyph] = part.u16(range + 4) }
        }
        return classes
    }
}
