import Syntax

/// What pages may have of other hosts, by purpose, as `csp` in `site.yml` says; nothing without it.
struct PolicyHosts: Sendable {
    enum Purpose: String, CaseIterable, Sendable {
        case connect, font, frame, image, media, script, style
    }

    private var hosts: [(purpose: Purpose, host: String)] = []
    /// Whether text becomes markup and code only through the theme's own scripts, when the settings say so.
    private(set) var hasTrustedTypes: Bool?

    var isEmpty: Bool { hosts.isEmpty }
    /// All of it as one text, to tell whether it has changed.
    var fingerprint: String { hosts.map { "\($0.purpose.rawValue) \($0.host)" }.joined(separator: "\n") }

    /// Reads the lists of hosts.
    init(_ fields: inout YAMLFields) {
        hasTrustedTypes = fields.bool("trusted-types")
        for purpose in Purpose.allCases {
            for (text, range) in fields.texts(purpose.rawValue) {
                if text.wholeMatch(of: /https:\/\/(\*\.)?[A-Za-z0-9.-]+(:\d+)?(\/[A-Za-z0-9._~\/%-]*)?/)
                    != nil
                {
                    hosts.append((purpose, text))
                } else {
                    let problem = Problem(
                        .error, "'\(text)' is no host, such as https://example.com or https://*.example.com",
                        file: fields.file, range: range)
                    fields.add(problem)
                }
            }
        }
    }

    init() {}

    /// What the policy of pages says of a purpose besides the site itself.
    func sources(_ purpose: Purpose) -> String {
        hosts.filter { $0.purpose == purpose }.map { " " + $0.host }.joined()
    }

    /// The parts of the policy that are not about images, which have one in any case.
    ///
    /// - Parameter compiles: whether the page's worker compiles the engine. Chromium asks the worker's own
    ///   file for leave, Firefox the page.
    func directives(compiles: Bool) -> String {
        Purpose.allCases.filter { $0 != .image }.map { purpose in
            let sources = (purpose == .script && compiles ? " 'wasm-unsafe-eval'" : "") + sources(purpose)
            return sources.isEmpty ? "" : " \(purpose.rawValue)-src 'self'\(sources);"
        }
        .joined()
    }

    /// What keeps a text from becoming markup or code but by the theme's scripts. A site that brings scripts
    /// or templates of its own, which know nothing of it, has to ask for it.
    func trustedTypes(hasOwnScripts: Bool) -> String {
        let isWanted = hasTrustedTypes ?? (!hasOwnScripts && sources(.script).isEmpty)
        return isWanted ? " require-trusted-types-for 'script'; trusted-types galley;" : ""
    }

    /// Whether an address of another host may be used for a purpose.
    func allow(_ address: Bytes, _ purpose: Purpose) -> Bool {
        guard !hosts.isEmpty else { return false }
        let text = String(address)
        let whole = text.hasPrefix("//") ? "https:" + text : text
        return hosts.contains { $0.purpose == purpose && Self.matches($0.host, whole) }
    }

    /// As the policy's standard compares: the host, with any beginning where a star stands, and a path if
    /// there is one.
    private static func matches(_ pattern: String, _ address: String) -> Bool {
        guard let (host, path) = parts(pattern), let (otherHost, otherPath) = parts(address) else {
            return false
        }
        let isHost = host.hasPrefix("*.") ? otherHost.hasSuffix(host.dropFirst()) : host == otherHost
        guard isHost, path.count > 1 else { return isHost }
        return path.hasSuffix("/")
            ? otherPath.hasPrefix(path) : otherPath.prefix { $0 != "?" && $0 != "#" } == path
    }

    private static func parts(_ address: String) -> (host: String, path: String)? {
        guard address.lowercased().hasPrefix("https://") else { return nil }
        let rest = address.dropFirst(8)
        let end = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? rest.endIndex
        return (rest[..<end].lowercased(), String(rest[end...]))
    }
}
