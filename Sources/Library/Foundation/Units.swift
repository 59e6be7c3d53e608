class Unit: Hashable {
    let symbol: String
    init(symbol: String) { self.symbol = symbol }
    static func == (lhs: Unit, rhs: Unit) -> Bool { lhs.symbol == rhs.symbol }
    func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
}

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

final class UnitLength: Dimension {
    override init(_symbol: String, _ factor: Double, _ offset: Double, _ names: [String]) {
        super.init(_symbol: _symbol, factor, offset, names)
    }

    override func _preferred(_ base: Double) -> Dimension {
        abs(base) >= 1609.34 ? UnitLength.miles : abs(base) >= 0.3048 ? UnitLength.feet : UnitLength.inches
    }

    override var _baseUnit: Dimension { UnitLength.meters }
    static func baseUnit() -> UnitLength { meters }
    static let meters: UnitLength = UnitLength(_symbol: "m", 1, 0, [" m", "m", " meter", " meters"])

    static let kilometers: UnitLength = UnitLength(
        _symbol: "km", 1000, 0, [" km", "km", " kilometer", " kilometers"])

    static let centimeters: UnitLength = UnitLength(
        _symbol: "cm", 0.01, 0, [" cm", "cm", " centimeter", " centimeters"])

    static let millimeters: UnitLength = UnitLength(
        _symbol: "mm", 0.001, 0, [" mm", "mm", " millimeter", " millimeters"])

    static let miles: UnitLength = UnitLength(_symbol: "mi", 1609.34, 0, [" mi", "mi", " mile", " miles"])
    static let yards: UnitLength = UnitLength(_symbol: "yd", 0.9144, 0, [" yd", "yd", " yard", " yards"])
    static let feet: UnitLength = UnitLength(_symbol: "ft", 0.3048, 0, [" ft", "′", " foot", " feet"])
    static let inches: UnitLength = UnitLength(_symbol: "in", 0.0254, 0, [" in", "″", " inch", " inches"])
}

final class UnitMass: Dimension {
    override init(_symbol: String, _ factor: Double, _ offset: Double, _ names: [String]) {
        super.init(_symbol: _symbol, factor, offset, names)
    }

    override func _preferred(_ base: Double) -> Dimension {
        abs(base) >= 0.453592 ? UnitMass.pounds : UnitMass.ounces
    }

    override var _baseUnit: Dimension { UnitMass.kilograms }
    static func baseUnit() -> UnitMass { kilograms }
    static let kilograms: UnitMass = UnitMass(_symbol: "kg", 1, 0, [" kg", "kg", " kilogram", " kilograms"])
    static let grams: UnitMass = UnitMass(_symbol: "g", 0.001, 0, [" g", "g", " gram", " grams"])

    static let milligrams: UnitMass = UnitMass(
        _symbol: "mg", 0.000001, 0, [" mg", "mg", " milligram", " milligrams"])

    static let pounds: UnitMass = UnitMass(_symbol: "lb", 0.453592, 0, [" lb", "#", " pound", " pounds"])
    static let ounces: UnitMass = UnitMass(_symbol: "oz", 0.0283495, 0, [" oz", "oz", " ounce", " ounces"])

    static let metricTons: UnitMass = UnitMass(
        _symbol: "t", 1000, 0, [" t", "t", " metric ton", " metric tons"])
}

final class UnitTemperature: Dimension {
    override init(_symbol: String, _ factor: Double, _ offset: Double, _ names: [String]) {
        super.init(_symbol: _symbol, factor, offset, names)
    }

    override func _preferred(_ base: Double) -> Dimension { UnitTemperature.fahrenheit }
    override var _baseUnit: Dimension { UnitTemperature.kelvin }
    static func baseUnit() -> UnitTemperature { kelvin }

    static let kelvin: UnitTemperature = UnitTemperature(
        _symbol: "K", 1, 0, [" K", "K", " kelvin", " kelvins"])

    static let celsius: UnitTemperature = UnitTemperature(
        _symbol: "°C", 1, 273.15, ["°C", "°C", " degree Celsius", " degrees Celsius"])

    static let fahrenheit: UnitTemperature = UnitTemperature(
        _symbol: "°F", 0.55555555555556, 255.37222222222427,
        ["°F", "°", " degree Fahrenheit", " degrees Fahrenheit"])
}

final class UnitSpeed: Dimension {
    override init(_symbol: String, _ factor: Double, _ offset: Double, _ names: [String]) {
        super.init(_symbol: _symbol, factor, offset, names)
    }

    override func _preferred(_ base: Double) -> Dimension { UnitSpeed.milesPerHour }
    override var _baseUnit: Dimension { UnitSpeed.metersPerSecond }
    static func baseUnit() -> UnitSpeed { metersPerSecond }

    static let metersPerSecond: UnitSpeed = UnitSpeed(
        _symbol: "m/s", 1, 0, [" m/s", "m/s", " meter per second", " meters per second"])

    static let kilometersPerHour: UnitSpeed = UnitSpeed(
        _symbol: "km/h", 0.277778, 0, [" km/h", "km/h", " kilometer per hour", " kilometers per hour"])

    static let milesPerHour: UnitSpeed = UnitSpeed(
        _symbol: "mph", 0.44704, 0, [" mph", "mph", " mile per hour", " miles per hour"])
}

final class UnitDuration: Dimension {
    override init(_symbol: String, _ factor: Double, _ offset: Double, _ names: [String]) {
        super.init(_symbol: _symbol, factor, offset, names)
    }

    override var _baseUnit: Dimension { UnitDuration.seconds }
    static func baseUnit() -> UnitDuration { seconds }
    static let seconds: UnitDuration = UnitDuration(_symbol: "s", 1, 0, [" sec", "s", " second", " seconds"])
    static let milliseconds: UnitDuration = UnitDuration(
        _symbol: "ms", 0.001, 0, [" ms", "ms", " millisecond", " milliseconds"])
    static let microseconds: UnitDuration = UnitDuration(
        _symbol: "μs", 0.000_001, 0, [" μs", "μs", " microsecond", " microseconds"])
    static let nanoseconds: UnitDuration = UnitDuration(
        _symbol: "ns", 0.000_000_001, 0, [" ns", "ns", " nanosecond", " nanoseconds"])

    static let minutes: UnitDuration = UnitDuration(
        _symbol: "min", 60, 0, [" min", "m", " minute", " minutes"])

    static let hours: UnitDuration = UnitDuration(_symbol: "hr", 3600, 0, [" hr", "h", " hour", " hours"])
}

final class UnitEnergy: Dimension {
    override init(_symbol: String, _ factor: Double, _ offset: Double, _ names: [String]) {
        super.init(_symbol: _symbol, factor, offset, names)
    }

    override var _baseUnit: Dimension { UnitEnergy.joules }
    static func baseUnit() -> UnitEnergy { joules }
    static let joules: UnitEnergy = UnitEnergy(_symbol: "J", 1, 0, [" J", "J", " joule", " joules"])

    static let kilojoules: UnitEnergy = UnitEnergy(
        _symbol: "kJ", 1000, 0, [" kJ", "kJ", " kilojoule", " kilojoules"])

    static let calories: UnitEnergy = UnitEnergy(
        _symbol: "cal", 4.184, 0, [" cal", "cal", " calorie", " calories"])

    static let kilocalories: UnitEnergy = UnitEnergy(
        _symbol: "kCal", 4184, 0, [" kCal", "kCal", " kilocalorie", " kilocalories"])

    static let kilowattHours: UnitEnergy = UnitEnergy(
        _symbol: "kWh", 3600000, 0, [" kWh", "kWh", " kilowatt-hour", " kilowatt-hours"])
}

final class UnitAngle: Dimension {
    override init(_symbol: String, _ factor: Double, _ offset: Double, _ names: [String]) {
        super.init(_symbol: _symbol, factor, offset, names)
    }

    override var _baseUnit: Dimension { UnitAngle.degrees }
    static func baseUnit() -> UnitAngle { degrees }
    static let degrees: UnitAngle = UnitAngle(_symbol: "°", 1, 0, [" °", "°", " degree", " degrees"])

    static let radians: UnitAngle = UnitAngle(
        _symbol: "rad", 57.2957795130823, 0, [" rad", "rad", " radian", " radians"])
}

final class UnitVolume: Dimension {
    override init(_symbol: String, _ factor: Double, _ offset: Double, _ names: [String]) {
        super.init(_symbol: _symbol, factor, offset, names)
    }

    override var _baseUnit: Dimension { UnitVolume.liters }
    static func baseUnit() -> UnitVolume { liters }
    static let liters: UnitVolume = UnitVolume(_symbol: "L", 1, 0, [" L", "L", " liter", " liters"])

    static let milliliters: UnitVolume = UnitVolume(
        _symbol: "mL", 0.001, 0, [" mL", "mL", " milliliter", " milliliters"])

    static let gallons: UnitVolume = UnitVolume(
        _symbol: "gal", 3.78541, 0, [" gal", "gal", " gallon", " gallons"])

    static let cups: UnitVolume = UnitVolume(_symbol: "c", 0.24, 0, [" c", "c", " cup", " cups"])

    static let fluidOunces: UnitVolume = UnitVolume(
        _symbol: "fl oz", 0.0295735, 0, [" fl oz", "fl oz", " fluid ounce", " fluid ounces"])
}

final class UnitArea: Dimension {
    override init(_symbol: String, _ factor: Double, _ offset: Double, _ names: [String]) {
        super.init(_symbol: _symbol, factor, offset, names)
    }

    override var _baseUnit: Dimension { UnitArea.squareMeters }
    static func baseUnit() -> UnitArea { squareMeters }

    static let squareMeters: UnitArea = UnitArea(
        _symbol: "m²", 1, 0, [" m²", "m²", " square meter", " square meters"])

    static let squareKilometers: UnitArea = UnitArea(
        _symbol: "km²", 1000000, 0, [" km²", "km²", " square kilometer", " square kilometers"])

    static let squareFeet: UnitArea = UnitArea(
        _symbol: "ft²", 0.09290304, 0, [" sq ft", "ft²", " square foot", " square feet"])

    static let hectares: UnitArea = UnitArea(_symbol: "ha", 10000, 0, [" ha", "ha", " hectare", " hectares"])
}

final class UnitInformationStorage: Dimension {
    override init(_symbol: String, _ factor: Double, _ offset: Double, _ names: [String]) {
        super.init(_symbol: _symbol, factor, offset, names)
    }

    override var _baseUnit: Dimension { UnitInformationStorage.bits }
    static func baseUnit() -> UnitInformationStorage { bits }

    static let bits: UnitInformationStorage = UnitInformationStorage(
        _symbol: "bit", 1, 0, [" bit", "bit", " bit", " bits"])

    static let bytes: UnitInformationStorage = UnitInformationStorage(
        _symbol: "B", 8, 0, [" byte", "B", " byte", " bytes"])

    static let kilobytes: UnitInformationStorage = UnitInformationStorage(
        _symbol: "kB", 8000, 0, [" kB", "kB", " kilobyte", " kilobytes"])

    static let megabytes: UnitInformationStorage = UnitInformationStorage(
        _symbol: "MB", 8000000, 0, [" MB", "MB", " megabyte", " megabytes"])

    static let gigabytes: UnitInformationStorage = UnitInformationStorage(
        _symbol: "GB", 8000000000, 0, [" GB", "GB", " gigabyte", " gigabytes"])
}
