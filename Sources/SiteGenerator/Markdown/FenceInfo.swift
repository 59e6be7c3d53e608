import Syntax

/// The info string of a fence: a language, words, `key=value` pairs, each with its place in the page.
struct FenceInfo {
    struct Item {
        var name: String
        /// `nil` for a word on its own.
        var value: String?
        var nameRange: Range<Int>
        var valueRange: Range<Int>

        /// In braces, a word may be written as a class (`.preview`), and the id as one (`#card`).
        fileprivate var withoutSign: Item {
            guard value == nil, let sign = name.utf8.first else { return self }
            let rest = String(name.dropFirst()), range = (nameRange.lowerBound + 1)..<nameRange.upperBound
            switch sign {
            case UInt8(ascii: "."): return Item(name: rest, value: nil, nameRange: range, valueRange: range)
            case UInt8(ascii: "#"): return Item(name: "id", value: rest, nameRange: range, valueRange: range)
            default: return self
            }
        }
    }

    var language = ""
    var languageRange = 0..<0
    var items: [Item] = []
    /// The lines of `{3,5-7}`.
    var marked = ""
    var markedRange = 0..<0
    /// An offset where a quote opens that nothing closes.
    var unclosedQuote: Int?

    func has(_ name: String) -> Bool { items.contains { $0.name == name } }
    func value(_ name: String) -> String? { item(name)?.value }
    /// The last one of a name counts.
    func item(_ name: String) -> Item? { items.last { $0.name == name } }

    init() {}

    /// Reads the info string that stands at `range` of a page's bytes.
    init(_ bytes: Bytes, _ range: Range<Int>) {
        let inside = Self.insideBraces(bytes, range)
        var at = (inside ?? range).lowerBound
        let end = (inside ?? range).upperBound
        func skipBlanks() { while at < end, bytes[at].isBlank { at += 1 } }
        skipBlanks()
        language(bytes, &at, end)
        skipBlanks()
        while at < end {
            if bytes[at] == "{" {
                lineList(bytes, &at, end)
            } else {
                item(bytes, &at, end)
            }
            skipBlanks()
        }
        if inside != nil { items = items.map(\.withoutSign) }
    }

    /// What follows the period in `{.swift preview id=card}`: Python-Markdown, and so MkDocs, takes fences
    /// with attributes for code in this form alone.
    private static func insideBraces(_ bytes: Bytes, _ range: Range<Int>) -> Range<Int>? {
        func isFilled(_ at: Int) -> Bool { !bytes[at].isBlank && bytes[at] != UInt8(ascii: "\n") }
        guard let open = range.first(where: isFilled), bytes[open] == "{",
            let close = range.last(where: isFilled), bytes[close] == "}",
            let period = (open + 1..<close).first(where: isFilled), bytes[period] == "."
        else { return nil }
        return period + 1..<close
    }

    private mutating func language(_ bytes: Bytes, _ at: inout Int, _ end: Int) {
        let start = at
        while at < end, !bytes[at].isBlank, bytes[at] != "{" { at += 1 }
        if bytes[start..<at].contains(UInt8(ascii: "=")) {
            // A fence without a language but with attributes.
            at = start
        } else {
            language = String(bytes[start..<at])
            languageRange = start..<at
            if language == "Swift" { language = "swift" }
        }
    }

    private mutating func lineList(_ bytes: Bytes, _ at: inout Int, _ end: Int) {
        let open = at + 1
        while at < end, bytes[at] != "}" { at += 1 }
        marked = String(bytes[open..<at])
        markedRange = open..<at
        at = min(at + 1, end)
    }

    private mutating func item(_ bytes: Bytes, _ at: inout Int, _ end: Int) {
        let nameStart = at
        if let (value, range) = title(bytes, &at, end) {
            items.append(Item(name: "title", value: value, nameRange: nameStart..<at, valueRange: range))
            return
        }
        while at < end, !bytes[at].isBlank, bytes[at] != "=" { at += 1 }
        let name = nameStart..<at
        guard at < end, bytes[at] == "=" else {
            items.append(Item(name: String(bytes[name]), value: nil, nameRange: name, valueRange: name))
            return
        }
        at += 1
        if at < end, bytes[at] == "\"" {
            let (value, range) = quoted(bytes, &at, end)
            items.append(Item(name: String(bytes[name]), value: value, nameRange: name, valueRange: range))
            return
        }
        let start = at
        while at < end, !bytes[at].isBlank { at += 1 }
        items.append(
            Item(
                name: String(bytes[name]), value: String(bytes[start..<at]), nameRange: name,
                valueRange: start..<at))
    }

    /// A quoted text on its own is a title; so is one in brackets, as VitePress has it, which may hold
    /// blanks.
    private mutating func title(_ bytes: Bytes, _ at: inout Int, _ end: Int) -> (String, Range<Int>)? {
        if bytes[at] == "\"" { return quoted(bytes, &at, end) }
        guard bytes[at] == UInt8(ascii: "["), let close = bytes[at..<end].firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        let range = (at + 1)..<close
        at = close + 1
        return (String(bytes[range]), range)
    }

    /// A double-quoted value; `\"` and `\\` stand for the signs themselves.
    private mutating func quoted(_ bytes: Bytes, _ at: inout Int, _ end: Int) -> (String, Range<Int>) {
        let open = at
        at += 1
        var value = Bytes()
        while at < end, bytes[at] != "\"" {
            if bytes[at] == "\\", at + 1 < end, "\"\\".utf8.contains(bytes[at + 1]) { at += 1 }
            value.append(bytes[at])
            at += 1
        }
        let range = (open + 1)..<max(open + 1, at)
        if at < end { at += 1 } else { unclosedQuote = open }
        return (value.text, range)
    }
}

/// The lines named by `3,5-7`, or `nil` when it is no such list.
func lineSet(_ text: String) -> Set<Int>? {
    var lines: Set<Int> = []
    for part in text.split(separator: ",") {
        let ends = part.split(separator: "-", omittingEmptySubsequences: false).map {
            Int(String($0).trimmed)
        }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2 else { return nil }
        guard first >= 1, first <= last, last - first < 100_000 else { return nil }
        lines.formUnion(first...last)
    }
    return lines
}
