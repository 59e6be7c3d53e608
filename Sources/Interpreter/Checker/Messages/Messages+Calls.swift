import Syntax

/// Arguments and the functions that they are passed to.
extension Messages {
    static func argumentDoesNotConform(_ type: Type, _ wanted: NominalDeclaration) -> String {
        "argument type '\(type.text)' does not conform to expected type '\(wanted.name.text)'"
    }
    static func argumentOrder(_ late: String, before early: String) -> String {
        "\(late) must precede \(early)"
    }
    static func cannotCall(_ type: Type) -> String { "cannot call value of non-function type '\(type.text)'" }
    static func noAssociatedValues(_ name: Name) -> String {
        "enum case '\(name.text)' has no associated values"
    }
    static func extraArgument(_ label: Name?) -> String {
        label.map { "extra argument '\($0.text)' in call" } ?? "extra argument in call"
    }
    static func extraArguments(_ names: [String]) -> String {
        "extra arguments \(joined(names, ", ")) in call"
    }
    static func extraArgumentsAt(_ positions: [String]) -> String {
        "extra arguments at positions \(joined(positions, ", ")) in call"
    }
    static let extraTrailingClosure = "extra trailing closure passed in call"
    static func extraneousLabels(_ labels: String, isOne: Bool) -> String {
        "extraneous argument label\(isOne ? "" : "s") '\(labels)' in call"
    }
    static func inaccessibleInitializer(_ type: Name, _ access: AccessLevel) -> String {
        "'\(type.text)' initializer is inaccessible due to '\(access.word)' protection level"
    }
    static func layoutNeedsParentheses(_ name: String) -> String {
        "'\(name)' needs arguments before its content: write '\(name)(…) { … }'"
    }
    static func missingArguments(_ names: [String]) -> String {
        names.count == 1
            ? "missing argument for parameter \(names[0]) in call"
            : "missing arguments for parameters \(joined(names, ", ")) in call"
    }
    static func missingCall(_ wanted: Type) -> String {
        "function produces expected type '\(wanted.text)'; did you mean to call it with '()'?"
    }
    static func missingLabels(_ labels: String, isOne: Bool) -> String {
        "missing argument label\(isOne ? "" : "s") '\(labels)' in call"
    }
    static func memberOnType(_ name: Name, _ type: Type) -> String {
        instanceOnType(name, type.text) + "; did you mean to use a value of this type instead?"
    }
    static let noArgumentsTaken = "argument passed to call that takes no arguments"
    static func noExactMatches(_ function: FunctionDeclaration, _ name: Name) -> String {
        switch function.kind {
        case .initializer: "no exact matches in call to initializer"
        case .subscriptGetter: "no exact matches in call to subscript"
        default: "no exact matches in call to \(methodKind(function)) '\(name.text)'"
        }
    }
    static func noInitializers(_ type: Type) -> String {
        "'\(type.text)' cannot be constructed because it has no accessible initializers"
    }
    static func protocolCannotBeMade(_ type: Type) -> String {
        "'\(type.text)' cannot be constructed because it has no accessible initializers"
    }
    static func stackIsNoLayout(_ name: Name, _ proposal: Name) -> String {
        "'\(name.text)' is a view, not a layout; use '\(proposal.text)'"
    }
    static let superWithoutSuperclass = "'super' cannot be used here: the type has no superclass"
    static func trailingClosureMismatch(_ type: Type) -> String {
        "trailing closure passed to parameter of type '\(type.text)' that does not accept a closure"
    }
    static func usedAsProperty(_ function: FunctionDeclaration) -> String {
        "\(function.parent == nil ? "function" : "method") '\(function.name.text)' was used as a property; add () to call it"
    }
    static func wrongLabels(have: String, expected: String, isOne: Bool) -> String {
        "incorrect argument label\(isOne ? "" : "s") in call (have '\(have)', expected '\(expected)')"
    }
}
