/// `_NumberFormat`.
private enum NumberFormatField: Int, FieldNames {
    case isPercent, currency, precision, grouping, notation, sign, separator, scale, rule, increment,
        presentation
}

/// `NumberFormatStyleConfiguration.Precision`.
private enum PrecisionField: Int, FieldNames {
    case leastFraction, mostFraction, leastInteger, leastSignificant, mostSignificant
}

/// `NumberFormatStyleConfiguration.Grouping`.
private enum Grouping: Int, CaseNames { case automatic, never }

/// `NumberFormatStyleConfiguration.Notation`.
private enum Notation: Int, CaseNames { case automatic, compactName, scientific }

/// `NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy`.
private enum Separator: Int, CaseNames { case automatic, always }

/// Writes numbers as en_US does (CLDR): what `_NumberFormat`, the rows' struct of options, asks for.
struct NumberFormat {
    private var isPercent = false
    private var currency: String?
    private var leastFraction: Int?
    private var mostFraction: Int?
    private var leastInteger = 1
    private var leastSignificant: Int?
    private var mostSignificant: Int?
    private var isGrouped = true
    private var notation = Notation.automatic
    private var sign = 0
    private var alwaysHasPoint = false
    private var scale = 1.0
    private var rule = FloatingPointRoundingRule.toNearestOrEven
    private var increment: Double?
    private var presentation = Currency.Presentation.standard

    init(_ options: Value) {
        guard let options = Fields<NumberFormatField>(options),
            let precision = Fields<PrecisionField>(options[.precision])
        else { return }
        isPercent = options[.isPercent].isTrue
        currency = options[.currency].presentValue?.asString
        leastFraction = NumberFormat.count(precision[.leastFraction])
        mostFraction = NumberFormat.count(precision[.mostFraction])
        leastInteger = NumberFormat.count(precision[.leastInteger]) ?? 1
        leastSignificant = NumberFormat.count(precision[.leastSignificant])
        mostSignificant = NumberFormat.count(precision[.mostSignificant])
        isGrouped = Grouping(options[.grouping]) == .automatic
        notation = Notation(options[.notation])
        sign = options[.sign].caseIndex ?? 0
        alwaysHasPoint = Separator(options[.separator]) == .always
        scale = options[.scale].asDouble
        if let rule = options[.rule].presentValue { self.rule = Arithmetic.rule(rule) }
        increment = options[.increment].presentValue?.asDouble
        presentation = Currency.Presentation(options[.presentation])
    }

    /// A number of digits; ICU, which formats for Foundation, has at most 999.
    private static func count(_ value: Value) -> Int? {
        value.presentValue.map { min(max($0.asInt, 0), 999) }
    }

    func text(of value: Value) -> String {
        if case .int(let number) = value, scale == 1, increment == nil, notation == .automatic {
            // A whole number has all its digits; only floating-point percentages are scaled.
            return signed(
                body("\(number.magnitude)".utf8.map { $0 - 48 }, []), isNegative: number < 0,
                isZero: number == 0)
        }
        var number = value.asNumber * scale
        if isPercent, case .double = value { number *= 100 }
        if let increment, increment > 0 { number = (number / increment).rounded(rule) * increment }
        if number.isNaN { return "NaN" }
        if number.isInfinite { return signed("∞", isNegative: number < 0, isZero: false) }
        switch notation {
        case .compactName: return compact(number)
        case .scientific: return scientific(number)
        case .automatic: return plain(number)
        }
    }

    private func plain(_ number: Double) -> String {
        let (whole, fraction) = digits(number)
        let isZero = whole.allSatisfy { $0 == 0 } && fraction.allSatisfy { $0 == 0 }
        return signed(body(whole, fraction), isNegative: number < 0, isZero: isZero)
    }

    /// The decimal digits before and after the point, rounded as the options say.
    private func digits(_ number: Double) -> (whole: [UInt8], fraction: [UInt8]) {
        let (shortest, exponent) = Numerals.shortestDigits(number)
        var whole: [UInt8] = exponent < 0 ? [0] : Array(shortest.prefix(exponent + 1))
        if exponent >= shortest.count { whole += [UInt8](repeating: 0, count: exponent + 1 - shortest.count) }
        var fraction: [UInt8] = exponent < 0 ? [UInt8](repeating: 0, count: -exponent - 1) : []
        fraction += shortest.dropFirst(max(exponent + 1, 0))
        if let mostSignificant { return significant(whole, fraction, exponent, mostSignificant) }
        let most = max(mostFraction ?? defaultMost, leastFraction ?? 0)
        if fraction.count > most { (whole, fraction) = rounded(whole, fraction, most, number < 0) }
        trim(&fraction, to: leastFraction ?? (mostFraction == nil ? defaultLeast : 0))
        return (whole, fraction)
    }

    private var defaultMost: Int { currency.map { NumberFormat.digits(of: $0) } ?? 6 }
    private var defaultLeast: Int { currency.map { NumberFormat.digits(of: $0) } ?? 0 }

    private func trim(_ fraction: inout [UInt8], to least: Int) {
        while fraction.count > least, fraction.last == 0 { fraction.removeLast() }
        if fraction.count < least { fraction += [UInt8](repeating: 0, count: least - fraction.count) }
    }

    private func significant(
        _ whole: [UInt8], _ fraction: [UInt8], _ exponent: Int, _ most: Int
    ) -> (whole: [UInt8], fraction: [UInt8]) {
        let places = most - 1 - exponent
        if places >= 0 {
            var (rounded, rest) = Numerals.rounded(
                whole: whole, fraction: fraction, places: min(places, max(fraction.count, 0)))
            trim(&rest, to: max((leastSignificant ?? 1) - 1 - exponent, 0))
            if rounded.isEmpty { rounded = [0] }
            return (rounded, rest)
        }
        // Digits before the point are rounded away too.
        let kept = whole.count + places
        let (head, _) = Numerals.rounded(
            whole: Array(whole[..<kept]), fraction: Array(whole[kept...]) + fraction, places: 0)
        return (head + [UInt8](repeating: 0, count: -places), [])
    }

    private func rounded(
        _ whole: [UInt8], _ fraction: [UInt8], _ places: Int, _ isNegative: Bool
    ) -> (whole: [UInt8], fraction: [UInt8]) {
        let isUp: Bool
        switch rule {
        case .toNearestOrEven: return Numerals.rounded(whole: whole, fraction: fraction, places: places)
        case .toNearestOrAwayFromZero: isUp = fraction[places] >= 5
        case .up: isUp = !isNegative
        case .down: isUp = isNegative
        case .awayFromZero: isUp = true
        default: isUp = false
        }
        var kept = whole + fraction[..<places]
        if isUp && fraction[places...].contains(where: { $0 != 0 }) { Numerals.increment(&kept) }
        return (Array(kept[..<(kept.count - places)]), Array(kept[(kept.count - places)...]))
    }

    // MARK: Putting together

    private func body(_ whole: [UInt8], _ fraction: [UInt8]) -> String {
        var digits = whole
        var fraction = fraction
        if digits.count < leastInteger {
            digits = [UInt8](repeating: 0, count: leastInteger - digits.count) + digits
        }
        if fraction.isEmpty, let least = leastFraction ?? (currency == nil ? nil : defaultLeast),
            mostSignificant == nil
        {
            fraction = [UInt8](repeating: 0, count: mostFraction.map { min($0, least) } ?? least)
        }
        var text: [UInt8] = []
        for (index, digit) in digits.enumerated() {
            if isGrouped, index > 0, (digits.count - index) % 3 == 0 { text.append(UInt8(ascii: ",")) }
            text.append(digit + 48)
        }
        if !fraction.isEmpty || alwaysHasPoint { text.append(UInt8(ascii: ".")) }
        return Strings.text(text + fraction.map { $0 + 48 })
    }

    private func signed(_ body: String, isNegative: Bool, isZero: Bool) -> String {
        var mark = isNegative && !isZero ? "-" : ""
        switch sign {
        case 1: mark = ""
        case 2: if !isNegative { mark = "+" }
        case 3: if !isNegative && !isZero { mark = "+" }
        default: break
        }
        if let currency {
            let amount = Currency(code: currency).text(of: body, presentation: presentation)
            return sign == 4 && mark == "-" ? "(" + amount + ")" : mark + amount
        }
        return mark + body + (isPercent ? "%" : "")
    }

    /// 1.2K, 12K, 1.2M: two digits at most, unless more stand before the point.
    private func compact(_ number: Double) -> String {
        let suffixes: [StaticString] = ["", "K", "M", "B", "T"]
        var step = 0
        var scaled = number.magnitude
        while scaled >= 999.5, step < suffixes.count - 1 {
            scaled /= 1000
            step += 1
        }
        var short = self
        short.notation = .automatic
        short.isPercent = false
        short.currency = nil
        if mostFraction == nil, mostSignificant == nil {
            if scaled < 10 { short.mostSignificant = 2 } else { short.mostFraction = 0 }
        }
        let (whole, fraction) = short.digits(scaled)
        return signed(
            short.body(whole, fraction) + "\(suffixes[step])", isNegative: number < 0, isZero: number == 0)
    }

    private func scientific(_ number: Double) -> String {
        let (digits, exponent) = Numerals.shortestDigits(number)
        let most = mostFraction ?? 6
        var fraction = Array(digits.dropFirst())
        var whole = [digits[0]]
        if fraction.count > most { (whole, fraction) = rounded(whole, fraction, most, number < 0) }
        trim(&fraction, to: leastFraction ?? 0)
        return signed(
            body([whole[0]], fraction) + "E\(exponent + whole.count - 1)", isNegative: number < 0,
            isZero: number == 0)
    }

    private static func digits(of code: String) -> Int {
        ["JPY", "KRW", "VND", "CLP", "ISK"].contains { $0.isSame(as: code) } ? 0 : 2
    }
}
