extension SiteOutput {
    /// Publishes changes: `changes.html` and `changes.json`, and what the pictures of the earlier build need.
    ///
    /// - Parameter earlier: gives a file of the earlier build.
    /// - Returns: where the page is.
    public mutating func publish(_ changes: SiteChanges, earlier: (String) -> Bytes?) -> String {
        let known = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        // A site may have a page of this name itself.
        let name = known["changes.html"] == nil ? "changes" : "build-changes"
        var parts: [OutputFile] = []
        for path in changes.earlierFiles where parts.allSatisfy({ $0.path != Self.earlierPath(path) }) {
            guard let bytes = earlier(path), bytes != known[path] else { continue }
            parts.append(OutputFile(path: Self.earlierPath(path), bytes: bytes))
        }
        let kept = Set(parts.map(\.path))
        let styles = Self.asset("css"), script = Self.asset("js")
        var page = ChangesPage(changes, styles: styles.path, script: script.path) { path in
            kept.contains(Self.earlierPath(path)) ? Self.earlierPath(path) : path
        }
        let made = MadePages.special(name + ".md", "What changed", page.html())
        files += parts + [styles, script, frame(made), OutputFile(path: name + ".json", bytes: changes.json)]
        return name + ".html"
    }

    private static func earlierPath(_ path: String) -> String { "assets/earlier/" + path }

    /// A file of the theme that only this page needs, named by its content.
    private static func asset(_ kind: String) -> OutputFile {
        let bytes = Theme.bytes(of: "changes." + kind) ?? []
        return OutputFile(
            path: "assets/changes-\(hexadecimal(contentHash(bytes), digits: 8)).\(kind)", bytes: bytes)
    }
}

extension SiteChanges {
    /// The files that pictures of the earlier build show.
    var earlierFiles: [String] { figures.flatMap(\.pictures).flatMap { $0.before?.files ?? [] } }
}
