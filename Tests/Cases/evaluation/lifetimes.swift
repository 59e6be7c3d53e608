// Every note is printed by one line, so that what ends stands among what else is done.
func note(_ items: Any...) { print(items.map { "\($0)" }.joined(separator: " ")) }  // expect: init a | a | deinit a | after | init b | b | deinit b | nil | init c | in f c | deinit c | after f | init p | init q | p | deinit p | deinit q | tree gone | init x | init y | deinit x | removed | deinit y | emptied | self | owner gone | no self | init inner | Sub | Base | deinit inner | end | init keep | keep | init held | one | deinit held | two | init temp | deinit temp | temp | done | init ignored | deinit ignored | x | init k | deinit k | dict | init j1 | init j2 | deinit j1 | replaced
class Node {
    let name: String
    weak var parent: Node?
    var children: [Node] = []
    init(_ name: String) { self.name = name; note("init", name) }
    deinit { note("deinit", name) }
}
do {
    let a = Node("a")
    note(a.name)
}
note("after")
var b: Node? = Node("b")
weak var w = b
note(w?.name ?? "nil")
b = nil
note(w?.name ?? "nil")
func f() { let c = Node("c"); note("in f", c.name) }
f()
note("after f")
do {
    let p = Node("p")
    let q = Node("q")
    p.children.append(q)
    q.parent = p
    note(q.parent?.name ?? "nil")
}
note("tree gone")
var list = [Node("x"), Node("y")]
list.removeFirst()
note("removed")
list = []
note("emptied")
class Owner {
    var handler: (() -> Void)?
    deinit { note("owner gone") }
    func setUp() { handler = { [weak self] in note(self == nil ? "no self" : "self") } }
}
var o: Owner? = Owner()
o?.setUp()
let h = o?.handler
h?()
o = nil
h?()
class Base { deinit { note("Base") } }
class Sub: Base { let inner = Node("inner"); deinit { note("Sub") } }
do { let s = Sub(); _ = s }
note("end")
class U { unowned let n: Node; init(_ n: Node) { self.n = n } }
let keep = Node("keep")
note(U(keep).n.name)
struct Holder { var node: Node }
var hs: Holder? = Holder(node: Node("held"))
var copy = hs
hs = nil
note("one")
copy = nil
note("two")
func g(_ n: Node) -> String { n.name }
note(g(Node("temp")))
note("done")
_ = Node("ignored")
note("x")
var dict: [String: Node] = ["k": Node("k")]
dict["k"] = nil
note("dict")
dict["j"] = Node("j1")
dict["j"] = Node("j2")
note("replaced")

