/// A line of `modules:` in `site.yml`: a module's folder, or a package whose targets are modules.
public struct ModuleSetting: Sendable {
    /// The module's name; `nil` for a package.
    public var name: String?
    /// A folder (for a package also its `Package.swift`), from the folder of `site.yml`.
    public var path: String
    /// Where the path stands in the settings.
    public var range: Range<Int>
}

extension YAMLFields {
    /// `modules: ..`, or a mapping of names to folders in which `package` names packages.
    mutating func modules(_ key: String) -> [ModuleSetting] {
        guard let node = node(key) else { return [] }
        if node.text != nil || node.items != nil { return packages(texts(key)) }
        guard var fields = nested(key) else { return [] }
        defer { absorb(fields) }
        return fields.names.flatMap { name -> [ModuleSetting] in
            if name == "package" || name == "packages" { return packages(fields.texts(name)) }
            guard isModuleName(name) else {
                _ = fields.node(name).map {
                    fields.report(
                        "'\(name)' is no name of a module", $0,
                        note: "a name as 'import' has it: letters, digits, '_'")
                }
                return []
            }
            return fields.texts(name).prefix(1).map {
                ModuleSetting(name: name, path: $0.text, range: $0.range)
            }
        }
    }

    private func packages(_ texts: [(text: String, range: Range<Int>)]) -> [ModuleSetting] {
        texts.map { ModuleSetting(name: nil, path: $0.text, range: $0.range) }
    }
}

/// Whether `import` can name it.
func isModuleName(_ text: String) -> Bool {
    text.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil
}
