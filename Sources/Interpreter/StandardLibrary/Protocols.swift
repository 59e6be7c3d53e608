import Syntax

/// The protocols that types of snippets conform to, with what the compiler or `Evaluator` supplies for them.
extension StandardLibrary {
    static var protocols: [Native] {
        [
            Native("Error.localizedDescription") { call in
                let evaluator = call.evaluator
                if evaluator.conforms(call.receiver, protocolNamed: "LocalizedError"),
                    case .some(let text) = evaluator.property("errorDescription", of: call.receiver)
                {
                    return text
                }
                return .string(
                    "The operation couldn’t be completed. (\(evaluator.describe(call.receiver)))")
            }
        ] + equality
    }

    private static var equality: [Native] {
        [
            Native("Equatable.==(lhs:rhs:)") {
                .bool($0.evaluator.areEqual($0.arguments[0], $0.arguments[1]))
            },
            Native("Equatable.!=(lhs:rhs:)") {
                .bool(!$0.evaluator.areEqual($0.arguments[0], $0.arguments[1]))
            },
            Native("Hashable.hash(into:)") { call in
                call.arguments[0] = call.evaluator.hashed(call.arguments[0], call.receiver)
                return .void
            },
            Native("Hashable.hashValue") { .int(Int64(bitPattern: $0.evaluator.hash($0.receiver))) },
            Native("Hasher.combine(_:)") { call in
                call.receiver = call.evaluator.hashed(call.receiver, call.arguments[0])
                return .void
            },
            comparison("<") { $0 < 0 },
            comparison(">") { $0 > 0 },
            comparison("<=") { $0 <= 0 },
            comparison(">=") { $0 >= 0 },
            Native("min(_:_:)") {
                $0.evaluator.compare($0.arguments[1], $0.arguments[0]) < 0
                    ? $0.arguments[1] : $0.arguments[0]
            },
            Native("max(_:_:)") {
                $0.evaluator.compare($0.arguments[1], $0.arguments[0]) < 0
                    ? $0.arguments[0] : $0.arguments[1]
            },
        ]
    }

    /// An ordering operator. Floating-point numbers compare as such: every order with a NaN is false.
    private static func comparison(_ name: StaticString, _ holds: @escaping (Int) -> Bool) -> Native {
        Native("Comparable.\(name)(lhs:rhs:)") { call in
            if case .double(let a) = call.arguments[0], case .double(let b) = call.arguments[1],
                a.isNaN || b.isNaN
            {
                return .bool(false)
            }
            return .bool(holds(call.evaluator.compare(call.arguments[0], call.arguments[1])))
        }
    }
}
