var a = [5, 3, 8, 1]
a.append(contentsOf: [7, 2])
a.insert(9, at: 0)
print(a, a.count, a.first!, a.last!, a.isEmpty, a.sorted(), a.reversed() as [Int])  // expect: [9, 5, 3, 8, 1, 7, 2] 7 9 2 false [1, 2, 3, 5, 7, 8, 9] [2, 7, 1, 8, 3, 5, 9]
a.remove(at: 1)
a.removeFirst()
a.removeLast(2)
print(a, a.popLast() ?? 0, a)  // expect: [3, 8, 1] 1 [3, 8]
a.swapAt(0, 1)
a += [4, 4]
print(a, a.firstIndex(of: 4)!, a.lastIndex(of: 4)!, a.contains(8), a.min()!, a.max()!)  // expect: [8, 3, 4, 4] 2 3 true 3 8
a.removeAll { $0 == 4 }
a.replaceSubrange(0..<1, with: [10, 11])
print(a, a.dropFirst(), a.dropLast(), a.prefix(2), a.suffix(1), a.prefix { $0 > 5 }, a.drop { $0 > 9 })  // expect: [10, 11, 3] [11, 3] [10, 11] [10, 11] [3] [10, 11] [3]
print(a[1...], a[..<2], a[0...1].reduce(0, +), Array(a[1..<2]), a.indices, a.enumerated().map { $0.offset * $0.element })  // expect: [11, 3] [10, 11] 21 [11] 0..<3 [0, 11, 6]
a.sort()
a.sort(by: >)
a.reverse()
print(a, a.shuffled().sorted() == a, a.elementsEqual(a), a.starts(with: [3]))  // expect: [3, 10, 11] true true true
var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
grid[1][2] = 5
grid[0].append(7)
print(grid, grid.map(\.count), grid.joined().reduce(0, +), grid.flatMap { $0 }.max()!)  // expect: [[0, 0, 0, 7], [0, 0, 5]] [4, 3] 12 7
let nested = [[1, 2], [], [3]]
print(nested.joined(separator: [0]).map { $0 }, Array(nested.joined()), nested.filter { !$0.isEmpty }.count)  // expect: [1, 2, 0, 0, 3] [1, 2, 3] 2
print([1, 2, 3, 4, 5].split(separator: 3).map(Array.init), [1, 2, 3].reduce("") { $0 + String($1) })  // expect: [[1, 2], [4, 5]] 123
print([3, 1, 2].map { $0 * 2 }.filter { $0 > 2 }.sorted().first ?? 0, (1...3).flatMap { Array(repeating: $0, count: $0) })  // expect: 4 [1, 2, 2, 3, 3, 3]
let partition = [1, 2, 3, 4, 5, 6]
print(partition.partitioned { $0 % 2 == 0 })  // expect: (yes: [2, 4, 6], no: [1, 3, 5])
extension Array {
    func partitioned(_ test: (Element) -> Bool) -> (yes: [Element], no: [Element]) { (filter(test), filter { !test($0) }) }
    func chunked(_ size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) } }
    mutating func rotate() { if let first { removeFirst(); append(first) } }
}
extension Array where Element: Hashable { var unique: [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } } }
extension Array where Element == String { func list() -> String { joined(separator: ", ") } }
extension Collection where Element: Numeric { var total: Element { reduce(0, +) } }
print(partition.chunked(4), [1, 2, 1, 3, 2].unique, ["a", "b"].list(), [1.5, 2.5].total, [1, 2].total)  // expect: [[1, 2, 3, 4], [5, 6]] [1, 2, 3] a, b 4.0 3
var letters = ["a", "b", "c"]
letters.rotate()
print(letters, letters.joined(), letters.map { $0.uppercased() }.joined(separator: "-"))  // expect: ["b", "c", "a"] bca B-C-A
for (i, letter) in letters.enumerated().reversed() { print(i, letter) }  // expect: 2 a | 1 c | 0 b
for i in letters.indices where i % 2 == 0 { letters[i] += "!" }
print(letters, letters == ["b!", "c", "a!"], letters != [])  // expect: ["b!", "c", "a!"] true true
let slice = letters[1...]
print(slice.startIndex, slice.first!, slice.count, Array(slice))  // expect: 1 c 2 ["c", "a!"]
print([1, 2, 3].allSatisfy { $0 > 0 }, [Int]().max() as Any, [1, 2] + [3], [0] == [0], [[1]] == [[1]])  // expect: true nil [1, 2, 3] true true
print(Array("abc"), Array(1...3), Array(Set([1])), [Int](repeating: 1, count: 2), Array<String>())  // expect: ["a", "b", "c"] [1, 2, 3] [1] [1, 1] []
print((0..<3).map { i in (0..<3).map { j in i * j } })  // expect: [[0, 0, 0], [0, 1, 2], [0, 2, 4]]
var optionals: [Int?] = [1, nil, 3]
optionals.append(nil)
print(optionals.compactMap { $0 }, optionals.filter { $0 == nil }.count, optionals.first! ?? 0, optionals.last! == nil)  // expect: [1, 3] 2 1 true
print(zip(letters, 1...).map { "\($0)\($1)" }, letters.firstIndex { $0.hasSuffix("!") } ?? -1, letters.last { $0.count > 1 } ?? "")  // expect: ["b!1", "c2", "a!3"] 0 a!
let pairs: [(String, Int)] = [("b", 2), ("a", 2), ("c", 1)]
let sortedPairs = pairs.sorted { a, b in a.1 == b.1 ? a.0 < b.0 : a.1 < b.1 }
print(sortedPairs.map(\.0), sortedPairs.min { $0.0 < $1.0 }!.0)  // expect: ["c", "a", "b"] a
print([1, 2, 3, 4].lazy.map { $0 * 2 }.filter { $0 > 4 }.first ?? 0, [4, 5].withIndex)  // expect: 6 ["0=4", "1=5"]
extension Array { var withIndex: [String] { enumerated().map { "\($0)=\($1)" } } }
