import Syntax

/// Templates that include themselves, straight away or by others. A page has nothing to nest in them, so they would never end.
struct TemplateCircles {
    private struct Inclusion {
        var name: String
        /// In the file.
        var range: Range<Int>
    }

    private let sources: [(name: String, source: SourceFile)]
    private let inclusions: [String: [Inclusion]]

    init(_ sources: [(name: String, source: SourceFile)]) {
        self.sources = sources
        inclusions = Dictionary(sources.map { ($0.name, Self.inclusions(in: $0.source.bytes)) }, uniquingKeysWith: { $1 })
    }

    /// The templates that lead to themselves, each with a problem at the tag that begins the way.
    func problems() -> [String: Problem] {
        var problems: [String: Problem] = [:]
        for (name, source) in sources {
            guard let first = inclusions[name]?.first(where: { leads(from: $0.name, to: name) }) else { continue }
            problems[name] = Problem(.error, "template '\(name)' includes itself\(first.name == name ? "" : " by '\(first.name)'")", file: source, range: first.range)
        }
        return problems
    }

    private func leads(from start: String, to end: String) -> Bool {
        var seen: Set<String> = []
        var open = [start]
        while let name = open.popLast() {
            if name == end { return true }
            if seen.insert(name).inserted { open += inclusions[name, default: []].map(\.name) }
        }
        return false
    }

    /// What follows `{{>` or `{{<`; in a template with delimiters of its own, what follows any `>` or `<`.
    private static func inclusions(in bytes: Bytes) -> [Inclusion] {
        let setsDelimiters = bytes.indices.dropLast(2).contains { bytes[$0...].starts(with: "{{=".utf8) }
        var found: [Inclusion] = []
        for index in bytes.indices where bytes[index] == UInt8(ascii: ">") || bytes[index] == UInt8(ascii: "<") {
            guard setsDelimiters || isTag(bytes, endingAt: index) else { continue }
            var start = index + 1
            while start < bytes.count, isBlank(bytes[start]) { start += 1 }
            let name = bytes[start...].prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "%") && !isBlank($0) }
            if !name.isEmpty { found.append(Inclusion(name: String(name), range: name.startIndex..<name.endIndex)) }
        }
        return found
    }

    /// Whether `{{` and blanks stand before.
    private static func isTag(_ bytes: Bytes, endingAt index: Int) -> Bool {
        var end = index
        while end > 0, isBlank(bytes[end - 1]) { end -= 1 }
        return bytes[..<end].suffix(2).elementsEqual("{{".utf8)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
