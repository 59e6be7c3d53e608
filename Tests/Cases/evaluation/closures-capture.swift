func makeCounter(step: Int = 1) -> (next: () -> Int, reset: () -> Void) {
    var count = 0
    return ({ count += step; return count }, { count = 0 })
}
let counter = makeCounter(step: 2)
_ = counter.next()
print(counter.next(), counter.next())  // expect: 4 6
counter.reset()
print(counter.next())  // expect: 2
var handlers: [String: (Int) -> Int] = ["double": { $0 * 2 }, "square": { $0 * $0 }]
handlers["negate"] = { -$0 }
handlers["half"] = { n in
    let half = n / 2
    return half
}
print(["double", "square", "negate", "half"].map { handlers[$0]!(6) })  // expect: [12, 36, -6, 3]
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let shout = compose({ (s: String) in s.uppercased() }, { $0 + "!" })
print(shout("hey"), compose(Double.init, { $0 / 2 })(5 as Int))  // expect: HEY! 2.5
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func memoize<I: Hashable, O>(_ body: @escaping (I) -> O) -> (I) -> O {
    var cache: [I: O] = [:]
    return { input in
        if let known = cache[input] { return known }
        let value = body(input)
        cache[input] = value
        return value
    }
}
var calls = 0
let slow = memoize { (n: Int) -> Int in calls += 1; return n * n }
print(slow(4), slow(4), slow(5), calls)  // expect: 16 16 25 2
func apply(times n: Int, _ body: (inout [Int]) -> Void) -> [Int] {
    var values: [Int] = []
    for _ in 0..<n { body(&values) }
    return values
}
print(apply(times: 3) { $0.append($0.count * 10) })  // expect: [0, 10, 20]
class Timer { var ticks = 0; var onTick: (() -> Void)?
    func start() { onTick = { [weak self] in guard let self else { return }; self.ticks += 1 } } }
let timer = Timer()
timer.start()
timer.onTick?()
timer.onTick?()
print(timer.ticks)  // expect: 2
let sortedWords = ["pear", "fig", "apple"].sorted { a, b in a.count == b.count ? a < b : a.count < b.count }
print(sortedWords)  // expect: ["fig", "pear", "apple"]
func perform(_ action: () -> Void, completion: ((Bool) -> Void)? = nil) { action(); completion?(true) }
perform { print("acted") }  // expect: acted
perform { print("again") } completion: { print("done", $0) }  // expect: again | done true
perform({ print("third") }, completion: { finished in print(finished) })  // expect: third | true
let pipeline: [(String) -> String] = [{ $0.trimmed }, { $0.uppercased() }, { String($0.reversed()) }]
extension String { var trimmed: String { filter { $0 != " " } } }
print(pipeline.reduce(" a b ") { $1($0) })  // expect: BA
let immediately: Int = {
    var sum = 0
    for i in 1...4 where i % 2 == 0 { sum += i }
    return sum
}()
print(immediately)  // expect: 6
func autoclosed(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "no") -> String { condition() ? "yes" : message() }
print(autoclosed(1 < 2), autoclosed(false), autoclosed(2 < 1, "never"))  // expect: yes no never
var array = [1, 2, 3]
let snapshot = { [array] in array.count }
array.append(4)
print(snapshot(), array.count)  // expect: 3 4
let optionalClosure: ((Int) -> String)? = { "n\($0)" }
print(optionalClosure?(3) ?? "none", (nil as (() -> Int)?)?() as Any)  // expect: n3 nil
func recurse() -> Int { func go(_ n: Int) -> Int { n == 0 ? 0 : n + go(n - 1) }; return go(4) }
print(recurse())  // expect: 10
print([1, 2, 3, 4].map { n -> String in if n % 2 == 0 { return "e" }; return "o" }.joined(), ["b", "a"].sorted(by: <), [1, 2, 3].contains(where: { $0 > 2 }))  // expect: oeoe ["a", "b"] true
