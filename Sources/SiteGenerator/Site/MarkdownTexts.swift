import Syntax

/// The site as Markdown, for programs that read: every page's twin, a section's pages in one file, `llms.txt`
/// and `llms-full.txt`.
struct MarkdownTexts: Sendable {
    private let index: SiteIndex
    private let navigation: Navigation
    private let pages: [Page]

    private var settings: Settings { index.settings }

    init(pages: [Page], index: SiteIndex, navigation: Navigation) {
        self.pages = pages.filter(\.hasTwin)
        self.index = index
        self.navigation = navigation
    }

    func files() -> [OutputFile] {
        let files = [list(), full()]
        guard settings.hasTwins else { return files }
        return files
            + pages.map(twinFile) + bundles()
    }

    private func twinFile(_ page: Page) -> OutputFile {
        let texts = settings.texts
        var file = OutputFile(path: page.twinPath) { Self.twin(page, texts) }
        file.isKept = page.isKept
        return file
    }

    /// The page as Markdown, its previews listings with their pictures in words below.
    private static func twin(_ page: Page, _ texts: ThemeTexts) -> Bytes {
        var out = Bytes()
        out.reserveCapacity(
            page.source.bytes.count - page.body + page.description.utf8.count + page.title.utf8.count + 64)
        if page.front.title != nil, page.rendered.title == nil { out.put("# \(page.title)\n\n") }
        if let parts = page.reference {
            ReferenceTwin(parts: parts, page: page).writeHead(into: &out)
        } else {
            if !page.description.isEmpty { out.put("> \(page.description)\n\n") }
            WrittenTwin(page: page, texts: texts).writeHead(into: &out)
        }
        let bytes = page.source.bytes
        let start = bytes[page.body...].firstIndex { $0 != 10 } ?? bytes.count
        TwinChange.apply(page.rendered.twinChanges, to: bytes, in: start..<bytes.count, into: &out)
        out.freshLine()
        if let parts = page.reference {
            ReferenceTwin(parts: parts, page: page).writeLists(into: &out)
        } else {
            WrittenTwin(page: page, texts: texts).writeLists(into: &out)
        }
        return out
    }

    /// llmstxt.org's list: the pages of each section under its heading.
    private func list() -> OutputFile {
        OutputFile(path: SitePath.join(index.root, "llms.txt")) { put in listing(put) }
    }

    private func listing(_ put: (Bytes) -> Void) {
        var head = Bytes("# \(settings.title)\n\n".utf8)
        if !settings.description.isEmpty { head.put("> \(settings.description)\n\n") }
        put(head)
        var sections: [String] = []
        var listed: [String: [Page]] = [:]
        for page in navigation.sequence where !page.isMade && !page.isMember && page.original == nil {
            let section = page.section
            if listed[section] == nil { sections.append(section) }
            listed[section, default: []].append(page)
        }
        for section in sections {
            put(heading(of: section))
            for page in listed[section]! { put(entry(of: page)) }
            if section != sections.last { put([10]) }
        }
    }

    private func heading(of section: String) -> Bytes {
        let index = navigation.indexes[SitePath.join(index.root, section)]
        return Bytes("## \(section.isEmpty ? "Pages" : index?.navigationTitle ?? section)\n\n".utf8)
    }

    private func entry(of page: Page) -> Bytes {
        let address =
            settings.url.map { $0 + page.twinPath } ?? SitePath.relative(from: index.root, to: page.twinPath)
        var out = Bytes("- [\(bracketed(page.title))](\(address))".utf8)
        if !page.description.isEmpty { out.put(": \(page.description)") }
        out.put("\n")
        return out
    }

    /// Text that can stand in the brackets of a link.
    private func bracketed(_ text: String) -> String {
        text.contains(byte: UInt8(ascii: "[")) || text.contains(byte: UInt8(ascii: "]"))
            ? String(text.flatMap { "[]".contains($0) ? ["\\", $0] : [$0] }) : text
    }

    private func full() -> OutputFile {
        OutputFile(path: SitePath.join(index.root, "llms-full.txt")) { put in
            for page in navigation.sequence where !page.isMade && page.original == nil {
                put(Self.twin(page, settings.texts) + Bytes("\n---\n\n".utf8))
            }
        }
    }

    /// The pages of a section in one Markdown file: what each holds, then its text under its own fields.
    private func bundles() -> [OutputFile] {
        navigation.indexes.values.sorted { $0.output < $1.output }.compactMap { index in
            guard let path = navigation.bundle(of: index) else { return nil }
            var file = OutputFile(path: path) { put in bundle(of: index, put) }
            file.isKept = index.isKept && navigation.children(of: index).allSatisfy(\.isKept)
            return file
        }
    }

    private func bundle(of index: Page, _ put: (Bytes) -> Void) {
        let children = navigation.children(of: index).filter { !$0.isMade && $0.original == nil }
        var head = Bytes("# \(index.title)\n\n".utf8)
        if !index.description.isEmpty { head.put("> \(index.description)\n\n") }
        head.put("Pages: \(children.count)\n")
        for page in children { contents(of: page, in: index.folder, into: &head) }
        put(head)
        for page in children {
            var out = Bytes()
            fields(of: page, into: &out)
            out.append(contentsOf: Self.twin(page, settings.texts))
            out.freshLine()
            put(out)
        }
    }

    /// A page's headings, each with a link to its place on the published page.
    private func contents(of page: Page, in folder: String, into out: inout Bytes) {
        let address =
            settings.url.map { $0 + page.canonicalPath } ?? SitePath.relative(from: folder, to: page.output)
        out.put("\n## \(page.title)\n\n\(settings.url ?? "")\(page.twinPath)\n\n")
        let headings = page.rendered.headings
        for place in headings.indices where headings[place].level == 2 || headings[place].level == 3 {
            out.put(headings[place].level == 3 ? "  - [" : "- [")
            out.put(bracketed(headings[place].text))
            out.put("](")
            out.put(address)
            out.put("#")
            out.put(headings[place].id)
            out.put(")\n")
        }
        let examples = page.rendered.examples.enumerated().map { number, example in
            let anchor = example.anchor.map { "#" + $0 } ?? ""
            return "[Example \(number + 1)](\(address)\(anchor))"
                + (example.language.isEmpty ? "" : " (\(example.language))")
        }
        if !examples.isEmpty { out.put("\nExamples: \(examples.joined(separator: ", "))\n") }
    }

    /// A page's fields between rules. The blank line before the second keeps CommonMark from taking them for
    /// a heading.
    private func fields(of page: Page, into out: inout Bytes) {
        out.put("\n---\n\ntitle: \(page.title)\n")
        if !page.description.isEmpty { out.put("description: \(page.description)\n") }
        out.put("address: \(settings.url ?? "")\(page.canonicalPath)\n")
        if let source = page.front.source { out.put("source: \(source)\n") }
        if let date = page.front.timestamp ?? page.front.updated ?? page.changed ?? page.front.date {
            out.put("timestamp: \(date.timestamp)\n")
        }
        out.put("\n---\n\n")
    }
}

extension Page {
    /// The folder at the top of the site that the page is in; empty for pages outside any.
    fileprivate var section: String {
        let path = root.isEmpty ? output[...] : output.dropFirst(root.count + 1)
        return path.firstIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// The page of a type's member, which that of the type lists.
    fileprivate var isMember: Bool { reference?.symbol.parent?.parent != nil }

    /// Where the page is published as Markdown.
    var twinPath: String { SitePath.withoutExtension(output) + ".md" }
}
