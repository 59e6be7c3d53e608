struct Stack<Element> {
    private var items: [Element] = []
    var isEmpty: Bool { items.isEmpty }
    var top: Element? { items.last }
    mutating func push(_ item: Element) { items.append(item) }
    @discardableResult mutating func pop() -> Element? { items.popLast() }
}
extension Stack: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Element...) { for e in elements { push(e) } }
}
extension Stack where Element: Comparable { var largest: Element? { items.max() } }
extension Stack: Equatable where Element: Equatable {}
var numbers: Stack = [3, 9, 4]
print(numbers.top ?? 0, numbers.largest!, numbers.isEmpty)  // expect: 4 9 false
numbers.pop()
print(numbers == [3, 9], numbers == Stack<Int>())  // expect: true false
struct Queue<T> {
    private var inbox = [T](), outbox = [T]()
    var count: Int { inbox.count + outbox.count }
    mutating func enqueue(_ value: T) { inbox.append(value) }
    mutating func dequeue() -> T? {
        if outbox.isEmpty {
            outbox = inbox.reversed()
            inbox.removeAll()
        }
        return outbox.popLast()
    }
}
var queue = Queue<String>()
for word in ["a", "b", "c"] { queue.enqueue(word) }
print(queue.dequeue() ?? "-", queue.count)  // expect: a 2
queue.enqueue("d")
print(queue.dequeue()!, queue.dequeue()!, queue.dequeue()!, queue.dequeue() as Any)  // expect: b c d nil
indirect enum Tree<Value: Comparable> {
    case leaf
    case node(Tree<Value>, Value, Tree<Value>)
    func inserting(_ new: Value) -> Tree<Value> {
        switch self {
        case .leaf: return .node(.leaf, new, .leaf)
        case let .node(left, value, right) where new < value: return .node(left.inserting(new), value, right)
        case let .node(left, value, right): return .node(left, value, right.inserting(new))
        }
    }
    var sorted: [Value] {
        switch self {
        case .leaf: []
        case .node(let left, let value, let right): left.sorted + [value] + right.sorted
        }
    }
    var depth: Int {
        guard case let .node(left, _, right) = self else { return 0 }
        return 1 + max(left.depth, right.depth)
    }
}
let tree = [5, 2, 8, 1, 9].reduce(Tree<Int>.leaf) { $0.inserting($1) }
print(tree.sorted, tree.depth)  // expect: [1, 2, 5, 8, 9] 3
final class Node<T> { var value: T; var next: Node<T>?
    init(_ value: T, next: Node<T>? = nil) { self.value = value; self.next = next } }
struct LinkedList<T>: Sequence {
    var head: Node<T>?
    mutating func prepend(_ value: T) { head = Node(value, next: head) }
    func makeIterator() -> AnyIterator<T> {
        var current = head
        return AnyIterator {
            defer { current = current?.next }
            return current?.value
        }
    }
}
var list = LinkedList<Int>()
for i in 1...3 { list.prepend(i * 10) }
print(Array(list), list.map { $0 + 1 }, list.contains(20), list.reduce(0, +))  // expect: [30, 20, 10] [31, 21, 11] true 60
func largest<C: Collection>(_ items: C, by area: (C.Element) -> Double) -> C.Element? {
    items.max { area($0) < area($1) }
}
print(largest([(w: 1.0, h: 9.0), (w: 4.0, h: 3.0)]) { $0.w * $0.h }!.w)  // expect: 4.0
struct Box<Wrapped> { var wrapped: Wrapped
    func map<U>(_ transform: (Wrapped) -> U) -> Box<U> { Box<U>(wrapped: transform(wrapped)) } }
print(Box(wrapped: 3).map { "\($0)!" }.wrapped, Box(wrapped: [1, 2]).map(\.count).wrapped)  // expect: 3! 2
