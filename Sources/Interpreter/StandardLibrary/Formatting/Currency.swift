/// How an amount of a currency is written in en_US (CLDR).
struct Currency {
    let code: String

    /// `NumberFormatStyleConfiguration.Presentation`.
    enum Presentation: Int, CaseNames { case standard, isoCode, fullName, narrow }

    func text(of amount: String, presentation: Presentation) -> String {
        switch presentation {
        case .isoCode: code + "\u{a0}" + amount
        case .fullName: amount + " " + (entry?.name ?? code)
        case .narrow: (entry?.narrow ?? code + "\u{a0}") + amount
        case .standard: (entry?.symbol ?? code + "\u{a0}") + amount
        }
    }

    private struct Entry {
        let code: String
        let symbol: String
        /// What a symbol is where no other currency can be meant.
        let narrow: String
        let name: String

        init(_ code: String, _ symbol: String, _ narrow: String, _ name: String) {
            (self.code, self.symbol, self.narrow, self.name) = (code, symbol, narrow, name)
        }
    }

    private var entry: Entry? { Currency.entries.first { $0.code.isSame(as: code) } }

    private static var entries: [Entry] {
        [
            Entry("USD", "$", "$", "US dollars"), Entry("EUR", "€", "€", "euros"),
            Entry("GBP", "£", "£", "British pounds"),
            Entry("JPY", "¥", "¥", "Japanese yen"), Entry("CNY", "CN¥", "¥", "Chinese yuan"),
            Entry("INR", "₹", "₹", "Indian rupees"), Entry("KRW", "₩", "₩", "South Korean won"),
            Entry("BRL", "R$", "R$", "Brazilian reals"), Entry("CAD", "CA$", "$", "Canadian dollars"),
            Entry("AUD", "A$", "$", "Australian dollars"), Entry("MXN", "MX$", "$", "Mexican pesos"),
            Entry("NZD", "NZ$", "$", "New Zealand dollars"), Entry("HKD", "HK$", "$", "Hong Kong dollars"),
            Entry("TWD", "NT$", "$", "New Taiwan dollars"), Entry("ILS", "₪", "₪", "Israeli new shekels"),
            Entry("VND", "₫", "₫", "Vietnamese dong"), Entry("PHP", "₱", "₱", "Philippine pesos"),
            Entry("CHF", "CHF\u{a0}", "CHF\u{a0}", "Swiss francs"),
            Entry("SEK", "SEK\u{a0}", "kr\u{a0}", "Swedish kronor"),
        ]
    }
}
