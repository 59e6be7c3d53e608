import Syntax

/// Values between commas or tabs (RFC 4180): the first line names the columns, quotes hold what divides.
struct SeparatedValues {
    private let bytes: Bytes
    private let separator: UInt8
    private var at: Int

    static func read(_ file: SourceFile, separator: UInt8) throws(DataFault) -> DataTable {
        var reader = SeparatedValues(bytes: file.bytes, separator: separator)
        guard let header = try reader.row() else { throw DataFault("there is no line with names", 0..<0) }
        for (place, name) in header.cells.enumerated() where header.cells[..<place].contains(name) {
            throw DataFault("two columns are called '\(name)'", header.range)
        }
        var table = DataTable(columns: header.cells)
        while let row = try reader.row() {
            if row.cells == [""] { continue }
            guard row.cells.count == header.cells.count else {
                throw DataFault(
                    "\(row.cells.count) of \(header.cells.count) cells in this row",
                    row.range)
            }
            table.add(row.cells)
        }
        return table
    }

    private init(bytes: Bytes, separator: UInt8) {
        self.bytes = bytes
        self.separator = separator
        at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    private mutating func row() throws(DataFault) -> (cells: [String], range: Range<Int>)? {
        guard at < bytes.count else { return nil }
        let start = at
        var cells = [try cell()]
        while at < bytes.count, bytes[at] == separator {
            at += 1
            cells.append(try cell())
        }
        let end = at
        if at < bytes.count, bytes[at] == 13 { at += 1 }
        if at < bytes.count, bytes[at] == 10 { at += 1 }
        return (cells, start..<end)
    }

    private mutating func cell() throws(DataFault) -> String {
        guard at < bytes.count, bytes[at] == "\"" else {
            let start = at
            while at < bytes.count, !isEnd(bytes[at]) { at += 1 }
            return String(bytes[start..<at]).trimmed
        }
        let text = try quoted()
        guard at == bytes.count || isEnd(bytes[at]) else {
            throw DataFault("text after the quote that closes", at..<at + 1)
        }
        return text
    }

    private mutating func quoted() throws(DataFault) -> String {
        let open = at
        var text = Bytes()
        at += 1
        while at < bytes.count {
            if bytes[at] == "\"" {
                guard at + 1 < bytes.count, bytes[at + 1] == "\"" else {
                    at += 1
                    return text.text
                }
                at += 1
            }
            text.append(bytes[at])
            at += 1
        }
        throw DataFault("this quote is never closed", open..<open + 1)
    }

    private func isEnd(_ byte: UInt8) -> Bool { byte == separator || byte == 10 || byte == 13 }
}
