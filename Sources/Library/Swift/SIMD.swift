protocol SIMD<Scalar>: Hashable, ExpressibleByArrayLiteral, CustomStringConvertible {
    associatedtype Scalar: Hashable
    var _scalars: [Scalar] { get }
    init(_scalars: [Scalar])
    init(repeating value: Scalar)
}

extension SIMD {
    typealias ArrayLiteralElement = Scalar
    init(arrayLiteral elements: Scalar...) { self.init(_scalars: elements) }
    init<S: Sequence>(_ elements: S) where S.Element == Scalar { self.init(_scalars: Array(elements)) }
    var scalarCount: Int { _scalars.count }
    var indices: Range<Int> { 0..<scalarCount }

    subscript(index: Int) -> Scalar {
        get { _scalars[index] }
        set {
            var scalars = _scalars
            scalars[index] = newValue
            self = Self(_scalars: scalars)
        }
    }

    private func joined(_ other: Self, _ operation: (Scalar, Scalar) -> Scalar) -> Self {
        Self(_scalars: zip(_scalars, other._scalars).map { operation($0, $1) })
    }

    private func changed(_ operation: (Scalar) -> Scalar) -> Self {
        Self(_scalars: _scalars.map { operation($0) })
    }
}

extension SIMD where Scalar: FloatingPoint {
    static var zero: Self { Self(repeating: 0) }
    static func + (a: Self, b: Self) -> Self { a.joined(b) { $0 + $1 } }
    static func - (a: Self, b: Self) -> Self { a.joined(b) { $0 - $1 } }
    static func * (a: Self, b: Self) -> Self { a.joined(b) { $0 * $1 } }
    static func / (a: Self, b: Self) -> Self { a.joined(b) { $0 / $1 } }
    static func + (a: Self, b: Scalar) -> Self { a.changed { $0 + b } }
    static func - (a: Self, b: Scalar) -> Self { a.changed { $0 - b } }
    static func * (a: Self, b: Scalar) -> Self { a.changed { $0 * b } }
    static func / (a: Self, b: Scalar) -> Self { a.changed { $0 / b } }
    static func + (a: Scalar, b: Self) -> Self { b.changed { a + $0 } }
    static func - (a: Scalar, b: Self) -> Self { b.changed { a - $0 } }
    static func * (a: Scalar, b: Self) -> Self { b.changed { a * $0 } }
    static func / (a: Scalar, b: Self) -> Self { b.changed { a / $0 } }
    static func += (a: inout Self, b: Self) { a = a + b }
    static func -= (a: inout Self, b: Self) { a = a - b }
    static func *= (a: inout Self, b: Self) { a = a * b }
    static func *= (a: inout Self, b: Scalar) { a = a * b }
    static func /= (a: inout Self, b: Scalar) { a = a / b }
    static prefix func - (a: Self) -> Self { a.changed { -$0 } }
    func sum() -> Scalar { _scalars.dropFirst().reduce(_scalars[0]) { $0 + $1 } }
    func squareRoot() -> Self { changed { $0.squareRoot() } }

    func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Self {
        changed { $0.rounded(rule) }
    }
}

extension SIMD where Scalar: BinaryFloatingPoint {
    static func random(in range: ClosedRange<Scalar>) -> Self {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        return Self(_scalars: Self(repeating: 0)._scalars.map { _ in Scalar(Double.random(in: bounds)) })
    }
}

extension SIMD where Scalar: Comparable {
    func min() -> Scalar { _scalars.min()! }
    func max() -> Scalar { _scalars.max()! }

    func clamped(lowerBound: Self, upperBound: Self) -> Self {
        Self(_scalars: indices.map { Swift.min(Swift.max(self[$0], lowerBound[$0]), upperBound[$0]) })
    }
}

struct SIMD2<Scalar: Hashable>: SIMD, Sendable {
    var x: Scalar
    var y: Scalar

    init(x: Scalar, y: Scalar) {
        self.x = x
        self.y = y
    }

    init(_ x: Scalar, _ y: Scalar) {
        self.x = x
        self.y = y
    }

    init(_scalars: [Scalar]) { self.init(_scalars[0], _scalars[1]) }
    init(repeating value: Scalar) { self.init(_scalars: Array(repeating: value, count: 2)) }
    init() where Scalar: ExpressibleByIntegerLiteral { self.init(repeating: 0) }
    var _scalars: [Scalar] { [x, y] }
    var description: String { "SIMD2<\(Scalar.self)>(\(x), \(y))" }
}

struct SIMD3<Scalar: Hashable>: SIMD, Sendable {
    var x: Scalar
    var y: Scalar
    var z: Scalar

    init(x: Scalar, y: Scalar, z: Scalar) {
        self.x = x
        self.y = y
        self.z = z
    }

    init(_ x: Scalar, _ y: Scalar, _ z: Scalar) {
        self.x = x
        self.y = y
        self.z = z
    }

    init(_scalars: [Scalar]) { self.init(_scalars[0], _scalars[1], _scalars[2]) }
    init(repeating value: Scalar) { self.init(_scalars: Array(repeating: value, count: 3)) }
    init() where Scalar: ExpressibleByIntegerLiteral { self.init(repeating: 0) }
    var _scalars: [Scalar] { [x, y, z] }
    var description: String { "SIMD3<\(Scalar.self)>(\(x), \(y), \(z))" }
}

struct SIMD4<Scalar: Hashable>: SIMD, Sendable {
    var x: Scalar
    var y: Scalar
    var z: Scalar
    var w: Scalar

    init(x: Scalar, y: Scalar, z: Scalar, w: Scalar) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }

    init(_ x: Scalar, _ y: Scalar, _ z: Scalar, _ w: Scalar) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }

    init(_scalars: [Scalar]) { self.init(_scalars[0], _scalars[1], _scalars[2], _scalars[3]) }
    init(repeating value: Scalar) { self.init(_scalars: Array(repeating: value, count: 4)) }
    init() where Scalar: ExpressibleByIntegerLiteral { self.init(repeating: 0) }
    var _scalars: [Scalar] { [x, y, z, w] }
    var description: String { "SIMD4<\(Scalar.self)>(\(x), \(y), \(z), \(w))" }
}
