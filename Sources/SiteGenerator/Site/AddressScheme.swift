import Syntax

/// What stands before the first colon of an address and decides what following it does.
///
/// Pages hold links with the schemes of this list alone; a site adds its own (`schemes` under `markdown:` in
/// `site.yml`), but none that runs code or reads files.
enum AddressScheme {
    static let published = ["http", "https", "mailto", "tel"]
    static let dangerous = ["javascript", "vbscript", "data", "file", "blob", "filesystem", "view-source"]

    /// The scheme of an address in lower case; nothing for a path.
    static func of(_ address: some Collection<UInt8>) -> String? {
        guard let first = address.first, first.isASCIILetter else { return nil }
        let name = address.prefix { $0.isASCIIAlphanumeric || $0 == "+" || $0 == "-" || $0 == "." }
        let rest = address[name.endIndex...]
        guard rest.first == ":" else { return nil }
        return String(name.map(\.asciiLowercased))
    }

    /// Whether an address of the web names a computer; others need none.
    static func hasHost(_ address: Bytes) -> Bool {
        let scheme = of(address)
        guard scheme == nil || scheme == "http" || scheme == "https" else { return true }
        let rest = address.dropFirst(scheme.map { $0.utf8.count + 1 } ?? 0)
        guard rest.starts(with: "//".utf8), let first = rest.dropFirst(2).first else { return false }
        return !"/?#".utf8.contains(first)
    }

    /// Whether an address of another place can be published wherever a page or a setting names one.
    static func isWeb(_ address: String) -> Bool {
        ["http", "https"].contains(of(address.utf8)) && address.contains("://")
            && !address.utf8.contains { $0 <= 32 }
    }

    /// A picture that an address itself holds, of a kind that runs nothing.
    static func isPictureInAddress(_ address: Bytes) -> Bool {
        let lower = address.prefix(22).map(\.asciiLowercased)
        return ["data:image/png", "data:image/gif", "data:image/jpeg", "data:image/webp"].contains {
            lower.starts(with: $0.utf8)
        }
    }
}
