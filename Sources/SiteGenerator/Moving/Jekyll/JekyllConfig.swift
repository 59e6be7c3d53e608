/// `_config.yml` and the data files of a site of Jekyll.
struct JekyllConfig {
    let file: DataFile?
    let base: String
    private var data: [String: DataTree] = [:]
    private let excluded: [String]

    static let names = ["_config.yml", "_config.yaml", "_config.toml"]

    init(_ files: [InputFile]) {
        file = files.first { Self.names.contains($0.path) }.map { DataFile($0) }
        let base = file?.tree?["baseurl"]?.text ?? ""
        self.base = base.isEmpty ? MovedHugo.folder(of: file?.tree?["url"]?.text) : base
        let given = file?.tree?["exclude"]?.texts ?? []
        excluded = given + ["Gemfile", "Gemfile.lock", "node_modules", "vendor", "_site"]
        for file in files where file.path.hasPrefix("_data/") {
            guard ["yml", "yaml", "json"].contains(SitePath.extensionOf(file.path)) else { continue }
            data[SitePath.withoutExtension(String(file.path.dropFirst(6)))] = DataFile(file).tree
        }
    }

    subscript(key: String) -> DataTree? { file?.tree?[key] }
    func text(_ key: String) -> String? { self[key]?.text?.trimmed }

    func isExcluded(_ path: String) -> Bool {
        excluded.contains { name in
            let name = name.hasSuffix("/") ? String(name.dropLast()) : name
            return path == name || path.hasPrefix(name + "/")
        }
    }

    /// Folders of pages that begin with an underscore, by their names; `posts` is always one.
    var collections: [String: DataTree?] {
        var found: [String: DataTree?] = ["posts": nil as DataTree?]
        for name in self["collections"]?.texts ?? [] { found[name] = nil as DataTree? }
        for (name, options) in self["collections"]?.map ?? [] { found[name] = options }
        return found
    }

    /// What the settings say for all pages of a folder, the last one that fits first.
    func standard(_ key: String, for path: String) -> String? {
        (self["defaults"]?.list ?? []).last { item in
            let folder = item["scope"]?["path"]?.text ?? ""
            return item["values"]?[key] != nil
                && (folder.isEmpty || path == folder || path.hasPrefix(folder + "/"))
        }?["values"]?[key]?.text
    }

    /// What `site.a.b` or `site.data.a.b` says.
    func value(_ path: [String]) -> String? {
        guard path.first == "data" else { return Self.value(file?.tree, path) }
        let path = path.dropFirst()
        for count in stride(from: path.count, to: 0, by: -1) {
            if let tree = data[path.prefix(count).joined(separator: "/")] {
                return Self.value(tree, Array(path.dropFirst(count)))
            }
        }
        return nil
    }

    private static func value(_ tree: DataTree?, _ path: [String]) -> String? {
        var tree = tree
        for key in path { tree = tree?[key] }
        return tree?.text
    }

    /// Navigations, as themes keep them in data files.
    var navigations: [DataTree] {
        data.keys.sorted().filter { $0.contains(/nav|sidebar|toc|menu/) }.compactMap { data[$0] }
    }
}
