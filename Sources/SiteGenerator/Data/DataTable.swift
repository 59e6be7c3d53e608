import Syntax

/// The rows of a data file under the names of their columns, whatever format they are written in.
struct DataTable: Sendable, Equatable {
    private(set) var columns: [String] = []
    private(set) var rows: [[String]] = []

    static let formats = ["csv", "tsv", "json", "yml", "yaml"]

    static func read(_ file: SourceFile) throws(DataFault) -> DataTable {
        if let fault = encodingFault(in: file.bytes) {
            throw DataFault(fault.message, fault.offset..<fault.offset)
        }
        switch SitePath.extensionOf(file.path) {
        case "csv": return try SeparatedValues.read(file, separator: UInt8(ascii: ","))
        case "tsv": return try SeparatedValues.read(file, separator: 9)
        case "json": return try JSONTable.read(file)
        case "yml", "yaml": return try YAMLTable.read(file)
        default:
            throw DataFault("data is read from files that end in \(formats.joined(separator: ", "))", 0..<0)
        }
    }

    init(columns: [String] = []) { self.columns = columns }

    /// Adds a row whose cells are in the order of the columns.
    mutating func add(_ cells: [String]) { rows.append(cells) }

    /// Adds a row of named cells; a name that is new makes a column.
    mutating func add(_ cells: [(name: String, text: String)]) {
        for cell in cells where !columns.contains(cell.name) {
            columns.append(cell.name)
            for row in rows.indices { rows[row].append("") }
        }
        rows.append(columns.map { column in cells.first { $0.name == column }?.text ?? "" })
    }

    /// The table with some of its columns, in their order; the first name that is none instead.
    func with(_ names: [String]) -> Result<DataTable, UnknownColumn> {
        var places: [Int] = []
        for name in names {
            guard let place = columns.firstIndex(of: name) else { return .failure(UnknownColumn(name: name)) }
            places.append(place)
        }
        var table = DataTable(columns: names)
        table.rows = rows.map { row in places.map { row[$0] } }
        return .success(table)
    }

    struct UnknownColumn: Error {
        var name: String
    }

    /// Whether a column holds numbers, which stand at its right end.
    func isNumeric(_ column: Int) -> Bool {
        let cells = rows.map { $0[column] }.filter { !$0.isEmpty }
        return !cells.isEmpty && cells.allSatisfy { Double($0)?.isFinite == true }
    }
}

/// Where a data file cannot be read, and why.
struct DataFault: Error {
    var message: String
    var range: Range<Int>

    init(_ message: String, _ range: Range<Int>) {
        (self.message, self.range) = (message, range)
    }
}
