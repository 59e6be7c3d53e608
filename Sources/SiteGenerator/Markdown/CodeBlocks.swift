import CCmark
import Syntax

extension MarkdownRenderer {
    mutating func codeBlock(_ node: MarkdownNode) {
        guard cmark_node_get_user_data(node.pointer) == nil else { return }
        guard options.isPage else { return plainCode(node) }
        guard let opening = openingFence(node) else { return indentedCode(node) }
        var fence = fencedCode(node, opening)
        checkClosed(node, opening)
        write(&fence, node, opening)
        guard fence.info.language != "expect" else { return }
        if let example = Example(fence, heading: result.headings.last?.id) { result.examples.append(example) }
        result.code.append(contentsOf: fence.code)
    }

    func fencedCode(_ node: MarkdownNode, _ opening: Fence) -> FencedCode {
        FencedCode(
            source: source, info: FenceInfo(source.bytes, opening.info), code: restored(node.literal),
            lineOffsets: lineOffsets(node), range: opening.range)
    }

    private mutating func write(_ fence: inout FencedCode, _ node: MarkdownNode, _ opening: Fence) {
        if writeInExercise(&fence, node, opening) { return }
        let info = fence.info
        switch info.language {
        case "swift" where info.has("preview"):
            if info.value("include") != nil, !includeSnippet(&fence) { return }
            fence.callouts = callouts(of: fence, node)
            // A heading of the same name keeps the plain id.
            fence.anchor = info.value("id").map {
                result.ids.insert($0).inserted ? $0 : uniqueID("preview-" + $0)
            }
            let figure = host?.preview(fence) ?? PlacedFigure()
            if let code = figure.code { fence.code = code }
            leavePlace(for: figure)
            tell(figure, below: node, opening)
        case "expect":
            host?.expectations(fence)
            tellPromises(node, opening, fence)
        case "edit":
            let figure = host?.edit(fence) ?? PlacedFigure()
            leavePlace(for: figure)
            tell(figure, below: node, opening, language: "diff")
        case "grades": host?.grades(fence, into: &out)
        case "coverage": host?.coverage(fence, into: &out)
        default:
            if drawing(fence) { return }
            if let path = info.value("include"), include(path, into: &fence) {
                tellIncluded(fence.code, in: opening)
            }
            takeMarks(&fence)
            fence.callouts = callouts(of: fence, node)
            listing(fence)
        }
    }

    /// As the specification shows it.
    private mutating func plainCode(_ node: MarkdownNode) {
        out.freshLine()
        let language = node.info.prefix { !$0.isSpace }
        out.put("<pre><code")
        if !language.isEmpty {
            out.put(" class=\"language-")
            out.putEscaped(ByteSpan(rebasing: language))
            out.put("\"")
        }
        out.put(">")
        out.putEscaped(node.literal)
        out.put("</code></pre>\n")
    }

    private mutating func indentedCode(_ node: MarkdownNode) {
        out.freshLine()
        out.put("<div class=\"code\"><pre tabindex=\"0\"><code>")
        out.putEscaped(drawn.isEmpty ? restored(node.literal) : unmaskedCode(node))
        out.put("</code></pre></div>\n")
        result.code.append(contentsOf: node.literal)
    }

    private mutating func unmaskedCode(_ node: MarkdownNode) -> Bytes {
        enter(node)
        return unmasked(node.literal).withUnsafeBufferPointer { restored($0) }
    }

    private mutating func listing(_ fence: FencedCode) {
        let label = fence.info.value("title") ?? fence.info.value("file")
        let inTabs = containers.last?.kind == .tabs
        if inTabs { openTab(label ?? languageName(fence.info.language)) }
        out.freshLine()
        let host = self.host
        CodeListing(fence, problems: { host?.report($0) }).write(into: &out, showsTitle: !inTabs)
        if fence.info.has("region"), let path = fence.info.value("include") { wholeFile(path) }
        if inTabs { out.put("</div>\n") }
    }

    /// Comments that mark lines are no code to show, to copy or to find.
    private func takeMarks(_ fence: inout FencedCode) {
        let marks = LineMarks(fence.code, language: fence.info.language)
        for (line, word) in marks.mistakes {
            let isWritten = !fence.info.has("include") && line < fence.lineOffsets.count
            let place =
                isWritten
                ? source.find(
                    word.utf8, in: source.lineRange(source.position(of: fence.lineOffsets[line]).line)) : nil
            report(
                .directive, "'\(word)' marks no line",
                at: place.map { $0..<$0 + word.utf8.count } ?? fence.range,
                note: proposal(for: word, among: LineMarks.words.map(\.word)))
        }
        (fence.code, fence.lineClasses) = (marks.code, marks.classes)
    }

    /// A part of a file leads to all of it.
    private mutating func wholeFile(_ path: String) {
        guard let target = host?.resolve(Bytes(path.utf8), isImage: false), target.problem == nil else {
            return
        }
        out.put("<p class=\"whole-file\"><a href=\"")
        out.putAddress(target.address)
        out.put("\">\(options.texts.escaped("The whole file").text)</a></p>\n")
    }

    /// Reads the code of a fence from a file, or tells why it cannot.
    private mutating func include(_ path: String, into fence: inout FencedCode) -> Bool {
        let item = fence.info.items.last { $0.name == "include" }!
        guard let (file, lines) = included(path, region: fence.info.value("region"), at: item.valueRange)
        else { return false }
        fence.code = lines == file.bytes.indices ? file.bytes : Bytes(file.bytes[lines])
        return true
    }

    /// A file and the part of it that a fence includes: `Card.swift#body` is the same as `region=body`.
    private func included(_ path: String, region: String?, at place: Range<Int>) -> (SourceFile, Range<Int>)?
    {
        let parts = path.split(separator: "#", maxSplits: 1).map(String.init)
        let path = parts.first ?? path
        guard let file = host?.include(path) else {
            report(
                .link, "cannot find '\(path)' to include", at: place,
                note: host?.nearInclude(path).map { didYouMean($0) })
            return nil
        }
        guard let region = region ?? (parts.count > 1 ? parts[1] : nil) else {
            return (file, file.bytes.indices)
        }
        guard let lines = regionRange(file, region) else {
            report(
                .link, "no region '\(region)' in '\(path)'", at: place,
                note: suggestion(for: region, among: regionNames(file)))
            return nil
        }
        return (file, lines)
    }

    /// Puts the code of a file into a fence that is evaluated: mistakes are told in that file.
    private func includeSnippet(_ fence: inout FencedCode) -> Bool {
        guard let item = fence.info.item("include"), let path = item.value else { return false }
        guard fence.code.trimmed.isEmpty else {
            report(
                .directive, "the code of this fence is that of '\(path)'", at: item.valueRange,
                note: "leave the fence empty")
            return false
        }
        guard let (file, lines) = included(path, region: fence.info.value("region"), at: item.valueRange)
        else { return false }
        let text = SnippetText(lines: lines, of: file)
        (fence.code, fence.lineOffsets, fence.codeFile) = (text.bytes, text.lineOffsets, file)
        return true
    }

    // MARK: Where a fence stands

    struct Fence {
        var sign: UInt8
        var length: Int
        var range: Range<Int>
        var info: Range<Int>
    }

    /// The opening fence in the source, or `nil` for indented code.
    func openingFence(_ node: MarkdownNode) -> Fence? {
        guard fixedRange == nil else { return nil }
        let line = source.lineRange(node.startLine + lineOffset)
        let start = line.lowerBound + max(0, node.startColumn - 1)
        guard start < line.upperBound else { return nil }
        let sign = source.bytes[start]
        guard sign == "`" || sign == "~" else { return nil }
        let length = source.bytes[start..<line.upperBound].prefix { $0 == sign }.count
        guard length >= 3, !isIndented(node, text: source.bytes[start..<line.upperBound]) else { return nil }
        var end = line.upperBound
        while end > start, source.bytes[end - 1].isBlank { end -= 1 }
        return Fence(sign: sign, length: length, range: start..<end, info: min(start + length, end)..<end)
    }

    /// Whether a block that starts with the signs of a fence is code by its indentation alone: its first line
    /// is code as well.
    private func isIndented(_ node: MarkdownNode, text: Bytes.SubSequence) -> Bool {
        let first = Bytes(node.literal.prefix { $0 != "\n" })
        guard first.trimmed.elementsEqual(text.trimmed) else { return false }
        guard node.endLine > node.startLine else { return true }
        // A fence may hold the line that opens it once more.
        let next = source.bytes[source.lineRange(node.startLine + lineOffset + 1)].trimmed
        return !next.suffix(first.trimmed.count).elementsEqual(first.trimmed)
    }

    func lineOffsets(_ node: MarkdownNode) -> [Int] {
        var offsets: [Int] = []
        var line = node.startLine + lineOffset + 1
        var start = 0
        func add(upTo end: Int) {
            let range = source.lineRange(line)
            offsets.append(max(range.lowerBound, range.upperBound - (end - start)))
            line += 1
            start = end + 1
        }
        let code = node.literal
        code.forEach(UInt8(ascii: "\n")) { add(upTo: $0) }
        add(upTo: code.count)
        return offsets
    }

    private func checkClosed(_ node: MarkdownNode, _ fence: Fence) {
        // Every closed fence ends with a line of nothing but at least as many of the same sign.
        let last = source.bytes[source.lineRange(node.endLine + lineOffset)]
        let signs = last.trimmed.drop { $0 == ">" || $0.isBlank }
        if node.endLine > node.startLine, signs.count >= fence.length, signs.allSatisfy({ $0 == fence.sign })
        {
            return
        }
        report(
            .unclosedFence, "code fence is never closed", at: fence.range,
            note:
                "close it with a line of \(String(repeating: Character(UnicodeScalar(fence.sign)), count: fence.length))"
        )
    }
}
