/// What came of a page's text.
struct BuiltPage: Sendable {
    var rendered = RenderedMarkdown()
    var figures = FigureTally()
    /// The pictures of the page in words.
    var words: [String] = []
    var snapshots = Bytes()
    var drawing: PreviewDrawing?
    var problems: [Problem] = []
    /// It asked for no other file and no module.
    var asksForNothing = false

    init() {}

    /// Whether there is nothing to it but its text: no figures, no exercises, nothing to report.
    var isPlain: Bool {
        asksForNothing && !hasFigures && problems.isEmpty && rendered.exercises.isEmpty
            && rendered.picturedPages.isEmpty
    }

    private var hasFigures: Bool {
        figures.shown > 0 || figures.failed > 0 || figures.kept > 0 || !figures.widths.isEmpty
            || !figures.modules.isEmpty || !figures.undrawn.isEmpty || !words.isEmpty || drawing != nil
            || !snapshots.isEmpty
    }

    /// A number for what other pages can show of this one: its address, its names, the start of its text,
    /// its headings, and for a page with more than text all that it is made of.
    func face(of page: Page) -> UInt64 {
        var record = ByteRecord()
        for text in [
            page.output, page.title, page.description, page.navigationTitle, rendered.title ?? "",
            rendered.lead,
        ] { record.put(text) }
        // The head has what lists, feeds and menus are made of.
        record.put(Bytes(page.source.bytes[..<page.body]))
        record.put(all: rendered.headings) { $1.put($0) }
        record.put(all: rendered.examples) { $1.put($0) }
        if !isPlain {
            record.put(contentHash(page.source.bytes))
            record.put(contentHash(rendered.body))
        }
        return contentHash(record.bytes)
    }

    // MARK: In a memory

    /// - Parameter keepsWords: whether its words are asked for when it is kept.
    func write(into record: inout ByteRecord, keepsWords: Bool) {
        record.put(rendered.title ?? "")
        record.put(rendered.title == nil ? 0 : 1)
        record.put(rendered.titleHTML)
        record.put(keepsWords ? 1 : 0)
        if keepsWords { record.put(rendered.searchedWords) }
        writeHeadings(into: &record)
        record.put(rendered.lead)
        record.put(all: rendered.links) {
            $1.put($0.page)
            $1.put($0.fragment)
            $1.put($0.range)
        }
        record.put(all: rendered.externalLinks) {
            $1.put($0.address)
            $1.put($0.range)
        }
        record.put(rendered.hasRefusedHTML ? 1 : 0)
        record.put(all: rendered.examples) { $1.put($0) }
        record.put(all: rendered.twinChanges) {
            $1.put($0.range)
            $1.put($0.text)
        }
        record.put(figures.listings)
    }

    /// In one piece where that can be, since they are seldom asked for.
    private func writeHeadings(into record: inout ByteRecord) {
        let packed = rendered.packedHeadings
        record.put(packed == nil ? 0 : 1)
        if let packed { return packed.write(into: &record) }
        record.put(all: rendered.headings) { $1.put($0) }
        record.put(all: rendered.ids.sorted()) { $1.put($0) }
    }

    private mutating func readHeadings(from reader: inout RecordReader) {
        if reader.number() == 1 {
            rendered.packedHeadings = PackedHeadings(from: &reader)
        } else {
            rendered.headings = reader.all { PageHeading(from: &$0) }
            rendered.ids = Set(reader.all { $0.string() })
        }
    }

    init(from reader: inout RecordReader, again: @escaping @Sendable () -> RenderedMarkdown) {
        let title = reader.string()
        let hasTitle = reader.number() == 1
        let titleHTML = reader.text()
        let words = reader.number() == 1 ? reader.place() : nil
        rendered = RenderedMarkdown(
            html: StoredBytes { again().body },
            words: StoredBytes { [bytes = reader.bytes] in
                words.map { Bytes(bytes[$0]) } ?? again().searchedWords
            },
            code: StoredBytes { again().searchedCode })
        rendered.title = hasTitle ? title : nil
        rendered.titleHTML = titleHTML
        readHeadings(from: &reader)
        rendered.lead = reader.string()
        rendered.links = reader.all {
            PageLink(page: $0.string(), fragment: $0.string(), range: $0.range())
        }
        rendered.externalLinks = reader.all { ($0.string(), $0.range()) }
        rendered.hasRefusedHTML = reader.number() == 1
        rendered.examples = reader.all { Example(from: &$0) }
        rendered.twinChanges = reader.all { TwinChange(range: $0.range(), text: $0.text()) }
        figures.listings = reader.number()
        asksForNothing = true
    }
}

extension ByteRecord {
    fileprivate mutating func put(_ heading: PageHeading) {
        put(heading.level)
        put(heading.id)
        put(heading.text)
    }

    fileprivate mutating func put(_ example: Example) {
        put(example.language)
        put(example.anchor ?? "")
    }
}

extension Example {
    fileprivate init(from reader: inout RecordReader) {
        let (language, anchor) = (reader.string(), reader.string())
        self.init(language: language, anchor: anchor.isEmpty ? nil : anchor)
    }
}

extension PageHeading {
    fileprivate init(from reader: inout RecordReader) {
        self.init(level: reader.number(), id: reader.string(), text: reader.string())
    }
}
