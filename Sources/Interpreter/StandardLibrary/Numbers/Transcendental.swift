/// Transcendental functions of our own: the C library's differ from platform to platform, and both builds
/// must draw the same picture. Polynomials and reductions are those of fdlibm (Sun Microsystems, 1993),
/// simplified: errors stay within a few units of the last place for arguments up to a million.
enum Transcendental {
    private static let halfPi = 1.570_796_326_794_896_6

    static func sin(_ x: Double) -> Double {
        guard x.isFinite else { return .nan }
        let (quadrant, y) = reduced(x)
        switch quadrant {
        case 0: return kernelSin(y)
        case 1: return kernelCos(y)
        case 2: return -kernelSin(y)
        default: return -kernelCos(y)
        }
    }

    static func cos(_ x: Double) -> Double {
        guard x.isFinite else { return .nan }
        let (quadrant, y) = reduced(x)
        switch quadrant {
        case 0: return kernelCos(y)
        case 1: return -kernelSin(y)
        case 2: return -kernelCos(y)
        default: return kernelSin(y)
        }
    }

    static func tan(_ x: Double) -> Double { sin(x) / cos(x) }

    /// The quadrant of an angle and what is left of it, with π/2 taken off in three parts.
    private static func reduced(_ x: Double) -> (Int, Double) {
        let count = (x / halfPi).rounded()
        let y =
            ((x - count * 1.570_796_326_734_125_6) - count * 6.077_100_506_303_966e-11)
            - count * 2.022_266_248_795_950_6e-21
        let quadrant = count.truncatingRemainder(dividingBy: 4)
        return (Int(quadrant < 0 ? quadrant + 4 : quadrant), y)
    }

    private static func kernelSin(_ x: Double) -> Double {
        let z = x * x
        let r = polynomial(
            z,
            [
                -1.666_666_666_666_663_2e-1, 8.333_333_333_322_489e-3, -1.984_126_982_985_795e-4,
                2.755_731_370_707_006_8e-6, -2.505_076_025_340_686_3e-8, 1.589_690_995_211_55e-10,
            ])
        return x + x * z * r
    }

    private static func kernelCos(_ x: Double) -> Double {
        let z = x * x
        let r = polynomial(
            z,
            [
                4.166_666_666_666_660e-2, -1.388_888_888_887_411e-3, 2.480_158_728_947_673e-5,
                -2.755_731_435_139_066_3e-7, 2.087_572_321_298_175e-9, -1.135_964_755_778_819_5e-11,
            ])
        return 1 - (z / 2 - z * z * r)
    }

    /// Coefficients from the constant upwards.
    private static func polynomial(_ x: Double, _ coefficients: [Double]) -> Double {
        var result = 0.0
        for coefficient in coefficients.reversed() { result = result * x + coefficient }
        return result
    }

    static func atan(_ x: Double) -> Double {
        if x.isNaN { return .nan }
        if x < 0 { return -atan(-x) }
        if x > 1e17 { return halfPi }
        // Reduction around 0, 1/2, 1, 3/2 and infinity.
        if x < 0.4375 { return x - x * atanSeries(x) }
        let (base, y): (Double, Double)
        if x < 0.6875 {
            (base, y) = (0.463_647_609_000_806_1, (2 * x - 1) / (2 + x))
        } else if x < 1.1875 {
            (base, y) = (0.785_398_163_397_448_3, (x - 1) / (x + 1))
        } else if x < 2.4375 {
            (base, y) = (0.982_793_723_247_329_1, (x - 1.5) / (1 + 1.5 * x))
        } else {
            (base, y) = (halfPi, -1 / x)
        }
        return base - (y * atanSeries(y) - y)
    }

    private static func atanSeries(_ x: Double) -> Double {
        let z = x * x
        return z
            * polynomial(
                z,
                [
                    3.333_333_333_333_293e-1, -1.999_999_999_987_648_3e-1, 1.428_571_427_250_346_6e-1,
                    -1.111_111_040_546_235_6e-1, 9.090_887_133_436_507e-2, -7.691_876_205_044_83e-2,
                    6.661_073_137_387_531e-2, -5.833_570_133_790_573_5e-2, 4.976_877_994_615_932_4e-2,
                    -3.653_157_274_421_691_6e-2, 1.628_582_011_536_578_2e-2,
                ])
    }

    static func atan2(_ y: Double, _ x: Double) -> Double {
        if x.isNaN || y.isNaN { return .nan }
        if x == 0 && y == 0 { return x.sign == .minus ? (y.sign == .minus ? -.pi : .pi) : y }
        if x == 0 { return y > 0 ? halfPi : -halfPi }
        if x.isInfinite && y.isInfinite {
            let quarter = halfPi / 2
            return (y > 0 ? 1 : -1) * (x > 0 ? quarter : 3 * quarter)
        }
        let angle = atan((y / x).magnitude)
        let folded = x < 0 ? .pi - angle : angle
        return y.sign == .minus ? -folded : folded
    }

    static func asin(_ x: Double) -> Double {
        guard x.magnitude <= 1 else { return .nan }
        return atan2(x, ((1 - x) * (1 + x)).squareRoot())
    }

    static func acos(_ x: Double) -> Double {
        guard x.magnitude <= 1 else { return .nan }
        return atan2(((1 - x) * (1 + x)).squareRoot(), x)
    }

    static func exp(_ x: Double) -> Double {
        if x.isNaN { return .nan }
        if x > 709.79 { return .infinity }
        if x < -745.2 { return 0 }
        let count = (x / 0.693_147_180_559_945_3).rounded()
        let high = x - count * 0.693_147_180_369_123_8
        let low = count * 1.908_214_929_270_587_7e-10
        let r = high - low
        let t = r * r
        let c =
            r - t
            * polynomial(
                t,
                [
                    1.666_666_666_666_660_2e-1, -2.777_777_777_701_559_3e-3, 6.613_756_321_437_934e-5,
                    -1.653_390_220_546_525_2e-6, 4.138_136_797_057_238_5e-8,
                ])
        return scaled(1 - ((low - (r * c) / (2 - c)) - high), Int(count))
    }

    /// Times a power of two, in two steps so that the power itself does not overflow.
    private static func scaled(_ x: Double, _ exponent: Int) -> Double {
        let half = exponent / 2
        return x * Double(sign: .plus, exponent: half, significand: 1)
            * Double(sign: .plus, exponent: exponent - half, significand: 1)
    }

    static func log(_ x: Double) -> Double {
        if x.isNaN || x < 0 { return .nan }
        if x == 0 { return -.infinity }
        if x.isInfinite { return x }
        var exponent = Int(x.exponent)
        var mantissa = x.significand
        if mantissa > 1.414_213_562_373_095_1 {
            mantissa /= 2
            exponent += 1
        }
        let f = mantissa - 1
        let s = f / (2 + f)
        let z = s * s
        let r =
            z
            * polynomial(
                z,
                [
                    6.666_666_666_666_735e-1, 3.999_999_999_940_942e-1, 2.857_142_874_366_239e-1,
                    2.222_219_843_214_978_4e-1, 1.818_357_216_161_805e-1, 1.531_383_769_920_937_3e-1,
                    1.479_819_860_511_658_6e-1,
                ])
        let half = f * f / 2
        let count = Double(exponent)
        return count * 0.693_147_180_369_123_8
            - ((half - (s * (half + r) + count * 1.908_214_929_270_587_7e-10)) - f)
    }

    static func log2(_ x: Double) -> Double {
        // Powers of two come out whole.
        if x > 0, x.isFinite, x.significand == 1 { return Double(x.exponent) }
        return log(x) * 1.442_695_040_888_963_4
    }

    static func log10(_ x: Double) -> Double {
        let result = log(x) * 0.434_294_481_903_251_8
        let whole = result.rounded()
        // Powers of ten come out whole.
        if (result - whole).magnitude < 1e-12, whole >= 0, whole <= 22, pow(10, whole) == x { return whole }
        return result
    }

    static func pow(_ x: Double, _ y: Double) -> Double {
        if y == 0 || x == 1 { return 1 }
        if x.isNaN || y.isNaN { return .nan }
        if let whole = Int(exactly: y), whole.magnitude <= 1024 { return power(x, whole) }
        if y == 0.5 { return x.squareRoot() }
        if x == 0 { return y < 0 ? .infinity : 0 }
        if x < 0 { return .nan }
        return exp(y * log(x))
    }

    /// By repeated squaring.
    private static func power(_ x: Double, _ exponent: Int) -> Double {
        var (result, base, rest) = (1.0, x, exponent.magnitude)
        while rest > 0 {
            if rest & 1 == 1 { result *= base }
            base *= base
            rest >>= 1
        }
        return exponent < 0 ? 1 / result : result
    }
}
