/// The symbols of a site for others to link to: `symbols.txt`, a line each with its name from the module on,
/// a tab, and the address of its page from the site's root.
struct SymbolList: Sendable {
    static let path = "symbols.txt"
    private static let head = "# Symbols and their pages, 1"

    private(set) var addresses: [String: String] = [:]

    init(_ bytes: Bytes) {
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", maxSplits: 1).map(String.init)
            if fields.count == 2 { addresses[fields[0]] = fields[1].trimmed }
        }
    }

    /// What a site has to tell.
    init(_ index: SiteIndex) {
        for symbol in index.symbolTable.all where !symbol.isInherited {
            let path =
                symbol.parent == nil
                ? symbol.name : symbol.module + "/" + symbol.path.joined(separator: "/") + symbol.suffix
            addresses[path] = symbol.address + "/"
        }
        for page in index.pages where page.reference == nil {
            guard let symbol = page.rare.symbol else { continue }
            let name = page.rare.module.map { $0 == symbol ? symbol : "\($0)/\(symbol)" } ?? symbol
            if addresses[name] == nil { addresses[name] = page.canonicalPath }
        }
    }

    func file() -> OutputFile? {
        guard !addresses.isEmpty else { return nil }
        var out = Bytes("\(Self.head)\n".utf8)
        for name in addresses.keys.sorted() { out.put("\(name)\t\(addresses[name]!)\n") }
        return OutputFile(path: Self.path, bytes: out)
    }
}
