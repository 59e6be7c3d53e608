@dynamicMemberLookup struct Box<Value> {
    var value: Value
    subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Part { value[keyPath: path] }
}
print(Box(value: "abc").count, Box(value: [1, 2]).first ?? 0)  // expect: 3 1
struct Tree<Value> {
    indirect enum Node { case leaf(Value), branch(Node, Node) }
    var root: Node
    func fold<Result>(_ transform: (Value) -> Result, _ join: (Result, Result) -> Result) -> Result {
        func go(_ node: Node) -> Result {
            switch node {
            case .leaf(let value): transform(value)
            case .branch(let left, let right): join(go(left), go(right))
            }
        }
        return go(root)
    }
}
let tree = Tree<Int>(root: .branch(.leaf(1), .branch(.leaf(2), .leaf(3))))
print("\(tree.fold({ $0 }, +)) \(tree.fold({ "\($0)" }, +))", tree.fold({ Double($0) }, max))  // expect: 6 123 3.0
print([1, 2].reduce(0, +), ["a", "b"].reduce("", +), zip([1, 2], [3, 4]).map(*), [3, 1].sorted(by: >))  // expect: 3 ab [3, 8] [3, 1]
