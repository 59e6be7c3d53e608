import Syntax

/// All messages of the checker, in alphabetical order, worded as the Swift compiler words them.
enum Messages {
    static let typeAsValue = "expected member name or initializer call after type name"
    static let addDefault = "add a default clause"
    static func addMissingCase(_ text: String) -> String { "add missing case: '\(text)'" }
    static func ambiguousOperator(_ name: Name) -> String { "ambiguous use of operator '\(name.text)'" }
    static let anonymousOutsideClosure = "anonymous closure argument not contained in a closure"
    static func argumentDoesNotConform(_ type: Type, _ wanted: NominalDeclaration) -> String {
        "argument type '\(type.text)' does not conform to expected type '\(wanted.name.text)'"
    }
    static func argumentOrder(_ late: String, before early: String) -> String {
        "argument '\(late)' must precede argument '\(early)'"
    }
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
    static func binaryOperator(_ name: Name, _ a: Type, _ b: Type) -> String {
        "binary operator '\(name.text)' cannot be applied to operands of type '\(a.text)' and '\(b.text)'"
    }
    static func binaryOperatorTwice(_ name: Name, _ type: Type) -> String {
        "binary operator '\(name.text)' cannot be applied to two '\(type.text)' operands"
    }
    static func bodyExpected(_ kind: FunctionDeclaration.Kind) -> String {
        switch kind {
        case .initializer: "initializer requires an initial body; expected '{'"
        case .getter, .setter, .subscriptGetter, .subscriptSetter: "expected '{' to start getter definition"
        default: "expected '{' in body of function declaration"
        }
    }
    static func branchMismatch(_ a: Type, _ b: Type) -> String {
        "branches have mismatching types '\(a.text)' and '\(b.text)'"
    }
    static let breakOutside = "'break' is only allowed inside a loop, if, do, or switch"
    static func builderLacks(_ builder: NominalDeclaration, _ name: Name) -> String {
        "result builder '\(builder.name.text)' does not implement '\(name.text)'"
    }
    /// A row's text without what only the compiler is told.
    static func candidate(_ text: String) -> String {
        let words = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        let shown = words.filter { !$0.elementsEqual("@_disfavoredOverload".utf8) }
        return "candidate: " + joined(shown.map { String(decoding: $0, as: UTF8.self) }, " ")
    }
    static func asyncArgument(_ wanted: FunctionType) -> String {
        "cannot pass function of type '\(suspending(wanted).text)' to parameter expecting synchronous function type"
    }
    static func asyncClosure(_ wanted: FunctionType) -> String {
        "invalid conversion from 'async' function of type '\(suspending(wanted).text)' to synchronous function type "
            + "'\(Type.function(wanted).text)'"
    }
    private static func suspending(_ type: FunctionType) -> Type {
        var type = type
        type.isAsync = true
        return .function(type)
    }
    static let asyncInSync = "'async' call in a function that does not support concurrency"
    static let callCanThrow = "call can throw but is not marked with 'try'"
    static let callCanThrowUnhandled = "call can throw, but it is not marked with 'try' and the error is not handled"
    static func cannotCall(_ type: Type) -> String {
        "cannot call value of non-function type '\(type.text)'"
    }
    static func cannotThrowOut(_ place: String) -> String { "call can throw, but errors cannot be thrown out of \(place)" }
    static let errorsAreLost = "errors thrown from here are not handled"
    static let errorsAreLostInCatch =
        "errors thrown from here are not handled because the enclosing catch is not exhaustive"
    static func cannotConform(_ type: Type, _ wanted: NominalDeclaration) -> String {
        "type '\(type.text)' cannot conform to '\(wanted.name.text)'"
    }
    static func cannotConvert(_ op: Name, _ type: Type) -> String {
        "cannot convert operator '\(op.text)' to expected type '\(type.text)'"
    }
    static func cannotConvertClosureResult(_ found: Type, _ wanted: Type) -> String {
        "cannot convert value of type '\(found.text)' to closure result type '\(wanted.text)'"
    }
    static func cannotFind(_ name: String) -> String { "cannot find '\(name)' in scope" }
    static func cannotFindButNear(_ name: String, _ near: Name) -> String {
        "cannot find '\(name)' in scope; did you mean '\(near.text)'?"
    }
    static func cannotFindType(_ name: Name) -> String { "cannot find type '\(name.text)' in scope" }
    static func cannotInferBase(_ name: Name) -> String {
        "cannot infer contextual base in reference to member '\(name.text)'"
    }
    static func cannotInferGeneric(_ name: Name) -> String {
        name == "some" ? "generic parameter could not be inferred"
            : "generic parameter '\(name.text)' could not be inferred"
    }
    static let cannotInferType = "type of expression is ambiguous without a type annotation"
    static func cannotInherit(_ type: Type) -> String { "inheritance from non-protocol type '\(type.text)'" }
    static func caseOfOtherType(_ name: Name, _ named: Type, _ subject: Type) -> String {
        "enum case '\(name.text)' is not a member of type '\(subject.text)'"
    }
    static let chainHint = "chain the optional using '?' to access the member only for non-'nil' base values"
    static func circularReference(_ name: Name) -> String { "circular reference to '\(name.text)'" }
    static func classNotSynthesized(_ parent: NominalDeclaration) -> String {
        "automatic synthesis of '\(parent.name.text)' is not supported for class declarations"
    }
    static func classWithoutInitializers(_ declaration: NominalDeclaration) -> String {
        "class '\(declaration.name.text)' has no initializers"
    }
    static func closureArgumentCount(_ type: Type, expected: Int, used: Int) -> String {
        "contextual closure type '\(type.text)' expects \(expected) argument\(expected == 1 ? "" : "s"), "
            + "but \(used) \(used == 1 ? "was" : "were") used in closure body"
    }
    static func closureIgnoresArguments(_ count: Int) -> String {
        "contextual type for closure argument list expects \(count) argument\(count == 1 ? "" : "s"), "
            + "which cannot be implicitly ignored"
    }
    static func closureParameterMismatch(_ wanted: Type, _ written: Type) -> String {
        "cannot convert value of type '(\(written.text))' to expected argument type '(\(wanted.text))'"
    }
    static let coalesceHint =
        "coalesce using '??' to provide a default when the optional value contains 'nil'"
    static func coalesceNonOptional(_ type: Type) -> String {
        "left side of nil coalescing operator '??' has non-optional type '\(type.text)', "
            + "so the right side is never used"
    }
    static func conditionalBindingNotOptional(_ type: Type) -> String {
        "initializer for conditional binding must have Optional type, not '\(type.text)'"
    }
    static let continueOutside = "'continue' is only allowed inside a loop"
    static func controlFlowInBuilder(_ builder: NominalDeclaration) -> String {
        "closure containing control flow statement cannot be used with result builder '\(builder.name.text)'"
    }
    static func declaredHere(_ function: FunctionDeclaration) -> String {
        "'\(shortName(function))' declared here"
    }
    static func didYouMean(_ name: Name) -> String { "did you mean '\(name.text)'?" }
    static func doesNotConform(_ type: Type, _ parent: NominalDeclaration) -> String {
        "type '\(type.text)' does not conform to protocol '\(parent.name.text)'"
    }
    static func elementMismatch(_ found: Type, _ wanted: Type) -> String {
        "cannot convert sequence element type '\(found.text)' to expected type '\(wanted.text)'"
    }
    static let elidedCode = "code is left out here ('...'), so there is nothing to show"
    static let emptyBranch = "expected expression in branch of 'if' expression"
    static func emptyCase(isDefault: Bool) -> String {
        isDefault ? "'default' label in a 'switch' must have at least one executable statement"
            : "'case' label in a 'switch' must have at least one executable statement"
    }
    static let emptyCollection = "empty collection literal requires an explicit type"
    static func extraArgument(_ label: Name?) -> String {
        label.map { "extra argument '\($0.text)' in call" } ?? "extra argument in call"
    }
    static func extraArguments(_ names: [String]) -> String { "extra arguments \(joined(names, ", ")) in call" }
    static func extraArgumentsAt(_ positions: [String]) -> String {
        "extra arguments at positions \(joined(positions, ", ")) in call"
    }
    static let extraTrailingClosure = "extra trailing closure passed in call"
    static func extraneousLabels(_ labels: String, isOne: Bool) -> String {
        "extraneous argument label\(isOne ? "" : "s") '\(labels)' in call"
    }
    static let forceHint = "force-unwrap using '!' to abort execution if the optional value contains 'nil'"
    static func forceUnwrapNonOptional(_ type: Type) -> String {
        "cannot force unwrap value of non-optional type '\(type.text)'"
    }
    static func genericArgumentCount(_ declaration: NominalDeclaration, got: Int, expected: Int) -> String {
        "generic \(kindName(declaration)) '\(declaration.name.text)' specialized with too "
            + "\(got > expected ? "many" : "few") type parameters (got \(got), but expected \(expected))"
    }
    static func genericArgumentsMissing(_ declaration: NominalDeclaration) -> String {
        "reference to generic type '\(declaration.name.text)' requires arguments in <...>"
    }
    static let guardFallsThrough =
        "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
    static let heterogeneous =
        "heterogeneous collection literal could only be inferred to '[Any]'; "
        + "add explicit type annotation if this is intentional"
    static func holdsItself(_ declaration: NominalDeclaration) -> String {
        "value type '\(declaration.name.text)' cannot have a stored property that recursively contains it"
    }
    static let ifWithoutElse = "'if' must have an unconditional 'else' to be used as expression"
    static func ignored(_ name: String) -> String { "'\(name)' is not drawn by Galley yet: the picture is as without it" }
    static func inaccessible(_ name: Name) -> String { "'\(name.text)' is inaccessible due to 'private' protection level" }
    static func inaccessibleInitializer(_ type: Name) -> String {
        "'\(type.text)' initializer is inaccessible due to 'private' protection level"
    }
    static func inaccessibleSetter(_ name: Name) -> String { "'\(name.text)' setter is inaccessible" }
    static func inferredVoid(_ name: Name, isLet: Bool) -> String {
        "\(isLet ? "constant" : "variable") '\(name.text)' inferred to have type '()', which may be unexpected"
    }
    static func inoutGetOnly(_ name: Name) -> String {
        "cannot pass immutable value as inout argument: '\(name.text)' is a get-only property"
    }
    static let inoutImmutableSelf = "cannot pass immutable value as inout argument: 'self' is immutable"
    static func inoutLet(_ name: Name) -> String {
        "cannot pass immutable value as inout argument: '\(name.text)' is a 'let' constant"
    }
    static let inoutValue = "cannot pass immutable value as inout argument: expression is not a variable"
    static func instanceInInitializer(_ name: Name) -> String {
        "cannot use instance member '\(name.text)' within property initializer; "
            + "property initializers run before 'self' is available"
    }
    static func instanceOnType(_ name: Name, _ type: Type) -> String {
        "instance member '\(name.text)' cannot be used on type '\(type.text)'"
    }
    static func integerOverflow(_ number: UInt64) -> String {
        "integer literal '\(number)' overflows when stored into 'Int'"
    }
    static let keyPathRoot = "cannot infer key path type from context; consider explicitly specifying a root type"
    static func layoutNeedsParentheses(_ name: String) -> String {
        "'\(name)' needs arguments before its content: write '\(name)(…) { … }'"
    }
    static func memberOfOptional(_ name: Name, _ type: Type, _ payload: Type) -> String {
        "value of optional type '\(type.text)' must be unwrapped to refer to member '\(name.text)' "
            + "of wrapped base type '\(payload.text)'"
    }
    static func mismatch(_ found: Type, _ wanted: Type, _ purpose: Purpose) -> String {
        switch purpose {
        case .argument, .subscript:
            "cannot convert value of type '\(found.text)' to expected argument type '\(wanted.text)'"
        case .assignment: "cannot assign value of type '\(found.text)' to type '\(wanted.text)'"
        case .coercion: "cannot convert value of type '\(found.text)' to type '\(wanted.text)' in coercion"
        case .closureResult: cannotConvertClosureResult(found, wanted)
        case .condition: "cannot convert value of type '\(found.text)' to expected condition type '\(wanted.text)'"
        case .defaultArgument:
            "default argument value of type '\(found.text)' cannot be converted to type '\(wanted.text)'"
        case .element: "cannot convert value of type '\(found.text)' to expected element type '\(wanted.text)'"
        case .initialization, .none, .key, .throw:
            "cannot convert value of type '\(found.text)' to specified type '\(wanted.text)'"
        case .returned:
            "cannot convert return expression of type '\(found.text)' to return type '\(wanted.text)'"
        }
    }
    static func missingAmpersand(_ type: Type) -> String {
        "passing value of type '\(type.text)' to an inout parameter requires explicit '&'"
    }
    static func missingArguments(_ names: [String]) -> String {
        names.count == 1 ? "missing argument for parameter \(names[0]) in call"
            : "missing arguments for parameters \(joined(names, ", ")) in call"
    }
    static func missingCall(_ wanted: Type) -> String {
        "function produces expected type '\(wanted.text)'; did you mean to call it with '()'?"
    }
    static func missingLabels(_ labels: String, isOne: Bool) -> String {
        "missing argument label\(isOne ? "" : "s") '\(labels)' in call"
    }
    static func missingReturn(_ function: FunctionDeclaration, _ type: Type) -> String {
        switch function.kind {
        case .getter, .subscriptGetter: "missing return in getter expected to return '\(type.text)'"
        default:
            function.parent == nil ? "missing return in global function expected to return '\(type.text)'"
                : "missing return in \(methodKind(function)) expected to return '\(type.text)'"
        }
    }
    static func missingReturnInClosure(_ type: Type) -> String {
        "missing return in closure expected to return '\(type.text)'"
    }
    static func missingReturnLocal(_ function: FunctionDeclaration?, _ type: Type) -> String {
        "missing return in local function expected to return '\(type.text)'"
    }
    static func methodOnType(_ name: Name, _ type: Type) -> String {
        instanceOnType(name, type) + "; did you mean to use a value of this type instead?"
    }
    static let mutatingInClass = "'mutating' is not valid on instance methods in classes"
    static let overrideMissing = "overriding declaration requires an 'override' keyword"
    static let overrideOutsideClass = "'override' can only be specified on class members"
    static let overridesNothing = "method does not override any method from its superclass"
    static func mustUnwrap(_ found: Type, _ payload: Type) -> String {
        "value of optional type '\(found.text)' must be unwrapped to a value of type '\(payload.text)'"
    }
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
    static func nilForNonOptional(_ wanted: Type, _ purpose: Purpose) -> String {
        switch purpose {
        case .initialization: "'nil' cannot initialize specified type '\(wanted.text)'"
        case .assignment: "'nil' cannot be assigned to type '\(wanted.text)'"
        case .returned: "'nil' is incompatible with return type '\(wanted.text)'"
        case .closureResult: "'nil' is not compatible with closure result type '\(wanted.text)'"
        case .element: "'nil' is not compatible with expected element type '\(wanted.text)'"
        default: "'nil' is not compatible with expected argument type '\(wanted.text)'"
        }
    }
    static let missingAwait = "expression is 'async' but is not marked with 'await'"
    static let nilInInitializer = "only a failable initializer can return 'nil'"
    static let nilWithoutContext = "'nil' requires a contextual type"
    static let noArgumentsTaken = "argument passed to call that takes no arguments"
    static func noExactMatches(_ function: FunctionDeclaration, _ name: Name) -> String {
        switch function.kind {
        case .initializer: "no exact matches in call to initializer"
        case .subscriptGetter: "no exact matches in call to subscript"
        default: "no exact matches in call to \(methodKind(function)) '\(name.text)'"
        }
    }
    static func noImplicitMember(_ name: Name, of type: String) -> String {
        "type '\(type)' has no member '\(name.text)'"
    }
    static func noInitializers(_ type: Type) -> String {
        "'\(type.text)' cannot be constructed because it has no accessible initializers"
    }
    static func noMember(_ name: Name, _ type: Type) -> String {
        "value of type '\(type.text)' has no member '\(name.text)'"
    }
    static func noStaticMember(_ name: Name, _ type: Type) -> String {
        "type '\(type.text)' has no member '\(name.text)'"
    }
    static func noSubscripts(_ type: Type) -> String { "value of type '\(type.text)' has no subscripts" }
    static func notAMemberType(_ name: Name, of type: Type) -> String {
        "'\(name.text)' is not a member type of type '\(type.text)'"
    }
    static func notASequence(_ type: Type) -> String {
        "for-in loop requires '\(type.text)' to conform to 'Sequence'"
    }
    static func notDrawn(_ name: String) -> String { "'\(name)' is not drawn by Galley yet" }
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
            what = (function.kind == .getter ? "property '" : methodKind(function) + " '") + shortName(function) + "'"
        } else {
            what = variable.map { "property '\($0.name.text)'" } ?? "declaration"
        }
        return "return type of \(what) requires that '\(found.text)' conform to '\(wanted.name.text)'"
    }
    static func optionalChainOnNonOptional(_ type: Type) -> String {
        "cannot use optional chaining on non-optional value of type '\(type.text)'"
    }
    static func optionalPattern(_ type: Type) -> String {
        "'?' pattern cannot match values of type '\(type.text)'"
    }
    static func partialOverloads(_ name: Name, _ lists: [String]) -> String {
        "overloads for '\(name.text)' exist with these partially matching parameter lists: \(joined(lists, ", "))"
    }
    static func patternMismatch(_ found: Type, _ wanted: Type) -> String {
        "expression pattern of type '\(found.text)' cannot match values of type '\(wanted.text)'"
    }
    static func payloadCount(_ name: Name, expected: Int, got: Int) -> String {
        expected == 0 ? "pattern with associated values does not match enum case '\(name.text)'"
            : "tuple pattern has the wrong length for tuple type: enum case '\(name.text)' has \(expected) "
                + "associated value\(expected == 1 ? "" : "s")"
    }
    static func payloadNotConforming(_ type: Type, _ parent: NominalDeclaration) -> String {
        "associated value type '\(type.text)' does not conform to protocol '\(parent.name.text)', "
            + "preventing synthesized conformance"
    }
    static func privateInitializer(_ type: Type) -> String {
        "'\(type.text)' initializer is inaccessible due to 'private' protection level"
    }
    static func propertyRequires(_ name: Name, _ type: Type, _ wanted: NominalDeclaration) -> String {
        "property '\(name.text)' requires that '\(type.text)' conform to '\(wanted.name.text)'"
    }
    static func propertyRequiresSame(_ name: Name, _ a: Type, _ b: Type) -> String {
        "property '\(name.text)' requires the types '\(a.text)' and '\(b.text)' be equivalent"
    }
    static func protocolCannotBeMade(_ type: Type) -> String {
        "type '\(type.text)' cannot be instantiated"
    }
    static let rawValueNotLiteral = "raw value for enum case must be a literal"
    static func redeclaration(_ name: Name) -> String { "invalid redeclaration of '\(name.text)'" }
    static func requiresConformance(
        _ function: FunctionDeclaration, _ type: Type, _ wanted: NominalDeclaration
    ) -> String {
        "\(requirer(function)) requires that '\(type.text)' conform to '\(wanted.name.text)'"
    }
    static func requiresFunction(_ function: FunctionDeclaration) -> String {
        "protocol requires function '\(shortName(function))'"
    }
    static func requiresNestedType(_ name: Name) -> String { "protocol requires nested type '\(name.text)'" }
    static func requiresProperty(_ name: Name, _ type: Type) -> String {
        "protocol requires property '\(name.text)' with type '\(type.text)'"
    }
    static func requiresSame(_ function: FunctionDeclaration, _ a: Type, _ b: Type) -> String {
        "\(requirer(function)) requires the types '\(a.text)' and '\(b.text)' be equivalent"
    }
    static let propertyCanThrow = "property access can throw but is not marked with 'try'"
    static let propertyCanThrowUnhandled =
        "property access can throw, but it is not marked with 'try' and the error is not handled"
    static func rawValueOfOtherType(_ name: Name, _ type: Name) -> String {
        "'\(name.text)' declares raw type '\(type.text)', but does not conform to RawRepresentable and conformance could "
            + "not be synthesized"
    }
    static let rawValueTwice = "raw value for enum case is not unique"
    static let returnOutsideFunction = "return invalid outside of a func"
    static let returnWithoutValue = "non-void function should return a value"
    static func stackIsNoLayout(_ name: Name, _ proposal: Name) -> String {
        "'\(name.text)' is a view, not a layout; use '\(proposal.text)'"
    }
    static func staticOnInstance(_ name: Name, _ type: Type) -> String {
        "static member '\(name.text)' cannot be used on instance of type '\(type.text)'"
    }
    static let storedInEnum = "enums must not contain stored properties"
    static let storedInExtension = "extensions must not contain stored properties"
    static func storedNotConforming(_ type: Type, _ parent: NominalDeclaration) -> String {
        "stored property type '\(type.text)' does not conform to protocol '\(parent.name.text)', "
            + "preventing synthesized conformance"
    }
    static func storedWithoutValue(_ name: Name) -> String {
        "stored property '\(name.text)' without initial value prevents synthesized initializers"
    }
    static let strayAmpersand = "'&' may only be used to pass an argument to inout parameter"
    static let strayAmpersandArgument = "use of extraneous '&'"
    static let strayWildcard = "'_' can only appear in a pattern or on the left side of an assignment"
    static let superWithoutSuperclass = "'super' cannot be used here: the type has no superclass"
    static let switchNotExhaustive = "switch must be exhaustive"
    static func ternaryMismatch(_ a: Type, _ b: Type) -> String {
        "result values in '? :' expression have mismatching types '\(a.text)' and '\(b.text)'"
    }
    static func throwingClosure(_ wanted: FunctionType) -> String {
        var own = wanted
        own.isThrowing = true
        return "invalid conversion from throwing function of type '\(Type.function(own).text)' to non-throwing function "
            + "type '\(Type.function(wanted).text)'"
    }
    static func capturedUnset(_ word: String, _ name: String) -> String {
        "\(word) '\(name)' captured by a closure before being initialized"
    }
    static let delegationMissing = "'self.init' isn't called on all paths before returning from initializer"
    static let superclassInitMissing = "'super.init' isn't called on all paths before returning from initializer"
    static func initializedTwice(_ name: String) -> String { "immutable value '\(name)' may only be initialized once" }
    static func passedUnset(_ word: String, _ name: String) -> String {
        "\(word) '\(name)' passed by reference before being initialized"
    }
    static let returnUnset = "return from initializer without initializing all stored properties"
    static let selfUnset = "'self' used before all stored properties are initialized"
    static func selfUnset(in use: String, before what: String) -> String { "'self' used in \(use) before \(what)" }
    static let selfCapturedUnset = "'self' captured by a closure before all members were initialized"
    static func unsetAtSuperInit(_ name: Name) -> String { "property 'self.\(name.text)' not initialized at super.init call" }
    static func usedUnset(_ word: String, _ name: String) -> String { "\(word) '\(name)' used before being initialized" }
    static let thrownIsLost = "error is not handled because the enclosing function is not declared 'throws'"
    static let thrownIsLostInCatch = "error is not handled because the enclosing catch is not exhaustive"
    static func thrownIsNoError(_ type: Type) -> String {
        "thrown expression type '\(type.text)' does not conform to 'Error'"
    }
    static let tooComplex =
        "the compiler is unable to type-check this expression in reasonable time; "
        + "try breaking up the expression into distinct sub-expressions"
    static func trailingClosureMismatch(_ type: Type) -> String {
        "trailing closure passed to parameter of type '\(type.text)' that does not accept a closure"
    }
    static func tuplePattern(_ type: Type) -> String {
        "tuple pattern cannot match values of non-tuple type '\(type.text)'"
    }
    static let typeAnnotationMissing = "type annotation missing in pattern"
    static func uiKitUnavailable(_ name: Name) -> String {
        "cannot find '\(name.text)' in scope: UIKit is not available here"
    }
    static func unaryOperator(_ name: Name, _ type: Type) -> String {
        "unary operator '\(name.text)' cannot be applied to an operand of type '\(type.text)'"
    }
    static let unexpectedReturnValue = "unexpected non-void return value in void function"
    static func unknownLabel(_ name: Name) -> String { "cannot find label '\(name.text)' in scope" }
    static func unknownMacro(_ name: Name) -> String { "no macro named '\(name.text)'" }
    static func unknownOperator(_ name: Name) -> String { "cannot find operator '\(name.text)' in scope" }
    static func usedBeforeDeclaration(_ name: Name) -> String {
        "use of local variable '\(name.text)' before its declaration"
    }
    static let valueInInitializer = "'nil' is the only return value permitted in an initializer"
    static func wrapperMismatch(_ own: Type, _ written: Type) -> String {
        "property type '\(written.text)' does not match 'wrappedValue' type '\(own.text)'"
    }
    static func updateGetOnly(_ name: Name) -> String { notMutable + "'\(name.text)' is a get-only property" }
    static let updateGetOnlySubscript = notMutable + "subscript is get-only"
    static let updateImmutableSelf = notMutable + "'self' is immutable"
    static func updateLet(_ name: Name) -> String { notMutable + "'\(name.text)' is a 'let' constant" }
    static let updateValue = notMutable + "expression is not a variable"
    static let notMutable = "left side of mutating operator isn't mutable: "
    static let witnessNotSettable = "candidate is not settable, but protocol requires it"
    static func witnessOfOtherType(_ type: Type) -> String { "candidate has non-matching type '\(type.text)'" }
    static let wrapperOnLet = "property wrapper can only be applied to a 'var'"
    static func wrongLabels(have: String, expected: String, isOne: Bool) -> String {
        "incorrect argument label\(isOne ? "" : "s") in call (have '\(have)', expected '\(expected)')"
    }

    // MARK: Parts of messages

    static func kindName(_ declaration: NominalDeclaration) -> String {
        switch declaration.kind {
        case .struct: "struct"
        case .class: "class"
        case .enum: "enum"
        case .protocol: "protocol"
        case .actor: "actor"
        }
    }

    static func methodKind(_ function: FunctionDeclaration) -> String {
        switch function.kind {
        case .operator: return "operator function"
        case .initializer: return "initializer"
        case .subscriptGetter: return "subscript"
        default:
            if function.parent == nil { return function.context?.isLocal == true ? "local function" : "global function" }
            return function.isStatic ? "static method" : "instance method"
        }
    }

    private static func requirer(_ function: FunctionDeclaration) -> String {
        if function.kind == .initializer || function.kind == .function || function.kind == .operator {
            return "\(methodKind(function)) '\(requirerName(function))'"
        }
        return "\(methodKind(function)) '\(function.name.text)'"
    }

    private static func requirerName(_ function: FunctionDeclaration) -> String {
        function.parameters.contains { $0.label != nil } || function.kind == .initializer
            ? shortName(function) : function.name.text + (function.parameters.isEmpty || function.kind == .operator ? "" : "")
    }

    /// `frame(width:height:)`
    static func shortName(_ function: FunctionDeclaration) -> String {
        switch function.kind {
        case .getter, .setter: return function.name.text
        case .operator: return function.name.text
        default:
            var text = function.name.text + "("
            for parameter in function.parameters { text += (parameter.label?.text ?? "_") + ":" }
            return text + ")"
        }
    }

    /// A function as its declaration would read.
    static func signature(_ function: FunctionDeclaration) -> String {
        let parameters = function.parameters.map { parameter in
            var text = parameter.label?.text ?? "_"
            if parameter.label != parameter.name { text += " " + parameter.name.text }
            return text + ": " + parameter.type.text
        }
        let start = function.kind == .initializer ? "init" : "func " + function.name.text
        let result = function.kind == .initializer || function.result.isVoid ? "" : " -> " + function.result.text
        return start + "(" + joined(parameters, ", ") + ")" + result
    }
}
