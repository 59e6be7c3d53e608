import Yams

/// A mapping of a YAML text read field by field: wrong types and unknown keys become problems at their place.
struct YAMLFields {
    let file: SourceFile
    /// The line of `file` before the YAML's first line.
    let lineOffset: Int
    /// What the mapping is called in messages: `front matter`, `site.yml`.
    let what: String
    private(set) var problems: [Problem] = []
    /// Nothing could be read at all: what is missing is not worth a message of its own.
    private(set) var isBroken = false
    private var keys: [String] = []
    /// A bit for each kind of key that there is, by its first letter and its length.
    private var kinds: UInt64 = 0
    private var entries: [PlainHead.Entry] = []
    private var known: [String] = []
    /// What other generators call some of the keys.
    private var foreignKeys: [String: String] = [:]

    /// Reads YAML that stands in `range` of a file.
    static func read(
        _ file: SourceFile, _ range: Range<Int>, what: String, foreignKeys: [String: String] = [:]
    ) -> YAMLFields {
        guard let entries = PlainHead.entries(file, range) else {
            return readByYams(file, range, what: what, foreignKeys: foreignKeys)
        }
        var fields = empty(file, range, what, foreignKeys)
        fields.fill(entries)
        return fields
    }

    /// Reads any YAML.
    static func readByYams(
        _ file: SourceFile, _ range: Range<Int>, what: String, foreignKeys: [String: String] = [:]
    ) -> YAMLFields {
        var fields = empty(file, range, what, foreignKeys)
        do {
            // Types are ours to judge: Yams' own resolver would match every value against regular
            // expressions.
            guard
                let root = try Yams.compose(yaml: String(file.bytes[range]), .basic, Self.constructor, .utf8)
            else {
                return fields
            }
            fields.fill(root)
        } catch let error as YamlError {
            fields.isBroken = true
            fields.problems.append(fields.problem(of: error, range))
        } catch {
            fields.problems.append(
                Problem(.error, "\(what) cannot be read: \(error)", file: file, range: range))
        }
        return fields
    }

    private static func empty(
        _ file: SourceFile, _ range: Range<Int>, _ what: String, _ foreignKeys: [String: String]
    ) -> YAMLFields {
        let line = range.lowerBound == 0 ? 0 : file.position(of: range.lowerBound).line - 1
        var fields = YAMLFields(file: file, lineOffset: line, what: what)
        fields.foreignKeys = foreignKeys
        return fields
    }

    /// Made once: a site has a head for each page.
    private static nonisolated(unsafe) let constructor = Constructor.default

    init(file: SourceFile, lineOffset: Int, what: String) {
        self.file = file
        self.lineOffset = lineOffset
        self.what = what
        // As many as a head is asked for.
        known.reserveCapacity(48)
    }

    private mutating func fill(_ root: Node) {
        guard case .mapping(let mapping) = root else {
            if case .scalar(let scalar) = root, scalar.string.trimmed.isEmpty { return }
            return report("\(what) is not a list of 'key: value' lines", .node(root))
        }
        fill(mapping.map { (key: YAMLValue.node($0.key), value: YAMLValue.node($0.value)) })
    }

    /// An item of a list, which has to be a mapping.
    private mutating func fill(listed item: YAMLValue) {
        if case .node(let node) = item { return fill(node) }
        report("\(what) is not a list of 'key: value' lines", item)
    }

    private mutating func fill(_ all: [PlainHead.Entry]) {
        keys.reserveCapacity(all.count)
        entries.reserveCapacity(all.count)
        for entry in all {
            let name = entry.key.text ?? ""
            if keys.contains(name) { report("duplicate key '\(name)'", entry.key) }
            keys.append(name)
            kinds |= Self.kind(name)
            entries.append(entry)
        }
    }

    // MARK: Places

    func range(of value: YAMLValue?) -> Range<Int>? {
        switch value {
        case .text(_, let start, _), .list(_, let start):
            place(start, value?.text, in: file.lineRange(file.position(of: start).line))
        case .node(let node): range(of: node)
        case nil: nil
        }
    }

    func range(of node: Node) -> Range<Int>? {
        guard let mark = node.mark else { return nil }
        let start = file.offset(line: mark.line + lineOffset, character: mark.column)
        return place(start, node.scalar?.string, in: file.lineRange(mark.line + lineOffset))
    }

    private func place(_ start: Int, _ text: String?, in line: Range<Int>) -> Range<Int> {
        start..<min(start + max(1, text?.utf8.count ?? 1), line.upperBound)
    }

    mutating func report(
        _ message: String, _ node: YAMLValue, candidates: [String] = [], name: String = "",
        note: String? = nil
    ) {
        problems.append(
            Problem(
                .error, message, file: file, range: range(of: node),
                note: suggestion(for: name, among: candidates) ?? note))
    }

    mutating func add(_ problem: Problem) { problems.append(problem) }

    // MARK: Fields

    /// The keys in the order of the file.
    var names: [String] { keys }

    private static func kind(_ key: String) -> UInt64 {
        1 << ((UInt64(key.utf8.first ?? 0) + 7 * UInt64(key.utf8.count)) & 63)
    }

    mutating func node(_ key: String) -> YAMLValue? {
        known.append(key)
        // A head is asked for thirty keys, of which it has five.
        guard kinds & Self.kind(key) != 0, let index = keys.firstIndex(of: key) else { return nil }
        return entries[index].value.isMissing ? nil : entries[index].value
    }

    mutating func wrong(_ key: String, _ node: YAMLValue, _ expected: String, note: String? = nil) {
        report("'\(key)' is \(node.kind), expected \(expected)", node, note: note)
    }

    mutating func string(_ key: String) -> String? {
        guard let node = node(key) else { return nil }
        guard let text = node.text else {
            wrong(key, node, "text")
            return nil
        }
        return text
    }

    mutating func number(_ key: String) -> Double? {
        guard let node = node(key) else { return nil }
        guard let text = node.text, let value = Double(text), value.isFinite else {
            wrong(key, node, "a number")
            return nil
        }
        return value
    }

    mutating func bool(_ key: String) -> Bool? {
        guard let node = node(key) else { return nil }
        switch node.text?.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default:
            wrong(key, node, "true or false")
            return nil
        }
    }

    /// A list of texts; one text stands for a list of one.
    mutating func strings(_ key: String) -> [String] {
        texts(key).map(\.text)
    }

    /// A list of texts, each with its place for problems found later.
    mutating func texts(_ key: String) -> [(text: String, range: Range<Int>)] {
        guard let node = node(key) else { return [] }
        if let text = node.text { return [(text, range(of: node) ?? 0..<0)] }
        guard let items = node.items else {
            wrong(key, node, "a list of texts")
            return []
        }
        return items.compactMap { item in
            if let text = item.text { return (text, range(of: item) ?? 0..<0) }
            wrong(key, item, "a text in the list")
            return nil
        }
    }

    mutating func numbers(_ key: String) -> [Double]? {
        guard let node = node(key) else { return nil }
        let items = node.items ?? [node]
        var numbers: [Double] = []
        for item in items {
            guard let text = item.text, let value = Double(text), value > 0, value.isFinite else {
                wrong(key, item, "a number of points")
                return nil
            }
            numbers.append(value)
        }
        return numbers
    }

    /// `YYYY-MM-DD`, with or without a time.
    mutating func date(_ key: String) -> SiteDate? {
        guard let node = node(key) else { return nil }
        guard let text = node.text, let date = SiteDate(text) else {
            wrong(key, node, "a date such as 2026-02-19")
            return nil
        }
        return date
    }

    mutating func choice<Value: RawRepresentable & CaseIterable>(_ key: String, _ type: Value.Type) -> Value?
    where Value.RawValue == String {
        guard let node = node(key) else { return nil }
        let names = Value.allCases.map(\.rawValue)
        guard let text = node.text, let value = Value(rawValue: text) else {
            wrong(key, node, names.joined(separator: ", "), among: names)
            return nil
        }
        return value
    }

    /// Reports a value that is none of the names, with the nearest of them.
    mutating func wrong(_ key: String, _ node: YAMLValue, _ expected: String, among names: [String]) {
        wrong(key, node, expected, note: node.text.flatMap { suggestion(for: $0, among: names) })
    }

    /// A mapping of texts to texts, in the order of the file.
    mutating func pairs(_ key: String) -> [(key: String, value: String, range: Range<Int>?)] {
        guard let node = node(key) else { return [] }
        guard let mapping = node.mapping else {
            wrong(key, node, "a mapping of names to texts")
            return []
        }
        var pairs: [(String, String, Range<Int>?)] = []
        for (name, value) in mapping {
            guard let name = name.scalar?.string, let text = value.scalar?.string else {
                wrong(key, .node(value), "a text")
                continue
            }
            pairs.append((name, text, range(of: value)))
        }
        return pairs
    }

    /// A mapping inside this one, to be read the same way; its problems are brought back by `finish`.
    mutating func nested(_ key: String) -> YAMLFields? {
        guard let node = node(key) else { return nil }
        guard case .node(let inner) = node, node.mapping != nil else {
            wrong(key, node, "a mapping")
            return nil
        }
        var fields = YAMLFields(file: file, lineOffset: lineOffset, what: "'\(key)'")
        fields.fill(inner)
        return fields
    }

    /// A list of mappings.
    mutating func list(_ key: String) -> [YAMLFields] {
        guard let node = node(key) else { return [] }
        guard let items = node.items else {
            wrong(key, node, "a list")
            return []
        }
        return items.map { item in
            var fields = YAMLFields(file: file, lineOffset: lineOffset, what: "'\(key)'")
            fields.fill(listed: item)
            return fields
        }
    }

    mutating func absorb(_ other: YAMLFields) {
        var other = other
        problems += other.finish()
    }

    /// Every problem of the mapping, unknown keys included.
    mutating func finish() -> [Problem] {
        for (key, entry) in zip(keys, entries) where !known.contains(key) {
            let note =
                foreignKeys[key].map { $0.isEmpty ? "leave it out: no page needs it here" : didYouMean($0) }
                ?? "there are \(Set(known).sorted().joined(separator: ", "))"
            report(
                "unknown key '\(key)' in \(what)", entry.key,
                candidates: foreignKeys[key] == nil ? known : [], name: key, note: note)
        }
        return problems
    }
}
