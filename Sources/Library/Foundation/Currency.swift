/// How an amount of a currency is written in en_US (CLDR).
struct _Currency {
    let symbol: String
    /// What a symbol is where no other currency can be meant.
    let narrow: String
    let name: String

    private init(_ symbol: String, _ narrow: String, _ name: String) {
        self.symbol = symbol
        self.narrow = narrow
        self.name = name
    }

    init(_ code: String) {
        switch code {
        case "USD": self.init("$", "$", "US dollars")
        case "EUR": self.init("€", "€", "euros")
        case "GBP": self.init("£", "£", "British pounds")
        case "JPY": self.init("¥", "¥", "Japanese yen")
        case "CNY": self.init("CN¥", "¥", "Chinese yuan")
        case "INR": self.init("₹", "₹", "Indian rupees")
        case "KRW": self.init("₩", "₩", "South Korean won")
        case "BRL": self.init("R$", "R$", "Brazilian reals")
        case "CAD": self.init("CA$", "$", "Canadian dollars")
        case "AUD": self.init("A$", "$", "Australian dollars")
        case "MXN": self.init("MX$", "$", "Mexican pesos")
        case "NZD": self.init("NZ$", "$", "New Zealand dollars")
        case "HKD": self.init("HK$", "$", "Hong Kong dollars")
        case "TWD": self.init("NT$", "$", "New Taiwan dollars")
        case "ILS": self.init("₪", "₪", "Israeli new shekels")
        case "VND": self.init("₫", "₫", "Vietnamese dong")
        case "PHP": self.init("₱", "₱", "Philippine pesos")
        case "CHF": self.init("CHF\u{a0}", "CHF\u{a0}", "Swiss francs")
        case "SEK": self.init("SEK\u{a0}", "kr\u{a0}", "Swedish kronor")
        default: self.init(code + "\u{a0}", code + "\u{a0}", code)
        }
    }
}
