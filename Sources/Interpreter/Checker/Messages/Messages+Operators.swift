import Syntax

/// Operators and their operands.
extension Messages {
    static func ambiguousUse(_ name: Name) -> String { "ambiguous use of '\(name.text)'" }
    static func ambiguousOperator(_ name: Name) -> String { "ambiguous use of operator '\(name.text)'" }
    static func binaryOperator(_ name: Name, _ a: Type, _ b: Type) -> String {
        "binary operator '\(name.text)' cannot be applied to operands of type '\(a.text)' and '\(b.text)'"
    }
    static func binaryOperatorTwice(_ name: Name, _ type: Type) -> String {
        "binary operator '\(name.text)' cannot be applied to two '\(type.text)' operands"
    }
    static func cannotConvert(_ op: Name, _ type: Type) -> String {
        "cannot convert operator '\(op.text)' to expected type '\(type.text)'"
    }
    static let coalesceHint =
        "coalesce using '??' to provide a default when the optional value contains 'nil'"
    static func coalesceNonOptional(_ type: Type) -> String {
        "left side of nil coalescing operator '??' has non-optional type '\(type.text)', "
            + "so the right side is never used"
    }
    static func notUnary(_ name: Name, isPostfix: Bool) -> String {
        "'\(name.text)' is not a \(isPostfix ? "postfix" : "prefix") unary operator"
    }
    static func partialOverloads(_ name: Name, _ lists: [String]) -> String {
        "overloads for '\(name.text)' exist with these partially matching parameter lists: \(joined(lists, ", "))"
    }
    static func unaryOperator(_ name: Name, _ type: Type) -> String {
        "unary operator '\(name.text)' cannot be applied to an operand of type '\(type.text)'"
    }
    static func unknownOperator(_ name: Name, _ meant: String?) -> String {
        "cannot find operator '\(name.text)' in scope" + (meant.map { "; did you mean '" + $0 + "'?" } ?? "")
    }
}
