import Yams

/// A page on its way: its head, field by field, and the lines of its text.
struct MovedPage {
    var path: String
    /// The fields in their order, each with the lines that say it.
    var fields: [(key: String, lines: [String])] = []
    var lines: [String]
    /// The line of the file that the text starts in, counted from 0.
    private(set) var firstLine = 0

    init(_ file: InputFile) {
        path = file.path
        let text = String(decoding: file.bytes, as: UTF8.self).replacing("\r\n", with: "\n")
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if let (tree, end) = Self.otherHead(lines) {
            fields = tree.map.map { ($0.key, ["\($0.key): \($0.value.yaml)"]) }
            lines.removeFirst(end + 1)
            firstLine = end + 1
            return
        }
        guard lines.first?.trimmed == "---",
            let end = lines.dropFirst().firstIndex(where: { $0.trimmed == "---" })
        else { return }
        for line in lines[1..<end] where !line.trimmed.isEmpty || !fields.isEmpty {
            if let first = line.first, first != " ", first != "#", first != "-",
                let colon = line.firstIndex(of: ":")
            {
                fields.append((String(line[..<colon]).trimmed, [line]))
            } else if !fields.isEmpty {
                fields[fields.count - 1].lines.append(line)
            }
        }
        lines.removeFirst(end + 1)
        firstLine = end + 1
    }

    /// A head of TOML between two lines `+++`, or of JSON, and its last line. One that is broken stays in the
    /// text, where the build tells what is wrong with it.
    private static func otherHead(_ lines: [String]) -> (DataTree, Int)? {
        if lines.first?.trimmed == "+++",
            let end = lines.dropFirst().firstIndex(where: { $0.trimmed == "+++" })
        {
            let toml = lines[1..<end].joined(separator: "\n")
            return (try? TOMLReader.read(Bytes(toml.utf8))).map { ($0, end) }
        }
        guard lines.first?.trimmed == "{", let end = lines.firstIndex(where: { $0 == "}" }) else {
            return nil
        }
        let json = lines[...end].joined(separator: "\n")
        let node = try? Yams.compose(yaml: json, .basic, .default, .utf8)
        return DataTree(node ?? nil).map { ($0, end) }
    }

    /// What a field says, when that is one text.
    func text(_ key: String) -> String? {
        guard let field = fields.first(where: { $0.key == key }) else { return nil }
        let node = try? Yams.compose(yaml: field.lines.joined(separator: "\n"), .basic, .default, .utf8)
        return node?.mapping?.first?.value.scalar?.string
    }

    func node(_ key: String) -> Node? {
        guard let field = fields.first(where: { $0.key == key }) else { return nil }
        let node = try? Yams.compose(yaml: field.lines.joined(separator: "\n"), .basic, .default, .utf8)
        return node?.mapping?.first?.value
    }

    mutating func set(_ key: String, _ value: String) {
        fields.removeAll { $0.key == key }
        fields.append((key, ["\(key): \(value)"]))
    }

    /// Fields with names that Galley has, the others under its names or left behind.
    mutating func renameFields(_ names: [String: String?], _ migration: inout Migration) {
        var moved: [(key: String, lines: [String])] = []
        for field in fields {
            guard let name = names[field.key] else {
                if Self.known.contains(field.key) {
                    moved.append(field)
                } else {
                    migration.leave("front matter: \(field.key)", path, line: 1)
                }
                continue
            }
            guard let name, !fields.contains(where: { $0.key == name }) else { continue }
            moved.append((name, [name + field.lines[0].dropFirst(field.key.count)] + field.lines.dropFirst()))
        }
        fields = moved
    }

    private static let known: Set<String> = [
        "title", "description", "kind", "navigation", "order", "weight", "slug", "aliases", "tags",
        "keywords", "date", "updated", "author", "series", "list",
        "perPage", "draft", "listed", "contents", "related", "category", "chapter", "image", "language",
        "availability",
        "symbol", "module",
    ]

    /// The file as Galley reads it.
    var text: String {
        let head = fields.isEmpty ? "" : "---\n" + fields.flatMap(\.lines).joined(separator: "\n") + "\n---\n"
        return head + (fields.isEmpty || lines.first?.isEmpty == true ? "" : "\n")
            + lines.joined(separator: "\n")
    }
}

extension Substring {
    /// The text without white space at both ends.
    var trimmed: String { String(self).trimmed }
}

extension String {
    /// Nobody writes such a line by hand, and patterns may take a time that grows with its square.
    var isTooLong: Bool { utf8.count > 10_000 }

    /// The blanks that it begins with.
    var indentation: String { String(repeating: " ", count: depth) }

    /// The number of those blanks.
    var depth: Int { utf8.prefix { $0 == 32 }.count }

    func isIndented(by count: Int) -> Bool {
        let start = utf8.prefix(count)
        return start.count == count && start.allSatisfy { $0 == 32 }
    }

    /// Without as many bytes, which are blanks.
    func dedented(_ count: Int) -> String { String(decoding: utf8.dropFirst(count), as: UTF8.self) }

    /// Nothing but blanks.
    var isBlank: Bool { utf8.allSatisfy(\.isSpace) }

    /// Changed outside of code between backticks.
    func outsideCode(_ change: (String) -> String) -> String {
        guard contains("`") else { return change(self) }
        var out = ""
        var rest = self[...]
        while let open = rest.firstIndex(of: "`") {
            let ticks = rest[open...].prefix { $0 == "`" }
            out += change(String(rest[..<open]))
            let after = rest[ticks.endIndex...]
            guard let close = after.firstRange(of: ticks) else { return out + rest[open...] }
            out += rest[open..<close.upperBound]
            rest = rest[close.upperBound...]
        }
        return out + change(String(rest))
    }
}
