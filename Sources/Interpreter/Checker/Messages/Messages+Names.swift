import Syntax

/// Names that mean nothing here, or not what they are used for.
extension Messages {
    static let typeAsValue = "expected member name or initializer call after type name"
    static func cannotFind(_ name: String) -> String { "cannot find '\(name)' in scope" }
    static func cannotFindButNear(_ name: String, _ near: Name) -> String {
        "cannot find '\(name)' in scope; did you mean '\(near.text)'?"
    }
    static func cannotFindType(_ name: Name) -> String { "cannot find type '\(name.text)' in scope" }
    static func cannotInferBase(_ name: Name) -> String {
        "cannot infer contextual base in reference to member '\(name.text)'"
    }
    static func nothingBeforeDot(_ name: Name) -> String {
        "nothing is before the dot: write what '.\(name.text)' is called on"
    }
    static func macroWithoutSign(_ name: String) -> String {
        "expansion of macro '\(name)' requires leading '#'"
    }
    static let elidedCode = "code is left out here ('...'), so there is nothing to show"
    static func inaccessible(_ name: Name, _ access: AccessLevel) -> String {
        "'\(name.text)' is inaccessible due to '\(access.word)' protection level"
    }
    static func instanceOnType(_ name: Name, _ type: String) -> String {
        "instance member '\(name.text)' cannot be used on type '\(type)'"
    }
    static func indexNotHashable(_ type: Type) -> String {
        "subscript index of type '\(type.text)' in a key path must be Hashable"
    }
    static let keyPathRoot =
        "cannot infer key path type from context; consider explicitly specifying a root type"
    static func memberOfOptional(_ name: Name, _ type: Type, _ payload: Type) -> String {
        "value of optional type '\(type.text)' must be unwrapped to refer to member '\(name.text)' "
            + "of wrapped base type '\(payload.text)'"
    }
    static func lostPeriod(_ name: Name, _ type: Type) -> String {
        "'\(name.text)' needs a leading '.' to apply to the view before it; here it applies to '\(type.text)' itself, "
            + "whose body would contain itself without end"
    }
    static func noImplicitMember(_ name: Name, of type: String) -> String {
        "type '\(type)' has no member '\(name.text)'"
    }
    /// What several candidates would look for in several types.
    static func withoutContext(_ name: String) -> String {
        "reference to member '\(name)' cannot be resolved without a contextual type"
    }
    static let numberIntoText =
        "'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead."
    static let numbersIntoText =
        "'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead."
    static func noMember(_ name: Name, _ type: Type) -> String {
        let isTuple = if case .tuple(let parts) = type { !parts.isEmpty } else { false }
        return "value of \(isTuple ? "tuple " : "")type '\(type.text)' has no member '\(name.text)'"
    }
    static func noDynamicMember(_ name: Name, _ type: Type, root: Type) -> String {
        "value of type '\(type.text)' has no dynamic member '\(name.text)' using key path from root type '\(root.text)'"
    }
    static func noStaticMember(_ name: Name, _ type: Type) -> String {
        "type '\(type.text)' has no member '\(name.text)'"
    }
    static func noSubscripts(_ type: Type) -> String { "value of type '\(type.text)' has no subscripts" }
    static func noMember(_ name: Name, ofModule module: Name) -> String {
        "module '\(module.text)' has no member named '\(name.text)'"
    }
    static func noModule(_ name: Name) -> String {
        "no such module '\(name.text)' here, so this import brings nothing in"
    }
    static func noModule(_ name: Name, _ near: Name) -> String {
        "no such module '\(name.text)'; did you mean '\(near.text)'?"
    }
    static func notAMemberType(_ name: Name, of type: Type) -> String {
        "'\(name.text)' is not a member type of type '\(type.text)'"
    }
    static let partsOfUIKit = "of UIKit's types only what previews use is available here"
    static func notDrawn(_ name: String) -> String { "'\(name)' is not drawn by Galley yet" }
    static func staticOnInstance(_ name: Name, _ type: Type) -> String {
        "static member '\(name.text)' cannot be used on instance of type '\(type.text)'"
    }
    static func unavailable(_ name: Name) -> String { "'\(name.text)' is not available" }
    static func unavailable(_ name: Name, _ framework: StaticString) -> String {
        "cannot find '\(name.text)' in scope: \(framework) is not available here"
    }
    static let selfOutsideType =
        "cannot find 'self' in scope; did you mean to use it in a type or extension context?"
    static func unknownAttribute(_ name: Name) -> String { "unknown attribute '\(name.text)'" }
    static func unknownMacro(_ name: Name) -> String { "no macro named '\(name.text)'" }
    static func usedBeforeDeclaration(_ name: Name) -> String {
        "use of local variable '\(name.text)' before its declaration"
    }
}
