import Foundation

/// What layouts need of a TrueType or OpenType font: names, vertical measures, advances by character,
/// kerning.
struct FontFile {
    let family: String
    let fullName: String
    let postScriptName: String
    /// As CSS counts it: 400 is regular.
    let weight: Int
    let isItalic: Bool
    let unitsPerEm: Int
    let ascent: Int
    /// Down, positive.
    let descent: Int
    let lineGap: Int
    let capHeight: Int
    /// Glyphs by character, in the order of the characters.
    let glyphs: [(scalar: Int, glyph: Int)]
    let kerning: FontKerning
    let ligatures: FontLigatures
    private let metrics: FontBytes
    private let metricCount: Int

    init?(_ bytes: Bytes) {
        guard let tables = FontTables(FontBytes(bytes)), let head = tables["head"], let hhea = tables["hhea"],
            let metrics = tables["hmtx"], let map = tables["cmap"]
        else { return nil }
        unitsPerEm = head.u16(18)
        metricCount = min(hhea.u16(34), metrics.count / 4)
        glyphs = FontMap.glyphs(map)
        guard (16...16384).contains(unitsPerEm), metricCount > 0, !glyphs.isEmpty else { return nil }
        self.metrics = metrics
        ascent = hhea.i16(4)
        descent = -hhea.i16(6)
        lineGap = max(hhea.i16(8), 0)
        let names = FontNames(tables["name"])
        family = names[16] ?? names[1] ?? "Font"
        fullName = names[4] ?? family
        postScriptName = names[6] ?? fullName
        let style = tables["OS/2"]
        weight = style.map { min(max($0.u16(4), 100), 900) } ?? 400
        isItalic = (style?.u16(62) ?? 0) & 1 != 0 || head.u16(44) & 2 != 0
        let capitals = style.map { $0.u16(0) >= 2 ? $0.i16(88) : 0 } ?? 0
        capHeight = capitals > 0 ? capitals : ascent * 7 / 10
        kerning = FontKerning(positioning: tables["GPOS"], pairs: tables["kern"])
        ligatures = FontLigatures(substitutions: tables["GSUB"])
    }

    func advance(_ glyph: Int) -> Int { metrics.u16(min(glyph, metricCount - 1) * 4) }
}

/// A font's tables by their tags; of a collection those of its first font.
private struct FontTables {
    private var tables: [String: FontBytes] = [:]

    init?(_ file: FontBytes) {
        let start = file.u32(0) == 0x7474_6366 ? file.u32(12) : 0
        guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(file.u32(start)) else { return nil }
        for index in 0..<min(file.u16(start + 4), 100) {
            let record = start + 12 + index * 16
            let tag = String(decoding: file.text(record, 4), as: UTF8.self)
            tables[tag] = file.part(file.u32(record + 8), file.u32(record + 12))
        }
    }

    subscript(tag: String) -> FontBytes? { tables[tag] }
}

/// The names of a font in English, by number.
private struct FontNames {
    private var names: [Int: String] = [:]

    init(_ table: FontBytes?) {
        guard let table else { return }
        for index in 0..<min(table.u16(2), 500) {
            let record = 6 + index * 12
            let platform = table.u16(record), language = table.u16(record + 4), number = table.u16(record + 6)
            guard [1, 4, 6, 16].contains(number),
                platform == 3 && language == 0x409 || platform == 1 && names[number] == nil
            else { continue }
            let bytes = table.text(table.u16(4) + table.u16(record + 10), min(table.u16(record + 8), 400))
            let name =
                platform == 3
                ? String(data: Data(bytes), encoding: .utf16BigEndian)
                : String(decoding: bytes, as: UTF8.self)
            if let name, !name.isEmpty { names[number] = name }
        }
    }

    subscript(number: Int) -> String? { names[number] }
}

/// The table that says which glyph a character has, in its two common forms.
private enum FontMap {
    private static let most = 70_000

    static func glyphs(_ table: FontBytes) -> [(scalar: Int, glyph: Int)] {
        var best: (rank: Int, offset: Int)?
        for index in 0..<min(table.u16(2), 100) {
            let record = 4 + index * 8
            let rank = rank(table.u16(record), table.u16(record + 2))
            if rank > best?.rank ?? 0 { best = (rank, table.u32(record + 4)) }
        }
        guard let best else { return [] }
        let map = table.part(best.offset)
        var glyphs: [Int: Int] = [:]
        if map.u16(0) == 4 { segments(map, &glyphs) } else if map.u16(0) == 12 { groups(map, &glyphs) }
        return glyphs.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static func rank(_ platform: Int, _ encoding: Int) -> Int {
        switch (platform, encoding) {
        case (3, 10): 4
        case (0, 4...6): 3
        case (3, 1): 2
        case (0, _): 1
        default: 0
        }
    }

    private static func segments(_ map: FontBytes, _ glyphs: inout [Int: Int]) {
        let count = min(map.u16(6) / 2, map.count / 8)
        for index in 0..<count {
            let end = map.u16(14 + index * 2), start = map.u16(16 + (count + index) * 2)
            let delta = map.u16(16 + (2 * count + index) * 2), place = 16 + (3 * count + index) * 2
            let offset = map.u16(place)
            guard start <= end, start < 0xFFFF else { continue }
            for scalar in start...min(end, 0xFFFE) {
                let raw = offset == 0 ? scalar : map.u16(place + offset + (scalar - start) * 2)
                let glyph = raw == 0 ? 0 : (raw + delta) & 0xFFFF
                if glyph != 0 { glyphs[scalar] = glyph }
                if glyphs.count > most { return }
            }
        }
    }

    private static func groups(_ map: FontBytes, _ glyphs: inout [Int: Int]) {
        for index in 0..<min(map.u32(12), map.count / 12) {
            let group = 16 + index * 12
            let start = map.u32(group), end = min(map.u32(group + 4), 0x10FFFF), first = map.u32(group + 8)
            guard start <= end else { continue }
            for scalar in start...end {
                glyphs[scalar] = (first + scalar - start) & 0xFFFF
                if glyphs.count > most { return }
            }
        }
    }
}
