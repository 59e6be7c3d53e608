protocol Sendable {}

protocol SendableMetatype {}

protocol Copyable {}

protocol BitwiseCopyable {}

protocol Escapable {}

protocol AnyObject {}

typealias Void = ()

enum Never {}

extension Never: Equatable, Hashable, Comparable, Error, Codable {}

protocol Encodable {}

protocol Decodable {}

typealias Codable = Encodable & Decodable

protocol Error {}

extension Error {
    @native var localizedDescription: String
}

protocol LocalizedError: Error { var errorDescription: String? { get } }

extension LocalizedError {
    var errorDescription: String? { nil }
    var localizedDescription: String { errorDescription ?? "The operation couldn’t be completed." }
}

protocol Equatable {}

extension Equatable {
    @native static func == (lhs: Self, rhs: Self) -> Bool
    @native static func != (lhs: Self, rhs: Self) -> Bool
}

protocol Hashable: Equatable {}

extension Hashable {
    @native func hash(into hasher: inout Hasher)
    @native var hashValue: Int
}

struct Hasher {
    var state: Int = 0
    init() {}
}

extension Hasher {
    @native mutating func combine<H: Hashable>(_ value: H)
    func finalize() -> Int { state }
}

struct AnyHashable: Hashable {
    var base: Any
    init<H: Hashable>(_ base: H) { self.base = base }
}

protocol Comparable: Equatable {}

extension Comparable {
    @native static func < (lhs: Self, rhs: Self) -> Bool
    @native static func > (lhs: Self, rhs: Self) -> Bool
    @native static func <= (lhs: Self, rhs: Self) -> Bool
    @native static func >= (lhs: Self, rhs: Self) -> Bool
}

@native func min<T: Comparable>(_ x: T, _ y: T) -> T

@native func max<T: Comparable>(_ x: T, _ y: T) -> T

func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
    var least = min(min(x, y), z)
    for value in rest { least = min(least, value) }
    return least
}

func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
    var greatest = max(max(x, y), z)
    for value in rest { greatest = max(greatest, value) }
    return greatest
}

protocol Identifiable<ID> {
    associatedtype ID: Hashable
    var id: ID { get }
}

extension Identifiable where Self: AnyObject {
    var id: ObjectIdentifier { ObjectIdentifier(self) }
}

struct ObjectIdentifier: Hashable, Comparable {
    let object: AnyObject
    init(_ object: AnyObject) { self.object = object }
}

protocol CaseIterable {
    associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
    static var allCases: AllCases { get }
}

protocol RawRepresentable<RawValue> {
    associatedtype RawValue
    init?(rawValue: RawValue)
    var rawValue: RawValue { get }
}

protocol CustomStringConvertible { var description: String { get } }

protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }

protocol CustomDebugStringConvertible { var debugDescription: String { get } }

protocol TextOutputStream { mutating func write(_ string: String) }

protocol ExpressibleByIntegerLiteral {
    associatedtype IntegerLiteralType
    init(integerLiteral value: IntegerLiteralType)
}

protocol ExpressibleByFloatLiteral {
    associatedtype FloatLiteralType
    init(floatLiteral value: FloatLiteralType)
}

protocol ExpressibleByBooleanLiteral {
    associatedtype BooleanLiteralType
    init(booleanLiteral value: BooleanLiteralType)
}

protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }

protocol ExpressibleByUnicodeScalarLiteral {}

protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {}

typealias StringLiteralType = String

typealias IntegerLiteralType = Int

typealias FloatLiteralType = Double

typealias BooleanLiteralType = Bool

protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
    associatedtype StringLiteralType
    init(stringLiteral value: StringLiteralType)
}

protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}

protocol StringInterpolationProtocol {}

protocol ExpressibleByArrayLiteral {
    associatedtype ArrayLiteralElement
    init(arrayLiteral elements: ArrayLiteralElement...)
}

protocol ExpressibleByDictionaryLiteral {
    associatedtype Key
    associatedtype Value
    init(dictionaryLiteral elements: (Key, Value)...)
}
