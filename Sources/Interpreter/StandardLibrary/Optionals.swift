extension StandardLibrary {
    static var optionals: [Native] {
        [
            Native("Optional.==(lhs: Wrapped?, rhs: _OptionalNilComparisonType)") {
                .bool($0.arguments[0].isNil)
            },
            Native("Optional.!=(lhs: Wrapped?, rhs: _OptionalNilComparisonType)") {
                .bool(!$0.arguments[0].isNil)
            },
            Native("Optional.==(lhs: _OptionalNilComparisonType, rhs: Wrapped?)") {
                .bool($0.arguments[1].isNil)
            },
            Native("Optional.!=(lhs: _OptionalNilComparisonType, rhs: Wrapped?)") {
                .bool(!$0.arguments[1].isNil)
            },
            Native("Optional.debugDescription") { .string($0.evaluator.describe($0.receiver)) },
            Native("Optional.init(_:)") { .some($0.arguments[0]) },
            Native("??(optional: T?, defaultValue: @autoclosure () throws -> T)") { call in
                if case .some(let value) = call.arguments[0] { return value }
                return call.apply(1)
            },
            Native("??(optional: T?, defaultValue: @autoclosure () throws -> T?)") {
                $0.arguments[0].isNil ? $0.apply(1) : $0.arguments[0]
            },
            Native("Optional.map(_:)") { call in
                guard case .some(let value) = call.receiver else { return .none }
                return .some(call.apply(0, value))
            },
            Native("Optional.flatMap(_:)") { call in
                guard case .some(let value) = call.receiver else { return .none }
                return call.apply(0, value)
            },
            Native("Optional.unsafelyUnwrapped") {
                $0.receiver.unwrapped
                    ?? $0.trap("unexpectedly found nil while unwrapping an Optional value")
            },
        ]
    }
}
