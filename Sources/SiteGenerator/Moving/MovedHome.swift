/// What stands at the top where the old site had a page that only its theme could draw.
struct MovedHome {
    var title: String?
    var description: String?
    var links: [(String, String)] = []

    /// Its text: what the site is called, what it says of itself, and where its header leads.
    var text: String {
        let title = title?.onOneLine ?? "Home"
        var out = "---\ntitle: \(quotedYAML(title))\nkind: home\n"
        if let description { out += "description: \(quotedYAML(description.onOneLine))\n" }
        out += "---\n"
        let inner = links.filter { !AddressScheme.isWeb($0.1) }
        if !inner.isEmpty {
            out += "\n" + inner.map { "- [\($0.0)](\($0.1.replacing(" ", with: "%20")))\n" }.joined()
        }
        return out
    }
}
