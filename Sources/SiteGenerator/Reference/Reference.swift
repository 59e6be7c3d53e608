import Foundation
import SymbolKit

/// The reference of a site: its symbols with what their comments say. Kept between builds as long as no
/// source of it changes.
final class Reference: @unchecked Sendable {
    let table: SymbolTable
    let key: UInt64
    /// What was wrong with the graphs.
    private(set) var problems: [Problem]
    /// Pages that belong to those of symbols, by their paths.
    private(set) var extensionPaths: Set<String> = []
    /// Files that have been asked for by the names that graphs have for them.
    private var files: [String: SourceFile?] = [:]

    /// A site without one.
    init() {
        (table, key, problems) = (SymbolTable(), 0, [])
    }

    init(_ graphs: ReferenceGraphs, key: UInt64) {
        var problems: [Problem] = []
        table = SymbolTable(graphs.read(&problems), besides: graphs.articles)
        self.key = key
        self.problems = problems
        for symbol in table.all { complete(symbol, graphs.modules, graphs.settings) }
        InheritedComments(table: table).give()
        for file in graphs.extensions { add(file) }
    }

    // MARK: Extension files

    private func add(_ file: ExtensionFile) {
        guard case .symbol(let symbol) = table.resolve(file.symbol, from: nil), !symbol.isInherited else {
            if file.isDocC {
                problems.append(unknown(file))
                extensionPaths.insert(file.page.path)
            }
            return
        }
        extensionPaths.insert(file.page.path)
        if let other = symbol.extensionFile {
            problems.append(
                Problem(
                    Check.symbol.standardSeverity,
                    "'\(file.symbol)' has its page's text already from '\(other.path)'", check: .symbol,
                    file: file.page.source,
                    range: file.range, note: "put both into one file"))
            return
        }
        symbol.extensionFile = file.page.source
        problems += file.extend(symbol)
        symbol.summary = Self.summary(symbol.comment.summary)
    }

    private func unknown(_ file: ExtensionFile) -> Problem {
        let names = table.modules.map(\.name) + table.names(from: nil)
        return Problem(
            Check.symbol.standardSeverity,
            "there is no symbol '\(file.symbol)' that this text could stand with", check: .symbol,
            file: file.page.source,
            range: file.range, note: suggestion(for: file.symbol, among: names))
    }

    /// The same, or another one where what it is made of has changed.
    func updated(_ graphs: ReferenceGraphs) -> Reference {
        guard !graphs.settings.reference.isEmpty || !graphs.input.graphs.isEmpty else {
            return isEmpty ? self : Reference()
        }
        let key = graphs.key
        return key == self.key ? self : Reference(graphs, key: key)
    }

    var isEmpty: Bool { table.isEmpty && problems.isEmpty }

    // MARK: Comments

    private func complete(_ symbol: ReferenceSymbol, _ modules: ModuleSet, _ settings: Settings) {
        guard let source = symbol.symbol else { return }
        if let location = source[mixin: SymbolGraph.Symbol.Location.self],
            let file = file(location.uri, modules)
        {
            let line = min(max(location.position.line, 0) + 1, max(1, file.lineStarts.count))
            symbol.place = .init(
                file: file, offset: file.lineRange(line).lowerBound + location.position.character)
            if let place = modules.place(of: file.path) {
                symbol.sourceAddress = settings.sourceAddress(of: place.inRepository, line: line)
            }
        }
        guard let comment = source.docComment else { return }
        let converted = DirectiveWriter.converted(comment.comment { file($0, modules) }, takesAll: false)
        problems += converted.problems
        symbol.comment = SymbolComment(converted.lines)
        symbol.summary = Self.summary(symbol.comment.summary)
    }

    /// The file of a module that a graph means: graphs from elsewhere name it by where it lay there.
    private func file(_ uri: String, _ modules: ModuleSet) -> SourceFile? {
        if let known = files[uri] { return known }
        let path = (uri.hasPrefix("file://") ? String(uri.dropFirst(7)) : uri).removingPercentEncoding ?? uri
        let found = modules.file(path) ?? modules.nearest(to: path)
        files[uri] = found
        return found
    }

    /// On one line, its symbols as code and its links as words.
    static func summary(_ lines: [CommentLine]) -> Bytes {
        guard !lines.isEmpty else { return [] }
        let text = SymbolWords.marked(lines)
        var html = MarkdownRenderer.render(
            SourceFile(path: "summary", bytes: Bytes(text.utf8)), options: .gitHub
        ).html
        if html.starts(with: "<p>".utf8) { html.removeFirst(3) }
        if let end = html.lastRange(of: Bytes("</p>".utf8)) { html.removeSubrange(end.lowerBound...) }
        return html
    }

    /// What a link to a symbol says: `Card/init(title:)-3fk2x` as `init(title:)`.
    static func symbolWords(_ link: Substring) -> String {
        let last = link.split(separator: "/").last ?? link
        if let types = last.firstRange(of: ")-") {
            return String(last[..<last.index(after: types.lowerBound)])
        }
        guard let dash = last.lastIndex(of: "-"), dash > last.startIndex,
            last[last.index(after: dash)...].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
        else { return String(last) }
        return String(last[..<dash])
    }
}

extension Array where Element == UInt8 {
    func lastRange(of needle: Bytes) -> Range<Int>? {
        guard count >= needle.count else { return nil }
        for start in stride(from: count - needle.count, through: 0, by: -1)
        where self[start..<start + needle.count].elementsEqual(needle) {
            return start..<start + needle.count
        }
        return nil
    }
}
