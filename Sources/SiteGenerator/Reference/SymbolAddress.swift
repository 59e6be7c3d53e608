/// The addresses of symbols' pages as DocC gives them: `documentation/mykit/card/init(title:)-3fk2x`.
enum SymbolAddress {
    /// Gives all below a symbol their addresses.
    static func give(to parent: ReferenceSymbol) {
        let groups = Dictionary(grouping: parent.children) { fileName($0.name) }
        for (name, symbols) in groups {
            disambiguate(symbols)
            for symbol in symbols {
                // A suffix may stand before: of a module with an article's name.
                symbol.address = parent.address + "/" + name + symbol.suffix
                give(to: symbol)
            }
        }
    }

    /// Symbols of one name are told apart by their kind where it is the only one of it, by a hash otherwise.
    private static func disambiguate(_ symbols: [ReferenceSymbol]) {
        guard symbols.count > 1 else { return }
        let kinds = Dictionary(grouping: symbols, by: \.kind)
        for symbol in symbols {
            symbol.suffix =
                "-" + (kinds[symbol.kind]!.count == 1 ? "\(symbol.language).\(symbol.kind)" : hash(symbol.id))
        }
        let favored = symbols.filter { !$0.isDisfavored }
        if favored.count == 1 { favored[0].suffix = "" }
    }

    /// In lower case, and what a file's name cannot hold as an underscore.
    static func fileName(_ name: String) -> String {
        let text = String(
            name.lowercased().map { $0.utf8.count == 1 && isAllowed($0.utf8.first!) ? $0 : "_" })
        let shown = text.hasPrefix(".") ? "'" + text : text
        return shown.count < 240 ? shown : String(shown.prefix(240)) + "-" + hash(shown)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x24, 0x26...0x2E, 0x30...0x3B, 0x3D, 0x40, 0x5F, 0x61...0x7A, 0x7E: true
        default: false
        }
    }

    /// FNV-1, folded to 24 bits, in base 36.
    static func hash(_ id: String) -> String {
        let value = id.utf8.reduce(UInt32(2_166_136_261)) { ($0 &* 16_777_619) ^ UInt32($1) }
        return String((value >> 24) ^ (value & 0xFF_FFFF), radix: 36)
    }
}
