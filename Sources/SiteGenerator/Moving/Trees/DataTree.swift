import Yams

/// What a file of settings says, whether it is written in YAML, JSON, TOML or as data of a program.
struct DataTree {
    enum Value {
        /// Whether it stood in quotes: `"true"` is a text and `true` is none.
        case scalar(String, isQuoted: Bool)
        case list([DataTree])
        case map([(key: String, value: DataTree)])
    }

    var value: Value
    var line: Int

    init(_ value: Value, line: Int) { (self.value, self.line) = (value, line) }

    /// A tree of YAML. Aliases make few lines stand for any number of nodes, so those are counted.
    init?(_ node: Node?) {
        var left = 100_000
        self.init(node, &left)
    }

    private init?(_ node: Node?, _ left: inout Int) {
        guard let node, left > 0 else { return nil }
        left -= 1
        line = node.mark?.line ?? 1
        switch node {
        case .scalar(let scalar):
            let isQuoted = ![.any, .plain].contains(scalar.style)
            value = .scalar(scalar.string, isQuoted: isQuoted)
        case .sequence(let items):
            var list: [DataTree] = []
            for item in items { if let tree = DataTree(item, &left) { list.append(tree) } }
            value = .list(list)
        case .mapping(let pairs):
            var map: [(key: String, value: DataTree)] = []
            for (key, item) in pairs {
                if let name = key.scalar?.string, let tree = DataTree(item, &left) {
                    map.append((name, tree))
                }
            }
            value = .map(map)
        case .alias: return nil
        }
    }

    /// A text, a number or a word; nothing for what YAML calls nothing.
    var text: String? {
        guard case .scalar(let text, let isQuoted) = value else { return nil }
        return !isQuoted && ["", "~", "null"].contains(text) ? nil : text
    }

    var isTrue: Bool { text == "true" }
    var isFalse: Bool { text == "false" }

    var list: [DataTree] { if case .list(let list) = value { list } else { [] } }

    var map: [(key: String, value: DataTree)] { if case .map(let map) = value { map } else { [] } }

    subscript(key: String) -> DataTree? { map.first { $0.key == key }?.value }

    /// The texts of a list, or the one text.
    var texts: [String] { text.map { [$0] } ?? list.compactMap(\.text) }

    /// The tree on one line, as YAML reads it.
    var yaml: String {
        switch value {
        case .scalar(let text, let isQuoted):
            isQuoted || text.contains("\n") ? quotedYAML(text) : text
        case .list(let list): "[" + list.map(\.yaml).joined(separator: ", ") + "]"
        case .map(let map):
            "{" + map.map { quotedYAML($0.key) + ": " + $0.value.yaml }.joined(separator: ", ") + "}"
        }
    }
}

/// A file of settings, as far as it can be read.
struct DataFile {
    let path: String
    private(set) var tree: DataTree?
    private(set) var problem: (text: String, line: Int)?

    init(_ file: InputFile) {
        path = file.path
        switch SitePath.extensionOf(path) {
        case "toml":
            do throws(TOMLReader.Failure) {
                tree = try TOMLReader.read(file.bytes)
            } catch {
                problem = (error.text, error.line)
            }
        case "js", "cjs", "mjs", "ts", "cts", "mts":
            let script = ScriptData(file.bytes)
            tree = script.exported
            if tree == nil { problem = ("this program has no data that can be read", 1) }
        default: readYAML(String(decoding: file.bytes, as: UTF8.self))
        }
    }

    private mutating func readYAML(_ text: String) {
        do {
            tree = DataTree(try Yams.compose(yaml: text, .basic, .default, .utf8))
        } catch {
            problem = ("broken YAML", MkDocsConfig.line(of: error))
        }
    }
}
