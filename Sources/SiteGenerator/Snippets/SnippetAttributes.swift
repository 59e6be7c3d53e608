import Previews

/// What a preview fence asks for, checked and typed.
public struct SnippetAttributes: Sendable {
    /// What of a snippet a page shows.
    public enum Role: String, CaseIterable, Sendable {
        case preview, listing, skeleton, hidden
    }
    /// The appearances it is drawn in.
    public enum Scheme: String, CaseIterable, Sendable {
        case light, dark, both
    }
    /// Which way its texts and stacks run.
    public enum Direction: String, CaseIterable, Sendable {
        case ltr, rtl
    }

    public var id: String?
    /// Points; `nil` lets the tool choose.
    public var widths: [Double]?
    public var height: Double?
    /// The devices to lay out for, with their safe areas.
    public var devices: [String] = []
    public var platform: String?
    public var typeSizes: [String] = []
    public var scheme: Scheme?
    public var direction: Direction?
    public var locale: String?
    /// A table of texts in another language, or `double`.
    public var strings: String?
    /// An expression to show, with its place in the page.
    public var show: String?
    public var showOffset = 0
    public var uses: [(id: String, range: Range<Int>)] = []
    public var role = Role.preview
    public var file: String?
    public var caption: String?
    /// Events, each with its place in the page.
    public var steps: [(text: String, range: Range<Int>)] = []
    /// The snippet is shown for its mistake.
    public var isError = false
    /// The message that must come, or a part of it.
    public var expectedError: String?
    /// The views whose negotiation is told: an empty list means all, nil none.
    public var explained: [String]?
    /// The lint that must warn about the snippet, which is shown for it.
    public var expectedLint: String?
    /// Lints that the snippet does without, each with its place in the page.
    public var allowedLints: [(name: String, range: Range<Int>)] = []
    /// The snippet is an earlier one with a change: what the fence says of lints is about the earlier one.
    public var isEdited = false
    public var outlines = false
    /// Frames are drawn beyond the picture too: what a scroll view hides.
    public var outlinesBeyond = false
    /// Why a listing is not evaluated, in a few words.
    public var badge: String?
    /// The intermediate forms to show below the pictures.
    public var forms: [PreviewForm] = []
    public var sameAs: (id: String, range: Range<Int>)?
    /// All of them as they stand in the page.
    public var written = Bytes()

    static let names = [
        "preview", "id", "widths", "height", "device", "platform", "typeSize", "scheme", "direction", "locale", "strings", "show", "uses", "role",
        "file", "caption", "steps", "error", "lint", "allow", "badge", "forms", "explain", "outline", "same-as",
    ]
    static let platforms = ["iOS", "iPadOS", "macOS"]
    static let typeSizeNames = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3",
        "accessibility4", "accessibility5",
    ]

    static let lintNames = Lint.all.map { "\($0.name)" }

    /// Reads a fence's attributes; what is unknown or malformed is reported at its own column.
    static func read(_ fence: FencedCode, report: @escaping (Problem) -> Void) -> SnippetAttributes {
        var reader = SnippetAttributeReader(fence: fence, report: report)
        return reader.read()
    }
}

private struct SnippetAttributeReader {
    let fence: FencedCode
    let report: (Problem) -> Void
    var attributes = SnippetAttributes()

    mutating func read() -> SnippetAttributes {
        if let quote = fence.info.unclosedQuote { problem("quote is never closed", quote..<quote + 1) }
        attributes.written = Bytes(fence.source.bytes[fence.range])
        var seen: [String: Range<Int>] = [:]
        for item in fence.info.items {
            if seen.updateValue(item.nameRange, forKey: item.name) != nil {
                problem("attribute '\(item.name)' is given twice", item.nameRange)
            }
            read(item)
        }
        return attributes
    }

    private func problem(_ message: String, _ range: Range<Int>, note: String? = nil) {
        report(
            Problem(.error, message, check: .directive, file: fence.source, range: range, note: note))
    }

    private mutating func read(_ item: FenceInfo.Item) {
        switch item.name {
        case "preview": break
        case "explain": attributes.explained = item.value == nil ? [] : words(item).map(\.text)
        case "outline":
            attributes.outlinesBeyond = item.value == "beyond"
            attributes.outlines = attributes.outlinesBeyond || flag(item)
        case "error":
            attributes.isError = true
            attributes.expectedError = item.value
        case _ where !SnippetAttributes.names.contains(item.name):
            problem(
                "unknown attribute '\(item.name)'", item.nameRange,
                note: suggestion(for: item.name, among: SnippetAttributes.names)
                    ?? "a preview has \(SnippetAttributes.names.joined(separator: ", "))")
        default:
            guard let value = item.value, !value.isEmpty else {
                return problem("attribute '\(item.name)' needs a value", item.nameRange, note: "write \(item.name)=\"…\"")
            }
            read(item, value)
        }
    }

    private func flag(_ item: FenceInfo.Item) -> Bool {
        guard let value = item.value else { return true }
        if value != "true", value != "false" { problem("'\(item.name)' is a word on its own, true, false or beyond", item.valueRange) }
        return value != "false"
    }

    private mutating func read(_ item: FenceInfo.Item, _ value: String) {
        switch item.name {
        case "id": attributes.id = identifier(item, value)
        case "widths": attributes.widths = points(item)
        case "height": attributes.height = points(item)?.first
        case "device":
            attributes.devices = parts(item, separator: 59).compactMap { word($0.range, $0.text, PreviewEnvironment.devices, "device") }
        case "platform": attributes.platform = word(item, value, SnippetAttributes.platforms)
        case "typeSize":
            attributes.typeSizes = words(item).compactMap { word($0.range, $0.text, SnippetAttributes.typeSizeNames, "Dynamic Type size") }
        case "scheme":
            attributes.scheme = word(item, value, SnippetAttributes.Scheme.allCases.map(\.rawValue)).flatMap { .init(rawValue: $0) }
        case "direction":
            attributes.direction = word(item, value, SnippetAttributes.Direction.allCases.map(\.rawValue)).flatMap { .init(rawValue: $0) }
        case "role":
            let role = word(item, value, SnippetAttributes.Role.allCases.map(\.rawValue))
            attributes.role = role.flatMap { .init(rawValue: $0) } ?? .preview
        case "locale":
            attributes.locale = value
            if !isLanguageCode(value) { problem("'\(value)' is no locale", item.valueRange, note: "write it like locale=de or locale=pt-BR") }
        case "strings": attributes.strings = value
        case "show": (attributes.show, attributes.showOffset) = (value, item.valueRange.lowerBound)
        case "steps": attributes.steps = parts(item, separator: 59)
        case "badge":
            attributes.badge = value
            if attributes.role == .preview || attributes.role == .hidden {
                problem("'badge' says why a listing is not evaluated", item.nameRange, note: "write role=listing before it")
            }
        case "forms":
            let names = PreviewForm.allCases.map { $0.rawValue }
            attributes.forms = words(item).compactMap { word($0.range, $0.text, names, "form").flatMap { PreviewForm(rawValue: $0) } }
        case "lint": attributes.expectedLint = word(item, value, SnippetAttributes.lintNames)
        case "allow": allow(item)
        case "uses": attributes.uses = words(item).map { ($0.text, $0.range) }
        case "file": attributes.file = value
        case "caption": attributes.caption = value
        default: attributes.sameAs = (value, item.valueRange)
        }
    }

    /// `allow="one another: why; third: why"`
    private mutating func allow(_ item: FenceInfo.Item) {
        for part in parts(item, separator: 59) {
            let names = fence.source.bytes[part.range].prefix { $0 != UInt8(ascii: ":") }
            let reason = fence.source.bytes[names.endIndex..<part.range.upperBound].dropFirst().trimmed
            if reason.isEmpty {
                problem("'allow' needs a reason", part.range, note: "write it after a colon: allow=\"\(String(names.trimmed)): why\"")
            }
            for name in words(names.indices) {
                guard let known = word(name.range, name.text, SnippetAttributes.lintNames, "lint") else { continue }
                attributes.allowedLints.append((known, name.range))
            }
        }
    }

    /// The words of a value, with their places.
    private func words(_ item: FenceInfo.Item) -> [(text: String, range: Range<Int>)] { words(item.valueRange) }

    private func words(_ value: Range<Int>) -> [(text: String, range: Range<Int>)] {
        var words: [(String, Range<Int>)] = []
        var at = value.lowerBound
        while at < value.upperBound {
            if fence.source.bytes[at].isBlank || fence.source.bytes[at] == 44 {
                at += 1
                continue
            }
            let start = at
            while at < value.upperBound, !fence.source.bytes[at].isBlank, fence.source.bytes[at] != 44 { at += 1 }
            words.append((String(fence.source.bytes[start..<at]), start..<at))
        }
        return words
    }

    /// The trimmed parts of a value between separators, with their places.
    private func parts(_ item: FenceInfo.Item, separator: UInt8) -> [(text: String, range: Range<Int>)] {
        fence.source.bytes[item.valueRange].split(separator: separator).compactMap { part in
            let text = part.trimmed
            return text.isEmpty ? nil : (String(text), text.startIndex..<text.endIndex)
        }
    }

    private func points(_ item: FenceInfo.Item) -> [Double]? {
        var numbers: [Double] = []
        for (text, range) in words(item) {
            guard let value = Double(text), value > 0, value <= 10_000 else {
                problem(
                    "'\(text)' in '\(item.name)' is not a number of points", range,
                    note: "write it like \(item.name)=\"320 240 80\"")
                return nil
            }
            numbers.append(value)
        }
        return numbers.isEmpty ? nil : numbers
    }

    private func identifier(_ item: FenceInfo.Item, _ value: String) -> String? {
        guard value.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == 45 || $0 == 95 }) else {
            problem("'\(value)' is not an id", item.valueRange, note: "an id has letters, digits, '-' and '_'")
            return nil
        }
        return value
    }

    private func word(_ item: FenceInfo.Item, _ value: String, _ known: [String]) -> String? {
        word(item.valueRange, value, known, item.name)
    }

    private func word(_ range: Range<Int>, _ value: String, _ known: [String], _ what: String) -> String? {
        if known.contains(value) { return value }
        problem(
            "unknown \(what) '\(value)'", range,
            note: suggestion(for: value, among: known) ?? "there are \(known.joined(separator: ", "))")
        return nil
    }
}
