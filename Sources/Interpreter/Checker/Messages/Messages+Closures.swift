import Syntax

/// Closures and result builders.
extension Messages {
    static let anonymousOutsideClosure = "anonymous closure argument not contained in a closure"
    static func escapingCapture(_ name: String) -> String { "escaping closure captures \(name)" }
    static func bodyExpected(_ kind: FunctionDeclaration.Kind) -> String {
        switch kind {
        case .initializer: "initializer requires a body"
        case .getter, .setter, .subscriptGetter, .subscriptSetter: "expected '{' to start getter definition"
        default: "expected '{' in body of function declaration"
        }
    }
    static func builderLacks(_ builder: NominalDeclaration, _ name: Name) -> String {
        "result builder '\(builder.name.text)' does not implement '\(name.text)'"
    }
    static func cannotConvertClosureResult(_ found: Type, _ wanted: Type) -> String {
        "cannot convert value of type '\(found.text)' to closure result type '\(wanted.text)'"
    }
    static func closureArgumentCount(_ type: Type, expected: Int, used: Int) -> String {
        "contextual closure type '\(type.declaredText)' expects \(expected) argument\(expected == 1 ? "" : "s"), "
            + "but \(used) \(used == 1 ? "was" : "were") used in closure body"
    }
    static func closureIgnoresArguments(_ count: Int) -> String {
        "contextual type for closure argument list expects \(count) argument\(count == 1 ? "" : "s"), "
            + "which cannot be implicitly ignored"
    }
    static func closureParameterMismatch(_ wanted: Type, _ written: Type) -> String {
        "cannot convert value of type '(\(written.text))' to expected argument type '(\(wanted.text))'"
    }
    static func controlFlowInBuilder(_ builder: NominalDeclaration) -> String {
        "closure containing control flow statement cannot be used with result builder '\(builder.name.text)'"
    }
    static let emptyBranch = "expected expression in branch of 'if' expression"
}
