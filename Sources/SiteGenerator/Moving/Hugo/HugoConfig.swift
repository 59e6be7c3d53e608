/// The settings of a site of Hugo, in one file or in the files of a folder.
struct HugoConfig {
    private(set) var tree = DataTree(.map([]), line: 1)
    private(set) var path = "hugo.toml"
    private(set) var problems: [Migration.Leftover] = []

    static let endings = ["toml", "yaml", "yml", "json"]
    private static let names = ["hugo", "config"]

    static func isConfig(_ path: String) -> Bool {
        let folder = SitePath.folder(path)
        guard endings.contains(SitePath.extensionOf(path)) else { return false }
        return folder == "config/_default"
            || (folder.isEmpty && names.contains(SitePath.withoutExtension(path)))
    }

    init(_ files: [InputFile]) {
        var pairs: [(key: String, value: DataTree)] = []
        for file in files where Self.isConfig(file.path) {
            let read = DataFile(file)
            if let problem = read.problem {
                problems.append(.init(kind: "settings: \(problem.text)", path: file.path, line: problem.line))
            }
            let name = SitePath.withoutExtension(SitePath.name(file.path))
            guard let tree = read.tree else { continue }
            if Self.names.contains(name) {
                path = file.path
                pairs += tree.map
            } else {
                pairs.append((name.split(separator: ".")[0].lowercased(), tree))
            }
        }
        tree = DataTree(.map(pairs), line: 1)
    }

    /// A setting: capitals make no difference.
    subscript(keys: String...) -> DataTree? {
        var tree = tree
        for key in keys {
            guard let next = tree.map.first(where: { $0.key.lowercased() == key })?.value else { return nil }
            tree = next
        }
        return tree
    }

    func text(_ key: String) -> String? { self[key]?.text?.trimmed }

    /// The codes of the languages, that of the originals first.
    var languages: [String] {
        let codes = (self["languages"]?.map ?? []).map(\.key)
        let first = text("defaultcontentlanguage") ?? codes.first ?? "en"
        return [first] + codes.filter { $0 != first }
    }

    /// The folders of pages, each with its language if it has one of its own.
    var contentFolders: [(folder: String, language: String?)] {
        var found: [(folder: String, language: String?)] = []
        func add(_ name: String?, _ language: String?) {
            guard let name, !name.hasPrefix("/"), let folder = SitePath.normalized(name), !folder.isEmpty,
                !found.contains(where: { $0.folder == folder })
            else { return }
            found.append((folder, language))
        }
        for (code, language) in self["languages"]?.map ?? [] {
            add(language.map.first { $0.key.lowercased() == "contentdir" }?.value.text, code)
        }
        for mount in self["module", "mounts"]?.list ?? [] where mount["target"]?.text == "content" {
            let named = mount["sites"]?["matrix"]?["languages"]?.texts.first ?? mount["lang"]?.text
            add(mount["source"]?.text, named)
        }
        if found.isEmpty { add(text("contentdir") ?? "content", nil) }
        // The folder inside another one is looked for first.
        return found.sorted { $0.folder.utf8.count > $1.folder.utf8.count }
    }

    /// The form of the addresses in a section: `/:year/:month/:slug/`.
    func permalink(_ section: String) -> String? {
        let all = self["permalinks"]
        return all?["page"]?[section]?.text ?? all?[section]?.text
    }
}
