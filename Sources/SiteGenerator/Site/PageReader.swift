/// Reads pages as far as they can be read without each other: front matter, title. Kept between builds, it
/// reads only files that changed.
struct PageReader {
    private let symbols: SymbolPages
    private var heads: [String: CachedHead] = [:]

    init(symbols: SymbolPages) { self.symbols = symbols }

    /// A page as far as it can be read without the others.
    private struct CachedHead: Sendable {
        var hash: UInt64
        var text: PageText
        var front = FrontMatter()
        var body = 0
        var title = ""
        var problems: [Problem] = []
        var isReadable = true
    }

    /// The pages to be published, in the order of their paths, Markdown that is there to be included, and
    /// every other file of the content folder.
    mutating func read(_ input: SiteInput, _ languages: PageLanguages?, _ problems: inout [Problem]) -> (
        pages: [Page], parts: [InputFile], assets: [InputFile]
    ) {
        let content = input.content.sorted { $0.path < $1.path }
        let markdown = content.filter { $0.isMarkdown && !$0.isPart }
        let name = input.contentName
        let known = heads
        let symbols = symbols
        let isKept = input.store == nil
        let read = parallelMap(markdown) { file -> CachedHead in
            let hash = isKept ? contentHash(file.bytes) : 0
            if let head = known[file.path], head.hash == hash { return head }
            return Self.readHead(file, path: file.shown(below: name), hash: hash, symbols)
        }
        heads = [:]
        var pages: [Page] = []
        let snapshots = Self.snapshots(content)
        for (file, head) in zip(markdown, read) {
            if isKept { heads[file.path] = head }
            problems += head.problems
            guard head.isReadable else { continue }
            let page = Page(
                head.text, path: file.path, front: head.front, body: head.body, title: head.title,
                place: PagePlace(file.path, languages))
            guard isPublished(page, input) else { continue }
            page.changed = input.changes[page.path]
            page.snapshots = snapshots[page.path] ?? []
            pages.append(page)
        }
        return (pages, content.filter(\.isPart), content.filter { !$0.isMarkdown && !$0.isSnapshots })
    }

    /// What is kept beside pages, by the path of the page.
    private static func snapshots(_ content: [InputFile]) -> [String: Bytes] {
        var found: [String: Bytes] = [:]
        for file in content where file.isSnapshots {
            found[String(file.path.dropLast(SnapshotFile.fileExtension.count)) + "md"] = file.bytes
        }
        return found
    }

    private static func readHead(_ file: InputFile, path: String, hash: UInt64, _ symbols: SymbolPages)
        -> CachedHead
    {
        let text = PageText(path: path, file)
        let source = text.file
        if let fault = encodingFault(in: file.bytes) {
            // Lines are shown as far as they can be read.
            let at = min(fault.offset, source.bytes.count)
            return CachedHead(
                hash: hash, text: text,
                problems: [Problem(.error, fault.message, file: source, range: at..<at)], isReadable: false)
        }
        var (front, body, problems) = FrontMatter.read(source)
        symbols.complete(&front, of: source, &problems)
        let title = Page.title(front, of: source, body)
        return CachedHead(hash: hash, text: text, front: front, body: body, title: title, problems: problems)
    }

    private func isPublished(_ page: Page, _ input: SiteInput) -> Bool {
        if input.showsDrafts { return true }
        if page.front.isDraft { return false }
        if let today = input.today, let date = page.front.date, date.isLaterDay(than: today) { return false }
        return true
    }
}
