import Foundation
enum ParseError: Error, LocalizedError { case notANumber(String), tooLarge
    var errorDescription: String? { switch self { case .notANumber(let t): "'\(t)' is no number"; case .tooLarge: "too large" } } }
func parse(_ text: String) throws -> Int {
    guard let n = Int(text) else { throw ParseError.notANumber(text) }
    guard n < 100 else { throw ParseError.tooLarge }
    return n
}
func attempt(_ text: String) -> Result<Int, Error> { Result { try parse(text) } }
for text in ["5", "x", "500"] {
    switch attempt(text) {
    case .success(let n): print("got", n)  // expect: got 5
    case .failure(let error): print(error.localizedDescription)  // expect: 'x' is no number | too large
    }
}
print((try? parse("7")) ?? 0, (try? parse("y")) == nil, try! parse("9"))  // expect: 7 true 9
let result: Result<Int, ParseError> = .success(4)
print(result.map { $0 * 2 }, (try? result.get()) ?? -1, (try? result.flatMap { _ in Result<Int, ParseError>.failure(.tooLarge) }.get()) ?? -2)  // expect: success(8) 4 -2
do { _ = try parse("abc"); print("never") }
catch let ParseError.notANumber(text) where text.count > 2 { print("long", text) }  // expect: long abc
catch ParseError.tooLarge { print("large") }
catch { print("other", error) }
func typed(_ n: Int) throws(ParseError) -> Int { if n > 9 { throw .tooLarge }; return n }
do { print(try typed(3)); print(try typed(30)) } catch { print("typed", error) }  // expect: 3 | typed tooLarge
extension ParseError: Equatable {}
func cleanup(_ fail: Bool) throws -> String {
    defer { print("closed") }  // expect: closed | closed
    print("opened")  // expect: opened | opened
    if fail { throw ParseError.tooLarge }
    return "done"
}
print((try? cleanup(false)) ?? "failed")  // expect: done
print((try? cleanup(true)) ?? "failed")  // expect: failed
func rethrowing<T>(_ body: () throws -> T) rethrows -> T { try body() }
print(rethrowing { 5 }, (try? rethrowing { try parse("z") }) as Any)  // expect: 5 nil
struct Validator<T> { let message: String; let check: (T) -> Bool
    func validate(_ value: T) -> Result<T, ValidationError> { check(value) ? .success(value) : .failure(ValidationError(message)) } }
struct ValidationError: Error { let message: String; init(_ message: String) { self.message = message } }
let notEmpty = Validator<String>(message: "empty") { !$0.isEmpty }
let short = Validator<String>(message: "too long") { $0.count < 5 }
for text in ["", "abc", "abcdefgh"] {
    let outcome = notEmpty.validate(text).flatMap(short.validate)
    if case .failure(let error) = outcome { print("invalid:", error.message) } else { print("valid") }  // expect: invalid: empty | valid | invalid: too long
}
let all = ["1", "2", "x"].map { attempt($0) }
let good = all.compactMap { try? $0.get() }
print(good, all.filter { if case .failure = $0 { true } else { false } }.count)  // expect: [1, 2] 1
