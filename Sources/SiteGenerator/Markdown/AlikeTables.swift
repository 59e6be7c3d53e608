import Syntax

/// The tables of a page that have the same head, which are read as one: their columns stand at the same
/// places.
struct AlikeTables {
    /// A table as the renderer notes it while it writes.
    struct Table {
        /// From the tag that opens it to its first cell.
        var opening: Range<Int>
        /// Where its rows end, the head among them.
        var end: Int

        /// The same table where something is put before it.
        func moved(by distance: Int) -> Table {
            Table(
                opening: (opening.lowerBound + distance)..<(opening.upperBound + distance),
                end: end + distance)
        }
    }

    /// A table with what its columns are found by.
    private struct Columns {
        let opening: Range<Int>
        let head: Range<Int>
        /// The letters of the longest cell of each column.
        let lengths: [Int]
    }

    static let opening: StaticString = "<div class=\"table\" tabindex=\"0\"><table>\n<thead>\n<tr>"
    private static let marked = Bytes("<div class=\"table alike\" tabindex=\"0\"><table>\n<thead>\n<tr>".utf8)
    private static let headEnd = Bytes("\n</thead>".utf8)
    /// A column of longer cells is prose, and gets what the others leave.
    private static let longest = 36
    /// Longer cells of a short column have two lines.
    private static let lineLength = 24
    /// How wide the short columns may be together, in steps of three letters' heights.
    private static let mostSteps = 12

    /// Gives such tables a class, and their short columns one that tells a width.
    static func aligned(_ html: Bytes, _ tables: [Table]) -> Bytes {
        let tables = tables.compactMap { columns(of: $0, in: html) }
        let alike = Dictionary(grouping: tables) { html[$0.head] }.filter { $1.count > 1 }
        let widths = alike.compactMapValues(steps)
        var out = Bytes()
        var at = 0
        for table in tables {
            guard let steps = widths[html[table.head]] else { continue }
            out.append(contentsOf: html[at..<table.opening.lowerBound])
            out.append(contentsOf: marked)
            write(html[table.head], steps, into: &out)
            at = table.head.upperBound
        }
        out.append(contentsOf: html[at...])
        return out
    }

    private static func columns(of table: Table, in html: Bytes) -> Columns? {
        let rows = html[table.opening.upperBound..<table.end]
        guard let headEnd = rows.firstRange(of: headEnd) else { return nil }
        return Columns(
            opening: table.opening, head: rows.startIndex..<headEnd.lowerBound, lengths: lengths(of: rows))
    }

    private static func lengths(of rows: ArraySlice<UInt8>) -> [Int] {
        var lengths: [Int] = []
        for row in rows.split(separator: UInt8(ascii: "\n")) {
            for (column, length) in cells(of: row).enumerated() {
                if column == lengths.count { lengths.append(0) }
                lengths[column] = max(lengths[column], length)
            }
        }
        return lengths
    }

    /// The letters of each cell of a row; a tag is none.
    private static func cells(of row: ArraySlice<UInt8>) -> [Int] {
        var cells: [Int] = []
        var at = row.startIndex
        while at < row.endIndex {
            if row[at] == "<" {
                if isCell(row[at...]) { cells.append(0) }
                at = row[at...].firstIndex(of: UInt8(ascii: ">")) ?? row.endIndex - 1
            } else if !cells.isEmpty, row[at] & 0xC0 != 0x80 {
                cells[cells.count - 1] += 1
            }
            at += 1
        }
        return cells
    }

    private static func isCell(_ text: ArraySlice<UInt8>) -> Bool {
        let tag = text.prefix(4)
        return tag.starts(with: "<td".utf8) || tag.starts(with: "<th".utf8) && tag.last != "e"
    }

    /// How wide each column is, in steps; nothing for one of prose, and for the last.
    private static func steps(of tables: [Columns]) -> [Int?]? {
        let count = tables[0].lengths.count
        guard tables.allSatisfy({ $0.lengths.count == count }) else { return nil }
        let steps = (0..<count).map { column -> Int? in
            let length = tables.map { $0.lengths[column] }.max() ?? 0
            guard column < count - 1, length <= longest else { return nil }
            return max(1, (min(length, lineLength) * 8 + 28 + 47) / 48 - 1)
        }
        return steps.reduce(0) { $0 + ($1 ?? 0) + 1 } <= mostSteps ? steps : nil
    }

    private static func write(_ head: ArraySlice<UInt8>, _ steps: [Int?], into out: inout Bytes) {
        var column = 0
        for at in head.indices {
            out.append(head[at])
            guard head[..<(at + 1)].suffix(3).elementsEqual("<th".utf8) else { continue }
            if let step = steps[column] { out.put(" data-step=\"\(step)\"") }
            column += 1
        }
    }
}
