import Syntax

/// Values that are not set yet, or set twice.
extension Messages {
    static func classWithoutInitializers(_ declaration: NominalDeclaration) -> String {
        "class '\(declaration.name.text)' has no initializers"
    }
    static func instanceInInitializer(_ name: Name) -> String {
        "cannot use instance member '\(name.text)' within property initializer; "
            + "property initializers run before 'self' is available"
    }
    static func storedWithoutValue(_ name: Name) -> String {
        "stored property '\(name.text)' without initial value prevents synthesized initializers"
    }
    static func capturedUnset(_ word: String, _ name: String) -> String {
        "\(word) '\(name)' captured by a closure before being initialized"
    }
    static let delegationMissing = "'self.init' isn't called on all paths before returning from initializer"
    static let superclassInitMissing =
        "'super.init' isn't called on all paths before returning from initializer"
    static func initializedTwice(_ name: String) -> String {
        "immutable value '\(name)' may only be initialized once"
    }
    static func passedUnset(_ word: String, _ name: String) -> String {
        "\(word) '\(name)' passed by reference before being initialized"
    }
    static let returnUnset = "return from initializer without initializing all stored properties"
    static let selfUnset = "'self' used before all stored properties are initialized"
    static func selfUnset(in use: String, before what: String) -> String {
        "'self' used in \(use) before \(what)"
    }
    static let selfCapturedUnset = "'self' captured by a closure before all members were initialized"
    static func unsetAtSuperInit(_ name: Name) -> String {
        "property 'self.\(name.text)' not initialized at super.init call"
    }
    static func usedUnset(_ word: String, _ name: String) -> String {
        "\(word) '\(name)' used before being initialized"
    }
}
