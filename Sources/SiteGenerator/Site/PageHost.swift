/// Answers a page's Markdown: links, images, symbols, includes, previews.
final class PageHost: MarkdownHost {
    let page: Page
    let index: SiteIndex
    let figures: FigureWriter
    private let renderer: PreviewRenderer?
    private(set) var problems: [Problem] = []
    private(set) var hasIncludes = false

    init(page: Page, index: SiteIndex, renderer: PreviewRenderer?) {
        self.page = page
        self.index = index
        self.renderer = renderer
        figures = FigureWriter(page: page, settings: index.settings, renderer: renderer)
    }

    func report(_ problem: Problem) {
        problems.append(problem)
    }

    func preview(_ fence: FencedCode, into out: inout Bytes) {
        figures.write(fence, into: &out) { self.problems.append($0) }
    }

    func edit(_ fence: FencedCode, into out: inout Bytes) {
        figures.writeEdit(fence, into: &out) { self.problems.append($0) }
    }

    func expectations(_ fence: FencedCode) {
        // Read before the page was rendered: a promise may stand after the preview it is about.
    }

    func coverage(_ fence: FencedCode, into out: inout Bytes) {
        let part = fence.info.items.first?.name ?? ""
        guard CoverageHTML.parts.contains(part) else {
            let near = nearest(to: part, among: CoverageHTML.parts)
            let note = near.map { "did you mean '\($0)'?" } ?? "there are \(CoverageHTML.parts.joined(separator: ", "))"
            return report(
                Problem(
                    .error, "no coverage of '\(part)'", check: .directive, file: fence.source, range: fence.range,
                    notes: [.init(note)]))
        }
        if let coverage = renderer?.coverage { CoverageHTML.write(part, of: coverage(), into: &out) }
    }

    func include(_ path: String) -> SourceFile? {
        hasIncludes = true
        let full = path.hasPrefix("/") ? SitePath.normalized(path) : SitePath.normalized(SitePath.folder(page.path), path)
        guard let full else { return nil }
        let bytes = index.assets[full]?.bytes ?? index.byPath[full]?.source.bytes
        return bytes.map { SourceFile(path: index.contentName + "/" + full, bytes: $0) }
    }

    func symbol(_ name: String) -> (address: Bytes, problem: String?, candidates: [String]) {
        if let found = index.symbols[name] {
            return (Bytes(SitePath.relative(from: page.folder, to: found.output).utf8), nil, [])
        }
        // A member of a symbol that has a page leads to its anchor there.
        if let slash = name.firstIndex(of: "/") ?? name.firstIndex(of: "."), let owner = index.symbols[String(name[..<slash])] {
            let member = slug(String(name[name.index(after: slash)...]))
            return (Bytes((SitePath.relative(from: page.folder, to: owner.output) + "#" + member).utf8), nil, [])
        }
        return ([], "no page for symbol '\(name)'", index.symbols.keys.sorted())
    }

    func resolve(_ destination: Bytes, isImage: Bool) -> ResolvedLink {
        guard let first = destination.first else {
            return ResolvedLink(address: destination, problem: isImage ? "image has no address" : "link has no address", check: isImage ? .image : .link)
        }
        if first == UInt8(ascii: "#") { return fragment(destination) }
        if isUnsafeAddress(destination) {
            return ResolvedLink(address: [], problem: "'\(String(destination.prefix(40)))' runs code or reads files", check: .link)
        }
        if hasScheme(destination) || destination.starts(with: "//") {
            return ResolvedLink(address: destination, isExternal: true)
        }
        return local(destination, isImage: isImage)
    }

    private func hasScheme(_ bytes: Bytes) -> Bool {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 1 else { return false }
        return bytes[..<colon].allSatisfy { $0.isASCIIAlphanumeric || $0 == 43 || $0 == 45 || $0 == 46 }
    }

    private func fragment(_ destination: Bytes) -> ResolvedLink {
        var link = ResolvedLink(address: destination)
        if destination.count > 1 { link.pending = (page.output, decoded(destination[1...])) }
        return link
    }

    private func local(_ destination: Bytes, isImage: Bool) -> ResolvedLink {
        let cut = destination.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? destination.count
        let written = decoded(destination[..<cut])
        let hash = destination.firstIndex(of: UInt8(ascii: "#"))
        let fragment = hash.map { decoded(destination[($0 + 1)...]) } ?? ""
        let base = written.hasPrefix("/") ? "" : SitePath.folder(page.path)
        guard let path = SitePath.normalized(base, written) else {
            return broken(destination, "'\(written)' leads out of the site", isImage)
        }
        guard let target = index.target(path) else {
            var link = broken(destination, isImage ? "no image '\(written)'" : "no page '\(written)'", isImage)
            let near = isImage
                ? nearest(to: path, among: index.assets.keys.sorted()) : index.nearestPath(to: path)
            link.note = near.map { "did you mean '\(SitePath.relative(from: SitePath.folder(page.path), to: $0))'?" }
            return link
        }
        let tail = Bytes(destination[cut...])
        switch target {
        case .page(let other):
            if isImage { return broken(destination, "'\(written)' is a page, not an image", true) }
            var link = ResolvedLink(address: Bytes(SitePath.relative(from: page.folder, to: other.output).utf8) + tail, title: other.title)
            link.pending = (other.output, fragment)
            return link
        case .asset(let asset):
            var link = ResolvedLink(address: Bytes(SitePath.relative(from: page.folder, to: asset).utf8) + tail)
            if isImage, let file = index.assets[asset] { link.size = imageSize(file.bytes) }
            return link
        case .redirect(let old):
            var link = ResolvedLink(address: Bytes(SitePath.relative(from: page.folder, to: old).utf8) + tail)
            link.problem = "'\(written)' has moved"
            link.check = .redirect
            link.note = "it is now '\(index.redirects[old] ?? "")'"
            return link
        }
    }

    private func broken(_ destination: Bytes, _ problem: String, _ isImage: Bool) -> ResolvedLink {
        ResolvedLink(address: destination, problem: problem, check: isImage ? .image : .link)
    }

    /// Percent signs decoded: `%20` is a space in a file's name.
    private func decoded(_ bytes: some Collection<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "%")) else { return String(bytes) }
        var out = Bytes()
        let bytes = Array(bytes)
        var at = 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "%"), at + 2 < bytes.count, let value = UInt8(String(bytes[(at + 1)...(at + 2)]), radix: 16) {
                out.append(value)
                at += 3
            } else {
                out.append(bytes[at])
                at += 1
            }
        }
        return out.text
    }
}

/// The pixel size that a PNG, GIF, JPEG or SVG file states.
func imageSize(_ bytes: Bytes) -> (width: Int, height: Int)? {
    func big(_ at: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 << 8 | Int(bytes[at + $1]) } }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count > 24 { return (big(16, 4), big(20, 4)) }
    if bytes.starts(with: "GIF8"), bytes.count > 10 {
        return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var at = 2
    while at + 9 < bytes.count, bytes[at] == 0xFF {
        let marker = bytes[at + 1]
        if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) { return (big(at + 7, 2), big(at + 5, 2)) }
        at += 2 + big(at + 2, 2)
    }
    return nil
}
