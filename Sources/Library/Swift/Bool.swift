struct Bool: Hashable, CustomStringConvertible, LosslessStringConvertible, Codable, Sendable,
    ExpressibleByBooleanLiteral
{
    typealias BooleanLiteralType = Bool
    mutating func toggle() { self = !self }
    var description: String { self ? "true" : "false" }
    init() { self = false }
    init(_ value: Bool) { self = value }

    init?(_ description: String) {
        if description == "true" {
            self = true
        } else if description == "false" {
            self = false
        } else {
            return nil
        }
    }
}

extension Bool {
    @native static prefix func ! (a: Bool) -> Bool
    @native static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
    @native static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
    @native static func random() -> Bool
}
