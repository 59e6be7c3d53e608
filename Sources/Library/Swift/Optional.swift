enum Optional<Wrapped>: ExpressibleByNilLiteral {
    case none
    case some(Wrapped)
}

extension Optional: Equatable where Wrapped: Equatable {}

extension Optional: Hashable where Wrapped: Hashable {}

extension Optional: Sendable where Wrapped: Sendable {}

extension Optional: Encodable where Wrapped: Encodable {}

extension Optional: Decodable where Wrapped: Decodable {}

struct _OptionalNilComparisonType: ExpressibleByNilLiteral { init(nilLiteral: ()) {} }

extension Optional {
    @native static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
    @native static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
    @native static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
    @native static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool

    mutating func take() -> Wrapped? {
        let value = self
        self = nil
        return value
    }
}

extension Optional: CustomDebugStringConvertible { @native var debugDescription: String }

extension Optional {
    @native init(_ some: Wrapped)
}

@native func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T

@native func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T?

extension Optional {
    @native func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
    @native func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
    @native var unsafelyUnwrapped: Wrapped
}
