import Graphics
import Interpreter
import Layout
import Syntax

// What views ask of the evaluator, until it stands: the file goes the moment that the evaluator has these.
extension Evaluator {
    @_disfavoredOverload func call(_ f: Value, _ a: [Value]) -> Value { fatalError() }
    @_disfavoredOverload func callRequirement(_ n: Name, of v: Value, _ a: inout [Value]) -> Value { fatalError() }
    @_disfavoredOverload func callStatic(_ n: Name, of v: Type, _ a: inout [Value]) -> Value { fatalError() }
    @_disfavoredOverload func staticProperty(_ n: Name, of v: Type) -> Value { fatalError() }
    @_disfavoredOverload func property(_ n: Name, of v: Value) -> Value { fatalError() }
    @_disfavoredOverload func areEqual(_ a: Value, _ b: Value) -> Bool { fatalError() }
    @_disfavoredOverload func typeOf(_ a: Value) -> Type { fatalError() }
    @_disfavoredOverload func describe(_ a: Type) -> String { fatalError() }
    @_disfavoredOverload func read(_ path: Value, from: Value) -> Value { fatalError() }
    @_disfavoredOverload func write(_ path: Value, to: inout Value, _ value: Value) { fatalError() }
    @_disfavoredOverload func elements(of: Value) -> [Value] { fatalError() }
    @_disfavoredOverload func structure(_ n: Name, _ f: [Value]) -> Value { fatalError() }
    @_disfavoredOverload func enumeration(_ n: Name, _ f: Int) -> Value { fatalError() }
    @_disfavoredOverload var isFailing: Bool { false }
    @_disfavoredOverload func fail(_ m: String, at: SourceRange) {}
    @_disfavoredOverload func locale(_ i: String) -> Value { .void }
    @_disfavoredOverload func number(of type: Type) -> Int { 0 }
    @_disfavoredOverload func kindNumber(of value: Value) -> Int { 0 }
}
extension Bool: ValueConvertible { public init(_ v: Value) { self = false } }
extension Int: ValueConvertible { public init(_ v: Value) { self = 0 } }
extension Double: ValueConvertible { public init(_ v: Value) { self = 0 } }
extension String: ValueConvertible { public init(_ v: Value) { self = "" } }
extension Optional: ValueConvertible where Wrapped: ValueConvertible { public init(_ v: Value) { self = nil } }
extension Evaluator {
    @_disfavoredOverload func callIgnoring(_ f: Value, _ a: [Value]) { _ = call(f, a) }
    @_disfavoredOverload func hasOwnWitness(_ n: Name, of: Value) -> Bool { false }
}
extension Evaluator {
    @_disfavoredOverload func callInout(_ f: Value, _ v: Value) -> Value { fatalError() }
    @_disfavoredOverload func describe(_ v: Value) -> String { fatalError() }
    @_disfavoredOverload func construct(_ t: NominalDeclaration, _ f: FunctionDeclaration) -> Value { fatalError() }
    @_disfavoredOverload func subscribe(_ publisher: Value, _ receive: @escaping (Value) -> Void) -> PublisherSubscription { fatalError() }
    @_disfavoredOverload func runMain() throws(Diagnostic) -> Value? { nil }
    @_disfavoredOverload func run(_ b: Body) throws(Diagnostic) -> Value { .void }
}
final class PublisherSubscription { func cancel() {} }
