func classify(_ n: Int) -> String {
    switch n {
    case Int.min..<0: "negative"
    case 0: "zero"
    case 1, 2, 3: "small"
    case 4...9: "digit"
    case let big where big.isMultiple(of: 100): "round \(big)"
    case _ where n > 1000: "huge"
    default: "number"
    }
}
print([-5, 0, 2, 7, 300, 1234, 42].map(classify))  // expect: ["negative", "zero", "small", "digit", "round 300", "huge", "number"]
func locate(_ point: (Int, Int)) -> String {
    switch point {
    case (0, 0): "origin"
    case (let x, 0): "x-axis at \(x)"
    case (0, let y): "y-axis at \(y)"
    case let (x, y) where x == y: "diagonal"
    case (-2...2, -2...2): "near"
    default: "far"
    }
}
print([(0, 0), (3, 0), (0, -1), (4, 4), (1, 2), (9, 1)].map(locate))  // expect: ["origin", "x-axis at 3", "y-axis at -1", "diagonal", "near", "far"]
let maybe: Int? = 5
switch maybe { case .some(let n) where n > 3: print("big", n); case let n?: print("small", n); case nil: print("none") }  // expect: big 5
if case 1...9 = 5, case let x? = maybe { print("matched", x) }  // expect: matched 5
guard case .some(let value) = maybe else { fatalError() }
print(value)  // expect: 5
for case let (index, name?) in [(0, "a"), (1, nil), (2, "c")] as [(Int, String?)] { print(index, name) }  // expect: 0 a | 2 c
let values: [Any] = [1, "two", 3.0, [4], (5, "five"), true, Optional<Int>.none as Any]
for value in values {
    switch value {
    case let n as Int where n > 0: print("int", n)  // expect: int 1
    case is Double: print("double")  // expect: double
    case let s as String: print("string", s)  // expect: string two
    case let a as [Int]: print("array", a.count)  // expect: array 1
    case let (n, s) as (Int, String): print("pair", n, s)  // expect: pair 5 five
    case let b as Bool: print("bool", b)  // expect: bool true
    default: print("other")  // expect: other
    }
}
func grade(_ score: Int) -> Character { switch score { case 90...: "A"; case 80..<90: "B"; case ..<50: "F"; default: "C" } }
print(String([95, 85, 20, 60].map(grade)))  // expect: ABFC
var steps: [String] = []
switch 1 { case 1: steps.append("one"); fallthrough
case 2: steps.append("two"); fallthrough
default: steps.append("rest") }
print(steps)  // expect: ["one", "two", "rest"]
outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; print(i, j) } }  // expect: 1 1 | 2 1
let message = if maybe == nil { "nothing" } else if maybe! > 3 { "more" } else { "less" }
let size = switch message.count { case 0...4: "short"; default: "long" }
print(message, size)  // expect: more short
func optionalPatterns(_ a: Int?, _ b: Int?) -> Int {
    switch (a, b) {
    case let (a?, b?): a + b
    case (let x?, nil), (nil, let x?): x
    case (nil, nil): 0
    }
}
print(optionalPatterns(1, 2), optionalPatterns(nil, 5), optionalPatterns(nil, nil))  // expect: 3 5 0
enum Command { case move(x: Int, y: Int), write(String), quit }
let commands: [Command] = [.move(x: 1, y: -1), .write("hi"), .quit]
for command in commands { switch command {
    case .move(let x, y: _) where x > 5: print("far")
    case .move(x: let x, y: let y): print("move", x, y)  // expect: move 1 -1
    case .write("hi"): print("greeting")  // expect: greeting
    case .write: print("text")
    case .quit: print("bye") } }  // expect: bye
let text: Character = "e"
switch text { case "a", "e", "i", "o", "u": print("vowel"); case "a"..."z": print("letter"); default: break }  // expect: vowel
var n = 10
repeat { n -= 3 } while n > 0
while true { n += 2; if n > 3 { break } }
print(n)  // expect: 4
if let a = maybe, let b = Int("4"), a > b, case let c = a * b { print(a, b, c) }  // expect: 5 4 20
let tuple = (name: "x", size: (w: 1, h: 2))
let (name, (w, h)) = tuple
print(name, w, h, tuple.size.h, tuple.0)  // expect: x 1 2 2 x
