import Syntax

/// Markdown that belongs to the page of a symbol: `symbol: Card` in its front matter, or the title ``#
/// ``Card`` ``, as DocC has it.
struct ExtensionFile {
    let page: Page
    let symbol: String
    /// Where it names the symbol.
    let range: Range<Int>
    /// It can be nothing else.
    let isDocC: Bool

    static func all(in pages: [Page], _ settings: Settings, hasGraphs: Bool) -> [ExtensionFile] {
        guard !settings.reference.isEmpty || hasGraphs else { return [] }
        return pages.compactMap { ExtensionFile($0, settings) }
    }

    private init?(_ page: Page, _ settings: Settings) {
        self.page = page
        if let (name, range) = Self.title(of: page) {
            (symbol, self.range, isDocC) = (name, range, true)
            return
        }
        let isOpen = page.front.kind == nil || page.front.kind == .reference
        guard isOpen, let name = page.rare.symbol,
            page.rare.module.map({ !["SwiftUI", "Swift", "UIKit"].contains($0) }) ?? true
        else { return nil }
        symbol = page.rare.module.map { $0 == name ? name : $0 + "/" + name } ?? name
        (range, isDocC) = (page.front.symbolRange ?? 0..<0, false)
    }

    /// ``# ``MyKit/Card`` ``
    private static func title(of page: Page) -> (String, Range<Int>)? {
        let bytes = page.source.bytes
        let start = bytes[page.body...].firstIndex { !$0.isSpace } ?? bytes.count
        let line = bytes[start...].prefix { $0 != "\n" }
        guard line.starts(with: "# ``".utf8) else { return nil }
        let name = line.dropFirst(4).prefix { $0 != UInt8(ascii: "`") }
        guard !name.isEmpty, line[name.endIndex...].starts(with: "``".utf8) else { return nil }
        return (String(name), name.indices)
    }

    // MARK: Parts

    /// Adds its text to a symbol's own.
    func extend(_ symbol: ReferenceSymbol) -> [Problem] {
        let converted = DirectiveWriter.converted(lines(), takesAll: isDocC)
        var sections = Self.sections(converted.lines.drop { $0.isBlank })
        symbol.displayName = converted.metadata.displayName
        symbol.curation.topics = sections.removeValue(forKey: "topics").map(Self.groups) ?? []
        symbol.curation.seeAlso = sections.removeValue(forKey: "see also").map(Self.groups) ?? []
        let text = sections[""] ?? []
        if converted.metadata.overrides || symbol.comment.isEmpty {
            symbol.comment = SymbolComment(text)
        } else {
            symbol.comment.append(text)
        }
        return converted.problems
    }

    /// The lines below the title.
    private func lines() -> [CommentLine] {
        let text = page.source.commentLines(from: page.body).drop { $0.isBlank }
        return Array(text.first?.text.hasPrefix("# ") == true ? text.dropFirst().drop { $0.isBlank } : text)
    }

    /// `## Topics` and `## See Also` each by itself, all else under no name.
    private static func sections(_ lines: some Sequence<CommentLine>) -> [String: [CommentLine]] {
        var sections: [String: [CommentLine]] = [:]
        var name = ""
        var isInFence = false
        for line in lines {
            if line.isFence { isInFence.toggle() }
            if !isInFence, line.text.hasPrefix("## ") {
                let title = line.text.dropFirst(3).lowercased().trimmed
                name = ["topics", "see also"].contains(title) ? title : ""
                if !name.isEmpty { continue }
            }
            sections[name, default: []].append(line)
        }
        return sections
    }

    /// The groups of `## Topics`: a heading, words, a list of links.
    private static func groups(_ lines: [CommentLine]) -> [SymbolCuration.Group] {
        var groups: [SymbolCuration.Group] = []
        for line in lines {
            if line.text.hasPrefix("### ") {
                groups.append(.init(title: String(line.text.dropFirst(4)).trimmed))
            } else if let item = line.item {
                if groups.isEmpty { groups.append(.init(title: "")) }
                groups[groups.count - 1].links.append(item)
            } else if !groups.isEmpty, groups[groups.count - 1].links.isEmpty, !line.isBlank {
                groups[groups.count - 1].words.append(line)
            }
        }
        return groups
    }
}
