import Previews
import Syntax

/// Reads the attributes of a preview fence one by one.
struct SnippetAttributeReader {
    private let fence: FencedCode
    private let report: (Problem) -> Void
    var attributes = SnippetAttributes()

    init(_ fence: FencedCode, report: @escaping (Problem) -> Void) {
        self.fence = fence
        self.report = report
    }

    mutating func read() -> SnippetAttributes {
        if let quote = fence.info.unclosedQuote { problem("quote is never closed", quote..<quote + 1) }
        attributes.written = Bytes(fence.source.bytes[fence.range])
        var seen: [String: Range<Int>] = [:]
        for item in fence.info.items {
            attributes.given.insert(item.name)
            // `preview preview="Card.swift"` says first what the fence is and then of what.
            if item.name == "preview", item.value == nil { continue }
            if seen.updateValue(item.nameRange, forKey: item.name) != nil {
                problem("attribute '\(item.name)' is given twice", item.nameRange)
            }
            read(item)
        }
        for (name, side) in [("widths", "width"), ("height", "height")] where fence.info.has("device") {
            guard let item = fence.info.item(name) else { continue }
            problem("a device has a \(side) of its own: leave out '\(name)' or 'device'", item.nameRange)
        }
        return attributes
    }

    private func problem(_ message: String, _ range: Range<Int>, note: String? = nil) {
        report(
            Problem(.error, message, check: .directive, file: fence.source, range: range, note: note))
    }

    private mutating func read(_ item: FenceInfo.Item) {
        guard let row = SnippetAttributeRow.all.first(where: { $0.name == item.name }) else {
            return unknown(item)
        }
        if let readWord = row.readWord { return readWord(&self, item) }
        guard let value = item.value, !value.isEmpty else {
            return problem(
                "attribute '\(item.name)' needs a value", item.nameRange, note: "write \(item.name)=\"…\"")
        }
        row.readValue?(&self, item, value)
    }

    private func unknown(_ item: FenceInfo.Item) {
        let names = SnippetAttributes.names
        problem(
            "unknown attribute '\(item.name)'", item.nameRange,
            note: suggestion(for: item.name, among: names) ?? quoting(item)
                ?? "a preview has \(names.joined(separator: ", "))"
        )
    }

    /// A word after a value that is not in quotes is most often the rest of that value.
    private func quoting(_ item: FenceInfo.Item) -> String? {
        guard item.value == nil,
            let index = fence.info.items.firstIndex(where: { $0.nameRange == item.nameRange }), index > 0
        else { return nil }
        let before = fence.info.items[index - 1]
        guard let value = before.value, fence.source.bytes[before.valueRange.upperBound] != UInt8(ascii: "\"")
        else {
            return nil
        }
        return "put a value of several words in quotes: \(before.name)=\"\(value) \(item.name)\""
    }

    func flag(_ item: FenceInfo.Item) -> Bool {
        guard let value = item.value else { return true }
        if value != "true", value != "false" {
            problem("'\(item.name)' is a word on its own, true, false or beyond", item.valueRange)
        }
        return value != "false"
    }

    mutating func readOptional(_ item: FenceInfo.Item) {
        attributes.isOptional = true
        attributes.isQuiet = item.value == "quiet"
        guard let value = item.value, value != "quiet" else { return }
        problem("'optional' is a word on its own or optional=quiet", item.valueRange)
    }

    mutating func readOutline(_ item: FenceInfo.Item) {
        attributes.outlinesBeyond = item.value == "beyond"
        attributes.outlines = attributes.outlinesBeyond || flag(item)
    }

    mutating func readDevices(_ item: FenceInfo.Item) {
        attributes.devices = parts(item).compactMap {
            word($0.range, $0.text, PreviewEnvironment.devices, "device")
        }
    }

    mutating func readTypeSizes(_ item: FenceInfo.Item) {
        let names = SnippetAttributes.typeSizeNames
        attributes.typeSizes = words(item).compactMap { word($0.range, $0.text, names, "Dynamic Type size") }
    }

    mutating func readForms(_ item: FenceInfo.Item) {
        attributes.forms = words(item).compactMap { choice($0.range, $0.text, "form") }
    }

    mutating func readLocale(_ item: FenceInfo.Item, _ value: String) {
        attributes.locale = value
        if !isLanguageCode(value) {
            problem(
                "'\(value)' isn't a locale", item.valueRange, note: "write it like locale=de or locale=pt-BR")
        }
    }

    mutating func readBadge(_ item: FenceInfo.Item, _ value: String) {
        attributes.badge = value
        if attributes.role == .preview || attributes.role == .hidden {
            problem(
                "'badge' says why a listing is not evaluated", item.nameRange,
                note: "write role=listing before it")
        }
    }

    /// `allow="one another: why; third: why"`
    mutating func allow(_ item: FenceInfo.Item) {
        for part in parts(item) {
            let names = fence.source.bytes[part.range].prefix { $0 != ":" }
            let reason = fence.source.bytes[names.endIndex..<part.range.upperBound].dropFirst().trimmed
            if reason.isEmpty {
                problem(
                    "'allow' needs a reason", part.range,
                    note: "write it after a colon: allow=\"\(String(names.trimmed)): why\"")
            }
            for name in words(names.indices) {
                guard let known = word(name.range, name.text, SnippetAttributes.lintNames, "lint") else {
                    continue
                }
                attributes.allowedLints.append((known, name.range))
            }
        }
    }

    /// The words of a value, with their places.
    func words(_ item: FenceInfo.Item) -> [(text: String, range: Range<Int>)] { words(item.valueRange) }

    private func words(_ value: Range<Int>) -> [(text: String, range: Range<Int>)] {
        var words: [(String, Range<Int>)] = []
        var at = value.lowerBound
        while at < value.upperBound {
            if separatesWords(at) {
                at += 1
                continue
            }
            let start = at
            while at < value.upperBound, !separatesWords(at) { at += 1 }
            words.append((String(fence.source.bytes[start..<at]), start..<at))
        }
        return words
    }

    private func separatesWords(_ at: Int) -> Bool {
        fence.source.bytes[at].isBlank || fence.source.bytes[at] == ","
    }

    /// The trimmed parts of a value between semicolons, with their places.
    func parts(_ item: FenceInfo.Item) -> [(text: String, range: Range<Int>)] {
        fence.source.bytes[item.valueRange].split(separator: UInt8(ascii: ";")).compactMap { part in
            let text = part.trimmed
            return text.isEmpty ? nil : (String(text), text.startIndex..<text.endIndex)
        }
    }

    func points(_ item: FenceInfo.Item, example: String = "\"320 240 80\"") -> [Double]? {
        var numbers: [Double] = []
        for (text, range) in words(item) {
            guard let value = Double(text), value > 0, value <= 10_000 else {
                problem(
                    "'\(text)' in '\(item.name)' is not a number of points", range,
                    note: "write it like \(item.name)=\(example)")
                return nil
            }
            numbers.append(value)
        }
        return numbers.isEmpty ? nil : numbers
    }

    func height(_ item: FenceInfo.Item) -> Double? {
        let numbers = points(item, example: "240") ?? []
        if numbers.count > 1 { problem("'height' is one number of points", item.valueRange) }
        return numbers.first
    }

    func identifier(_ item: FenceInfo.Item, _ value: String) -> String? {
        guard value.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == "-" || $0 == "_" }) else {
            problem(
                "'\(value)' is not an id", item.valueRange, note: "an id has letters, digits, '-' and '_'")
            return nil
        }
        return value
    }

    func word(_ item: FenceInfo.Item, _ value: String, _ known: [String]) -> String? {
        word(item.valueRange, value, known, item.name)
    }

    private func word(_ range: Range<Int>, _ value: String, _ known: [String], _ what: String) -> String? {
        if known.contains(value) { return value }
        problem(
            "unknown \(what) '\(value)'", range,
            note: proposal(for: value, among: known))
        return nil
    }

    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ range: Range<Int>, _ value: String, _ what: String
    ) -> Choice? {
        word(range, value, Choice.allCases.map(\.rawValue), what).flatMap { Choice(rawValue: $0) }
    }
}
