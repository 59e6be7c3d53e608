import Syntax

/// Messages of the checker, worded as the Swift compiler words them. Those of one concern stand in a file
/// each, in alphabetical order; here are those about types that do not fit.
enum Messages {
    static func cannotInferGeneric(_ name: Name) -> String {
        name == "some"
            ? "generic parameter could not be inferred"
            : "generic parameter '\(name.text)' could not be inferred"
    }
    static let cannotInferType = "type of expression is ambiguous without a type annotation"
    static let chainHint = "chain the optional using '?' to access the member only for non-'nil' base values"
    static func elementMismatch(_ found: Type, _ wanted: Type) -> String {
        "cannot convert sequence element type '\(found.text)' to expected type '\(wanted.text)'"
    }
    static let emptyCollection = "empty collection literal requires an explicit type"
    static let forceHint = "force-unwrap using '!' to abort execution if the optional value contains 'nil'"
    static func forceUnwrapNonOptional(_ type: Type) -> String {
        "cannot force unwrap value of non-optional type '\(type.text)'"
    }
    static let heterogeneous =
        "heterogeneous collection literal could only be inferred to '[Any]'; "
        + "add explicit type annotation if this is intentional"
    static func ignored(_ name: String) -> String {
        "'\(name)' is not drawn by Galley yet: the picture is as without it"
    }
    static func integerOverflow(_ number: String, _ type: String) -> String {
        "integer literal '\(number)' overflows when stored into '\(type)'"
    }
    static func literalAsBoolean(_ number: Int64, _ word: String) -> String {
        "integer literal value '\(number)' cannot be used as a boolean; did you mean '\(word)'?"
    }
    static func numberAsBoolean(_ type: Type, isNegated: Bool) -> String {
        "type '\(type.text)' cannot be used as a boolean; test for '\(isNegated ? "==" : "!=") 0' instead"
    }
    static func optionalAsBoolean(_ type: Type) -> String {
        "optional type '\(type.text)' cannot be used as a boolean; test for '!= nil' instead"
    }
    static func mismatch(_ found: Type, _ wanted: Type, _ purpose: Purpose) -> String {
        switch purpose {
        case .argument, .negation:
            "cannot convert value of type '\(found.text)' to expected argument type '\(wanted.declaredText)'"
        case .assignment: "cannot assign value of type '\(found.text)' to type '\(wanted.text)'"
        case .coercion: "cannot convert value of type '\(found.text)' to type '\(wanted.text)' in coercion"
        case .closureResult: cannotConvertClosureResult(found, wanted)
        case .condition:
            "cannot convert value of type '\(found.text)' to expected condition type '\(wanted.text)'"
        case .defaultArgument:
            "default argument value of type '\(found.text)' cannot be converted to type '\(wanted.text)'"
        case .element:
            "cannot convert value of type '\(found.text)' to expected element type '\(wanted.text)'"
        case .key:
            "cannot convert value of type '\(found.text)' to expected dictionary key type '\(wanted.text)'"
        case .dictionaryValue:
            "cannot convert value of type '\(found.text)' to expected dictionary value type '\(wanted.text)'"
        case .initialization, .none, .throw:
            "cannot convert value of type '\(found.text)' to specified type '\(wanted.declaredText)'"
        case .returned:
            "cannot convert return expression of type '\(found.text)' to return type '\(wanted.text)'"
        }
    }
    static func mustUnwrap(_ found: Type, _ payload: Type) -> String {
        "value of optional type '\(found.text)' must be unwrapped to a value of type '\(payload.text)'"
    }
    static func nilForNonOptional(_ wanted: Type, _ purpose: Purpose) -> String {
        switch purpose {
        case .initialization: "'nil' cannot initialize specified type '\(wanted.text)'"
        case .assignment: "'nil' cannot be assigned to type '\(wanted.text)'"
        case .returned: "'nil' is incompatible with return type '\(wanted.text)'"
        case .closureResult: "'nil' is not compatible with closure result type '\(wanted.text)'"
        case .element: "'nil' is not compatible with expected element type '\(wanted.text)'"
        case .key: "'nil' is not compatible with expected dictionary key type '\(wanted.text)'"
        case .dictionaryValue: "'nil' is not compatible with expected dictionary value type '\(wanted.text)'"
        default: "'nil' is not compatible with expected argument type '\(wanted.text)'"
        }
    }
    static let nilInInitializer = "only a failable initializer can return 'nil'"
    static let nilWithoutContext = "'nil' requires a contextual type"
    static func otherPart(_ name: Name, _ found: Type, _ wanted: Type, isProjection: Bool) -> String {
        "cannot convert value '\(name.text)' of type '\(found.text)' to expected type '\(wanted.text)', "
            + "use \(isProjection ? "wrapped value" : "wrapper") instead"
    }
    static func optionalChainOnNonOptional(_ type: Type) -> String {
        "cannot use optional chaining on non-optional value of type '\(type.text)'"
    }
    static let regexNotUnderstood = "cannot parse regular expression"
    static let tooComplex =
        "the compiler is unable to type-check this expression in reasonable time; "
        + "try breaking up the expression into distinct sub-expressions"
}
