import Syntax

/// The content security policy of the theme's pages: what they show and run comes from the site itself. Raw
/// HTML that the browser would block is told of while the site is built.
enum PagePolicy {
    private static let words = Bytes("default-src 'self'; img-src 'self' data:".utf8)

    /// Whether the template of pages has the theme's policy; a template of the site's own may have another.
    static func isInForce(theme: [InputFile], site: [InputFile]) -> Bool {
        let page = site.first { $0.templateName == "page" } ?? theme.first { $0.templateName == "page" }
        return page?.bytes.firstRange(of: words) != nil
    }

    /// What of a tag is blocked, and what to do instead.
    static func blocked(_ tag: MarkdownRenderer.HTMLTag, _ hosts: PolicyHosts = PolicyHosts()) -> (
        what: String, note: String
    )? {
        guard !tag.isClosing else { return nil }
        let attributes = tag.attributes
        func value(_ name: String) -> Bytes? { attributes.first { $0.name == name }?.value }
        for name in sources[tag.name] ?? [] {
            guard let address = value(name), isElsewhere(address, isImage: tag.name == "img") else {
                continue
            }
            let purpose = purposes[tag.name]
            if let purpose, hosts.allow(Bytes(address.trimmed), purpose) { continue }
            return (
                "'\(String(address.prefix(60)))'",
                "put the file into the site, or link to it; \(purpose.flatMap { way(to: address, $0) } ?? own)"
            )
        }
        if tag.name == "script", value("src") == nil, !isData(value("type")) {
            return ("scripts in the page", "put it in 'Site/site.js'")
        }
        if tag.name == "style" || value("style") != nil {
            return ("styles in the page", "put them in 'Site/site.css'")
        }
        if tag.name == "form" { return ("forms", own) }
        guard let handler = attributes.first(where: { $0.name.hasPrefix("on") }) else { return nil }
        return ("'\(handler.name)'", "put the script in 'Site/site.js'")
    }

    private static let purposes: [String: PolicyHosts.Purpose] = [
        "audio": .media, "frame": .frame, "iframe": .frame, "img": .image, "input": .image, "link": .style,
        "script": .script, "source": .media,
        "track": .media, "video": .media,
    ]

    /// What to write in the settings for a host.
    private static func way(to address: Bytes, _ purpose: PolicyHosts.Purpose) -> String? {
        let text = String(address.trimmed)
        guard let start = text.firstRange(of: "//"),
            text.hasPrefix("//") || text.lowercased().hasPrefix("https:")
        else { return nil }
        let host = text[start.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        return "'csp: {\(purpose.rawValue): [https://\(host)]}' in site.yml allows it"
    }

    private static let own = "'Site/templates/page.mustache' can have a policy of its own"

    /// Elements that fetch something, and the attributes that say what.
    private static let sources: [String: [String]] = [
        "audio": ["src"], "embed": ["src"], "frame": ["src"], "iframe": ["src"], "img": ["src"],
        "input": ["src"], "object": ["data"],
        "script": ["src"], "source": ["src"], "track": ["src"], "video": ["src", "poster"], "link": ["href"],
    ]

    private static func isElsewhere(_ address: Bytes, isImage: Bool) -> Bool {
        let address = Bytes(address.trimmed)
        if address.starts(with: "//") { return true }
        guard let scheme = AddressScheme.of(address) else { return false }
        return !(isImage && scheme == "data")
    }

    /// A script that is not run: JSON and templates.
    private static func isData(_ type: Bytes?) -> Bool {
        guard let type else { return false }
        let name = String(type.map(\.asciiLowercased))
        return !name.isEmpty && name != "module" && !name.contains("javascript")
    }
}
