var numbers = [1, 2, 3, 4, 5]
numbers[1..<3] = [20, 30, 31]
print(numbers)  // expect: [1, 20, 30, 31, 4, 5]
numbers[1...3].reverse()
print(numbers)  // expect: [1, 31, 30, 20, 4, 5]
numbers[..<2] = []
numbers[2...].sort(by: >)
print(numbers)  // expect: [30, 20, 5, 4]
var part = numbers[1...]
part.insert(9, at: 2)
part.swapAt(1, 2)
part += [7]
print(part, part.startIndex, numbers)  // expect: [9, 20, 5, 4, 7] 1 [30, 20, 5, 4]
part.removeAll { $0 > 8 }
print(part)  // expect: [5, 4, 7]
func first() -> [Int] { [4, 5, 6] }
print(first()[1...], first()[...1])  // expect: [5, 6] [4, 5]

