func noisy(_ x: Int) -> Int { print("map", x); return x * 2 }  // expect: map 1 | map 2 | map 3 | map 1 | map 2 | map 1 | map 2
let xs = [1, 2, 3, 4]
print(xs.lazy.map(noisy).first ?? 0)  // expect: 2
print(xs.lazy.filter { print("test", $0); return $0 % 2 == 0 }.map(noisy).first ?? 0)  // expect: test 1 | test 2 | 4
let l = xs.lazy.map { noisy($0) }
print("made")  // expect: made
print(l.count, l.isEmpty, l[2])  // expect: 4 false 6
for x in l.prefix(2) { print("got", x) }  // expect: got 2 | got 4
print(Array((1...).lazy.map { $0 * $0 }.filter { $0 % 3 == 0 }.prefix(3)))  // expect: [9, 36, 81]
print((1...).lazy.filter { $0 > 10 }.first { $0 % 7 == 0 }!)  // expect: 14
print(sequence(first: 1) { print("next of", $0); return $0 * 2 }.prefix(4).map { $0 })  // expect: next of 1 | next of 2 | next of 4 | [1, 2, 4, 8]
print(Array(sequence(first: 1, next: { $0 < 50 ? $0 * 3 : nil })))  // expect: [1, 3, 9, 27, 81]
print(xs.lazy.compactMap { $0 > 2 ? "\($0)" : nil }.joined(separator: ","))  // expect: 3,4
print(xs.lazy.map { $0 + 1 }.reduce(0, +), xs.lazy.map { -$0 }.min()!, xs.lazy.filter { $0 > 1 }.count)  // expect: 14 -4 3
print(xs.lazy.map(noisy).contains(4))  // expect: true
print(Array(xs.lazy.filter { $0 != 2 }), Array(xs.lazy.reversed().map { $0 }))  // expect: [1, 3, 4] [4, 3, 2, 1]
print(Array(xs.lazy.prefix { $0 < 3 }), Array(xs.lazy.drop { $0 < 3 }))  // expect: [1, 2] [3, 4]
print(Array(xs.lazy.flatMap { [$0, $0] }))  // expect: [1, 1, 2, 2, 3, 3, 4, 4]
let names: [Int] = xs.lazy.map { $0 + 1 }.sorted(by: >)
print(names)  // expect: [5, 4, 3, 2]
print(["a": 1].lazy.map { "\($0.key)\($0.value)" }.first!)  // expect: a1
print(Array("abc".lazy.map { $0.uppercased() }))  // expect: ["A", "B", "C"]
for (i, x) in xs.lazy.map({ $0 * 10 }).enumerated() { print(i, x) }  // expect: 0 10 | 1 20 | 2 30 | 3 40
print(zip(1..., "abc").map { "\($0)\($1)" })  // expect: ["1a", "2b", "3c"]
print(Array(zip(xs.lazy.map { $0 * 2 }, 0...)).count)  // expect: 4
