final class Node { var value: Int; var next: Node?; init(_ value: Int) { self.value = value } }
var head: Node?
for i in 0..<4_000 { let node = Node(i); node.next = head; head = node }
var sum = 0
var node = head
while let current = node { sum += current.value; node = current.next }
Text("\(sum)")
