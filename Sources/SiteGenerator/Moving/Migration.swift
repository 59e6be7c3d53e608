/// The generator that a site was written for.
public enum MigrationSource: String, CaseIterable, Sendable {
    case mkdocs, docc, vitepress, docusaurus, hugo, jekyll

    /// Where settings may stand, seen from the site's folder.
    public var settings: [String] {
        switch self {
        case .mkdocs: ["mkdocs.yml", "mkdocs.yaml"]
        case .docc, .docusaurus, .hugo, .jekyll: []
        case .vitepress: ["ts", "mts", "js", "mjs"].map { ".vitepress/config.\($0)" }
        }
    }

    /// Folders of what the old generator made or brought in, whose files are none of the site's.
    public var skipped: [String] {
        switch self {
        case .hugo: ["public", "resources", "themes", "node_modules"]
        case .jekyll: ["_site", "vendor", "node_modules"]
        case .docusaurus: ["build", "node_modules"]
        default: ["node_modules"]
        }
    }

    /// The folder of the pages, seen from the site's; never one outside of it.
    public func pages(_ settings: [InputFile]) -> String {
        self == .mkdocs ? MkDocsConfig(settings).docs : ""
    }
}

/// A site of another generator as one of Galley: pages, settings, and what of it could not be moved.
public struct Migration {
    /// Something that nothing here stands for.
    public struct Leftover: Sendable {
        public var kind: String
        public var path: String
        public var line: Int
    }

    public private(set) var files: [OutputFile] = []
    public internal(set) var leftovers: [Leftover] = []
    private var paths: Set<String> = []

    /// - Parameter files: everything in the site's folder, by paths below it.
    public init(_ source: MigrationSource, _ files: [InputFile]) {
        let files = files.sorted { $0.path < $1.path }
        switch source {
        case .mkdocs: MovedMkDocs(files).write(into: &self)
        case .docc: MovedDocC(files).write(into: &self)
        case .vitepress: MovedVitePress(files).write(into: &self)
        case .docusaurus:
            var site = MovedDocusaurus(files)
            site.write(into: &self)
        case .hugo:
            var site = MovedHugo(files)
            site.write(into: &self)
        case .jekyll:
            var site = MovedJekyll(files)
            site.write(into: &self)
        }
        self.files.sort { $0.path < $1.path }
    }

    mutating func add(_ path: String, _ text: String) { add(path, Bytes(text.utf8)) }

    /// Two files may want the same place: the first has it.
    mutating func add(_ path: String, _ bytes: Bytes) {
        guard SitePath.normalized(path) == path else {
            return leave("files whose place is elsewhere", path, line: 1)
        }
        guard paths.insert(path).inserted else { return leave("files whose place is taken", path, line: 1) }
        files.append(OutputFile(path: path, bytes: bytes))
    }

    func has(_ path: String) -> Bool { paths.contains(path) }

    mutating func leave(_ kind: String, _ path: String, line: Int) {
        leftovers.append(Leftover(kind: kind, path: path, line: line))
    }
}

/// Text as YAML has it between quotes.
func quotedYAML(_ text: String) -> String {
    var out = Bytes()
    out.putJSON(text)
    return out.text
}
