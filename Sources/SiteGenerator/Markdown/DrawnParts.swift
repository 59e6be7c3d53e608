import CCmark
import Syntax

/// Formulas and diagrams of a page, which programs have made before it is rendered.
struct DrawnParts {
    private let all: [Drawn]
    private var isUsed: [Bool]
    var isEmpty: Bool { all.isEmpty }

    init(_ all: [Drawn] = []) {
        self.all = all.sorted { $0.range.lowerBound < $1.range.lowerBound }
        isUsed = all.map { _ in false }
    }

    /// The next formula in a text at or behind a place.
    mutating func next(from start: Int, in original: Bytes) -> Drawn? {
        let at = all.indices.first {
            !isUsed[$0] && all[$0].range.lowerBound >= start
                && original[all[$0].range.lowerBound] == UInt8(ascii: "$")
        }
        guard let at else { return nil }
        isUsed[at] = true
        return all[at]
    }

    /// The fence that stands on a line.
    func fence(at place: Int) -> Drawn? {
        all.first { $0.range.contains(place) || $0.range.lowerBound == place }
    }
}

extension MarkdownRenderer {
    /// Writes the formula that a code span stands for; `false` for code.
    mutating func formula(_ literal: ByteSpan) -> Bool {
        guard !drawn.isEmpty, literal.first(where: { $0 != 32 }) == DrawnScanner.sign,
            let found = nextFormula()
        else { return false }
        let isBlock = found.key.kind == .formula(isBlock: true)
        if isBlock { out.put("<span class=\"math\" tabindex=\"0\">") }
        if !write(found) { out.putEscaped(found.key.text) }
        if isBlock { out.put("</span>") }
        result.words.append(contentsOf: found.key.text.utf8)
        before = UInt8(ascii: "a")
        return true
    }

    private mutating func nextFormula() -> Drawn? {
        let start = fixedRange?.lowerBound ?? block.map { lines(of: $0).lowerBound } ?? 0
        return drawn.next(from: start, in: (source.original ?? source).bytes)
    }

    /// Writes a fence as what it draws; `false` when it is to be shown as code.
    mutating func drawing(_ fence: FencedCode) -> Bool {
        guard !drawn.isEmpty, let found = drawn.fence(at: fence.range.lowerBound) else { return false }
        checkAttributes(of: fence, isDiagram: found.key.kind == .diagram)
        out.freshLine()
        out.put(
            found.key.kind == .diagram
                ? "<div class=\"diagram\" tabindex=\"0\">" : "<div class=\"math\" tabindex=\"0\">")
        let start = out.count
        let isMade = write(found)
        if isMade, found.key.kind == .diagram { nameDiagram(fence, from: start) }
        if !isMade {
            out.put("<pre>")
            out.putEscaped(found.key.text)
            out.put("</pre>")
        }
        out.put("</div>\n")
        return true
    }

    private func checkAttributes(of fence: FencedCode, isDiagram: Bool) {
        for item in fence.info.items where !isDiagram || item.name != "title" {
            report(
                .directive, "unknown attribute '\(item.name)'", at: item.nameRange,
                note: isDiagram
                    ? "a diagram has 'title', which says in words what it shows" : "a formula has none")
        }
    }

    /// A picture of it in words: its title, or the words in it.
    private mutating func nameDiagram(_ fence: FencedCode, from start: Int) {
        let svg = Bytes("<svg".utf8)
        guard out[start...].starts(with: svg) else { return }
        var label = Bytes(" role=\"img\" aria-label=\"".utf8)
        label.putEscaped((fence.info.value("title") ?? Self.words(in: out[start...])).utf8)
        label.put("\"")
        out.insert(contentsOf: label, at: start + svg.count)
    }

    private static func words(in svg: ArraySlice<UInt8>) -> String {
        let text = String(svg)
        let words = text.matches(of: /<text[^>]*>([^<]*)<\/text>/).map { String($0.1) }
        return words.joined(separator: ", ").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"")
            .replacing("&#45;", with: "-").replacing("&amp;", with: "&")
    }

    /// Writes what was made, or tells what is wrong.
    private mutating func write(_ found: Drawn) -> Bool {
        switch options.drawing.results[found.key] {
        case .made(let markup):
            out.append(contentsOf: markup)
            return true
        case .failed(let message, let line, let column):
            let file = source.original ?? source
            let start =
                found.lineOffsets.indices.contains(line) ? found.lineOffsets[line] : found.range.lowerBound
            let place = min(
                start + column,
                max(found.range.upperBound, file.lineRange(file.position(of: start).line).upperBound))
            host?.report(Problem(.error, message, file: file, range: place..<place))
            return false
        case nil: return false
        }
    }

    /// Code and HTML as they were written, where formulas were not meant.
    mutating func unmasked(_ literal: ByteSpan) -> Bytes {
        let bytes = Bytes(literal)
        guard !drawn.isEmpty, bytes.contains(DrawnScanner.sign) else { return bytes }
        let original = (source.original ?? source).bytes
        var out = Bytes()
        var at = 0
        while at < bytes.count {
            if bytes[at] == "`", let found = masked(bytes, at, original) {
                out.append(contentsOf: original[found.range])
                at += found.range.count
            } else {
                out.append(bytes[at])
                at += 1
            }
        }
        return out
    }

    private mutating func masked(_ bytes: Bytes, _ at: Int, _ original: Bytes) -> Drawn? {
        let rest = bytes[at...].drop { $0 == "`" }.drop(while: \.isSpace)
        guard rest.first == DrawnScanner.sign else { return nil }
        return nextFormula()
    }
}
