/// Fields of a head that other generators write in forms of their own.
extension MovedPage {
    func tree(_ key: String) -> DataTree? { DataTree(node(key)) }

    mutating func remove(_ keys: String...) { fields.removeAll { keys.contains($0.key) } }

    private mutating func setList(_ key: String, _ texts: [String]) {
        guard !texts.isEmpty else { return remove(key) }
        let items = texts.map { quotedYAML($0.onOneLine) }.joined(separator: ", ")
        set(key, "[" + items + "]")
    }

    /// A field that says nothing is none here.
    mutating func removeEmptyFields() {
        fields.removeAll { field in
            let line = field.lines[0]
            guard field.lines.count == 1, let colon = line.firstIndex(of: ":") else { return false }
            let value = line[line.index(after: colon)...].trimmed
            return ["", "\"\"", "''", "~", "null", "[]"].contains(value)
        }
    }

    /// A day, with a time if it has one: what can't be read as one is told.
    mutating func moveDate(_ old: String, to new: String, _ migration: inout Migration) {
        guard let text = text(old)?.trimmed else { return remove(old) }
        remove(old)
        if new != old, fields.contains(where: { $0.key == new }) { return }
        if SiteDate(text) != nil {
            set(new, text)
        } else if let day = text.firstMatch(of: /^(\d{4})-(\d{1,2})-(\d{1,2})/) {
            let parts = [day.1, day.2, day.3].map { $0.count == 1 ? "0" + $0 : String($0) }
            let date = parts.joined(separator: "-")
            if SiteDate(date) == nil {
                migration.leave("front matter: \(old)", path, line: 1)
            } else {
                set(new, date)
            }
        } else {
            migration.leave("front matter: \(old)", path, line: 1)
        }
    }

    /// Tags, categories and the like are tags here.
    mutating func moveTags(_ keys: [String], splitsWords: Bool = false) {
        var tags: [String] = []
        for key in keys {
            guard let tree = tree(key) else { continue }
            let isText = tree.text != nil
            let named = tree.texts + tree.list.compactMap { $0["label"]?.text }
            for text in named {
                for tag in isText && splitsWords ? text.split(separator: " ").map(String.init) : [text]
                where !tags.contains(tag) && !tag.isBlank { tags.append(tag) }
            }
        }
        for key in keys { remove(key) }
        setList("tags", tags)
    }

    /// One text of who wrote it: names, keys of a file of authors, or mappings with a name.
    mutating func moveAuthors(_ keys: [String], known: [String: String] = [:]) {
        var names: [String] = []
        for key in keys {
            guard let tree = tree(key) else { continue }
            names += tree.texts.map { known[$0] ?? $0 }
            names += ([tree] + tree.list).compactMap { $0["name"]?.text }
        }
        for key in keys { remove(key) }
        if !names.isEmpty { set("author", quotedYAML(names.joined(separator: ", ").onOneLine)) }
    }

    /// What keys of the head say about old addresses.
    func aliases(_ keys: [String]) -> [String] { keys.flatMap { tree($0)?.texts ?? [] } }

    /// Old addresses of the page: those of other keys, and one that it had by itself.
    mutating func moveAliases(
        _ keys: [String], adding own: String? = nil, _ links: MovedLinks, _ place: MovedLinks.Place
    ) {
        var aliases: [String] = []
        for text in self.aliases(keys) + (own.map { ["/" + $0] } ?? []) where !AddressScheme.isWeb(text) {
            guard let alias = Self.alias(text, links.base, SitePath.folder(place.address)),
                links.owns(alias, place),
                !aliases.contains(where: { MovedLinks.key($0) == MovedLinks.key(alias) })
            else { continue }
            aliases.append(alias)
        }
        for key in keys { remove(key) }
        remove("aliases")
        guard !aliases.isEmpty else { return }
        fields.append(("aliases", ["aliases:"] + aliases.map { "  - " + quotedYAML($0) }))
    }

    /// An address from the site's root, with a slash at the end where a folder is meant.
    private static func alias(_ text: String, _ base: String, _ folder: String) -> String? {
        let full = text.hasPrefix("/") ? text : SitePath.join(folder, text)
        guard var path = SitePath.normalized(String(full.drop { $0 == "/" })), !path.isEmpty else {
            return nil
        }
        if !base.isEmpty, path.hasPrefix(base + "/") { path = String(path.dropFirst(base.utf8.count + 1)) }
        return "/" + path + (SitePath.extensionOf(path).isEmpty && !path.hasSuffix("/") ? "/" : "")
    }

    /// A picture's path from the site's root; nothing for one that isn't there.
    mutating func moveImage(_ keys: [String], _ links: MovedLinks, _ place: MovedLinks.Place) {
        let found = keys.compactMap { key -> String? in
            guard let tree = tree(key) else { return nil }
            let text = tree.texts.first ?? tree["url"]?.text ?? tree["path"]?.text ?? tree["image"]?.text
            return text.flatMap {
                AddressScheme.isWeb($0) ? $0 : links.target($0, from: place) ?? links.path(at: $0)
            }
        }
        for key in keys { remove(key) }
        if let image = found.first { set("image", quotedYAML(image)) }
    }

    /// A truth under another name, or turned around: `toc: false` is `contents: false`.
    mutating func moveFlag(_ old: String, to new: String, when value: String, _ written: String) {
        guard let text = text(old) else { return }
        remove(old)
        if text == value, !fields.contains(where: { $0.key == new }) { set(new, written) }
    }
}
