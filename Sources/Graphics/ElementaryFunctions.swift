// Sine and its kin from additions, multiplications, divisions and square roots alone. The system's own differ
// in the last bit between C libraries, and the same picture must have the same bytes everywhere. Errors stay
// within a few units in the last place for the angles and magnitudes that drawings use.

/// The sine of an angle in radians.
public func sine(_ x: Double) -> Double {
    let (r, quadrant) = reduced(x)
    switch quadrant {
    case 0: return sineSeries(r)
    case 1: return cosineSeries(r)
    case 2: return -sineSeries(r)
    default: return -cosineSeries(r)
    }
}

/// The cosine of an angle in radians.
public func cosine(_ x: Double) -> Double {
    let (r, quadrant) = reduced(x)
    switch quadrant {
    case 0: return cosineSeries(r)
    case 1: return -sineSeries(r)
    case 2: return -cosineSeries(r)
    default: return sineSeries(r)
    }
}

/// The tangent of an angle in radians.
func tangent(_ x: Double) -> Double { sine(x) / cosine(x) }

/// The angle of the point (x, y) as seen from the origin, from -pi to pi.
public func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if x == 0 && y == 0 { return 0 }
    if y.magnitude > x.magnitude {
        let angle = arctangent(x / y)
        return (y > 0 ? Double.pi / 2 : -Double.pi / 2) - angle
    }
    let angle = arctangent(y / x)
    if x > 0 { return angle }
    return y < 0 ? angle - Double.pi : angle + Double.pi
}

/// The arc tangent, from -pi/2 to pi/2.
func arctangent(_ x: Double) -> Double {
    if x.magnitude > 1 { return (x > 0 ? Double.pi / 2 : -Double.pi / 2) - arctangent(1 / x) }
    // Halving the angle twice leaves at most pi/16, where the series is short.
    let half = x / (1 + (1 + x * x).squareRoot())
    let t = half / (1 + (1 + half * half).squareRoot())
    let square = t * t
    var sum = 0.0
    for n in stride(from: 23, through: 1, by: -2) {
        sum = (n / 2 % 2 == 0 ? 1 : -1) / Double(n) + square * sum
    }
    return 4 * t * sum
}

/// e to the power of x.
public func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.8 { return .infinity }
    if x < -745.2 { return 0 }
    let n = (x * 1.4426950408889634).rounded()
    let r = (x - n * ln2High) - n * ln2Low
    var sum = 1.0
    for k in stride(from: 16, through: 1, by: -1) { sum = 1 + r / Double(k) * sum }
    return scaled(sum, by: Int(n))
}

/// The natural logarithm.
public func log(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x.isInfinite { return x }
    var mantissa = x.significand
    var exponent = Double(x.exponent)
    if mantissa > 1.4142135623730951 {
        mantissa /= 2
        exponent += 1
    }
    let s = (mantissa - 1) / (mantissa + 1)
    let square = s * s
    var sum = 0.0
    for n in stride(from: 23, through: 1, by: -2) { sum = 1 / Double(n) + square * sum }
    return exponent * ln2High + (2 * s * sum + exponent * ln2Low)
}

/// A base to a power; exact for small whole exponents.
public func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == exponent.rounded() && exponent.magnitude <= 64 { return wholePower(base, Int(exponent)) }
    if exponent == 0.5 { return base.squareRoot() }
    if base < 0 { return .nan }
    if base == 0 { return exponent > 0 ? 0 : .infinity }
    return exp(exponent * log(base))
}

/// The cube root.
public func cubeRoot(_ x: Double) -> Double {
    if x == 0 || !x.isFinite { return x }
    let root = exp(log(x.magnitude) / 3)
    // One step of Newton's method takes away the error of the logarithm.
    let better = root - (root * root * root - x.magnitude) / (3 * root * root)
    return x < 0 ? -better : better
}

// MARK: - Parts

private let ln2High = 0x1.62E42FEEp-1
private let ln2Low = 0x1.A39EF35793C76p-33
/// Pi/2 in three parts, the first two with zeros at the end, so that their multiples are exact.
private let halfPiHigh = 0x1.921FB544p+0
private let halfPiMiddle = 0x1.0B4611A6p-34
private let halfPiLow = 0x1.3198A2E037073p-69

/// The angle brought to -pi/4...pi/4, and the quarter turn it came from.
private func reduced(_ x: Double) -> (Double, Int) {
    guard x.magnitude < 1e9 else { return (.nan, 0) }
    let n = (x * 0.6366197723675814).rounded()
    let r = ((x - n * halfPiHigh) - n * halfPiMiddle) - n * halfPiLow
    return (r, Int(n) & 3)
}

private func sineSeries(_ r: Double) -> Double {
    let square = r * r
    var sum = 1.0
    for k in stride(from: 18, through: 2, by: -2) { sum = 1 - square / Double(k * (k + 1)) * sum }
    return r * sum
}

private func cosineSeries(_ r: Double) -> Double {
    let square = r * r
    var sum = 1.0
    for k in stride(from: 17, through: 1, by: -2) { sum = 1 - square / Double(k * (k + 1)) * sum }
    return sum
}

/// x times two to the power of n, in two steps so that the result may be subnormal.
private func scaled(_ x: Double, by n: Int) -> Double {
    let half = n / 2
    return x * powerOfTwo(half) * powerOfTwo(n - half)
}

private func powerOfTwo(_ n: Int) -> Double { Double(bitPattern: UInt64(n + 1023) << 52) }

private func wholePower(_ base: Double, _ exponent: Int) -> Double {
    var result = 1.0
    var factor = base
    var rest = exponent.magnitude
    while rest > 0 {
        if rest & 1 == 1 { result *= factor }
        factor *= factor
        rest >>= 1
    }
    return exponent < 0 ? 1 / result : result
}
