enum Notice {
    case error(String, Int), warning(String, Int), plain(String)

    var text: String {
        switch self {
        case .error(let text, let code), .warning(let text, let code): "\(text) \(code)"
        case .plain(let text): text
        }
    }

    var words: String {
        switch self {
        case .error(let text, _), .warning(let text, _), .plain(let text): return text
        }
    }
}
print(Notice.error("a", 1).text, Notice.warning("b", 2).text, Notice.plain("c").text)  // expect: a 1 b 2 c
print(Notice.error("a", 1).words, Notice.warning("b", 2).words, Notice.plain("c").words)  // expect: a b c
func larger(_ pair: (Int, Int)) -> Int {
    switch pair {
    case (let n, let other) where n > other, (let other, let n) where n >= other: return n
    default: return other(pair)
    }
}
func other(_ pair: (Int, Int)) -> Int { -1 }
print(larger((3, 2)), larger((2, 3)), larger((4, 4)))  // expect: 3 3 4
struct Missing: Error { let name: String }
struct Broken: Error { let name: String }
func attempt(_ error: any Error) -> String {
    do {
        throw error
    } catch let known as Missing {
        return "missing \(known.name)"
    } catch {
        return "other"
    }
}
print(attempt(Missing(name: "x")), attempt(Broken(name: "y")))  // expect: missing x other
