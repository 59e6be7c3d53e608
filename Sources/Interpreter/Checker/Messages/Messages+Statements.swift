import Syntax

/// Control flow, patterns and what a function returns.
extension Messages {
    static func onlyNonLocal(_ access: Name) -> String {
        "attribute '\(access.text)' can only be used in a non-local scope"
    }
    static let addDefault = "add a default clause"
    static func addMissingCase(_ text: String) -> String { "add missing case: '\(text)'" }
    static let assignmentAsCondition = "use of '=' in a boolean context, did you mean '=='?"
    static func branchAsArgument(_ word: Name) -> String {
        "'\(word.text)' may only be used as expression in return, throw, or as the source of an assignment"
    }
    static func branchMismatch(_ a: Type, _ b: Type) -> String {
        "branches have mismatching types '\(a.text)' and '\(b.text)'"
    }
    static let breakOutside = "'break' is only allowed inside a loop, if, do, or switch"
    static func caseOfOtherType(_ name: Name, _ subject: Type) -> String {
        "enum case '\(name.text)' is not a member of type '\(subject.text)'"
    }
    static func conditionalBindingNotOptional(_ type: Type) -> String {
        "initializer for conditional binding must have Optional type, not '\(type.text)'"
    }
    static let continueOutside = "'continue' is only allowed inside a loop"
    static func emptyCase(isDefault: Bool) -> String {
        isDefault
            ? "'default' label in a 'switch' must have at least one executable statement"
            : "'case' label in a 'switch' must have at least one executable statement"
    }
    static let guardFallsThrough =
        "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
    static let ifWithoutElse = "'if' must have an unconditional 'else' to be used as expression"
    static func missingReturn(_ function: FunctionDeclaration, _ type: Type) -> String {
        switch function.kind {
        case .getter, .subscriptGetter: "missing return in getter expected to return '\(type.text)'"
        default:
            function.parent == nil
                ? "missing return in global function expected to return '\(type.text)'"
                : "missing return in \(methodKind(function)) expected to return '\(type.text)'"
        }
    }
    static func missingReturnInClosure(_ type: Type) -> String {
        "missing return in closure expected to return '\(type.text)'"
    }
    static func missingReturnLocal(_ function: FunctionDeclaration?, _ type: Type) -> String {
        "missing return in local function expected to return '\(type.text)'"
    }
    static func notASequence(_ type: Type) -> String {
        "for-in loop requires '\(type.text)' to conform to 'Sequence'"
    }
    static let opaqueWithoutReturn =
        "function declares an opaque return type, but has no return statements in its body "
        + "from which to infer an underlying type"
    static func optionalPattern(_ type: Type) -> String {
        "'?' pattern cannot match values of type '\(type.text)'"
    }
    static func patternMismatch(_ found: Type, _ wanted: Type) -> String {
        "expression pattern of type '\(found.text)' cannot match values of type '\(wanted.text)'"
    }
    static func patternLabel(_ label: Name, _ wanted: Name) -> String {
        "tuple pattern element label '\(label.text)' must be '\(wanted.text)'"
    }
    static func bindingOfOtherType(_ type: Type, _ wanted: Type) -> String {
        "pattern variable bound to type '\(type.text)', expected type '\(wanted.text)'"
    }
    static let returnOutsideFunction = "return invalid outside of a func"
    static let returnWithoutValue = "non-void function should return a value"
    static func superfluousPayload(_ name: Name) -> String {
        "pattern with associated values does not match enum case '\(name.text)'"
    }
    static let switchWithoutCases =
        "'switch' statement body must have at least one 'case' or 'default' block; add a default case"
    static let switchNotExhaustive = "switch must be exhaustive"
    static func ternaryMismatch(_ a: Type, _ b: Type) -> String {
        "result values in '? :' expression have mismatching types '\(a.text)' and '\(b.text)'"
    }
    /// What is wrong with a value that several names take apart; nil when it has as many parts.
    static func takenApart(_ found: Type, names: Int) -> String? {
        if found.isUnknown { return nil }
        guard case .tuple(let parts) = found else {
            let holes = joined(Array(repeating: "_", count: names), ", ")
            return "cannot convert value of type '\(found.text)' to specified type '(\(holes))'"
        }
        if parts.count == names { return nil }
        return tupleLengths(
            found, .tuple((0..<names).map { $0 < parts.count ? parts[$0] : TupleTypeElement(type: .unknown) })
        )
    }
    static func tupleLengths(_ found: Type, _ wanted: Type) -> String {
        "'\(found.text)' is not convertible to '\(wanted.text)', tuples have a different number of elements"
    }
    static func tuplePattern(_ type: Type) -> String {
        if case .tuple = type { return "tuple pattern has the wrong length for tuple type '\(type.text)'" }
        return "tuple pattern cannot match values of the non-tuple type '\(type.text)'"
    }
    static let unexpectedReturnValue = "unexpected non-void return value in void function"
    static let unusedFunction = "function is unused"
    static func unknownLabel(_ name: Name) -> String { "cannot find label '\(name.text)' in scope" }
}
