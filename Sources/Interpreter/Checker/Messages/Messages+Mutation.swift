import Syntax

/// What cannot be changed, and why.
extension Messages {
    static func assignToGetOnly(_ name: Name) -> String {
        "cannot assign to property: '\(name.text)' is a get-only property"
    }
    static let assignToGetOnlySubscript = "cannot assign through subscript: subscript is get-only"
    static func assignToLet(_ name: Name, _ place: Place) -> String {
        switch place.kind {
        case .member, .witness: assignToLetProperty(name)
        case .subscripted: "cannot assign through subscript: '\(name.text)' is a 'let' constant"
        default: "cannot assign to value: '\(name.text)' is a 'let' constant"
        }
    }
    static func assignToLetProperty(_ name: Name) -> String {
        "cannot assign to property: '\(name.text)' is a 'let' constant"
    }
    static let assignToValue = "cannot assign to value: expression is not a variable"
    static func assignWithImmutableSelf(_ place: Place) -> String {
        if case .local = place.kind { return "cannot assign to value: 'self' is immutable" }
        if case .subscripted = place.kind { return "cannot assign through subscript: 'self' is immutable" }
        return "cannot assign to property: 'self' is immutable"
    }
    static func inaccessibleSetter(_ name: Name) -> String { "'\(name.text)' setter is inaccessible" }
    static func inoutGetOnly(_ name: Name) -> String {
        "cannot pass immutable value as inout argument: '\(name.text)' is a get-only property"
    }
    static let inoutImmutableSelf = "cannot pass immutable value as inout argument: 'self' is immutable"
    static func inoutLet(_ name: Name) -> String {
        "cannot pass immutable value as inout argument: '\(name.text)' is a 'let' constant"
    }
    static let inoutValue = "cannot pass immutable value as inout argument: expression is not a variable"
    static func missingAmpersand(_ type: Type) -> String {
        "passing value of type '\(type.text)' to an inout parameter requires explicit '&'"
    }
    static let mutatingInClass = "'mutating' is not valid on instance methods in classes"
    static func mutateGetOnly(_ name: Name, _ own: Name) -> String {
        "cannot use mutating member on immutable value: '\(own.text)' is a get-only property"
    }
    static func mutateImmutableSelf(_ name: Name, _ place: Place) -> String {
        "cannot use mutating member on immutable value: 'self' is immutable"
    }
    static func mutateLet(_ name: Name, _ own: Name) -> String {
        "cannot use mutating member on immutable value: '\(own.text)' is a 'let' constant"
    }
    static func mutateValue(_ name: Name) -> String {
        "cannot use mutating member on immutable value: expression is not a variable"
    }
    static let strayAmpersand = "'&' may only be used to pass an argument to inout parameter"
    static let strayAmpersandArgument = "use of extraneous '&'"
    static let strayWildcard = "'_' can only appear in a pattern or on the left side of an assignment"
    static func updateGetOnly(_ name: Name) -> String { notMutable + "'\(name.text)' is a get-only property" }
    static let updateGetOnlySubscript = notMutable + "subscript is get-only"
    static let updateImmutableSelf = notMutable + "'self' is immutable"
    static func updateLet(_ name: Name) -> String { notMutable + "'\(name.text)' is a 'let' constant" }
    static let updateValue = notMutable + "expression is not a variable"
}
