/// Mathematical functions of the C library, as layouts use them.
extension StandardLibrary {
    static var mathematics: [Native] {
        var rows = [
            Native("abs(_:)") { call in
                switch call.arguments[0] {
                case .int(.min): return call.trap("arithmetic overflow")
                case .int(let value): return .int(abs(value))
                case .double(let value): return .double(value.magnitude)
                default: return call.arguments[0]
                }
            },
            two("pow") { Transcendental.pow($0, $1) }, two("atan2") { Transcendental.atan2($0, $1) },
            two("hypot") { ($0 * $0 + $1 * $1).squareRoot() },
            two("fmod") { $0.truncatingRemainder(dividingBy: $1) },
            two("remainder") { $0.remainder(dividingBy: $1) },
            two("copysign") { Double(signOf: $1, magnitudeOf: $0) },
            two("fmin") { Swift.min($0, $1) }, two("fmax") { Swift.max($0, $1) },
            two("fdim") { Swift.max($0 - $1, 0) },
        ]
        rows += [
            one("sqrt") { $0.squareRoot() }, one("floor") { $0.rounded(.down) },
            one("ceil") { $0.rounded(.up) },
            one("round") { $0.rounded() }, one("trunc") { $0.rounded(.towardZero) },
            one("rint") { $0.rounded(.toNearestOrEven) }, one("fabs") { $0.magnitude },
            one("sin") { Transcendental.sin($0) }, one("cos") { Transcendental.cos($0) },
            one("tan") { Transcendental.tan($0) }, one("asin") { Transcendental.asin($0) },
            one("acos") { Transcendental.acos($0) }, one("atan") { Transcendental.atan($0) },
            one("exp") { Transcendental.exp($0) }, one("log") { Transcendental.log($0) },
            one("log2") { Transcendental.log2($0) }, one("log10") { Transcendental.log10($0) },
            one("exp2") { Transcendental.pow(2, $0) }, one("log1p") { Transcendental.log(1 + $0) },
            one("expm1") { Transcendental.exp($0) - 1 },
            one("cbrt") { $0 < 0 ? -Transcendental.pow(-$0, 1 / 3) : Transcendental.pow($0, 1 / 3) },
            one("sinh") { (Transcendental.exp($0) - Transcendental.exp(-$0)) / 2 },
            one("cosh") { (Transcendental.exp($0) + Transcendental.exp(-$0)) / 2 },
            one("tanh") { 1 - 2 / (Transcendental.exp(2 * $0) + 1) },
        ]
        return rows
    }

    private static func one(_ name: StaticString, _ function: @escaping (Double) -> Double) -> Native {
        Native("\(name)(_:)") { .double(function($0.double(0))) }
    }

    private static func two(_ name: StaticString, _ function: @escaping (Double, Double) -> Double) -> Native
    {
        Native("\(name)(_:_:)") { .double(function($0.double(0), $0.double(1))) }
    }
}
