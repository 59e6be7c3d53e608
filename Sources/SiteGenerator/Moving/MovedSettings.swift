/// `Site/site.yml` while it is written.
struct MovedSettings {
    private(set) var text = ""

    mutating func set(_ key: String, _ value: String?) {
        guard let value, !value.isEmpty else { return }
        text += "\(key): \(quotedYAML(value.onOneLine))\n"
    }

    mutating func add(_ key: String, _ pairs: [(String, String)]) {
        guard !pairs.isEmpty else { return }
        text +=
            "\(key):\n"
            + pairs.map { "  \(quotedYAML($0.0)):\($0.1.isEmpty ? "" : " " + quotedYAML($0.1))\n" }.joined()
    }

    mutating func allowHTML() { text += "markdown: { html: true }\n" }
}
