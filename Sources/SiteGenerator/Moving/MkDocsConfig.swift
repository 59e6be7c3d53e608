import Yams

/// `mkdocs.yml`, as far as it can be read.
struct MkDocsConfig {
    struct Plugin {
        var name: String
        var options: Node.Mapping?
        var line: Int
    }

    private(set) var root: Node.Mapping?
    private(set) var problem: (text: String, line: Int)?
    /// The folder of the pages; never one outside of the site.
    private(set) var docs = "docs"

    init(_ files: [InputFile]) {
        guard let file = files.first(where: { MigrationSource.mkdocs.settings.contains($0.path) }) else {
            return
        }
        do {
            root = try Yams.compose(
                yaml: String(decoding: file.bytes, as: UTF8.self), .basic, .default, .utf8)?.mapping
            if root == nil { problem = ("no list of 'key: value' lines", 1) }
        } catch {
            problem = ("broken YAML", Self.line(of: error))
        }
        readFolder()
    }

    private mutating func readFolder() {
        guard let node = root?["docs_dir"], let name = node.scalar?.string else { return }
        if !name.hasPrefix("/"), let inside = SitePath.normalized(name) {
            docs = inside
        } else {
            problem = ("docs_dir outside of the folder", node.mark?.line ?? 1)
        }
    }

    static func line(of error: any Error) -> Int {
        switch error as? YamlError {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
        default: 1
        }
    }

    /// Plugins stand as names, or as mappings of a name to options.
    var plugins: [Plugin] {
        (root?["plugins"]?.sequence ?? []).compactMap { node in
            if let name = node.scalar?.string { return Plugin(name: name, line: node.mark?.line ?? 1) }
            guard let (name, options) = node.mapping?.first, let text = name.scalar?.string else {
                return nil
            }
            return Plugin(name: text, options: options.mapping, line: name.mark?.line ?? 1)
        }
    }
}
