extension StandardLibrary {
    static var optionals: [Declaration] {
        [
            Declaration(
                "enum Optional<Wrapped>: ExpressibleByNilLiteral { case none; case some(Wrapped) }"),
            Declaration("extension Optional: Equatable where Wrapped: Equatable { }"),
            Declaration("extension Optional: Hashable where Wrapped: Hashable { }"),
            Declaration("extension Optional: Sendable where Wrapped: Sendable { }"),
            Declaration("extension Optional: Encodable where Wrapped: Encodable { }"),
            Declaration("extension Optional: Decodable where Wrapped: Decodable { }"),
            Declaration("struct _OptionalNilComparisonType: ExpressibleByNilLiteral { init(nilLiteral: ()) { } }"),
            Declaration(
                "extension Optional { static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool }",
                { .bool($0.arguments[0].isNil) }),
            Declaration(
                "extension Optional { static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool }",
                { .bool(!$0.arguments[0].isNil) }),
            Declaration(
                "extension Optional { static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool }",
                { .bool($0.arguments[1].isNil) }),
            Declaration(
                "extension Optional { static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool }",
                { .bool(!$0.arguments[1].isNil) }),
            Declaration("extension Optional { mutating func take() -> Wrapped? { let value = self; self = nil; return value } }"),
            Declaration("extension Optional: CustomDebugStringConvertible { var debugDescription: String }", { .string($0.evaluator.describe($0.receiver)) }),
            Declaration("extension Optional { init(_ some: Wrapped) }", { .some($0.arguments[0]) }),
            Declaration(
                "func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T",
                { call in
                    if case .some(let value) = call.arguments[0] { return value }
                    return call.apply(1)
                }),
            Declaration(
                "func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T?",
                { $0.arguments[0].isNil ? $0.apply(1) : $0.arguments[0] }),
            Declaration(
                "extension Optional { func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? }",
                { call in
                    guard case .some(let value) = call.receiver else { return .none }
                    return .some(call.apply(0, value))
                }),
            Declaration(
                "extension Optional { func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? }",
                { call in
                    guard case .some(let value) = call.receiver else { return .none }
                    return call.apply(0, value)
                }),
            Declaration(
                "extension Optional { var unsafelyUnwrapped: Wrapped }",
                { $0.receiver.unwrapped ?? $0.trap("unexpectedly found nil while unwrapping an Optional value") }),
        ]
    }
}
