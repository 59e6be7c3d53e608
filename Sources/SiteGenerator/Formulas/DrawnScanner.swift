import Syntax

/// Finds formulas and diagrams in the text of a page, where they are text or a fence and not code.
struct DrawnScanner {
    private let source: SourceFile
    private let hasFormulas: Bool
    private let hasDiagrams: Bool
    private(set) var found: [Drawn] = []
    private static let dollar = UInt8(ascii: "$")

    /// Whether there can be any: most pages have neither sign.
    static func mayHave(_ bytes: Bytes, _ settings: DrawingSettings) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            let text = ByteSpan(rebasing: bytes[...])
            return
                (settings.formulas
                && (text.contains(byte: dollar) || text.contains("``math") || text.contains("~~math")))
                || (settings.diagrams && (text.contains("``dot") || text.contains("~~dot")))
        }
    }

    init(_ source: SourceFile, from body: Int, _ settings: DrawingSettings) {
        self.source = source
        (hasFormulas, hasDiagrams) = (settings.formulas, settings.diagrams)
        guard Self.mayHave(source.bytes, settings) else { return }
        lines(from: body == 0 ? 1 : source.position(of: body).line)
    }

    /// Goes through blocks: fences whole, paragraphs by their lines.
    private mutating func lines(from first: Int) {
        var fences = FenceTracker()
        var paragraph: Range<Int>?
        var line = first
        while line <= source.lineStarts.count {
            let range = source.lineRange(line)
            let text = source.bytes[range]
            if isFence(text), fences.isCode(String(text)) {
                endParagraph(&paragraph)
                line = fence(from: line, &fences)
                continue
            }
            if text.allSatisfy(\.isSpace) || isHidden(text, paragraph == nil) {
                endParagraph(&paragraph)
            } else {
                // What stands in a quote is a formula on one line only: the next one has the quote's sign.
                let isQuote = text.first { !$0.isBlank } == UInt8(ascii: ">")
                if isQuote { endParagraph(&paragraph) }
                paragraph = (paragraph?.lowerBound ?? range.lowerBound)..<range.upperBound
                if isQuote { endParagraph(&paragraph) }
            }
            line += 1
        }
        endParagraph(&paragraph)
    }

    private func isFence(_ text: Bytes.SubSequence) -> Bool {
        let first = text.first { !$0.isBlank && $0 != ">" }
        return first == UInt8(ascii: "`") || first == UInt8(ascii: "~")
    }

    /// Headings, definitions of links, containers and indented code are no text with formulas.
    private func isHidden(_ text: Bytes.SubSequence, _ isFirst: Bool) -> Bool {
        let bare = text.drop(while: \.isBlank)
        if bare.starts(with: "#") || bare.starts(with: ":::") { return true }
        if bare.first == UInt8(ascii: "["), !bare.starts(with: "[^"),
            bare.firstRange(of: Bytes("]: ".utf8)) != nil
        {
            return true
        }
        return isFirst && text.prefix(4).count == 4
            && (text.first == 9 || text.prefix(4).allSatisfy { $0 == 32 })
    }

    // MARK: Fences

    /// Reads the fence that a line opens, and gives the line after it.
    private mutating func fence(from first: Int, _ fences: inout FenceTracker) -> Int {
        var line = first + 1
        var inner: [Range<Int>] = []
        while line <= source.lineStarts.count, fences.isOpen {
            let range = source.lineRange(line)
            _ = fences.isCode(String(source.bytes[range]))
            if fences.isOpen { inner.append(range) }
            line += 1
        }
        let opening = source.lineRange(first)
        let marks = source.bytes[opening].prefix { $0.isBlank || $0 == ">" }
        let quotes = marks.count { $0 == ">" }
        let info = FenceInfo(
            source.bytes,
            marks.endIndex
                + Self.signs(source.bytes[marks.endIndex..<opening.upperBound])..<opening.upperBound)
        guard let kind = Self.kind(info.language, hasFormulas, hasDiagrams) else { return line }
        found.append(
            Drawn(
                kind, inner.map { unquoted($0, quotes) }, opening.lowerBound..<opening.upperBound,
                in: source.bytes))
        return line
    }

    private static func signs(_ text: Bytes.SubSequence) -> Int { text.prefix { $0 == text.first }.count }

    static func kind(_ language: String, _ formulas: Bool, _ diagrams: Bool) -> Drawn.Kind? {
        if formulas, language == "math" { return .formula(isBlock: true) }
        return diagrams && ["dot", "graphviz"].contains(language) ? .diagram : nil
    }

    private func unquoted(_ range: Range<Int>, _ quotes: Int) -> Range<Int> {
        var at = range.lowerBound
        var left = quotes
        while at < range.upperBound, source.bytes[at].isBlank || (left > 0 && source.bytes[at] == ">") {
            if source.bytes[at] == ">" { left -= 1 }
            at += 1
        }
        return at..<range.upperBound
    }

    // MARK: Text

    private mutating func endParagraph(_ paragraph: inout Range<Int>?) {
        guard let range = paragraph else { return }
        paragraph = nil
        guard hasFormulas, source.bytes[range].contains(Self.dollar) else { return }
        let count = found.count
        var at = range.lowerBound
        while at < range.upperBound {
            guard let next = step(at, range) else { return found.removeSubrange(count...) }
            at = next
        }
    }

    /// The place after what stands at `at`; nothing when backticks are open, which formulas would close.
    private mutating func step(_ at: Int, _ range: Range<Int>) -> Int? {
        let bytes = source.bytes
        switch bytes[at] {
        case UInt8(ascii: "\\"): return at + 2
        case UInt8(ascii: "`"):
            let ticks = bytes[at..<range.upperBound].prefix { $0 == bytes[at] }
            var spans = CodeSpans(bytes, in: at..<range.upperBound)
            guard let span = spans.next(), span.text.lowerBound == ticks.endIndex else { return nil }
            return span.text.upperBound + span.ticks
        case UInt8(ascii: "<"):
            guard at + 1 < range.upperBound, bytes[at + 1].isASCIILetter || bytes[at + 1] == "/",
                let end = bytes[at..<range.upperBound].firstIndex(of: UInt8(ascii: ">"))
            else { return at + 1 }
            return end + 1
        case UInt8(ascii: "]"):
            guard at + 1 < range.upperBound, bytes[at + 1] == "(",
                let end = bytes[at..<range.upperBound].firstIndex(of: UInt8(ascii: ")"))
            else { return at + 1 }
            return end + 1
        case UInt8(ascii: "!"):
            // Words for a picture are no place for one.
            guard at + 1 < range.upperBound, bytes[at + 1] == "[",
                let end = bytes[at..<range.upperBound].firstIndex(of: UInt8(ascii: "]"))
            else { return at + 1 }
            return end
        case Self.dollar: return formula(at, range)
        default: return at + 1
        }
    }

    /// Takes the formula whose first sign stands at `at`, if there is one.
    private mutating func formula(_ at: Int, _ range: Range<Int>) -> Int {
        let bytes = source.bytes
        let signs = bytes[at..<range.upperBound].prefix { $0 == Self.dollar }.count
        let start = at + signs
        guard signs <= 2, at == range.lowerBound || bytes[at - 1] != "`",
            let end = closing(signs, start, range)
        else {
            return start
        }
        let lines = (source.position(of: start).line...source.position(of: end).line).map { line in
            let range = source.lineRange(line)
            return max(range.lowerBound, start)..<max(start, min(range.upperBound, end))
        }
        found.append(Drawn(.formula(isBlock: signs == 2), lines, at..<end + signs, in: bytes))
        return end + signs
    }

    /// A single sign opens only before, and closes only after, something; five dollars are no formula.
    private func closing(_ signs: Int, _ start: Int, _ range: Range<Int>) -> Int? {
        let bytes = source.bytes
        guard start < range.upperBound, signs == 2 || !bytes[start].isSpace else { return nil }
        var at = start
        while at < range.upperBound {
            if bytes[at] == "\\" {
                at += 2
            } else if bytes[at] == "`" {
                return nil
            } else if bytes[at] == Self.dollar {
                let count = bytes[at..<range.upperBound].prefix { $0 == Self.dollar }.count
                let after = at + count < range.upperBound ? bytes[at + count] : 32
                if count == signs, at > start, signs == 2 || (!bytes[at - 1].isSpace && !after.isASCIIDigit),
                    after != "`"
                {
                    return at
                }
                if signs == 1 { return nil }
                at += count
            } else {
                at += 1
            }
        }
        return nil
    }
}

extension DrawnScanner {
    /// What cmark reads in place of a formula in a text: a code span as long, which begins with this sign.
    static let sign: UInt8 = 2

    /// The page with its formulas as such code spans, so that nothing in them is Markdown, and lines and
    /// columns stay.
    static func masked(_ source: SourceFile, _ formulas: [Drawn]) -> SourceFile {
        let inText = formulas.filter { source.bytes[$0.range.lowerBound] == dollar }
        guard !inText.isEmpty else { return source }
        var bytes = source.bytes
        for formula in inText {
            let signs = formula.range.count > 3 && bytes[formula.range.lowerBound + 1] == dollar ? 2 : 1
            var isFirst = true
            for at in formula.range {
                let isEdge = at < formula.range.lowerBound + signs || at >= formula.range.upperBound - signs
                if isEdge {
                    bytes[at] = UInt8(ascii: "`")
                } else if !bytes[at].isSpace || (!isFirst && bytes[at] != "\n") {
                    bytes[at] = isFirst ? sign : UInt8(ascii: "x")
                    isFirst = false
                }
            }
        }
        return SourceFile(masking: source, bytes: bytes)
    }
}
