import CCmark
import Syntax

/// GitHub's tables, found in paragraphs: cmark has read them as text.
extension MarkdownRenderer {
    private enum Alignment {
        case none, left, center, right
    }

    /// Writes the table that stands in a paragraph, with the lines before it as a paragraph; `false` when
    /// there is none.
    mutating func table(_ node: MarkdownNode) -> Bool {
        guard fixedRange == nil, node.endLine > node.startLine else { return false }
        let first = node.startLine + lineOffset
        let count = node.endLine - node.startLine + 1
        let rowRanges = (0..<count).map { rowRange(node, line: first + $0, isFirst: $0 == 0) }
        var delimiter = 0
        var alignments: [Alignment] = []
        for index in 1..<count {
            guard let columns = delimiterRow(rowRanges[index]) else { continue }
            guard cells(rowRanges[index - 1]).count == columns.count else { continue }
            guard rowRanges[index - 1].contains(where: { source.bytes[$0] == "|" }) || columns.count > 1
            else { continue }
            delimiter = index
            alignments = columns
            break
        }
        guard delimiter > 0 else { return false }
        if delimiter > 1 { paragraphLines(node, count: delimiter - 1) }
        let rows = [delimiter - 1] + Array((delimiter + 1)..<max(count, delimiter + 1))
        write(rows.map { cells(rowRanges[$0]) }, alignments, at: rowRanges[delimiter - 1])
        return true
    }

    /// The bytes of a paragraph's line without the marks of the quotes and lists around it.
    private func rowRange(_ node: MarkdownNode, line: Int, isFirst: Bool) -> Range<Int> {
        let range = source.lineRange(line)
        let start =
            isFirst
            ? min(range.lowerBound + max(0, node.startColumn - 1), range.upperBound)
            : start(of: node, in: range)
        return trimmed(start..<range.upperBound)
    }

    /// Where a later line's text starts, behind the `>` of the quotes around the paragraph.
    private func start(of node: MarkdownNode, in range: Range<Int>) -> Int {
        var quotes = 0
        var parent = node.parent
        while let current = parent {
            if current.type == CMARK_NODE_BLOCK_QUOTE { quotes += 1 }
            parent = current.parent
        }
        var at = range.lowerBound
        while at < range.upperBound {
            if !source.bytes[at].isBlank {
                guard quotes > 0, source.bytes[at] == ">" else { break }
                quotes -= 1
            }
            at += 1
        }
        return at
    }

    /// `| --- | :-: |` as alignments.
    private func delimiterRow(_ range: Range<Int>) -> [Alignment]? {
        let line = source.bytes[range]
        guard let byte = line.first, byte == "|" || byte == "-" || byte == ":" else { return nil }
        guard line.contains(UInt8(ascii: "|")),
            line.allSatisfy({ $0 == "|" || $0 == "-" || $0 == ":" || $0.isBlank })
        else { return nil }
        var alignments: [Alignment] = []
        for cell in cells(range) {
            let trimmed = source.bytes[cell]
            guard trimmed.contains(UInt8(ascii: "-")) else { return nil }
            let left = trimmed.first == ":"
            let right = trimmed.last == ":"
            let dashes = trimmed.dropFirst(left ? 1 : 0).dropLast(right ? 1 : 0)
            guard !dashes.isEmpty, dashes.allSatisfy({ $0 == "-" }) else { return nil }
            alignments.append(left && right ? .center : left ? .left : right ? .right : .none)
        }
        return alignments
    }

    /// The cells of a row, trimmed; a pipe after a backslash does not divide.
    private func cells(_ range: Range<Int>) -> [Range<Int>] {
        var cells: [Range<Int>] = []
        cells.reserveCapacity(8)
        var at = range.lowerBound
        var end = range.upperBound
        if at < end, source.bytes[at] == "|" { at += 1 }
        if end > at, source.bytes[end - 1] == "|", !(end - 2 >= at && source.bytes[end - 2] == "\\") {
            end -= 1
        }
        var start = at
        while at <= end {
            if at == end || source.bytes[at] == "|" {
                cells.append(trimmed(start..<at))
                start = at + 1
                at += 1
            } else {
                at += source.bytes[at] == "\\" && at + 1 < end ? 2 : 1
            }
        }
        return cells
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high, source.bytes[low].isBlank { low += 1 }
        while high > low, source.bytes[high - 1].isBlank { high -= 1 }
        return low..<high
    }

    /// The lines of the paragraph before the table.
    private mutating func paragraphLines(_ node: MarkdownNode, count: Int) {
        var end = node.first
        var breaks = 0
        while let current = end {
            if current.isBreak { breaks += 1 }
            if breaks == count { break }
            end = current.next
        }
        paragraph(of: node, from: node.first, to: end, isTight: false)
    }

    private mutating func write(_ rows: [[Range<Int>]], _ alignments: [Alignment], at place: Range<Int>) {
        let tree = parsed(rows, columns: alignments.count)
        fixedRange = place
        defer { fixedRange = nil }
        var cell = tree?.root.first
        out.freshLine()
        let start = out.count
        defer { noteTable(from: start) }
        out.put(options.isPage ? "<div class=\"table\" tabindex=\"0\"><table>\n" : "<table>\n")
        for index in rows.indices {
            if index == 0 { out.put("<thead>\n") }
            if index == 1 { out.put("<tbody>\n") }
            out.put(options.isPage ? "<tr>" : "<tr>\n")
            for (column, alignment) in alignments.enumerated() {
                let range = column < rows[index].count ? rows[index][column] : 0..<0
                let isPlain = isPlain(range)
                openCell(alignment, isHead: index == 0)
                if isPlain { plainCell(range) } else if let cell { inlines(of: cell) }
                closeCell(isHead: index == 0)
                if !isPlain { cell = cell?.next }
            }
            // A page leaves out the ends that HTML lets one leave out: half of a table's bytes are its tags.
            out.put(options.isPage ? "\n" : "</tr>\n")
            endWords()
            if index == 0 { out.put("</thead>\n") }
        }
        if rows.count > 1 { out.put("</tbody>\n") }
        out.put(options.isPage ? "</table></div>\n" : "</table>\n")
    }

    /// Notes a table of a page that has just been written, for what those with the same head share.
    mutating func noteTable(from start: Int) {
        guard options.isPage else { return }
        let head = start + AlikeTables.opening.utf8CodeUnitCount
        tables.append(AlikeTables.Table(opening: start..<head, end: out.count))
    }

    /// Whether a cell holds no sign that Markdown or typography could mean something by.
    private func isPlain(_ range: Range<Int>) -> Bool {
        var before: UInt8 = 0
        for byte in source.bytes[range] {
            let isSign = byte == before || (before | 32 == "w" && byte == ".")
            guard
                byte.isASCIIAlphanumeric || byte == " " || byte == "," || byte == ";" || byte == "%"
                    || ((byte == "." || byte == "-" || byte == "+" || byte == "/") && !isSign)
            else { return false }
            before = byte
        }
        return true
    }

    private mutating func plainCell(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let text = source.bytes[range]
        if options.isPage { result.words.append(contentsOf: text) }
        out.append(contentsOf: text)
        before = text[text.endIndex - 1]
    }

    /// The cells that are not plain as one document of paragraphs; the sign before each keeps `1.` or `#`
    /// from making blocks.
    private func parsed(_ rows: [[Range<Int>]], columns: Int) -> MarkdownTree? {
        var text = Bytes()
        for row in rows {
            for range in row.prefix(columns) where !isPlain(range) {
                text.put("\u{1} ")
                appendCell(range, to: &text)
                text.put("\n\n")
            }
        }
        guard !text.isEmpty else { return nil }
        if features.hasReferences { text.append(contentsOf: references()) }
        return MarkdownTree(text[...])
    }

    private func appendCell(_ range: Range<Int>, to text: inout Bytes) {
        var at = range.lowerBound
        while at < range.upperBound {
            // `\|` is a plain pipe already here, so that it is one in code too.
            if source.bytes[at] == "\\", at + 1 < range.upperBound, source.bytes[at + 1] == "|" { at += 1 }
            text.append(source.bytes[at])
            at += 1
        }
    }

    private mutating func openCell(_ alignment: Alignment, isHead: Bool) {
        out.put(isHead ? "<th" : "<td")
        switch (alignment, options.isPage) {
        case (.none, _), (.left, true): break
        case (.left, false): out.put(" align=\"left\"")
        case (.center, false): out.put(" align=\"center\"")
        case (.right, false): out.put(" align=\"right\"")
        case (.center, true): out.put(" class=\"center\"")
        case (.right, true): out.put(" class=\"right\"")
        }
        out.append(UInt8(ascii: ">"))
        skip = 2
        before = 32
    }

    private mutating func closeCell(isHead: Bool) {
        skip = 0
        guard !options.isPage else { return result.words.append(32) }
        out.put(isHead ? "</th>\n" : "</td>\n")
    }

    /// The link reference definitions of the page: cells may use them.
    private func references() -> Bytes {
        var found = Bytes()
        for line in (1 + lineOffset)...max(1 + lineOffset, source.lineStarts.count) {
            let range = source.lineRange(line)
            guard range.count > 4 else { continue }
            var at = range.lowerBound
            while at < range.upperBound, source.bytes[at].isBlank { at += 1 }
            guard at < range.upperBound, source.bytes[at] == "[" else { continue }
            guard let close = source.bytes[at..<range.upperBound].firstIndex(of: UInt8(ascii: "]")),
                close + 1 < range.upperBound,
                source.bytes[close + 1] == ":", source.bytes[at + 1] != "^"
            else { continue }
            found.append(contentsOf: source.bytes[at..<range.upperBound])
            found.append(UInt8(ascii: "\n"))
        }
        return found
    }
}
