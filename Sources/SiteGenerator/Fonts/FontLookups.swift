/// The tables that say how glyphs are placed and replaced have the same head: scripts, features, lookups.
struct FontLookups {
    private let table: FontBytes

    init(_ table: FontBytes) { self.table = table }

    /// The lookups of some features for Latin letters, in order, each with its kind and its tables.
    func lookups(of names: [String]) -> [[(kind: Int, table: FontBytes)]] {
        let lookups = table.part(table.u16(8))
        return numbers(of: names).prefix(50).compactMap { index in
            guard index < lookups.u16(0) else { return nil }
            let lookup = lookups.part(lookups.u16(2 + index * 2))
            return (0..<min(lookup.u16(4), 200)).map {
                (lookup.u16(0), lookup.part(lookup.u16(6 + $0 * 2)))
            }
        }
    }

    /// The numbers of the lookups, in order.
    private func numbers(of names: [String]) -> [Int] {
        guard let script, case let features = table.part(table.u16(6)) else { return [] }
        let language = script.part(script.u16(0) != 0 ? script.u16(0) : script.u16(8))
        var lookups: Set<Int> = []
        for index in 0..<min(language.u16(4), 200) {
            let record = 2 + language.u16(6 + index * 2) * 6
            let name = features.text(record, 4)
            guard names.contains(where: { name.elementsEqual($0.utf8) }) else { continue }
            let feature = features.part(features.u16(record + 4))
            for index in 0..<min(feature.u16(2), 100) { lookups.insert(feature.u16(4 + index * 2)) }
        }
        return lookups.sorted()
    }

    private var script: FontBytes? {
        let scripts = table.part(table.u16(4))
        var found: [String: Int] = [:]
        for index in 0..<min(scripts.u16(0), 200) {
            found[String(decoding: scripts.text(2 + index * 6, 4), as: UTF8.self)] = scripts.u16(
                6 + index * 6)
        }
        let offset = found["latn"] ?? found["DFLT"] ?? found.sorted(by: { $0.key < $1.key }).first?.value
        return offset.map { scripts.part($0) }
    }

    /// The glyphs that a table is about.
    static func coverage(_ part: FontBytes) -> [Int] {
        if part.u16(0) == 1 { return (0..<min(part.u16(2), part.count / 2)).map { part.u16(4 + $0 * 2) } }
        var glyphs: [Int] = []
        for index in 0..<min(part.u16(2), part.count / 6) {
            let first = part.u16(4 + index * 6), last = part.u16(6 + index * 6)
            if first <= last, glyphs.count < 70_000 { glyphs += first...last }
        }
        return glyphs
    }
}
