import Graphics
import Interpreter
import Layout
import Syntax

// What views ask of the evaluator beside its own API.
extension Evaluator {
    func call(_ f: Value, _ a: [Value]) -> Value { fatalError() }
    func callRequirement(_ n: Name, of v: Value, _ a: inout [Value]) -> Value { fatalError() }
    func callStatic(_ n: Name, of v: Type, _ a: inout [Value]) -> Value { fatalError() }
    func staticProperty(_ n: Name, of v: Type) -> Value { fatalError() }
    func property(_ n: Name, of v: Value) -> Value { fatalError() }
    func areEqual(_ a: Value, _ b: Value) -> Bool { fatalError() }
    func typeOf(_ a: Value) -> Type { fatalError() }
    func describe(_ a: Type) -> String { fatalError() }
    func read(_ path: Value, from: Value) -> Value { fatalError() }
    func write(_ path: Value, to: inout Value, _ value: Value) { fatalError() }
    func elements(of: Value) -> [Value] { fatalError() }
    func structure(_ n: Name, _ f: [Value]) -> Value { fatalError() }
    func enumeration(_ n: Name, _ f: Int) -> Value { fatalError() }
    var isFailing: Bool { false }
    func fail(_ m: String, at: SourceRange) {}
    func locale(_ i: String) -> Value { .void }
    func number(of type: Type) -> Int { 0 }
    func kindNumber(of value: Value) -> Int { 0 }
}
extension Bool: ValueConvertible { public init(_ v: Value) { self = false } }
extension Int: ValueConvertible { public init(_ v: Value) { self = 0 } }
extension Double: ValueConvertible { public init(_ v: Value) { self = 0 } }
extension String: ValueConvertible { public init(_ v: Value) { self = "" } }
extension Optional: ValueConvertible where Wrapped: ValueConvertible { public init(_ v: Value) { self = nil } }
public final class Library {}
extension Evaluator {
    func callIgnoring(_ f: Value, _ a: [Value]) { _ = call(f, a) }
    func hasOwnWitness(_ n: Name, of: Value) -> Bool { false }
}
extension Evaluator {
    func callInout(_ f: Value, _ v: Value) -> Value { fatalError() }
    func describe(_ v: Value) -> String { fatalError() }
    func construct(_ t: NominalDeclaration, _ f: FunctionDeclaration) -> Value { fatalError() }
    func subscribe(_ publisher: Value, _ receive: @escaping (Value) -> Void) -> PublisherSubscription { fatalError() }
    func runMain() throws(Diagnostic) -> Value? { nil }
    func run(_ b: Body) throws(Diagnostic) -> Value { .void }
}
final class PublisherSubscription { func cancel() {} }
