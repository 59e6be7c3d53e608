import SymbolGraphs

/// On which systems a symbol is declared at all, as `#if` decides.
struct SymbolPlatforms {
    private let texts: ThemeTexts

    init(_ texts: ThemeTexts) { self.texts = texts }

    /// `Only on macOS`, `Not on Linux`; nothing for what stands in no branch that its owner does not stand
    /// in.
    func words(of symbol: ReferenceSymbol) -> String? {
        let own = symbol.platforms
        guard !own.isEmpty, own != symbol.parent?.platforms else { return nil }
        let all = SymbolGraphOptions.Platform.allCases
        let missing = all.filter { !own.contains($0) }
        return own.count <= missing.count ? texts["Only on %", names(own)] : texts["Not on %", names(missing)]
    }

    private func names(_ platforms: [SymbolGraphOptions.Platform]) -> String {
        platforms.map { $0 == .linux ? "Linux" : $0.rawValue }.joined(separator: ", ")
    }
}
