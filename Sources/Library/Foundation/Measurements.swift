struct Measurement<UnitType>: Hashable {
    var value: Double
    let unit: UnitType

    init(value: Double, unit: UnitType) {
        self.value = value
        self.unit = unit
    }
}

extension Measurement: CustomStringConvertible where UnitType: Unit {
    var description: String { "\(value) \(unit.symbol)" }
}

extension Measurement: Comparable where UnitType: Dimension {
    var _base: Double { value * unit._factor + unit._offset }

    func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
        if unit == otherUnit { return self }
        return Measurement(value: (_base - otherUnit._offset) / otherUnit._factor, unit: otherUnit)
    }

    mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }

    static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        if lhs.unit == rhs.unit { return Measurement(value: lhs.value + rhs.value, unit: lhs.unit) }
        return Measurement(value: lhs._base + rhs._base, unit: lhs.unit._baseUnit as! UnitType)
    }

    static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
        if lhs.unit == rhs.unit { return Measurement(value: lhs.value - rhs.value, unit: lhs.unit) }
        return Measurement(value: lhs._base - rhs._base, unit: lhs.unit._baseUnit as! UnitType)
    }

    static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
        Measurement(value: lhs.value * rhs, unit: lhs.unit)
    }

    static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
        Measurement(value: lhs.value / rhs, unit: lhs.unit)
    }

    static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool { lhs._base < rhs._base }
}

struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable {
    let _isProvided: Bool

    static var general: MeasurementFormatUnitUsage<UnitType> {
        MeasurementFormatUnitUsage(_isProvided: false)
    }

    static var asProvided: MeasurementFormatUnitUsage<UnitType> {
        MeasurementFormatUnitUsage(_isProvided: true)
    }

    static var person: MeasurementFormatUnitUsage<UnitType> { MeasurementFormatUnitUsage(_isProvided: false) }

    static var weather: MeasurementFormatUnitUsage<UnitType> {
        MeasurementFormatUnitUsage(_isProvided: false)
    }

    static var road: MeasurementFormatUnitUsage<UnitType> { MeasurementFormatUnitUsage(_isProvided: false) }
    static var food: MeasurementFormatUnitUsage<UnitType> { MeasurementFormatUnitUsage(_isProvided: false) }

    static var workout: MeasurementFormatUnitUsage<UnitType> {
        MeasurementFormatUnitUsage(_isProvided: false)
    }
}

struct _MeasurementStyle<UnitType: Dimension>: FormatStyle, Hashable {
    enum UnitWidth: Int, Hashable { case abbreviated, narrow, wide }
    var width: UnitWidth
    var usage: MeasurementFormatUnitUsage<UnitType>
    var hidesScaleName: Bool
    var numberFormatStyle: FloatingPointFormatStyle<Double>?

    init(
        width: UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.width = width
        self.usage = usage
        self.hidesScaleName = hidesScaleName
        self.numberFormatStyle = numberFormatStyle
    }

    func locale(_ locale: Locale) -> _MeasurementStyle<UnitType> { self }

    func format(_ measurement: Measurement<UnitType>) -> String {
        let unit: Dimension =
            usage._isProvided ? measurement.unit : measurement.unit._preferred(measurement._base)
        let isConverted = unit != measurement.unit
        let value = isConverted ? (measurement._base - unit._offset) / unit._factor : measurement.value
        return number(value, isConverted) + name(of: unit, value)
    }

    private func number(_ value: Double, _ isConverted: Bool) -> String {
        if let numberFormatStyle { return numberFormatStyle.format(value) }
        if !isConverted { return value.formatted() }
        return abs(value) < 10
            ? value.formatted(.number.precision(.significantDigits(1...2)))
            : value.formatted(.number.precision(.fractionLength(0)))
    }

    private func name(of unit: Dimension, _ value: Double) -> String {
        if hidesScaleName, unit is UnitTemperature { return "°" }
        if width == .wide { return unit._names[value == 1 ? 2 : 3] }
        return unit._names[width == .narrow ? 1 : 0]
    }
}

extension Measurement where UnitType: Dimension {
    typealias FormatStyle = _MeasurementStyle<UnitType>
    func formatted() -> String { _MeasurementStyle<UnitType>(width: .abbreviated).format(self) }
    func formatted(_ style: _MeasurementStyle<UnitType>) -> String { style.format(self) }
}
