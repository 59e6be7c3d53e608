let numbers = [1, 1]
print(numbers.allSatisfy { $0 == numbers.first }, 1 == numbers.first, numbers.first == 1, numbers[0] != numbers.last)  // expect: true true true false
let names: [String: String?] = ["a": "x", "b": nil]
print("x" == names["a"]!, names["b"]! == nil, names["c"] == nil, "y" == ["y", "z"].first)  // expect: true true true true
protocol Stack: AnyObject { var items: [Int] { get set } }
extension Stack { func push(_ item: Int) { items.append(item) }; func pop() -> Int? { items.popLast() } }
final class Path: Stack { var items: [Int] = [] }
let path = Path()
path.push(3)
path.push(4)
print(path.pop() ?? 0, path.items)  // expect: 4 [3]
