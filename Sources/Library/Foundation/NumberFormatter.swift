class NumberFormatter: Formatter {
    enum Style { case none, decimal, currency, percent, scientific, spellOut, ordinal }
    var numberStyle = Style.none
    var minimumIntegerDigits: Int?
    var minimumFractionDigits: Int?
    var maximumFractionDigits: Int?
    var usesSignificantDigits = false
    var minimumSignificantDigits = 1 { didSet { usesSignificantDigits = true } }
    var maximumSignificantDigits = 6 { didSet { usesSignificantDigits = true } }
    var currencyCode = "USD"
    var currencySymbol: String?
    var usesGroupingSeparator = true
    var groupingSeparator: String?
    var decimalSeparator: String?
    var positivePrefix = ""
    var positiveSuffix = ""
    var locale = Locale.current
    enum RoundingMode { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
    var roundingMode = RoundingMode.halfEven
    var zeroSymbol: String?
    override init() { super.init() }

    override func string(for obj: Any?) -> String? {
        if let number = obj as? NSNumber { return string(from: number) }
        if let number = obj as? Int { return text(number, Double(number)) }
        if let number = obj as? Decimal { return text(number, Double("\(number)") ?? 0) }
        if let number = obj as? Float { return text(number, Double(number)) }
        if let number = obj as? Double { return text(number, number) }
        return nil
    }

    func string(from number: NSNumber) -> String? { text(number.doubleValue, number.doubleValue) }
    func string<T: BinaryInteger>(from number: T) -> String? { text(number, Double(number)) }
    func string<T: BinaryFloatingPoint>(from number: T) -> String? { text(number, Double(number)) }

    func number(from string: String) -> NSNumber? {
        guard let value = Double(string.filter { !",%$".contains($0) }) else { return nil }
        return NSNumber(value: numberStyle == .percent ? value / 100 : value)
    }

    private func text<T>(_ number: T, _ value: Double) -> String {
        if value == 0, let zeroSymbol { return zeroSymbol }
        if numberStyle == .spellOut { return _spelledOut(Int(value)) }
        if numberStyle == .ordinal { return ordinal(Int(value)) }
        var text = _formatNumber(number, options)
        if let currencySymbol, numberStyle == .currency {
            let own = _formatNumber(0, options).filter { !$0.isNumber && $0 != "." }
            text = text.replacingOccurrences(of: own, with: currencySymbol)
        }
        if groupingSeparator != nil || decimalSeparator != nil {
            let parts = text.components(separatedBy: ".").map {
                $0.replacingOccurrences(of: ",", with: groupingSeparator ?? ",")
            }
            text = parts.joined(separator: decimalSeparator ?? ".")
        }
        return value < 0 ? text : positivePrefix + text + positiveSuffix
    }

    private func ordinal(_ number: Int) -> String {
        let text = _formatNumber(number, _NumberFormat())
        if abs(number) % 100 / 10 == 1 { return text + "th" }
        switch abs(number) % 10 {
        case 1: return text + "st"
        case 2: return text + "nd"
        case 3: return text + "rd"
        default: return text + "th"
        }
    }

    /// `halfDown` rounds as `halfEven` does here.
    private var rule: FloatingPointRoundingRule? {
        switch roundingMode {
        case .ceiling: .up
        case .floor: .down
        case .down: .towardZero
        case .up: .awayFromZero
        case .halfUp: .toNearestOrAwayFromZero
        case .halfEven, .halfDown: nil
        }
    }

    private var options: _NumberFormat {
        var options = _NumberFormat()
        options.grouping = numberStyle == .none || !usesGroupingSeparator ? .never : .automatic
        options.isPercent = numberStyle == .percent
        options.rule = rule
        if numberStyle == .scientific { options.notation = .scientific }
        if numberStyle == .currency { options.currency = currencyCode }
        let most =
            maximumFractionDigits
            ?? max(
                minimumFractionDigits ?? 0,
                numberStyle == .decimal
                    ? 3 : numberStyle == .currency ? 2 : numberStyle == .scientific ? 6 : 0)
        let least = min(minimumFractionDigits ?? (numberStyle == .currency ? 2 : 0), most)
        options.precision = NumberFormatStyleConfiguration.Precision(
            leastFraction: least, mostFraction: most, leastInteger: minimumIntegerDigits)
        if usesSignificantDigits {
            options.precision = .significantDigits(
                minimumSignificantDigits...max(minimumSignificantDigits, maximumSignificantDigits))
        }
        return options
    }
}
