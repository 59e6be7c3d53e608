/// What kind of symbol each page is about, as the search narrows what it finds: a sign for each page.
struct SearchKinds: Sendable {
    /// The ranks of the kinds that the site has, in the order in which they were met.
    private var ranks: [Int] = []
    private var signs = Bytes()

    /// Kinds that have a sign of their own; there are fewer than that.
    private static let most = 35

    mutating func add(_ page: Page) {
        guard let symbol = page.reference?.symbol else { return signs.append(UInt8(ascii: "0")) }
        let rank = SymbolGroup.rank(symbol.kind)
        if !ranks.contains(rank), ranks.count < Self.most { ranks.append(rank) }
        let place = (ranks.firstIndex(of: rank) ?? -1) + 1
        signs.append(UInt8(place < 10 ? 48 + place : 87 + place))
    }

    /// Writes nothing where there are no symbols.
    func write(into out: inout Bytes, _ texts: ThemeTexts) {
        guard !ranks.isEmpty else { return }
        out.put(",\"kinds\":\"")
        out.append(contentsOf: signs)
        out.put("\",\"names\":[")
        out.putJSON(texts["Pages"])
        for rank in ranks {
            out.put(",")
            out.putJSON(texts[SymbolGroup.title(rank)])
        }
        out.put("]")
    }
}
