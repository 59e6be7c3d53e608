var numbers = [3, 1, 2]
numbers.append(5)
numbers[0] = 10
print(numbers, numbers.count, numbers.first!, numbers.last!)  // expect: [10, 1, 2, 5] 4 10 5
print(numbers.sorted(), numbers.sorted(by: >), numbers.reversed() as [Int])  // expect: [1, 2, 5, 10] [10, 5, 2, 1] [5, 2, 1, 10]
print(numbers.map { $0 * 2 }, numbers.filter { $0 > 1 }, numbers.reduce(0, +))  // expect: [20, 2, 4, 10] [10, 2, 5] 18
print(numbers.contains(5), numbers.firstIndex(of: 2) ?? -1, numbers.max() ?? 0, numbers.min() ?? 0)  // expect: true 2 10 1
print(numbers.first { $0 < 5 } ?? 0, numbers.allSatisfy { $0 > 0 }, numbers.contains { $0 == 7 })  // expect: 1 true false
print(Array(numbers.prefix(2)), Array(numbers.dropFirst()), Array(numbers.suffix(1)), Array(numbers[1...2]))  // expect: [10, 1] [1, 2, 5] [5] [1, 2]
for (index, value) in numbers.enumerated() { print(index, value) }  // expect: 0 10 | 1 1 | 2 2 | 3 5
print(zip([1, 2], ["a", "b"]).map { "\($0)\($1)" })  // expect: ["1a", "2b"]
print([[1, 2], [3]].flatMap { $0 }, ["1", "x", "3"].compactMap { Int($0) })  // expect: [1, 2, 3] [1, 3]
print(["a", "b", "c"].joined(separator: ", "))  // expect: a, b, c
numbers.insert(7, at: 1)
numbers.remove(at: 0)
numbers.removeLast()
numbers.swapAt(0, 1)
print(numbers, numbers.isEmpty, numbers.indices)  // expect: [1, 7, 2] false 0..<3
var copy = numbers
copy.removeAll()
print(numbers.count, copy.count)  // expect: 3 0
var ages = ["Ann": 30, "Bob": 25]
ages["Cid"] = 40
ages["Bob"] = nil
ages["Ann", default: 0] += 1
print(ages["Ann"] ?? 0, ages["Bob"] == nil, ages.count, ages.keys.sorted())  // expect: 31 true 2 ["Ann", "Cid"]
print(ages.mapValues { $0 * 2 }.values.sorted(), ages.sorted { $0.key < $1.key }.map { $0.value })  // expect: [62, 80] [31, 40]
let groups = Dictionary(grouping: [1, 2, 3, 4, 5]) { $0 % 2 }
print(groups[0]!, groups[1]!)  // expect: [2, 4] [1, 3, 5]
var set: Set<Int> = [1, 2, 3, 2]
print(set.count, set.contains(2), set.insert(2).inserted, set.union([4]).count, set.intersection([1, 9]))  // expect: 3 true false 4 [1]
print(stride(from: 0, to: 10, by: 3).map { $0 }, Array(stride(from: 1.0, through: 2.0, by: 0.5)))  // expect: [0, 3, 6, 9] [1.0, 1.5, 2.0]
print((1...5).map { $0 * $0 }, (0..<3).contains(3), Array((1...3).reversed()))  // expect: [1, 4, 9, 16, 25] false [3, 2, 1]
print(Array(repeating: "x", count: 3), [Int](), [String: Int]())  // expect: ["x", "x", "x"] [] [:]
let nested = [[1, 2], [3, 4]]
print(nested[1][0], nested.map { $0.reduce(0, +) })  // expect: 3 [3, 7]
var grid = [[0, 0], [0, 0]]
grid[1][0] = 5
grid[0].append(9)
print(grid)  // expect: [[0, 0, 9], [5, 0]]
print([1, 2, 3] == [1, 2, 3], [1, 2] != [2, 1])  // expect: true true
print(["b", "a"].min()!, [(1, "x"), (2, "y")].map { $0.1 })  // expect: a ["x", "y"]
let slice = [10, 20, 30, 40][1...]
print(slice.startIndex, slice[2], slice.count, slice.first!)  // expect: 1 30 3 20
print([1, 2, 3, 4].split { $0 == 3 }.map { Array($0) }, [3, 1, 2].sorted { $0 > $1 })  // expect: [[1, 2], [4]] [3, 2, 1]
numbers.sort()
numbers += [8, 9]
numbers.removeAll { $0 % 2 == 0 }
print(numbers)  // expect: [1, 7, 9]
print(numbers.reduce(into: [:]) { $0[$1] = $1 * 2 }[7]!)  // expect: 14
print(numbers.lastIndex(of: 9)!, numbers.min { $0 > $1 }!, numbers.randomElement() != nil)  // expect: 2 9 true
