import CCmark
import Syntax

/// Walks cmark's tree and writes HTML; GitHub's and our own constructs are recognized on the way.
///
/// With `.commonMark` options the output is byte for byte what the specification shows.
struct MarkdownRenderer {
    let source: SourceFile
    let options: MarkdownOptions
    let host: (any MarkdownHost)?
    /// The line of `source` on which cmark's line 1 stands, less one.
    let lineOffset: Int
    /// Where problems of a document inside the page (a table's cells, an indented footnote) are shown.
    var fixedRange: Range<Int>?

    var result = RenderedMarkdown()
    var features: MarkdownFeatures
    var out = Bytes()
    var depth = 0
    var containers: [OpenContainer] = []
    var footnotes = FootnoteState()
    /// Lines of the block whose inline content is being written, for the place of problems.
    var block: MarkdownNode?
    /// Offset from which the next address of the block is looked for, so that equal ones are told apart.
    var searchFrom = 0
    /// Bytes of the next text node that a construct has already taken (`[ ] `, `: `).
    var skip = 0
    /// Positions of strikethrough marks of the inline run being written.
    var strikes: [StrikeMark] = []
    var isInLink = false
    /// The last byte of text written, which decides the direction of a quote.
    var before: UInt8 = 32
    /// A single quotation mark has been opened and not closed.
    var isInInnerQuote = false
    var lastLevel = 1
    var openTags: [OpenTag] = []
    var tabGroup = 0
    /// Where the tables of a page are in what is written.
    var tables: [AlikeTables.Table] = []
    /// The exercise that is being written, with its fences.
    var exercise: ExerciseFences?
    /// The last heading is that of an exercise.
    var isBehindExercise = false
    /// The lists that listings above them lead to, with the ids of their items.
    var calloutLists: [OpaquePointer: [String]] = [:]
    /// The formulas and diagrams of the page.
    var drawn = DrawnParts()
    /// The files whose includes led here, the page's own first.
    var including: [String] = []
    static let deepestInclude = 16

    init(
        source: SourceFile, body: Range<Int>, options: MarkdownOptions, host: (any MarkdownHost)? = nil
    ) {
        self.source = source
        self.options = options
        self.host = host
        self.lineOffset = body.lowerBound == 0 ? 0 : source.position(of: body.lowerBound).line - 1
        self.features = MarkdownFeatures(source.bytes, body, options)
    }

    /// Renders the part of a page after its front matter.
    static func render(
        _ source: SourceFile, body: Range<Int>? = nil, options: MarkdownOptions,
        host: (any MarkdownHost)? = nil
    ) -> RenderedMarkdown {
        let body = body ?? 0..<source.bytes.count
        let (source, drawn) = options.drawing.read(source, from: body.lowerBound)
        var renderer = MarkdownRenderer(source: source, body: body, options: options, host: host)
        renderer.drawn = DrawnParts(drawn)
        let tree = MarkdownTree(renderer.prepared(body))
        renderer.out.reserveCapacity(body.count * 3 / 2 + 256)
        if options.isPage { renderer.result.words.reserveCapacity(body.count) }
        renderer.document(tree.root)
        renderer.result.html = renderer.out.fitted
        renderer.result.words = renderer.result.words.fitted
        renderer.result.code = renderer.result.code.fitted
        renderer.result.idCounts = [:]
        return renderer.result
    }

    private mutating func document(_ root: MarkdownNode) {
        blocks(of: root)
        if options.isPage {
            writeFootnotes()
            reportOpenTags()
        }
        // Figures move what comes after them, so tables are found before these are put in.
        if tables.count > 1 { out = AlikeTables.aligned(out, tables) }
        if options.isPage {
            putFigures()
        }
    }

    // MARK: Blocks

    /// A document nested deeper than this is somebody's attack on the stack, not a page.
    static let deepest = 200

    mutating func blocks(of parent: MarkdownNode, isTight: Bool = false) {
        guard depth < Self.deepest else { return tooDeep(parent) }
        depth += 1
        defer { depth -= 1 }
        let opened = containers.count
        var node = parent.first
        while let current = node {
            node = current.next
            block(current, isTight: isTight)
        }
        while containers.count > opened { closeUnfinishedContainer() }
    }

    private mutating func tooDeep(_ node: MarkdownNode) {
        host?.report(
            Problem(
                .error, "Markdown nested deeper than \(Self.deepest) levels", file: source,
                range: lines(of: node)))
    }

    mutating func block(_ node: MarkdownNode, isTight: Bool) {
        switch node.type {
        case CMARK_NODE_PARAGRAPH: paragraph(node, isTight: isTight)
        case CMARK_NODE_HEADING: heading(node)
        case CMARK_NODE_CODE_BLOCK: codeBlock(node)
        case CMARK_NODE_LIST: list(node)
        case CMARK_NODE_BLOCK_QUOTE: blockQuote(node)
        case CMARK_NODE_HTML_BLOCK: htmlBlock(node)
        case CMARK_NODE_THEMATIC_BREAK:
            out.freshLine()
            out.put(options.isPage ? "<hr>\n" : "<hr />\n")
        default: blocks(of: node)
        }
    }

    private mutating func paragraph(_ node: MarkdownNode, isTight: Bool) {
        enter(node)
        if options.isPage {
            if features.hasFootnotes, footnoteDefinitions(node) { return }
            if features.hasDefinitions, definitionList(node) { return }
        }
        if options.hasGitHub, features.hasPipes, table(node) { return }
        paragraph(of: node, from: node.first, to: nil, isTight: isTight)
    }

    /// Writes a run of inline nodes as a paragraph; in a tight list without the tags.
    mutating func paragraph(of node: MarkdownNode, from: MarkdownNode?, to: MarkdownNode?, isTight: Bool) {
        if isTight {
            inlines(from: from, to: to)
            return endWords()
        }
        let start = result.words.count
        out.freshLine()
        out.put("<p>")
        inlines(from: from, to: to)
        out.put("</p>\n")
        if options.isPage, result.lead.isEmpty, fixedRange == nil, depth <= 1, result.words.count > start {
            result.lead = String(result.words[start...])
        }
        endWords()
    }

    private mutating func list(_ node: MarkdownNode) {
        let isBullet = cmark_node_get_list_type(node.pointer) == CMARK_BULLET_LIST
        let ids = calloutLists[node.pointer]
        out.freshLine()
        if isBullet {
            out.put(options.isPage && isTaskList(node) ? "<ul class=\"tasks\">\n" : "<ul>\n")
        } else {
            let start = Int(cmark_node_get_list_start(node.pointer))
            out.put(
                ids != nil ? "<ol class=\"callouts\">\n" : start == 1 ? "<ol>\n" : "<ol start=\"\(start)\">\n"
            )
        }
        let isTight = node.isTight
        for (number, item) in node.children.enumerated() {
            out.freshLine()
            out.put(ids.map { "<li id=\"\($0[number])\">" } ?? "<li>")
            if options.hasGitHub, let isDone = taskState(item) { checkBox(isDone, isTight: isTight, item) }
            blocks(of: item, isTight: isTight)
            // HTML lets one leave the end out.
            if options.isPage { out.freshLine() } else { out.put("</li>\n") }
        }
        out.put(isBullet ? "</ul>\n" : "</ol>\n")
    }

    private mutating func blockQuote(_ node: MarkdownNode) {
        if options.isPage, alert(node) { return }
        out.freshLine()
        out.put("<blockquote>\n")
        blocks(of: node)
        out.freshLine()
        out.put("</blockquote>\n")
    }

    private mutating func htmlBlock(_ node: MarkdownNode) {
        enter(node)
        if containerLine(node) { return }
        out.freshLine()
        rawHTML(node.literal, isBlock: true)
        out.freshLine()
    }

    // MARK: Words

    /// Remembers a byte for quotes and adds it to the words of the page.
    @inline(__always)
    mutating func say(_ byte: UInt8) {
        before = byte
        if options.isPage { result.words.append(byte) }
    }

    @inline(__always)
    mutating func endWords() {
        if options.isPage, let last = result.words.last, last != "\n" {
            result.words.append(UInt8(ascii: "\n"))
        }
        before = 32
    }

    // MARK: Places

    mutating func enter(_ node: MarkdownNode) {
        guard fixedRange == nil else { return }
        block = node
        isInInnerQuote = false
        searchFrom = 0
        before = 32
    }

    /// The source lines of a block.
    func lines(of node: MarkdownNode) -> Range<Int> {
        if let fixedRange { return fixedRange }
        let first = source.lineRange(node.startLine + lineOffset)
        let last = source.lineRange(max(node.endLine, node.startLine) + lineOffset)
        return first.lowerBound..<max(first.lowerBound, last.upperBound)
    }

    /// Where `needle` stands in the current block; each call looks behind the one before.
    mutating func place(of needle: some Collection<UInt8>) -> Range<Int> {
        guard let block else { return fixedRange ?? 0..<0 }
        let range = lines(of: block)
        let from = max(range.lowerBound, searchFrom)
        if from < range.upperBound, let at = source.find(needle, in: from..<range.upperBound) {
            searchFrom = at + needle.count
            return at..<at + needle.count
        }
        if let at = source.find(needle, in: range) { return at..<at + needle.count }
        let start = min(range.lowerBound + max(0, block.startColumn - 1), range.upperBound)
        return start..<start
    }

    func report(_ check: Check, _ message: String, at range: Range<Int>, note: String? = nil) {
        host?.report(
            Problem(check.standardSeverity, message, check: check, file: source, range: range, note: note))
    }

    /// An id not used on the page yet: `text`, `text-1`, ...
    mutating func uniqueID(_ slug: String) -> String {
        let base = slug.isEmpty ? "section" : slug
        if result.ids.insert(base).inserted { return base }
        // From where the last one was found: thousands of equal headings would try all numbers before theirs.
        var count = result.idCounts[base] ?? 1
        while !result.ids.insert("\(base)-\(count)").inserted { count += 1 }
        result.idCounts[base] = count + 1
        return "\(base)-\(count)"
    }
}
