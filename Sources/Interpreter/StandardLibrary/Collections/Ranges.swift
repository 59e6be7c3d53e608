/// Ranges: `Range` and `ClosedRange` are values of their own, the one-sided ones are structs.
extension StandardLibrary {
    static var ranges: [Declaration] { rangeTypes + rangeOperators + rangeMembers + partialRanges }

    private static var rangeTypes: [Declaration] {
        [
            Declaration(
                """
                protocol RangeExpression<Bound> {
                    associatedtype Bound: Comparable
                    func contains(_ element: Bound) -> Bool
                }
                """),
            Declaration(
                "extension RangeExpression { static func ~= (pattern: Self, value: Bound) -> Bool { pattern.contains(value) } }"
            ),
            Declaration("struct Range<Bound: Comparable>: RangeExpression, Equatable { }"),
            Declaration("struct RangeSet<Bound: Comparable>: Equatable { let ranges: [Range<Bound>]; init() { ranges = [] }; init(_ range: Range<Bound>) { ranges = [range] }; var isEmpty: Bool { ranges.allSatisfy { $0.isEmpty } }; func contains(_ value: Bound) -> Bool { ranges.contains { $0.contains(value) } } }"),
            Declaration("extension RangeSet: Hashable where Bound: Hashable { func hash(into hasher: inout Hasher) { hasher.combine(ranges) } }"),
            Declaration("struct ClosedRange<Bound: Comparable>: RangeExpression, Equatable { }"),
            countable("Range"), countable("ClosedRange"),
            Declaration("extension Range: Hashable where Bound: Hashable { }"),
            Declaration("extension ClosedRange: Hashable where Bound: Hashable { }"),
            Declaration("extension Range: Sendable where Bound: Sendable { }"),
            Declaration("extension ClosedRange: Sendable where Bound: Sendable { }"),
        ]
    }

    private static func countable(_ name: StaticString) -> Declaration {
        Declaration(
            """
            extension \(name): RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
                typealias Element = Bound
                typealias Index = Bound
                typealias Indices = \(name)<Bound>
                typealias SubSequence = ArraySlice<Bound>
                typealias Iterator = IndexingIterator<[Bound]>
                func makeIterator() -> IndexingIterator<[Bound]> { Array(self).makeIterator() }
                var startIndex: Bound { lowerBound }
                func index(after i: Bound) -> Bound { i.advanced(by: 1) }
                func index(before i: Bound) -> Bound { i.advanced(by: -1) }
                subscript(position: Bound) -> Bound { position }
            }
            """)
    }

    private static var rangeOperators: [Declaration] {
        [
            Declaration(
                "extension Comparable { static func ..< (minimum: Self, maximum: Self) -> Range<Self> }",
                { makeRange($0, closed: false) }),
            Declaration(
                "extension Comparable { static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self> }",
                { makeRange($0, closed: true) }),
            Declaration(
                "extension Comparable { static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(maximum) } }"
            ),
            Declaration(
                "extension Comparable { static prefix func ... (maximum: Self) -> PartialRangeThrough<Self> { PartialRangeThrough(maximum) } }"
            ),
            Declaration(
                "extension Comparable { static postfix func ... (minimum: Self) -> PartialRangeFrom<Self> { PartialRangeFrom(minimum) } }"
            ),
            Declaration(
                "func ~= <T: Equatable>(a: T, b: T) -> Bool",
                { .bool($0.evaluator.areEqual($0.arguments[0], $0.arguments[1])) }),
        ]
    }

    private static func makeRange(_ call: NativeCall, closed: Bool) -> Value {
        let (lower, upper) = (call.arguments[0], call.arguments[1])
        if call.evaluator.compare(lower, upper) > 0 {
            return call.trap("range requires lowerBound <= upperBound")
        }
        return .range(lower, upper, closed: closed)
    }

    private static var rangeMembers: [Declaration] {
        var rows: [Declaration] = []
        for name: StaticString in ["Range", "ClosedRange"] {
            rows += [
                Declaration("extension \(name) { var lowerBound: Bound }", { bounds($0).lower }),
                Declaration("extension \(name) { var upperBound: Bound }", { bounds($0).upper }),
                Declaration(
                    "extension \(name) { func contains(_ element: Bound) -> Bool }",
                    { .bool(contains($0, $0.arguments[0])) }),
                Declaration(
                    "extension \(name) { var isEmpty: Bool }",
                    { call in
                        let (lower, upper, closed) = bounds(call)
                        return .bool(!closed && call.evaluator.compare(lower, upper) >= 0)
                    }),
                Declaration(
                    "extension \(name) { func overlaps(_ other: \(name)<Bound>) -> Bool { other.contains(lowerBound) || contains(other.lowerBound) } }"
                ),
                Declaration(
                    "extension \(name) { func clamped(to limits: \(name)<Bound>) -> \(name)<Bound> { \(name)(uncheckedBounds: (lower: min(max(lowerBound, limits.lowerBound), limits.upperBound), upper: min(max(upperBound, limits.lowerBound), limits.upperBound))) } }"
                ),
                Declaration(
                    "extension \(name) { init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) }",
                    isClosed(name)
                        ? { .range($0.arguments[0].elements[0], $0.arguments[0].elements[1], closed: true) }
                        : { .range($0.arguments[0].elements[0], $0.arguments[0].elements[1], closed: false) }),
            ]
        }
        return rows + [
            Declaration(
                "extension Range where Bound: Strideable, Bound.Stride: SignedInteger { init(_ other: ClosedRange<Bound>) { self = other.lowerBound ..< other.upperBound.advanced(by: 1) } }"
            ),
            Declaration(
                "extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger { init(_ other: Range<Bound>) { self = other.lowerBound ... other.upperBound.advanced(by: -1) } }"
            ),
            Declaration(
                "extension Range where Bound: Strideable, Bound.Stride: SignedInteger { var endIndex: Bound { upperBound } }"
            ),
            Declaration(
                "extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger { var endIndex: Bound { upperBound.advanced(by: 1) } }"
            ),
        ]
    }

    private static func isClosed(_ name: StaticString) -> Bool { name.utf8CodeUnitCount > 5 }

    private static func bounds(_ call: NativeCall) -> (lower: Value, upper: Value, closed: Bool) {
        if case .range(let lower, let upper, let closed) = call.receiver { return (lower, upper, closed) }
        return (.int(0), .int(0), false)
    }

    private static func contains(_ call: NativeCall, _ value: Value) -> Bool {
        let (lower, upper, closed) = bounds(call)
        if case .double(let number) = value, number.isNaN { return false }
        let above = call.evaluator.compare(value, upper)
        return call.evaluator.compare(lower, value) <= 0 && (closed ? above <= 0 : above < 0)
    }

    private static var partialRanges: [Declaration] {
        [
            partial("PartialRangeFrom", "lowerBound", "lowerBound <= element"),
            partial("PartialRangeUpTo", "upperBound", "element < upperBound"),
            partial("PartialRangeThrough", "upperBound", "element <= upperBound"),
            Declaration(
                """
                extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
                    typealias Element = Bound
                    typealias Iterator = AnyIterator<Bound>
                    func makeIterator() -> AnyIterator<Bound> {
                        var next = lowerBound
                        return AnyIterator {
                            defer { next = next.advanced(by: 1) }
                            return next
                        }
                    }
                }
                """),
            Declaration("typealias CountableRange<Bound> = Range<Bound>"),
            Declaration("typealias CountableClosedRange<Bound> = ClosedRange<Bound>"),
        ]
    }

    private static func partial(_ name: StaticString, _ bound: StaticString, _ test: StaticString) -> Declaration {
        Declaration(
            """
            struct \(name)<Bound: Comparable>: RangeExpression {
                let \(bound): Bound
                init(_ \(bound): Bound) { self.\(bound) = \(bound) }
                func contains(_ element: Bound) -> Bool { \(test) }
            }
            """)
    }
}
