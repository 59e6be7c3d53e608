import Syntax

/// Declarations that cannot stand as they are.
extension Messages {
    static func tooManyInferred(_ name: Name) -> String {
        "'\(name.text)' stands at the end of more than 100 declarations that need each other to be known"
    }
    static func tooManyAncestors(_ name: Name) -> String { "'\(name.text)' has more than 100 ancestors" }
    static let typeTooLarge =
        "the type of this is made of more than 10000 types, which is too large to be checked"
    static func moreErrors(_ count: Int) -> String {
        "\(count) more \(count == 1 ? "error" : "errors") after these"
    }
    static let computedLet = "'let' declarations cannot be computed properties"
    static let observingLet = "'let' declarations cannot be observing properties"
    static func staticAtTopLevel(_ word: Name, _ what: String) -> String {
        "\(word.text) \(what) may only be declared on a type"
    }
    static func circularReference(_ name: Name) -> String { "circular reference to '\(name.text)'" }
    static func mainMissing(_ name: Name) -> String {
        "'\(name.text)' is annotated with '@main' and must provide a main static function of type () -> Void, () throws -> Void, "
            + "() async -> Void, or () async throws -> Void"
    }
    static func inheritsItself(_ name: Name) -> String { "'\(name.text)' inherits from itself" }
    static func refinesItself(_ name: Name) -> String { "protocol '\(name.text)' refines itself" }
    static func namesItself(_ name: Name) -> String { "type alias '\(name.text)' references itself" }
    static func recursiveEnum(_ name: Name) -> String {
        "recursive enum '\(name.text)' is not marked 'indirect'"
    }
    static func holdsItself(_ declaration: NominalDeclaration) -> String {
        "value type '\(declaration.name.text)' cannot have a stored property that recursively contains it"
    }
    static func inferredVoid(_ name: Name, isLet: Bool) -> String {
        "\(isLet ? "constant" : "variable") '\(name.text)' inferred to have type '()', which may be unexpected"
    }
    static let rawValueNotLiteral = "raw value for enum case must be a literal"
    static func constrained(_ subject: String, to type: Type) -> String {
        "type '\(subject)' constrained to non-protocol, non-class type '\(type.text)'"
    }
    static func recursiveConstraint(_ a: Type, _ b: Type) -> String {
        "same-type constraint '\(a.text)' == '\(b.text)' is recursive"
    }

    static func declaredThere(_ name: Name) -> String { "'\(name.text)' is declared here, too" }
    static func redeclaration(_ name: Name) -> String { "invalid redeclaration of '\(name.text)'" }
    static func overriddenTwice(_ function: FunctionDeclaration) -> String {
        "'\(declaredName(function))' has already been overridden"
    }
    static func rawValueOfOtherType(_ name: Name, _ type: Name) -> String {
        "'\(name.text)' declares raw type '\(type.text)', but does not conform to RawRepresentable and conformance could "
            + "not be synthesized"
    }
    static let rawValueTwice = "raw value for enum case is not unique"
    static let storedInEnum = "enums must not contain stored properties"
    static let storedInExtension = "extensions must not contain stored properties"
    static let typeAnnotationMissing = "type annotation missing in pattern"
    static let valueInInitializer = "'nil' is the only return value permitted in an initializer"
    static func wrapperMismatch(_ own: Type, _ written: Type) -> String {
        "property type '\(written.text)' does not match 'wrappedValue' type '\(own.text)'"
    }
    static let wrappedParameter = "a property wrapper of a parameter is not applied by Galley yet"
    static let functionBuilderRenamed = "'@_functionBuilder' has been renamed to '@resultBuilder'"
    static let wrapperOnLet = "property wrapper can only be applied to a 'var'"
}
