import Foundation

/// The names that the server answers to. A page of another site can have its own name lead to this machine
/// and then read what is served here, so that a name has to be known; an address is nobody's to redirect.
struct HostNames: Sendable {
    private let names: Set<String>

    /// - Parameters:
    ///   - address: Where the server listens.
    ///   - allowed: Names that the author has allowed.
    init(listeningAt address: String, allowed: [String] = []) {
        var names = Set(allowed.map { $0.lowercased() })
        names.insert("localhost")
        if address == "0.0.0.0" {
            let own = ProcessInfo.processInfo.hostName.lowercased()
            let first = own.prefix { $0 != "." }
            names.formUnion([own, String(first), first + ".local"])
        }
        self.names = names
    }

    /// Whether a `Host` header names this server.
    func contains(_ host: String) -> Bool {
        let name = Self.name(host).lowercased()
        return names.contains(name) || name.hasSuffix(".localhost") || Self.isAddress(name)
    }

    /// A host without its port.
    static func name(_ host: String) -> String {
        if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return String(host[...end]) }
        return String(host.prefix { $0 != ":" })
    }

    private static func isAddress(_ name: String) -> Bool {
        var four = in_addr(), six = in6_addr()
        if name.hasPrefix("["), name.hasSuffix("]") {
            return inet_pton(AF_INET6, String(name.dropFirst().dropLast()), &six) == 1
        }
        return inet_pton(AF_INET, name, &four) == 1
    }
}
