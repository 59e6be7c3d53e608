/// A table of TOML while its lines are read: any later line may add to it.
final class TOMLTable {
    enum Value {
        case scalar(String, isQuoted: Bool)
        case list([Value])
        case table(TOMLTable)
    }

    private let line: Int
    private var keys: [String] = []
    private var values: [String: (value: Value, line: Int)] = [:]

    init(line: Int) { self.line = line }

    /// - Returns: whether nothing had that name.
    func set(_ key: String, _ value: Value, _ line: Int) -> Bool {
        guard values[key] == nil else { return false }
        keys.append(key)
        values[key] = (value, line)
        return true
    }

    /// The table of a name, or the last of a list of tables; made when there is none.
    func table(_ key: String, _ line: Int) -> TOMLTable? {
        switch values[key]?.value {
        case .table(let table): return table
        case .list(let list):
            if case .table(let table)? = list.last { return table }
            return nil
        case .scalar: return nil
        case nil:
            let table = TOMLTable(line: line)
            _ = set(key, .table(table), line)
            return table
        }
    }

    func addToList(_ key: String, _ line: Int) -> TOMLTable? {
        let table = TOMLTable(line: line)
        switch values[key]?.value {
        case nil: _ = set(key, .list([.table(table)]), line)
        case .list(let list):
            // Each table is put at the end once, so the list must not be held twice.
            values[key]?.value = .list([])
            values[key]?.value = .list(list + [.table(table)])
        default: return nil
        }
        return table
    }

    var tree: DataTree {
        DataTree(.map(keys.map { ($0, Self.tree(values[$0]!.value, values[$0]!.line)) }), line: line)
    }

    private static func tree(_ value: Value, _ line: Int) -> DataTree {
        switch value {
        case .scalar(let text, let isQuoted): DataTree(.scalar(text, isQuoted: isQuoted), line: line)
        case .list(let list): DataTree(.list(list.map { tree($0, line) }), line: line)
        case .table(let table): table.tree
        }
    }
}
