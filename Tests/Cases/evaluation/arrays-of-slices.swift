let xs = [10, 20, 30, 40, 50]
let slice = xs[1...3]
let copy = Array(slice)
print(copy[0], copy.startIndex, copy.indices, slice.startIndex)  // expect: 20 0 0..<3 1
let chunks = [xs[0..<2], xs[2..<5]].map(Array.init)
print(chunks[1][0], type(of: chunks))  // expect: 30 Array<Array<Int>>
print([xs[3...]].map { Array($0) }[0][0])  // expect: 40
let sum: [Int] = slice + xs
print(sum[0], sum.count)  // expect: 20 8
let other = slice + [1]
print(other.startIndex, other, other[1])  // expect: 1 [20, 30, 40, 1] 20
let joined: [Int] = Array(slice + slice)
print(joined)  // expect: [20, 30, 40, 20, 30, 40]
var total: [Int] = []
total += slice
total = total + slice
print(total, total[5])  // expect: [20, 30, 40, 20, 30, 40] 40
func take(_ a: [Int]) -> Int { a[0] }
print(take(slice + xs), take(Array(slice)))  // expect: 20 20
let s2 = [Int](slice.dropFirst())
print(s2[0], s2)  // expect: 30 [30, 40]
let r = slice.reversed() + xs
print(r)  // expect: [40, 30, 20, 10, 20, 30, 40, 50]
let sorted = slice.sorted(by: >)
print(sorted[0])  // expect: 40
print(slice.map { $0 * 2 }[0], slice.firstIndex(of: 30)!, slice.first!)  // expect: 40 2 20
var m = slice; m[2] = 7; m.append(9); print(m, m.endIndex, m == [20, 7, 40, 9])  // expect: [20, 7, 40, 9] 5 true
print(Array("hello".prefix(2)), String("hello".suffix(3)))  // expect: ["h", "e"] llo
print(xs.prefix(2) + xs.suffix(1))  // expect: [10, 20, 50]
