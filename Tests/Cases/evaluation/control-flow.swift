var total = 0
for i in 1...10 where i % 2 == 0 { total += i }
print(total)  // expect: 30
var n = 3
while n > 0 { n -= 1; if n == 1 { break } }
print(n)  // expect: 1
repeat { n += 2 } while n < 6
print(n)  // expect: 7
outer: for i in 0..<3 {
    for j in 0..<3 {
        if j == 2 { continue outer }
        if i == 2 { break outer }
        print(i, j)  // expect: 0 0 | 0 1 | 1 0 | 1 1
    }
}
func grade(_ score: Int) -> String {
    switch score {
    case ..<0: return "none"
    case 0..<50: return "low"
    case 50, 51: return "edge"
    case let s where s > 90: return "top \(s)"
    default: return "mid"
    }
}
print(grade(-1), grade(10), grade(51), grade(70), grade(95))  // expect: none low edge mid top 95
switch 1 {
case 1:
    print("one")  // expect: one
    fallthrough
case 2:
    print("two")  // expect: two
default:
    print("never")
}
let point = (1, 0)
switch point {
case (0, 0): print("origin")
case (let x, 0): print("on x at \(x)")  // expect: on x at 1
case (0, let y): print("on y at \(y)")
default: print("elsewhere")
}
func find(_ value: Int?) -> String {
    guard let value else { return "nothing" }
    if case 1...5 = value { return "small" }
    return "big"
}
print(find(nil), find(3), find(9))  // expect: nothing small big
func work() -> String {
    defer { print("cleaned") }  // expect: cleaned
    defer { print("second") }  // expect: second
    print("working")  // expect: working
    return "done"
}
print(work())  // expect: done
let size = if total > 20 { "large" } else { "small" }
let word = switch size { case "large": 1; default: 0 }
print(size, word)  // expect: large 1
for case let value? in [1, nil, 3] { print(value) }  // expect: 1 | 3
for character in "ab" { print(character) }  // expect: a | b
for (key, value) in ["k": 1] { print(key, value) }  // expect: k 1
let optional: Int? = 5
if let optional, optional > 3 { print("yes", optional) }  // expect: yes 5
var list: [Int]? = [1]
list?.append(2)
print(list!, list?.count ?? 0, list?.first?.description ?? "-")  // expect: [1, 2] 2 1
