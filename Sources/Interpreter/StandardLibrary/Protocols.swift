import Syntax

/// The protocols that types of snippets conform to, with what the compiler or `Evaluator` supplies for them.
extension StandardLibrary {
    static var protocols: [Declaration] {
        [
            Declaration("protocol Sendable { }"),
            Declaration("protocol SendableMetatype { }"),
            Declaration("protocol Copyable { }"),
            Declaration("protocol BitwiseCopyable { }"),
            Declaration("protocol Escapable { }"),
            Declaration("protocol AnyObject { }"),
            Declaration("typealias Void = ()"),
            Declaration("enum Never { }"),
            Declaration("extension Never: Equatable, Hashable, Comparable, Error, Codable { }"),
            Declaration("protocol Encodable { }"),
            Declaration("protocol Decodable { }"),
            Declaration("typealias Codable = Encodable & Decodable"),
            Declaration("protocol Error { }"),
            Declaration(
                "extension Error { var localizedDescription: String }",
                { call in
                    let evaluator = call.evaluator
                    if evaluator.conforms(call.receiver, protocolNamed: "LocalizedError"),
                        case .some(let text) = evaluator.property("errorDescription", of: call.receiver)
                    {
                        return text
                    }
                    return .string("The operation couldn’t be completed. (\(evaluator.describe(call.receiver)))")
                }),
            Declaration("protocol LocalizedError: Error { var errorDescription: String? { get } }"),
            Declaration(
                """
                extension LocalizedError {
                    var errorDescription: String? { nil }
                    var localizedDescription: String { errorDescription ?? "The operation couldn’t be completed." }
                }
                """),
        ] + equality + identity + literals
    }

    private static var equality: [Declaration] {
        [
            Declaration("protocol Equatable { }"),
            Declaration(
                "extension Equatable { static func == (lhs: Self, rhs: Self) -> Bool }",
                { .bool($0.evaluator.areEqual($0.arguments[0], $0.arguments[1])) }),
            Declaration(
                "extension Equatable { static func != (lhs: Self, rhs: Self) -> Bool }",
                { .bool(!$0.evaluator.areEqual($0.arguments[0], $0.arguments[1])) }),
            Declaration("protocol Hashable: Equatable { }"),
            Declaration(
                "extension Hashable { func hash(into hasher: inout Hasher) }",
                { call in
                    call.arguments[0] = call.evaluator.hashed(call.arguments[0], call.receiver)
                    return .void
                }),
            Declaration(
                "extension Hashable { var hashValue: Int }",
                { .int(Int64(bitPattern: $0.evaluator.hash($0.receiver))) }),
            Declaration("struct Hasher { var state: Int = 0; init() { } }"),
            Declaration(
                "extension Hasher { mutating func combine<H: Hashable>(_ value: H) }",
                { call in
                    call.receiver = call.evaluator.hashed(call.receiver, call.arguments[0])
                    return .void
                }),
            Declaration("extension Hasher { func finalize() -> Int { state } }"),
            Declaration("struct AnyHashable: Hashable { var base: Any; init<H: Hashable>(_ base: H) { self.base = base } }"),
            Declaration("protocol Comparable: Equatable { }"),
            comparison("<") { $0 < 0 },
            comparison(">") { $0 > 0 },
            comparison("<=") { $0 <= 0 },
            comparison(">=") { $0 >= 0 },
            Declaration(
                "func min<T: Comparable>(_ x: T, _ y: T) -> T",
                { $0.evaluator.compare($0.arguments[1], $0.arguments[0]) < 0 ? $0.arguments[1] : $0.arguments[0] }),
            Declaration(
                "func max<T: Comparable>(_ x: T, _ y: T) -> T",
                { $0.evaluator.compare($0.arguments[1], $0.arguments[0]) < 0 ? $0.arguments[0] : $0.arguments[1] }),
            Declaration(
                """
                func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
                    var least = min(min(x, y), z)
                    for value in rest { least = min(least, value) }
                    return least
                }
                """),
            Declaration(
                """
                func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
                    var greatest = max(max(x, y), z)
                    for value in rest { greatest = max(greatest, value) }
                    return greatest
                }
                """),
        ]
    }

    /// An ordering operator. Floating-point numbers compare as such: every order with a NaN is false.
    private static func comparison(_ name: StaticString, _ holds: @escaping (Int) -> Bool) -> Declaration {
        Declaration("extension Comparable { static func \(name) (lhs: Self, rhs: Self) -> Bool }") { call in
            if case .double(let a) = call.arguments[0], case .double(let b) = call.arguments[1], a.isNaN || b.isNaN {
                return .bool(false)
            }
            return .bool(holds(call.evaluator.compare(call.arguments[0], call.arguments[1])))
        }
    }

    private static var identity: [Declaration] {
        [
            Declaration("protocol Identifiable<ID> { associatedtype ID: Hashable; var id: ID { get } }"),
            Declaration("extension Identifiable where Self: AnyObject { var id: ObjectIdentifier { ObjectIdentifier(self) } }"),
            Declaration("struct ObjectIdentifier: Hashable, Comparable { let object: AnyObject; init(_ object: AnyObject) { self.object = object } }"),
            Declaration("protocol CaseIterable { associatedtype AllCases: Collection = [Self]; static var allCases: AllCases { get } }"),
            Declaration("protocol RawRepresentable<RawValue> { associatedtype RawValue; init?(rawValue: RawValue); var rawValue: RawValue { get } }"),
            Declaration("protocol CustomStringConvertible { var description: String { get } }"),
            Declaration("protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }"),
            Declaration("protocol CustomDebugStringConvertible { var debugDescription: String { get } }"),
            Declaration("protocol TextOutputStream { mutating func write(_ string: String) }"),
        ]
    }

    private static var literals: [Declaration] {
        [
            Declaration("protocol ExpressibleByIntegerLiteral { associatedtype IntegerLiteralType; init(integerLiteral value: IntegerLiteralType) }"),
            Declaration("protocol ExpressibleByFloatLiteral { associatedtype FloatLiteralType; init(floatLiteral value: FloatLiteralType) }"),
            Declaration("protocol ExpressibleByBooleanLiteral { associatedtype BooleanLiteralType; init(booleanLiteral value: BooleanLiteralType) }"),
            Declaration("protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }"),
            Declaration("protocol ExpressibleByUnicodeScalarLiteral { }"),
            Declaration("protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral { }"),
            Declaration("protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral { associatedtype StringLiteralType; init(stringLiteral value: StringLiteralType) }"),
            Declaration("protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral { }"),
            Declaration("protocol StringInterpolationProtocol { }"),
            Declaration("protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement; init(arrayLiteral elements: ArrayLiteralElement...) }"),
            Declaration("protocol ExpressibleByDictionaryLiteral { associatedtype Key; associatedtype Value; init(dictionaryLiteral elements: (Key, Value)...) }"),
        ]
    }
}
