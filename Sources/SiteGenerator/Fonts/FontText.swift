/// A font as the engine reads it: advances, and kerning by classes that are found by comparing what stands
/// between letters.
struct FontText {
    private let font: FontFile

    init(_ font: FontFile) { self.font = font }

    /// Advances, the classes of left and of right characters, what stands between classes, and ligatures.
    /// These stand amongst the characters with numbers that no character has, in their own order.
    var fields: [String] {
        let ligatures = self.ligatures
        let pieces = ligatures.enumerated().map { (scalar: 0x110000 + $0, glyph: $1.glyph) }
        let advances = Self.runs((font.glyphs + pieces).map { ($0.scalar, font.advance($0.glyph)) })
        let kerned = self.kerned + pieces
        let rights = kerned.map(\.glyph)
        var rows: [[Int]: Int] = [:], byGlyph: [Int: Int] = [:]
        var order: [[Int]] = []
        let lefts = kerned.map { entry -> (Int, Int) in
            if let known = byGlyph[entry.glyph] { return (entry.scalar, known) }
            let row = font.kerning.row(entry.glyph, before: rights)
            let number = Self.number(row, &rows, &order)
            byGlyph[entry.glyph] = number
            return (entry.scalar, number)
        }
        var columns: [[Int]: Int] = [:], values: [[Int]] = []
        let columnClasses = kerned.indices.map { index in
            (
                kerned[index].scalar,
                Self.number(order.map { $0[index - kerned.startIndex] }, &columns, &values)
            )
        }
        let matrix = values.enumerated().flatMap { right, column in
            column.enumerated().filter { $0.element != 0 }.map { left, value in
                "\(left + 1) \(right + 1) \(value)"
            }
        }
        let spelled = ligatures.map { $0.scalars.map { String($0, radix: 16) }.joined(separator: " ") }
        return [
            advances, Self.runs(lefts), Self.runs(Array(columnClasses)), matrix.joined(separator: ","),
            spelled.joined(separator: ","),
        ]
    }

    /// The characters that are kerned. In a font of many alphabets Latin ones and signs come first.
    private var kerned: [(scalar: Int, glyph: Int)] {
        let all = font.glyphs.filter { Self.isKerned($0.scalar) }
        let near = all.filter { !(0x370..<0x530).contains($0.scalar) }.prefix(Self.mostKerned)
        let far = all.filter { (0x370..<0x530).contains($0.scalar) }.prefix(Self.mostKerned - near.count)
        return (near + far).sorted { $0.scalar < $1.scalar }
    }

    private static let mostKerned = 900

    /// The ligatures of characters that are kerned.
    private var ligatures: [(scalars: [Int], glyph: Int)] {
        var scalars: [Int: Int] = [:]
        for (scalar, glyph) in kerned.reversed() { scalars[glyph] = scalar }
        return font.ligatures.all.compactMap { ligature in
            let spelled = ligature.glyphs.compactMap { scalars[$0] }
            return spelled.count == ligature.glyphs.count ? (spelled, ligature.glyph) : nil
        }
    }

    /// The number of a row from 1 on; 0 for one that is all nothing.
    private static func number(_ row: [Int], _ known: inout [[Int]: Int], _ order: inout [[Int]]) -> Int {
        guard row.contains(where: { $0 != 0 }) else { return 0 }
        if let number = known[row] { return number }
        order.append(row)
        known[row] = order.count
        return order.count
    }

    /// Alphabets whose letters are kerned, and their signs.
    private static func isKerned(_ scalar: Int) -> Bool {
        (0x20..<0x250).contains(scalar) || (0x370..<0x530).contains(scalar)
            || (0x2010..<0x2050).contains(scalar) || (0x20A0..<0x20C0).contains(scalar)
    }

    /// Values by character: `41=600,610*3` is one for 41 (hexadecimal) and three for 42 to 44.
    private static func runs(_ values: [(scalar: Int, value: Int)]) -> String {
        var parts: [String] = [], run: [String] = []
        var index = 0, start = 0
        func same(_ other: Int) -> Bool {
            other < values.count && values[other].value == values[index].value
                && values[other].scalar == values[index].scalar + other - index
        }
        while index < values.count {
            if run.isEmpty { start = values[index].scalar }
            var count = 1
            while same(index + count) { count += 1 }
            run.append(count == 1 ? "\(values[index].value)" : "\(values[index].value)*\(count)")
            index += count
            if index == values.count || values[index].scalar != values[index - 1].scalar + 1 {
                parts.append(String(start, radix: 16) + "=" + run.joined(separator: ","))
                run = []
            }
        }
        return parts.joined(separator: " ")
    }
}
