var M_E: Double { 2.718281828459045 }

var M_PI: Double { Double.pi }

var M_PI_2: Double { Double.pi / 2 }

var M_PI_4: Double { Double.pi / 4 }

var M_SQRT2: Double { 1.4142135623730951 }

protocol CVarArg {}

extension Int: CVarArg {}

extension Double: CVarArg {}

extension Float: CVarArg {}

extension CGFloat: CVarArg {}

@native func abs<T: SignedNumeric & Comparable>(_ x: T) -> T

@native func pow<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T

@native func atan2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T

@native func hypot<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T

@native func fmod<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T

@native func remainder<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T

@native func copysign<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T

@native func fmin<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T

@native func fmax<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T

@native func fdim<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> T

@native func sqrt<T: BinaryFloatingPoint>(_ x: T) -> T

@native func floor<T: BinaryFloatingPoint>(_ x: T) -> T

@native func ceil<T: BinaryFloatingPoint>(_ x: T) -> T

@native func round<T: BinaryFloatingPoint>(_ x: T) -> T

@native func trunc<T: BinaryFloatingPoint>(_ x: T) -> T

@native func rint<T: BinaryFloatingPoint>(_ x: T) -> T

@native func fabs<T: BinaryFloatingPoint>(_ x: T) -> T

@native func sin<T: BinaryFloatingPoint>(_ x: T) -> T

@native func cos<T: BinaryFloatingPoint>(_ x: T) -> T

@native func tan<T: BinaryFloatingPoint>(_ x: T) -> T

@native func asin<T: BinaryFloatingPoint>(_ x: T) -> T

@native func acos<T: BinaryFloatingPoint>(_ x: T) -> T

@native func atan<T: BinaryFloatingPoint>(_ x: T) -> T

@native func exp<T: BinaryFloatingPoint>(_ x: T) -> T

@native func log<T: BinaryFloatingPoint>(_ x: T) -> T

@native func log2<T: BinaryFloatingPoint>(_ x: T) -> T

@native func log10<T: BinaryFloatingPoint>(_ x: T) -> T

@native func exp2<T: BinaryFloatingPoint>(_ x: T) -> T

@native func log1p<T: BinaryFloatingPoint>(_ x: T) -> T

@native func expm1<T: BinaryFloatingPoint>(_ x: T) -> T

@native func cbrt<T: BinaryFloatingPoint>(_ x: T) -> T

@native func sinh<T: BinaryFloatingPoint>(_ x: T) -> T

@native func cosh<T: BinaryFloatingPoint>(_ x: T) -> T

@native func tanh<T: BinaryFloatingPoint>(_ x: T) -> T
