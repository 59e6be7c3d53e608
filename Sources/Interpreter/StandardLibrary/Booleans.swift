extension StandardLibrary {
    static var booleans: [Declaration] {
        [
            Declaration(
                """
                struct Bool: Hashable, CustomStringConvertible, LosslessStringConvertible, Codable, Sendable, ExpressibleByBooleanLiteral {
                    typealias BooleanLiteralType = Bool
                    mutating func toggle() { self = !self }
                    var description: String { self ? "true" : "false" }
                    init() { self = false }
                    init(_ value: Bool) { self = value }
                    init?(_ description: String) {
                        if description == "true" { self = true } else if description == "false" { self = false } else { return nil }
                    }
                }
                """),
            Declaration(
                "extension Bool { static prefix func ! (a: Bool) -> Bool }", { .bool(!$0.bool(0)) }),
            Declaration(
                "extension Bool { static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool }",
                { $0.bool(0) ? $0.apply(1) : .bool(false) }),
            Declaration(
                "extension Bool { static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool }",
                { $0.bool(0) ? .bool(true) : $0.apply(1) }),
            Declaration(
                "extension Bool { static func random() -> Bool }", { .bool($0.evaluator.nextRandom() >> 63 == 1) }),
        ]
    }
}
