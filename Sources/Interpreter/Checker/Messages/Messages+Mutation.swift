import Syntax

/// What cannot be changed, and why.
extension Messages {
    static func immutable(_ place: Place, _ obstacle: BodyChecker.Obstacle, _ action: MutationAction)
        -> String
    {
        if case .assign = action, case .value(let value) = place.kind, case .call = value.kind {
            return "expression is not assignable: " + reason(obstacle)
        }
        return attempt(action, place) + reason(obstacle)
    }

    private static func attempt(_ action: MutationAction, _ place: Place) -> String {
        switch action {
        case .assign: assignment(to: place)
        case .update: "left side of mutating operator isn't mutable: "
        case .mutating: "cannot use mutating member on immutable value: "
        case .inout: "cannot pass immutable value as inout argument: "
        }
    }

    private static func assignment(to place: Place) -> String {
        switch place.kind {
        case .member, .witness, .staticMember, .staticWitness: "cannot assign to property: "
        case .subscripted: "cannot assign through subscript: "
        default: "cannot assign to value: "
        }
    }

    private static func reason(_ obstacle: BodyChecker.Obstacle) -> String {
        switch obstacle {
        case .constant(let name): "'\(name.text)' is a 'let' constant"
        case .getOnly(let name): "'\(name.text)' is a get-only property"
        case .privateSetter(let name): "'\(name.text)' setter is inaccessible"
        case .selfIsImmutable: "'self' is immutable"
        case .subscriptGetOnly: "subscript is get-only"
        case .rvalue(let value): temporary(value)
        }
    }

    private static func temporary(_ value: Expression) -> String {
        switch value.kind {
        case .literal: return "literals are not mutable"
        case .call(let call):
            let function = call.callee.function
            if function.kind == .initializer { return "function call returns immutable value" }
            return "'\(function.name.text)' returns immutable value"
        case .function(let callee, receiver: .some, _): return "'\(callee.function.name.text)' is a method"
        default: return "expression is not a variable"
        }
    }

    static func missingAmpersand(_ type: Type) -> String {
        "passing value of type '\(type.text)' to an inout parameter requires explicit '&'"
    }
    static let mutatingAsValue = "cannot reference 'mutating' method as function value"
    static let mutatingInClass = "'mutating' is not valid on instance methods in classes"
    static let strayAmpersand = "'&' may only be used to pass an argument to inout parameter"
    static func strayAmpersandArgument(_ type: Type) -> String {
        "'&' used with non-inout argument of type '\(type.text)'"
    }
    static let strayWildcard = "'_' can only appear in a pattern or on the left side of an assignment"
}
