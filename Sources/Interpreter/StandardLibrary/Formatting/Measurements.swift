/// `Measurement`, the units of Foundation that are in general use, and how a measurement is written in en_US (CLDR).
extension StandardLibrary {
    static var measurements: [Declaration] {
        [unit, dimension] + units + [measurement, description, arithmetic, usage, style, members]
    }

    private static var unit: Declaration {
        Declaration(
            """
            class Unit: Hashable {
                let symbol: String
                init(symbol: String) { self.symbol = symbol }
                static func == (lhs: Unit, rhs: Unit) -> Bool { lhs.symbol == rhs.symbol }
                func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
            }
            """)
    }

    /// A unit knows what one of it is in the base unit of its dimension, and how it is written.
    private static var dimension: Declaration {
        Declaration(
            """
            class Dimension: Unit {
                let _factor: Double
                let _offset: Double
                let _names: [String]
                init(_symbol: String, _ factor: Double, _ offset: Double, _ names: [String]) {
                    _factor = factor
                    _offset = offset
                    _names = names
                    super.init(symbol: _symbol)
                }
                func _preferred(_ base: Double) -> Dimension { self }
                var _baseUnit: Dimension { self }
            }
            """)
    }

    private struct UnitRow {
        let name: String
        let symbol: String
        let factor: String
        /// What follows the number: abbreviated, narrow, and in words of one and of several.
        let names: [String]
        var offset = "0"

        init(_ name: String, _ symbol: String, _ factor: String, _ names: [String], offset: String = "0") {
            (self.name, self.symbol, self.factor, self.names, self.offset) = (name, symbol, factor, names, offset)
        }

        func text(of type: StaticString) -> String {
            "static let \(name): \(type) = \(type)(_symbol: \"\(symbol)\", \(factor), \(offset), [\"\(names[0])\", \"\(names[1])\", \"\(names[2])\", \"\(names[3])\"])"
        }
    }

    /// A dimension's class with its units, and the style that writes measurements of it.
    private static func units(_ type: StaticString, _ rows: [UnitRow], preferred: String = "") -> [Declaration] {
        var text = "final class \(type): Dimension { override init(_symbol: String, _ factor: Double, _ offset: Double, _ names: [String]) { super.init(_symbol: _symbol, factor, offset, names) }\n\(preferred)"
        if let base = rows.first(where: { $0.factor.isSame(as: "1") && $0.offset.isSame(as: "0") }) {
            text += "\noverride var _baseUnit: Dimension { \(type).\(base.name) }\nstatic func baseUnit() -> \(type) { \(base.name) }"
        }
        for row in rows { text += "\n" + row.text(of: type) }
        return [Declaration(text + "\n}"), implicitStyle(of: type)]
    }

    private static func metric(_ name: String, _ symbol: String, _ factor: String) -> UnitRow {
        let one = String(decoding: name.utf8.dropLast(), as: UTF8.self)
        return UnitRow(name, symbol, factor, [" \(symbol)", symbol, " \(one)", " \(name)"])
    }

    private static var units: [Declaration] {
        [
            units(
                "UnitLength",
                [
                    metric("meters", "m", "1"), metric("kilometers", "km", "1000"), metric("centimeters", "cm", "0.01"),
                    metric("millimeters", "mm", "0.001"), metric("miles", "mi", "1609.34"), metric("yards", "yd", "0.9144"),
                    UnitRow("feet", "ft", "0.3048", [" ft", "′", " foot", " feet"]),
                    UnitRow("inches", "in", "0.0254", [" in", "″", " inch", " inches"]),
                ],
                preferred: "override func _preferred(_ base: Double) -> Dimension { abs(base) >= 1609.34 ? UnitLength.miles : abs(base) >= 0.3048 ? UnitLength.feet : UnitLength.inches }"),
            units(
                "UnitMass",
                [
                    metric("kilograms", "kg", "1"), metric("grams", "g", "0.001"), metric("milligrams", "mg", "0.000001"),
                    UnitRow("pounds", "lb", "0.453592", [" lb", "#", " pound", " pounds"]), metric("ounces", "oz", "0.0283495"),
                    UnitRow("metricTons", "t", "1000", [" t", "t", " metric ton", " metric tons"]),
                ],
                preferred: "override func _preferred(_ base: Double) -> Dimension { abs(base) >= 0.453592 ? UnitMass.pounds : UnitMass.ounces }"),
            units(
                "UnitTemperature",
                [
                    UnitRow("kelvin", "K", "1", [" K", "K", " kelvin", " kelvins"]),
                    UnitRow("celsius", "°C", "1", ["°C", "°C", " degree Celsius", " degrees Celsius"], offset: "273.15"),
                    UnitRow("fahrenheit", "°F", "0.55555555555556", ["°F", "°", " degree Fahrenheit", " degrees Fahrenheit"], offset: "255.37222222222427"),
                ],
                preferred: "override func _preferred(_ base: Double) -> Dimension { UnitTemperature.fahrenheit }"),
            units(
                "UnitSpeed",
                [
                    UnitRow("metersPerSecond", "m/s", "1", [" m/s", "m/s", " meter per second", " meters per second"]),
                    UnitRow("kilometersPerHour", "km/h", "0.277778", [" km/h", "km/h", " kilometer per hour", " kilometers per hour"]),
                    UnitRow("milesPerHour", "mph", "0.44704", [" mph", "mph", " mile per hour", " miles per hour"]),
                ],
                preferred: "override func _preferred(_ base: Double) -> Dimension { UnitSpeed.milesPerHour }"),
            units(
                "UnitDuration",
                [
                    UnitRow("seconds", "s", "1", [" sec", "s", " second", " seconds"]),
                    UnitRow("minutes", "min", "60", [" min", "m", " minute", " minutes"]),
                    UnitRow("hours", "hr", "3600", [" hr", "h", " hour", " hours"]),
                ]),
            units(
                "UnitEnergy",
                [
                    metric("joules", "J", "1"), metric("kilojoules", "kJ", "1000"), metric("calories", "cal", "4.184"),
                    metric("kilocalories", "kCal", "4184"),
                    UnitRow("kilowattHours", "kWh", "3600000", [" kWh", "kWh", " kilowatt-hour", " kilowatt-hours"]),
                ]),
            units("UnitAngle", [metric("degrees", "°", "1"), metric("radians", "rad", "57.2957795130823")]),
            units(
                "UnitVolume",
                [
                    metric("liters", "L", "1"), metric("milliliters", "mL", "0.001"), metric("gallons", "gal", "3.78541"),
                    UnitRow("cups", "c", "0.24", [" c", "c", " cup", " cups"]),
                    UnitRow("fluidOunces", "fl oz", "0.0295735", [" fl oz", "fl oz", " fluid ounce", " fluid ounces"]),
                ]),
            units(
                "UnitArea",
                [
                    UnitRow("squareMeters", "m²", "1", [" m²", "m²", " square meter", " square meters"]),
                    UnitRow("squareKilometers", "km²", "1000000", [" km²", "km²", " square kilometer", " square kilometers"]),
                    UnitRow("squareFeet", "ft²", "0.09290304", [" sq ft", "ft²", " square foot", " square feet"]),
                    metric("hectares", "ha", "10000"),
                ]),
            units(
                "UnitInformationStorage",
                [
                    UnitRow("bits", "bit", "1", [" bit", "bit", " bit", " bits"]), UnitRow("bytes", "B", "8", [" byte", "B", " byte", " bytes"]), metric("kilobytes", "kB", "8000"),
                    metric("megabytes", "MB", "8000000"), metric("gigabytes", "GB", "8000000000"),
                ]),
        ].flatMap { $0 }
    }

    private static var measurement: Declaration {
        Declaration(
            """
            struct Measurement<UnitType>: Hashable {
                var value: Double
                let unit: UnitType
                init(value: Double, unit: UnitType) {
                    self.value = value
                    self.unit = unit
                }
            }
            """)
    }

    private static var description: Declaration {
        Declaration("extension Measurement: CustomStringConvertible where UnitType: Unit { var description: String { \"\\(value) \\(unit.symbol)\" } }")
    }

    private static var arithmetic: Declaration {
        Declaration(
            """
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
                static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> { Measurement(value: lhs.value * rhs, unit: lhs.unit) }
                static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> { Measurement(value: lhs.value / rhs, unit: lhs.unit) }
                static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool { lhs._base < rhs._base }
            }
            """)
    }

    private static var usage: Declaration {
        Declaration(
            """
            struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable {
                let _isProvided: Bool
                static var general: MeasurementFormatUnitUsage<UnitType> { MeasurementFormatUnitUsage(_isProvided: false) }
                static var asProvided: MeasurementFormatUnitUsage<UnitType> { MeasurementFormatUnitUsage(_isProvided: true) }
                static var person: MeasurementFormatUnitUsage<UnitType> { MeasurementFormatUnitUsage(_isProvided: false) }
                static var weather: MeasurementFormatUnitUsage<UnitType> { MeasurementFormatUnitUsage(_isProvided: false) }
                static var road: MeasurementFormatUnitUsage<UnitType> { MeasurementFormatUnitUsage(_isProvided: false) }
                static var food: MeasurementFormatUnitUsage<UnitType> { MeasurementFormatUnitUsage(_isProvided: false) }
                static var workout: MeasurementFormatUnitUsage<UnitType> { MeasurementFormatUnitUsage(_isProvided: false) }
            }
            """)
    }

    /// A unit that is put in the place of the given one is written with two digits, or as a whole number.
    private static var style: Declaration {
        Declaration(
            """
            struct _MeasurementStyle<UnitType: Dimension>: FormatStyle, Hashable {
                enum UnitWidth: Int, Hashable { case abbreviated, narrow, wide }
                var width: UnitWidth
                var usage: MeasurementFormatUnitUsage<UnitType>
                var hidesScaleName: Bool
                var numberFormatStyle: FloatingPointFormatStyle<Double>?
                init(
                    width: UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
                    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
                ) {
                    self.width = width
                    self.usage = usage
                    self.hidesScaleName = hidesScaleName
                    self.numberFormatStyle = numberFormatStyle
                }
                func locale(_ locale: Locale) -> _MeasurementStyle<UnitType> { self }
                func format(_ measurement: Measurement<UnitType>) -> String {
                    let unit: Dimension = usage._isProvided ? measurement.unit : measurement.unit._preferred(measurement._base)
                    let isConverted = unit != measurement.unit
                    let value = isConverted ? (measurement._base - unit._offset) / unit._factor : measurement.value
                    return number(value, isConverted) + name(of: unit, value)
                }
                private func number(_ value: Double, _ isConverted: Bool) -> String {
                    if let numberFormatStyle { return numberFormatStyle.format(value) }
                    if !isConverted { return value.formatted() }
                    return abs(value) < 10 ? value.formatted(.number.precision(.significantDigits(1...2))) : value.formatted(.number.precision(.fractionLength(0)))
                }
                private func name(of unit: Dimension, _ value: Double) -> String {
                    if hidesScaleName, unit is UnitTemperature { return "°" }
                    if width == .wide { return unit._names[value == 1 ? 2 : 3] }
                    return unit._names[width == .narrow ? 1 : 0]
                }
            }
            """)
    }

    private static var members: Declaration {
        Declaration(
            """
            extension Measurement where UnitType: Dimension {
                typealias FormatStyle = _MeasurementStyle<UnitType>
                func formatted() -> String { _MeasurementStyle<UnitType>(width: .abbreviated).format(self) }
                func formatted(_ style: _MeasurementStyle<UnitType>) -> String { style.format(self) }
            }
            """)
    }

    private static func implicitStyle(of unit: StaticString) -> Declaration {
        Declaration(
            """
            extension FormatStyle where Self == _MeasurementStyle<\(unit)> {
                static func measurement(
                    width: _MeasurementStyle<\(unit)>.UnitWidth, usage: MeasurementFormatUnitUsage<\(unit)> = .general,
                    hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
                ) -> _MeasurementStyle<\(unit)> {
                    _MeasurementStyle<\(unit)>(
                        width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
                }
            }
            """)
    }
}
