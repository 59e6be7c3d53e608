/// `formatted(…)` of numbers in en_US. Both kinds of styles keep their options in one struct, which natives read.
extension StandardLibrary {
    static var numberFormats: [Declaration] {
        formatProtocol + configurations + [integerStyle, floatStyle] + implicitStyles + formattedMembers
    }

    private static var formatProtocol: [Declaration] {
        [
            Declaration(
                """
                protocol FormatStyle<FormatInput, FormatOutput> {
                    associatedtype FormatInput
                    associatedtype FormatOutput
                    func format(_ value: FormatInput) -> FormatOutput
                }
                """),
            Declaration("protocol ParseableFormatStyle: FormatStyle { }"),
        ]
    }

    private static var configurations: [Declaration] {
        [
            Declaration(
                """
                struct NumberFormatStyleConfiguration {
                    struct Precision: Hashable {
                        var leastFraction: Int?
                        var mostFraction: Int?
                        var leastInteger: Int?
                        var leastSignificant: Int?
                        var mostSignificant: Int?
                        static func fractionLength(_ length: Int) -> Precision { Precision(leastFraction: length, mostFraction: length) }
                        static func fractionLength(_ limits: ClosedRange<Int>) -> Precision { Precision(leastFraction: limits.lowerBound, mostFraction: limits.upperBound) }
                        static func fractionLength(_ limits: Range<Int>) -> Precision { Precision(leastFraction: limits.lowerBound, mostFraction: limits.upperBound - 1) }
                        static func fractionLength(_ limits: PartialRangeFrom<Int>) -> Precision { Precision(leastFraction: limits.lowerBound) }
                        static func fractionLength(_ limits: PartialRangeThrough<Int>) -> Precision { Precision(leastFraction: 0, mostFraction: limits.upperBound) }
                        static func significantDigits(_ digits: Int) -> Precision { Precision(leastSignificant: digits, mostSignificant: digits) }
                        static func significantDigits(_ limits: ClosedRange<Int>) -> Precision { Precision(leastSignificant: limits.lowerBound, mostSignificant: limits.upperBound) }
                        static func significantDigits(_ limits: PartialRangeThrough<Int>) -> Precision { Precision(leastSignificant: 1, mostSignificant: limits.upperBound) }
                        static func integerLength(_ length: Int) -> Precision { Precision(leastInteger: length) }
                        static func integerLength(_ limits: PartialRangeFrom<Int>) -> Precision { Precision(leastInteger: limits.lowerBound) }
                        static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision { Precision(leastFraction: fraction, mostFraction: fraction, leastInteger: integer) }
                    }
                    enum Grouping: Hashable { case automatic, never }
                    enum Notation: Hashable { case automatic, compactName, scientific }
                    enum DecimalSeparatorDisplayStrategy: Hashable { case automatic, always }
                    struct SignDisplayStrategy: Hashable {
                        var kind = 0
                        static let automatic = SignDisplayStrategy()
                        static let never = SignDisplayStrategy(kind: 1)
                        static func always(includingZero: Bool = true) -> SignDisplayStrategy { SignDisplayStrategy(kind: includingZero ? 2 : 3) }
                        static let accounting = SignDisplayStrategy(kind: 4)
                    }
                    enum Presentation: Int, Hashable { case standard, isoCode, fullName, narrow }
                    typealias RoundingRule = FloatingPointRoundingRule
                }
                """),
            Declaration(
                """
                struct _NumberFormat: Hashable {
                    var isPercent = false
                    var currency: String?
                    var precision = NumberFormatStyleConfiguration.Precision()
                    var grouping = NumberFormatStyleConfiguration.Grouping.automatic
                    var notation = NumberFormatStyleConfiguration.Notation.automatic
                    var sign = NumberFormatStyleConfiguration.SignDisplayStrategy.automatic
                    var separator = NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy.automatic
                    var scale = 1.0
                    var rule: FloatingPointRoundingRule?
                    var increment: Double?
                    var presentation = NumberFormatStyleConfiguration.Presentation.standard
                }
                """),
            Declaration(
                "func _formatNumber<T>(_ value: T, _ options: _NumberFormat) -> String",
                { .string(NumberFormat($0.arguments[1]).text(of: $0.arguments[0])) }),
        ]
    }

    private static var integerStyle: Declaration { style("IntegerFormatStyle", "BinaryInteger") }
    private static var floatStyle: Declaration { style("FloatingPointFormatStyle", "BinaryFloatingPoint") }

    private static func style(_ name: StaticString, _ number: StaticString) -> Declaration {
        Declaration(
            """
            struct \(name)<Value: \(number)>: ParseableFormatStyle, Hashable {
                typealias FormatInput = Value
                typealias FormatOutput = String
                typealias Configuration = NumberFormatStyleConfiguration
                typealias Percent = \(name)<Value>
                typealias Currency = \(name)<Value>
                var options: _NumberFormat
                init() { options = _NumberFormat() }
                init(options: _NumberFormat) { self.options = options }
                init(code: String) { options = _NumberFormat(currency: code) }
                func format(_ value: Value) -> String { _formatNumber(value, options) }
                func precision(_ p: NumberFormatStyleConfiguration.Precision) -> \(name)<Value> { var style = self; style.options.precision = p; return style }
                func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> \(name)<Value> { var style = self; style.options.grouping = group; return style }
                func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> \(name)<Value> { var style = self; style.options.notation = notation; return style }
                func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> \(name)<Value> { var style = self; style.options.sign = strategy; return style }
                func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> \(name)<Value> { var style = self; style.options.separator = strategy; return style }
                func scale(_ multiplicand: Double) -> \(name)<Value> { var style = self; style.options.scale = multiplicand; return style }
                func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> \(name)<Value> { var style = self; style.options.rule = rule; style.options.increment = increment; return style }
                func presentation(_ p: NumberFormatStyleConfiguration.Presentation) -> \(name)<Value> { var style = self; style.options.presentation = p; return style }
                func locale(_ locale: Locale) -> \(name)<Value> { self }
            }
            """)
    }

    private static var implicitStyles: [Declaration] {
        implicit("IntegerFormatStyle", "Int") + implicit("FloatingPointFormatStyle", "Double")
            + implicit("FloatingPointFormatStyle", "CGFloat") + implicit("FloatingPointFormatStyle", "Float")
            + implicit("FloatingPointFormatStyle", "Decimal")
    }

    private static func implicit(_ style: StaticString, _ value: StaticString) -> [Declaration] {
        [
            Declaration(
                """
                extension FormatStyle where Self == \(style)<\(value)> {
                    static var number: \(style)<\(value)> { \(style)<\(value)>() }
                    static var percent: \(style)<\(value)> { \(style)<\(value)>(options: _NumberFormat(isPercent: true)) }
                    static func currency(code: String) -> \(style)<\(value)> { \(style)<\(value)>(code: code) }
                }
                """)
        ]
    }

    private static var formattedMembers: [Declaration] {
        [
            Declaration("extension BinaryInteger { func formatted() -> String { _formatNumber(self, _NumberFormat()) } }"),
            Declaration(
                "extension BinaryInteger { func formatted(_ format: IntegerFormatStyle<Self>) -> String { format.format(self) } }"
            ),
            Declaration(
                "extension BinaryFloatingPoint { func formatted() -> String { _formatNumber(self, _NumberFormat()) } }"),
            Declaration(
                "extension BinaryFloatingPoint { func formatted(_ format: FloatingPointFormatStyle<Self>) -> String { format.format(self) } }"
            ),
            Declaration(
                "extension String { init(format: String, _ arguments: Any...) }",
                { .string(Numerals.format($0.string(0), $0.array(1))) }),
            Declaration(
                "extension String { init(format: String, arguments: [Any]) }",
                { .string(Numerals.format($0.string(0), $0.array(1))) }),
            Declaration(
                "extension String { static func localizedStringWithFormat(_ format: String, _ arguments: Any...) -> String }",
                { .string(Numerals.format($0.string(0), $0.array(1))) }),
            Declaration("struct AutoreleasingUnsafeMutablePointer<Pointee> { final class _Place { var value: Pointee; init(_ value: Pointee) { self.value = value } }; let _place: _Place; var pointee: Pointee { get { _place.value } nonmutating set { _place.value = newValue } } }"),
            Declaration(
                """
                class Formatter {
                    enum UnitStyle: Int { case short = 1, medium, long }
                    init() { }
                    func string(for obj: Any?) -> String? { nil }
                    func editingString(for obj: Any) -> String? { string(for: obj) }
                    func getObjectValue(_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool { false }
                    func _text(of value: Any?) -> String { string(for: value) ?? "" }
                }
                """),
            Declaration(
                """
                class NSNumber {
                    let doubleValue: Double
                    init(value: Double) { doubleValue = value }
                    init(value: Int) { doubleValue = Double(value) }
                    init(value: Bool) { doubleValue = value ? 1 : 0 }
                    init(value: Float) { doubleValue = Double(value) }
                    init(integerLiteral value: Int) { doubleValue = Double(value) }
                    init(floatLiteral value: Double) { doubleValue = value }
                    init(booleanLiteral value: Bool) { doubleValue = value ? 1 : 0 }
                    init(_bridged value: Double) { doubleValue = value }
                    init(_bridged value: Int) { doubleValue = Double(value) }
                    var intValue: Int { Int(doubleValue) }
                    var floatValue: Float { Float(doubleValue) }
                    var boolValue: Bool { doubleValue != 0 }
                }
                """),
            Declaration(
                """
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
                    override init() { super.init() }
                    override func string(for obj: Any?) -> String? {
                        if let number = obj as? NSNumber { return string(from: number) }
                        if let number = obj as? Int { return text(number, Double(number)) }
                        if let number = obj as? Decimal { return text(number, Double("\\(number)") ?? 0) }
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
                        if numberStyle == .spellOut { return _spelledOut(Int(value)) }
                        if numberStyle == .ordinal { return ordinal(Int(value)) }
                        var text = _formatNumber(number, options)
                        if let currencySymbol, numberStyle == .currency {
                            let own = _formatNumber(0, options).filter { !$0.isNumber && $0 != "." }
                            text = text.replacingOccurrences(of: own, with: currencySymbol)
                        }
                        if groupingSeparator != nil || decimalSeparator != nil {
                            let parts = text.components(separatedBy: ".").map { $0.replacingOccurrences(of: ",", with: groupingSeparator ?? ",") }
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
                    private var options: _NumberFormat {
                        var options = _NumberFormat()
                        options.grouping = numberStyle == .none || !usesGroupingSeparator ? .never : .automatic
                        options.isPercent = numberStyle == .percent
                        if numberStyle == .scientific { options.notation = .scientific }
                        if numberStyle == .currency { options.currency = currencyCode }
                        let most = maximumFractionDigits ?? max(minimumFractionDigits ?? 0, numberStyle == .decimal ? 3 : numberStyle == .currency ? 2 : numberStyle == .scientific ? 6 : 0)
                        let least = min(minimumFractionDigits ?? (numberStyle == .currency ? 2 : 0), most)
                        options.precision = NumberFormatStyleConfiguration.Precision(leastFraction: least, mostFraction: most, leastInteger: minimumIntegerDigits)
                        if usesSignificantDigits {
                            options.precision = .significantDigits(minimumSignificantDigits...max(minimumSignificantDigits, maximumSignificantDigits))
                        }
                        return options
                    }
                }
                """),
        ]
    }
}
