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

class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
    typealias IntegerLiteralType = Int
    typealias FloatLiteralType = Double
    typealias BooleanLiteralType = Bool
    let doubleValue: Double
    init(value: Double) { doubleValue = value }
    init(value: Int) { doubleValue = Double(value) }
    init(value: Bool) { doubleValue = value ? 1 : 0 }
    init(value: Float) { doubleValue = Double(value) }
    required init(integerLiteral value: Int) { doubleValue = Double(value) }
    required init(floatLiteral value: Double) { doubleValue = value }
    required init(booleanLiteral value: Bool) { doubleValue = value ? 1 : 0 }
    init(_bridged value: Double) { doubleValue = value }
    init(_bridged value: Int) { doubleValue = Double(value) }
    override func isEqual(_ object: Any?) -> Bool { (object as? NSNumber)?.doubleValue == doubleValue }
    override var hash: Int { doubleValue.hashValue }
    var intValue: Int { Int(doubleValue) }
    var floatValue: Float { Float(doubleValue) }
    var boolValue: Bool { doubleValue != 0 }
}
