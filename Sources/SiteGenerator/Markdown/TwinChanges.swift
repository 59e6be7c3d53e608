import Syntax

/// A part of a page and what stands for it in the page's Markdown twin, which has no previews, promises or
/// includes.
struct TwinChange: Sendable, Equatable {
    var range: Range<Int>
    var text: Bytes

    /// Writes the bytes of `range` with every change made.
    static func apply(_ changes: [TwinChange], to bytes: Bytes, in range: Range<Int>, into out: inout Bytes) {
        var copied = range.lowerBound
        // Footnotes are rendered last, wherever they stand.
        for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where change.range.lowerBound >= copied {
            out.append(contentsOf: bytes[copied..<change.range.lowerBound])
            out.append(contentsOf: change.text)
            copied = change.range.upperBound
        }
        out.append(contentsOf: bytes[copied..<range.upperBound])
    }
}

extension MarkdownRenderer {
    /// A preview is a listing in the twin, with what its pictures show below it.
    mutating func tell(_ figure: PlacedFigure, below node: MarkdownNode, _ opening: Fence, language: String) {
        result.twinChanges.append(TwinChange(range: opening.info, text: Bytes(language.utf8)))
        guard let number = figure.number else { return }
        let end = end(of: node)
        let words = mark(FigurePlace(figure: number, form: .wordsBelow(prefix(of: opening))))
        result.twinChanges.append(TwinChange(range: end..<end, text: words))
    }

    /// The same of a figure whose code may be from a file, or not be shown.
    mutating func tell(_ figure: PlacedFigure, below node: MarkdownNode, _ opening: Fence) {
        if figure.code?.isEmpty == true {
            let place = figure.number.map {
                mark(FigurePlace(figure: $0, form: .words(prefix(of: opening))))
            }
            return result.twinChanges.append(
                TwinChange(range: opening.range.lowerBound..<end(of: node), text: place ?? []))
        }
        tell(figure, below: node, opening, language: "swift")
        if let code = figure.code { tellIncluded(code, in: opening) }
    }

    /// Promises are what the build has checked.
    mutating func tellPromises(_ node: MarkdownNode, _ opening: Fence, _ fence: FencedCode) {
        let promises = fence.code.split(separator: UInt8(ascii: "\n")).map { "- `\(String($0).trimmed)`" }
        let lines = indented(["", ""] + promises, like: opening)
        result.twinChanges.append(
            TwinChange(
                range: opening.range.lowerBound..<end(of: node),
                text: Bytes("Checked when the page was built:".utf8) + lines.dropFirst()))
    }

    /// Code from a file stands in the fence.
    mutating func tellIncluded(_ code: Bytes, in opening: Fence) {
        let lines = code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String($0)
        }
        let end = opening.range.upperBound
        let text = indented(lines.last == "" ? lines.dropLast() : lines, like: opening)
        result.twinChanges.append(TwinChange(range: end..<end, text: text))
    }

    private func end(of node: MarkdownNode) -> Int {
        source.lineRange(node.endLine + lineOffset).upperBound
    }

    private func indented(_ lines: [String], like fence: Fence) -> Bytes {
        TwinChange.indented(lines, by: prefix(of: fence))
    }

    /// What is before every line as deep in quotes and lists as a fence.
    private func prefix(of fence: Fence) -> Bytes {
        let line = source.lineRange(source.position(of: fence.range.lowerBound).line)
        return source.bytes[line.lowerBound..<fence.range.lowerBound].map { $0 == ">" ? $0 : 32 }
    }
}

extension TwinChange {
    /// Lines, each on a new one.
    static func indented(_ lines: [String], by prefix: Bytes) -> Bytes {
        var out = Bytes()
        for line in lines {
            out.append(UInt8(ascii: "\n"))
            out.append(contentsOf: prefix)
            out.put(line)
            while out.last == " " { out.removeLast() }
        }
        return out
    }
}
