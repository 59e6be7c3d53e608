import Syntax
import Yams

/// Rows of JSON: a list of objects whose members are texts, numbers and truth values.
enum JSONTable {
    static func read(_ file: SourceFile) throws(DataFault) -> DataTable {
        let root: JSONNode
        do {
            root = try JSONReader.read(file.bytes)
        } catch {
            throw DataFault("this is not JSON: \(error.message)", error.offset..<error.offset)
        }
        guard case .list(let items) = root.content else {
            throw DataFault("expected a list of rows: [{\"name\": \"value\"}]", root.range)
        }
        var table = DataTable()
        for item in items {
            guard case .object(let members) = item.content else {
                throw DataFault("a row is an object: {\"name\": \"value\"}", item.range)
            }
            var cells: [(name: String, text: String)] = []
            for (name, value) in members { cells.append((name, try text(value, file))) }
            table.add(cells)
        }
        return table
    }

    /// Numbers stay as they are written.
    private static func text(_ node: JSONNode, _ file: SourceFile) throws(DataFault) -> String {
        switch node.content {
        case .null: return ""
        case .string(let text): return text
        case .bool, .number: return String(file.bytes[node.range])
        case .list, .object:
            throw DataFault("a cell is a text, a number or a truth value", node.range)
        }
    }
}

/// Rows of YAML: a list of mappings of texts.
enum YAMLTable {
    static func read(_ file: SourceFile) throws(DataFault) -> DataTable {
        // Reading as fields tells of mistakes at their places.
        let fields = YAMLFields(file: file, lineOffset: 0, what: SitePath.name(file.path))
        let root: Node?
        do {
            root = try Yams.compose(yaml: String(file.bytes), .basic, .default, .utf8)
        } catch let error as YamlError {
            let problem = fields.problem(of: error, 0..<file.bytes.count)
            throw DataFault(problem.message, problem.range ?? 0..<0)
        } catch {
            throw DataFault("this is not YAML: \(error)", 0..<0)
        }
        guard let root else { return DataTable() }
        guard case .sequence(let items) = root else {
            throw DataFault("expected a list of rows: '- name: value'", fields.range(of: root) ?? 0..<0)
        }
        var table = DataTable()
        for item in items { table.add(try cells(item, fields)) }
        return table
    }

    private static func cells(_ item: Node, _ fields: YAMLFields) throws(DataFault) -> [(
        name: String, text: String
    )] {
        guard case .mapping(let mapping) = item else {
            throw DataFault("a row is a mapping: 'name: value'", fields.range(of: item) ?? 0..<0)
        }
        var cells: [(name: String, text: String)] = []
        for (key, value) in mapping {
            guard let name = key.scalar?.string, let text = value.scalar?.string else {
                throw DataFault(
                    "a cell is a text, a number or a truth value", fields.range(of: value) ?? 0..<0)
            }
            cells.append((name, text))
        }
        return cells
    }
}
