extension FormatStyle where Self == _MeasurementStyle<UnitLength> {
    static func measurement(
        width: _MeasurementStyle<UnitLength>.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitLength> = .general,
        hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> _MeasurementStyle<UnitLength> {
        _MeasurementStyle<UnitLength>(
            width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == _MeasurementStyle<UnitMass> {
    static func measurement(
        width: _MeasurementStyle<UnitMass>.UnitWidth, usage: MeasurementFormatUnitUsage<UnitMass> = .general,
        hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> _MeasurementStyle<UnitMass> {
        _MeasurementStyle<UnitMass>(
            width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == _MeasurementStyle<UnitTemperature> {
    static func measurement(
        width: _MeasurementStyle<UnitTemperature>.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> _MeasurementStyle<UnitTemperature> {
        _MeasurementStyle<UnitTemperature>(
            width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == _MeasurementStyle<UnitSpeed> {
    static func measurement(
        width: _MeasurementStyle<UnitSpeed>.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitSpeed> = .general,
        hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> _MeasurementStyle<UnitSpeed> {
        _MeasurementStyle<UnitSpeed>(
            width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == _MeasurementStyle<UnitDuration> {
    static func measurement(
        width: _MeasurementStyle<UnitDuration>.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitDuration> = .general,
        hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> _MeasurementStyle<UnitDuration> {
        _MeasurementStyle<UnitDuration>(
            width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == _MeasurementStyle<UnitEnergy> {
    static func measurement(
        width: _MeasurementStyle<UnitEnergy>.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitEnergy> = .general,
        hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> _MeasurementStyle<UnitEnergy> {
        _MeasurementStyle<UnitEnergy>(
            width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == _MeasurementStyle<UnitAngle> {
    static func measurement(
        width: _MeasurementStyle<UnitAngle>.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitAngle> = .general,
        hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> _MeasurementStyle<UnitAngle> {
        _MeasurementStyle<UnitAngle>(
            width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == _MeasurementStyle<UnitVolume> {
    static func measurement(
        width: _MeasurementStyle<UnitVolume>.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitVolume> = .general,
        hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> _MeasurementStyle<UnitVolume> {
        _MeasurementStyle<UnitVolume>(
            width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == _MeasurementStyle<UnitArea> {
    static func measurement(
        width: _MeasurementStyle<UnitArea>.UnitWidth, usage: MeasurementFormatUnitUsage<UnitArea> = .general,
        hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> _MeasurementStyle<UnitArea> {
        _MeasurementStyle<UnitArea>(
            width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == _MeasurementStyle<UnitInformationStorage> {
    static func measurement(
        width: _MeasurementStyle<UnitInformationStorage>.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitInformationStorage> = .general,
        hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> _MeasurementStyle<UnitInformationStorage> {
        _MeasurementStyle<UnitInformationStorage>(
            width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
