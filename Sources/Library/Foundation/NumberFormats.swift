protocol FormatStyle<FormatInput, FormatOutput> {
    associatedtype FormatInput
    associatedtype FormatOutput
    func format(_ value: FormatInput) -> FormatOutput
}

protocol ParseableFormatStyle: FormatStyle {}

struct NumberFormatStyleConfiguration {
    struct Precision: Hashable {
        var leastFraction: Int?
        var mostFraction: Int?
        var leastInteger: Int?
        var leastSignificant: Int?
        var mostSignificant: Int?

        static func fractionLength(_ length: Int) -> Precision {
            Precision(leastFraction: length, mostFraction: length)
        }

        static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
            Precision(leastFraction: limits.lowerBound, mostFraction: limits.upperBound)
        }

        static func fractionLength(_ limits: Range<Int>) -> Precision {
            Precision(leastFraction: limits.lowerBound, mostFraction: limits.upperBound - 1)
        }

        static func fractionLength(_ limits: PartialRangeFrom<Int>) -> Precision {
            Precision(leastFraction: limits.lowerBound)
        }

        static func fractionLength(_ limits: PartialRangeThrough<Int>) -> Precision {
            Precision(leastFraction: 0, mostFraction: limits.upperBound)
        }

        static func significantDigits(_ digits: Int) -> Precision {
            Precision(leastSignificant: digits, mostSignificant: digits)
        }

        static func significantDigits(_ limits: ClosedRange<Int>) -> Precision {
            Precision(leastSignificant: limits.lowerBound, mostSignificant: limits.upperBound)
        }

        static func significantDigits(_ limits: PartialRangeThrough<Int>) -> Precision {
            Precision(leastSignificant: 1, mostSignificant: limits.upperBound)
        }

        static func integerLength(_ length: Int) -> Precision { Precision(leastInteger: length) }

        static func integerLength(_ limits: PartialRangeFrom<Int>) -> Precision {
            Precision(leastInteger: limits.lowerBound)
        }

        static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
            Precision(leastFraction: fraction, mostFraction: fraction, leastInteger: integer)
        }
    }

    enum Grouping: Hashable { case automatic, never }
    enum Notation: Hashable { case automatic, compactName, scientific }
    enum DecimalSeparatorDisplayStrategy: Hashable { case automatic, always }

    struct SignDisplayStrategy: Hashable {
        var kind = 0
        static let automatic = SignDisplayStrategy()
        static let never = SignDisplayStrategy(kind: 1)

        static func always(includingZero: Bool = true) -> SignDisplayStrategy {
            SignDisplayStrategy(kind: includingZero ? 2 : 3)
        }

        static let accounting = SignDisplayStrategy(kind: 4)
    }

    enum Presentation: Int, Hashable { case standard, isoCode, fullName, narrow }
    typealias RoundingRule = FloatingPointRoundingRule
}

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

@native func _formatNumber<T>(_ value: T, _ options: _NumberFormat) -> String

struct IntegerFormatStyle<Value: BinaryInteger>: ParseableFormatStyle, Hashable {
    typealias FormatInput = Value
    typealias FormatOutput = String
    typealias Configuration = NumberFormatStyleConfiguration
    typealias Percent = IntegerFormatStyle<Value>
    typealias Currency = IntegerFormatStyle<Value>
    var options: _NumberFormat
    init() { options = _NumberFormat() }
    init(options: _NumberFormat) { self.options = options }
    init(code: String) { options = _NumberFormat(currency: code) }
    func format(_ value: Value) -> String { _formatNumber(value, options) }

    func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value> {
        var style = self
        style.options.precision = p
        return style
    }

    func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value> {
        var style = self
        style.options.grouping = group
        return style
    }

    func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value> {
        var style = self
        style.options.notation = notation
        return style
    }

    func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value> {
        var style = self
        style.options.sign = strategy
        return style
    }

    func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
        -> IntegerFormatStyle<Value>
    {
        var style = self
        style.options.separator = strategy
        return style
    }

    func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value> {
        var style = self
        style.options.scale = multiplicand
        return style
    }

    func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil)
        -> IntegerFormatStyle<Value>
    {
        var style = self
        style.options.rule = rule
        style.options.increment = increment
        return style
    }

    func presentation(_ p: NumberFormatStyleConfiguration.Presentation) -> IntegerFormatStyle<Value> {
        var style = self
        style.options.presentation = p
        return style
    }

    func locale(_ locale: Locale) -> IntegerFormatStyle<Value> { self }
}

struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: ParseableFormatStyle, Hashable {
    typealias FormatInput = Value
    typealias FormatOutput = String
    typealias Configuration = NumberFormatStyleConfiguration
    typealias Percent = FloatingPointFormatStyle<Value>
    typealias Currency = FloatingPointFormatStyle<Value>
    var options: _NumberFormat
    init() { options = _NumberFormat() }
    init(options: _NumberFormat) { self.options = options }
    init(code: String) { options = _NumberFormat(currency: code) }
    func format(_ value: Value) -> String { _formatNumber(value, options) }

    func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value> {
        var style = self
        style.options.precision = p
        return style
    }

    func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value> {
        var style = self
        style.options.grouping = group
        return style
    }

    func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle<Value> {
        var style = self
        style.options.notation = notation
        return style
    }

    func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>
    {
        var style = self
        style.options.sign = strategy
        return style
    }

    func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)
        -> FloatingPointFormatStyle<Value>
    {
        var style = self
        style.options.separator = strategy
        return style
    }

    func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value> {
        var style = self
        style.options.scale = multiplicand
        return style
    }

    func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil)
        -> FloatingPointFormatStyle<Value>
    {
        var style = self
        style.options.rule = rule
        style.options.increment = increment
        return style
    }

    func presentation(_ p: NumberFormatStyleConfiguration.Presentation) -> FloatingPointFormatStyle<Value> {
        var style = self
        style.options.presentation = p
        return style
    }

    func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value> { self }
}

extension FormatStyle where Self == IntegerFormatStyle<Int> {
    static var number: IntegerFormatStyle<Int> { IntegerFormatStyle<Int>() }

    static var percent: IntegerFormatStyle<Int> {
        IntegerFormatStyle<Int>(options: _NumberFormat(isPercent: true))
    }

    static func currency(code: String) -> IntegerFormatStyle<Int> { IntegerFormatStyle<Int>(code: code) }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    static var number: FloatingPointFormatStyle<Double> { FloatingPointFormatStyle<Double>() }

    static var percent: FloatingPointFormatStyle<Double> {
        FloatingPointFormatStyle<Double>(options: _NumberFormat(isPercent: true))
    }

    static func currency(code: String) -> FloatingPointFormatStyle<Double> {
        FloatingPointFormatStyle<Double>(code: code)
    }
}

extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat> {
    static var number: FloatingPointFormatStyle<CGFloat> { FloatingPointFormatStyle<CGFloat>() }

    static var percent: FloatingPointFormatStyle<CGFloat> {
        FloatingPointFormatStyle<CGFloat>(options: _NumberFormat(isPercent: true))
    }

    static func currency(code: String) -> FloatingPointFormatStyle<CGFloat> {
        FloatingPointFormatStyle<CGFloat>(code: code)
    }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
    static var number: FloatingPointFormatStyle<Float> { FloatingPointFormatStyle<Float>() }

    static var percent: FloatingPointFormatStyle<Float> {
        FloatingPointFormatStyle<Float>(options: _NumberFormat(isPercent: true))
    }

    static func currency(code: String) -> FloatingPointFormatStyle<Float> {
        FloatingPointFormatStyle<Float>(code: code)
    }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Decimal> {
    static var number: FloatingPointFormatStyle<Decimal> { FloatingPointFormatStyle<Decimal>() }

    static var percent: FloatingPointFormatStyle<Decimal> {
        FloatingPointFormatStyle<Decimal>(options: _NumberFormat(isPercent: true))
    }

    static func currency(code: String) -> FloatingPointFormatStyle<Decimal> {
        FloatingPointFormatStyle<Decimal>(code: code)
    }
}

extension BinaryInteger {
    func formatted() -> String { _formatNumber(self, _NumberFormat()) }
    func formatted(_ format: IntegerFormatStyle<Self>) -> String { format.format(self) }
}

extension BinaryFloatingPoint {
    func formatted() -> String { _formatNumber(self, _NumberFormat()) }
    func formatted(_ format: FloatingPointFormatStyle<Self>) -> String { format.format(self) }
}

extension String {
    @native init(format: String, _ arguments: Any...)
    @native init(format: String, arguments: [Any])
    @native static func localizedStringWithFormat(_ format: String, _ arguments: Any...) -> String
}

struct AutoreleasingUnsafeMutablePointer<Pointee> {
    final class _Place {
        var value: Pointee
        init(_ value: Pointee) { self.value = value }
    }

    let _place: _Place

    var pointee: Pointee {
        get { _place.value }
        nonmutating set { _place.value = newValue }
    }
}

class Formatter {
    enum UnitStyle: Int { case short = 1, medium, long }
    init() {}
    func string(for obj: Any?) -> String? { nil }
    func editingString(for obj: Any) -> String? { string(for: obj) }

    func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { false }

    func _text(of value: Any?) -> String { string(for: value) ?? "" }
}

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
