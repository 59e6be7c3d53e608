/// `SIMD2`, `SIMD3` and `SIMD4`: what calculates with points and colors.
extension StandardLibrary {
    static var vectors: [Declaration] {
        [
            Declaration(
                """
                protocol SIMD<Scalar>: Hashable, ExpressibleByArrayLiteral, CustomStringConvertible {
                    associatedtype Scalar: Hashable
                    var _scalars: [Scalar] { get }
                    init(_scalars: [Scalar])
                    init(repeating value: Scalar)
                }
                """),
            Declaration(
                """
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
                    private func joined(_ other: Self, _ operation: (Scalar, Scalar) -> Scalar) -> Self { Self(_scalars: zip(_scalars, other._scalars).map { operation($0, $1) }) }
                    private func changed(_ operation: (Scalar) -> Scalar) -> Self { Self(_scalars: _scalars.map { operation($0) }) }
                }
                """),
            Declaration(
                """
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
                    func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Self { changed { $0.rounded(rule) } }
                }
                """),
            Declaration(
                """
                extension SIMD where Scalar: Comparable {
                    func min() -> Scalar { _scalars.min()! }
                    func max() -> Scalar { _scalars.max()! }
                    func clamped(lowerBound: Self, upperBound: Self) -> Self { Self(_scalars: indices.map { Swift.min(Swift.max(self[$0], lowerBound[$0]), upperBound[$0]) }) }
                }
                """),
            vector("SIMD2", ["x", "y"]), vector("SIMD3", ["x", "y", "z"]), vector("SIMD4", ["x", "y", "z", "w"]),
        ]
    }

    private static func vector(_ name: StaticString, _ parts: [StaticString]) -> Declaration {
        var (stored, labelled, plain, set, read, equal, shown) = ("", "", "", "", "", "", "")
        for (index, part) in parts.enumerated() {
            let comma = index == 0 ? "" : ", "
            stored += "var \(part): Scalar; "
            labelled += "\(comma)\(part): Scalar"
            plain += "\(comma)_ \(part): Scalar"
            set += "self.\(part) = \(part); "
            read += "\(comma)_scalars[\(index)]"
            equal += "\(comma)\(part)"
            shown += "\(comma)\\(\(part))"
        }
        return Declaration(
            """
            struct \(name)<Scalar: Hashable>: SIMD, Sendable {
                \(stored)
                init(\(labelled)) { \(set)}
                init(\(plain)) { \(set)}
                init(_scalars: [Scalar]) { self.init(\(read)) }
                init(repeating value: Scalar) { self.init(_scalars: Array(repeating: value, count: \(parts.count))) }
                init() where Scalar: ExpressibleByIntegerLiteral { self.init(repeating: 0) }
                var _scalars: [Scalar] { [\(equal)] }
                var description: String { "\(name)<\\(Scalar.self)>(\(shown))" }
            }
            """)
    }
}
