/// Symbols that other sites have pages of: ``` ``SwiftUI/View`` ``` leads to the address that `symbol-links`
/// names for `SwiftUI`.
struct ForeignSymbols: Sendable {
    private struct Site: Sendable {
        var module: String
        var address: String
        /// The addresses below it by symbol, when the site's list of them is at hand.
        var list: SymbolList?
    }

    private var sites: [Site] = []

    init() {}

    /// - Parameter files: those of the folder of the settings, `symbols/SwiftUI.txt` among them.
    init(_ settings: Settings, _ files: [InputFile]) {
        sites = settings.symbolLinks.map { link in
            let address = link.address.hasSuffix("/") ? link.address : link.address + "/"
            let list = files.first { $0.path == "symbols/\(link.module).txt" }.map { SymbolList($0.bytes) }
            return Site(module: link.module, address: address, list: list)
        }
    }

    /// Where a name leads that begins with a module of another site.
    func resolve(_ name: String) -> ResolvedSymbol? {
        let parts = name.split(separator: "/").map(String.init)
        guard let site = sites.first(where: { $0.module == parts.first }) else { return nil }
        let title = parts.last.map { Reference.symbolWords($0[...]) }
        guard let list = site.list else {
            let path = parts.dropFirst().map { SymbolAddress.fileName($0) + "/" }.joined()
            return ResolvedSymbol(address: Bytes((site.address + path).utf8), title: title)
        }
        guard let path = list.addresses[name] else {
            return ResolvedSymbol(
                problem: "'\(site.address)' has no page for symbol '\(name)'",
                candidates: list.addresses.keys.sorted())
        }
        return ResolvedSymbol(address: Bytes((site.address + path).utf8), title: title)
    }
}
