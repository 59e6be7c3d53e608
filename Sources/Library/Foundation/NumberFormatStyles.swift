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

extension Decimal { typealias FormatStyle = FloatingPointFormatStyle<Decimal> }
