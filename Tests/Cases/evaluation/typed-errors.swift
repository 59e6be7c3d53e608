enum ParseError: Error { case empty, tooLong(Int) }
func parse(_ text: String) throws(ParseError) -> Int {
    if text.isEmpty { throw .empty }
    guard text.count < 3 else { throw .tooLong(text.count) }
    return text.count
}
func describe(_ text: String) -> String {
    do {
        return "\(try parse(text))"
    } catch {
        switch error {
        case .empty: return "empty"
        case .tooLong(let count): return "too long: \(count)"
        }
    }
}
print(describe("ab"), describe(""), describe("abcd"))  // expect: 2 empty too long: 4
func explicit(_ text: String) -> Bool {
    do throws(ParseError) {
        _ = try parse(text)
        return false
    } catch .empty { return true } catch { return false }
}
print(explicit("a"), explicit(""), explicit("abc"))  // expect: false true false
func twice<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> [T] { [try body(), try body()] }
print((try? twice { try parse("a") }) ?? [], twice { 3 })  // expect: [1, 1] [3, 3]
do {
    _ = try parse("")
    _ = try twice { () throws -> Int in try parse("abc") }
} catch let error as ParseError { print("parse", error) } catch { print("other", error) }  // expect: parse empty
