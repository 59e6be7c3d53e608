/// Ranges: `Range` and `ClosedRange` are values of their own, the one-sided ones are structs.
extension StandardLibrary {
    static var ranges: [Native] { rangeOperators + rangeMembers }

    private static var rangeOperators: [Native] {
        [
            Native("Comparable...<(minimum:maximum:)") { makeRange($0, closed: false) },
            Native("Comparable....(minimum:maximum:)") { makeRange($0, closed: true) },
            Native("~=(a:b:)") { .bool($0.evaluator.areEqual($0.arguments[0], $0.arguments[1])) },
        ]
    }

    private static func makeRange(_ call: NativeCall, closed: Bool) -> Value {
        let (lower, upper) = (call.arguments[0], call.arguments[1])
        if call.evaluator.compare(lower, upper) > 0 {
            return call.trap("range requires lowerBound <= upperBound")
        }
        return .range(lower, upper, closed: closed)
    }

    private static var rangeMembers: [Native] {
        var rows: [Native] = []
        for name: StaticString in ["Range", "ClosedRange"] {
            rows += [
                Native("\(name).lowerBound") { bounds($0).lower },
                Native("\(name).upperBound") { bounds($0).upper },
                Native("\(name).contains(_:)") { .bool(contains($0, $0.arguments[0])) },
                Native("\(name).isEmpty") { call in
                    let (lower, upper, closed) = bounds(call)
                    return .bool(!closed && call.evaluator.compare(lower, upper) >= 0)
                },
                Native(
                    "\(name).init(uncheckedBounds:)",
                    isClosed(name)
                        ? { .range($0.arguments[0].elements[0], $0.arguments[0].elements[1], closed: true) }
                        : { .range($0.arguments[0].elements[0], $0.arguments[0].elements[1], closed: false) }),
            ]
        }
        return rows + []
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
}
