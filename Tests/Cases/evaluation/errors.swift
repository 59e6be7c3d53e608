enum Failure: Error, Equatable { case empty, tooLong(Int) }
func check(_ s: String) throws -> Int {
    if s.isEmpty { throw Failure.empty }
    if s.count > 3 { throw Failure.tooLong(s.count) }
    return s.count
}
do { print(try check("ab")) } catch { print("never") }  // expect: 2
do { _ = try check("") } catch Failure.empty { print("empty") } catch { print("other") }  // expect: empty
do { _ = try check("abcdef") } catch Failure.tooLong(let n) { print("long", n) } catch { print(error) }  // expect: long 6
do { _ = try check("abcde") } catch { print(error) }  // expect: tooLong(5)
print((try? check("")) ?? -2, (try? check("a")) ?? -1)  // expect: -2 1
func wrapped() throws -> Int { defer { print("deferred") }; return try check("") + 1 }  // expect: deferred
do { _ = try wrapped() } catch let error as Failure { print(error == .empty) } catch { }  // expect: true
do { print(try ["a", "bb"].map { try check($0) }) } catch { print("no") }  // expect: [1, 2]
do { _ = try ["a", ""].map { try check($0) } } catch { print("mapped", error) }  // expect: mapped empty
let result: Result<Int, Failure> = .failure(.empty)
switch result { case .success(let v): print(v); case .failure(let e): print("result", e) }  // expect: result empty
struct Parser { var left = 2
    mutating func take() throws -> Int { left -= 1; if left < 0 { throw Failure.empty }; return left } }
var parser = Parser()
do { while true { print(try parser.take()) } } catch { print("end", parser.left) }  // expect: 1 | 0 | end -1
