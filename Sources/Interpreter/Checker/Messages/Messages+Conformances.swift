import Syntax

/// What protocols, generic clauses and superclasses demand.
extension Messages {
    static func cannotConform(_ type: Type, _ wanted: NominalDeclaration) -> String {
        "type '\(type.text)' cannot conform to '\(wanted.name.text)'"
    }
    static let uncalledFunction = "this names a function without calling it: add '()', or its arguments"
    static let statementInBuilder =
        "only what has a value is shown here: change state in a closure that runs later, such as a button's action"
    static func numberAsText(_ number: String) -> String {
        "a number is no text: write \"\\(\(number.utf8.count < 30 ? number : "…"))\""
    }
    static let identifyBySelf = "say what tells the elements apart: add 'id: \\.self'"
    static func inheritanceOfExtension(_ name: Name) -> String {
        "extension of protocol '\(name.text)' cannot have an inheritance clause"
    }
    static func cannotInherit(_ type: Type, isClass: Bool) -> String {
        "inheritance from non-protocol\(isClass ? ", non-class" : "") type '\(type.text)'"
    }
    static func classNotSynthesized(_ parent: NominalDeclaration) -> String {
        "automatic synthesis of '\(parent.name.text)' is not supported for class declarations"
    }
    static func copiedDeinitializer(_ parent: NominalDeclaration) -> String {
        let kind = parent.kind == .enum ? "enum" : "struct"
        return "deinitializer cannot be declared in \(kind) '\(parent.name.text)' that conforms to 'Copyable'"
    }
    static func doesNotConform(_ type: Type, _ parent: NominalDeclaration) -> String {
        "type '\(type.text)' does not conform to protocol '\(parent.name.text)'"
    }
    static func existentialConformsToNothing(_ name: Name, _ type: Type) -> String {
        "cannot infer '\(name.text)' = '\(type.text)' because '\(type.text)' as a type cannot conform to protocols; did you mean to "
            + "use an opaque result type?"
    }
    static func genericArgumentCount(_ declaration: NominalDeclaration, got: Int, expected: Int) -> String {
        if expected == 0 { return "cannot specialize non-generic type '\(declaration.name.text)'" }
        return "generic type '\(declaration.name.text)' specialized with too "
            + "\(got > expected ? "many" : "few") type parameters (got \(got), but expected \(expected))"
    }
    static func genericArgumentsMissing(_ declaration: NominalDeclaration) -> String {
        "reference to generic type '\(declaration.name.text)' requires arguments in <...>"
    }
    static let overrideMissing = "overriding declaration requires an 'override' keyword"
    static let overrideOutsideClass = "'override' can only be specified on class members"
    static let overridesNothing = "method does not override any method from its superclass"
    static func opaqueMismatch(_ type: Type) -> String {
        "function declares an opaque return type '\(type.text)', but the return statements in its body "
            + "do not have matching underlying types"
    }
    static let opaqueNotAllowed = "'some' types are only permitted in properties, subscripts, and functions"
    static func opaqueRequires(
        _ function: FunctionDeclaration?, _ variable: VariableDeclaration?, _ found: Type,
        _ wanted: NominalDeclaration
    ) -> String {
        let what: String
        if let function {
            what =
                (function.kind == .getter ? "property '" : methodKind(function) + " '") + shortName(function)
                + "'"
        } else {
            what = variable.map { "property '\($0.name.text)'" } ?? "declaration"
        }
        return "return type of \(what) requires that '\(found.text)' conform to '\(wanted.name.text)'"
    }
    static func payloadNotConforming(_ type: Type, _ parent: NominalDeclaration) -> String {
        "associated value type '\(type.text)' does not conform to protocol '\(parent.name.text)', "
            + "preventing synthesized conformance"
    }
    static func privateWitness(_ witness: String, _ parent: NominalDeclaration) -> String {
        let demand = parent.isLibrary ? "be as accessible as its enclosing type" : "be declared internal"
        return witness
            + " must \(demand) because it matches a requirement in \(parent.isLibrary ? "" : "internal ")protocol "
            + "'\(parent.name.text)'"
    }
    static func propertyRequires(_ name: Name, _ type: Type, _ wanted: NominalDeclaration) -> String {
        "property '\(name.text)' requires that '\(type.text)' conform to '\(wanted.name.text)'"
    }
    static func propertyRequiresSame(_ name: Name, _ a: Type, _ b: Type) -> String {
        "property '\(name.text)' requires the types '\(a.text)' and '\(b.text)' be equivalent"
    }
    static func requiresConformance(_ requirer: String, _ type: Type, _ wanted: NominalDeclaration) -> String
    {
        "\(requirer) requires that '\(type.text)' conform to '\(wanted.name.text)'"
    }
    static func requiresFunction(_ function: FunctionDeclaration) -> String {
        "protocol requires function '\(shortName(function))'"
    }
    static func requiresOrder(_ type: Type) -> String {
        "protocol requires function '<' with type '(\(type.text), \(type.text)) -> Bool'"
    }
    static func requiresNestedType(_ name: Name) -> String { "protocol requires nested type '\(name.text)'" }
    static func requiresProperty(_ name: Name, _ type: Type) -> String {
        "protocol requires property '\(name.text)' with type '\(type.text)'"
    }
    static func requiresSame(_ requirer: String, _ a: Type, _ b: Type) -> String {
        "\(requirer) requires the types '\(a.text)' and '\(b.text)' be equivalent"
    }
    static func storedNotConforming(_ type: Type, _ parent: NominalDeclaration) -> String {
        "stored property type '\(type.text)' does not conform to protocol '\(parent.name.text)', "
            + "preventing synthesized conformance"
    }
    static let witnessNotSettable = "candidate is not settable, but protocol requires it"
    static func witness(_ function: FunctionDeclaration) -> String {
        (function.kind == .initializer ? "initializer '" : "method '") + shortName(function) + "'"
    }
    static func witnessOfOtherType(_ type: Type) -> String {
        "candidate has non-matching type '\(type.text)'"
    }
}
