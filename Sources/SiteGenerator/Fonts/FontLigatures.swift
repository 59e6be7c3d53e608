/// The letters that a font draws as one: `fi`, `ffi`, `Th`.
struct FontLigatures {
    /// Glyphs in a row and the one that stands for them, in the order in which they are tried.
    private(set) var all: [(glyphs: [Int], glyph: Int)] = []
    /// More than any alphabet of letters has.
    private static let most = 200

    init(substitutions: FontBytes?) {
        guard let substitutions else { return }
        for lookup in FontLookups(substitutions).lookups(of: ["liga", "clig", "rlig"]) {
            for (kind, table) in lookup { add(table, kind: kind) }
        }
    }

    private mutating func add(_ table: FontBytes, kind: Int) {
        if kind == 7, table.u16(0) == 1, table.u16(2) == 4 { return add(table.part(table.u32(4)), kind: 4) }
        guard kind == 4, table.u16(0) == 1 else { return }
        for (index, first) in FontLookups.coverage(table.part(table.u16(2))).prefix(2000).enumerated()
        where index < table.u16(4) {
            let set = table.part(table.u16(6 + index * 2))
            for place in 0..<min(set.u16(0), 100) where all.count < FontLigatures.most {
                let ligature = set.part(set.u16(2 + place * 2))
                let count = ligature.u16(2)
                guard (2...8).contains(count) else { continue }
                all.append(
                    ([first] + (0..<count - 1).map { ligature.u16(4 + $0 * 2) }, ligature.u16(0)))
            }
        }
    }
}
