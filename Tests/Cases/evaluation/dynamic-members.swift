@dynamicMemberLookup struct Lens<Root> { var root: Root
    subscript<T>(dynamicMember path: KeyPath<Root, T>) -> Lens<T> { Lens<T>(root: root[keyPath: path]) }
    subscript<T>(dynamicMember path: WritableKeyPath<Root, T>) -> T { get { root[keyPath: path] } set { root[keyPath: path] = newValue } } }
struct Address { var city = "Rome"; let zip = 123 }
struct Person { var name = "Ada"; var address = Address(); var tags = ["a", "b"] }
var lens = Lens(root: Person())
lens.name = "Bob"
print(lens.name, lens.address.city, lens.root.name)  // expect: Bob Rome Bob
let path = \Person.address.city
print(Person()[keyPath: path], Person()[keyPath: \.tags[1]], Person()[keyPath: \.tags.count])  // expect: Rome b 2
var p = Person(); p[keyPath: path] = "Oslo"; print(p.address.city)  // expect: Oslo
let joined = (\Person.address).appending(path: \.zip)
print(p[keyPath: joined])  // expect: 123
let sorters: [(String, PartialKeyPath<Person>)] = [("n", \.name), ("c", \.address.city)]
for (n, k) in sorters { print(n, p[keyPath: k]) }  // expect: n Ada | c Oslo
print([p, Person()].map(\.address.city), [p].map(\.self).count)  // expect: ["Oslo", "Rome"] 1
func sortBy<T, K: Comparable>(_ xs: [T], _ k: KeyPath<T, K>, desc: Bool = false) -> [T] { xs.sorted { desc ? $0[keyPath: k] > $1[keyPath: k] : $0[keyPath: k] < $1[keyPath: k] } }
print(sortBy(["ccc", "a", "bb"], \.count), sortBy(["ccc", "a", "bb"], \.count, desc: true))  // expect: ["a", "bb", "ccc"] ["ccc", "bb", "a"]
@dynamicMemberLookup struct Json { var dict: [String: Any]; subscript(dynamicMember k: String) -> Json { Json(dict: dict[k] as? [String: Any] ?? [:]) }
   subscript(key: String, default d: Int) -> Int { dict[key] as? Int ?? d } }
print(Json(dict: ["a": ["b": 3]]).a["b", default: 0], Json(dict: [:]).x.y["z", default: -1])  // expect: 3 -1
let opt: Person? = p
print(opt?[keyPath: \.name] ?? "-", \Person.name == \Person.name)  // expect: Ada true
let write: ReferenceWritableKeyPath<Node, Int> = \.value
final class Node { var value = 1 }
let node = Node(); node[keyPath: write] += 5; print(node.value)  // expect: 6
@dynamicMemberLookup struct Wrapped<T> { var value: T; subscript<S>(dynamicMember path: KeyPath<T, S>) -> S { value[keyPath: path] } }
let wrapped = [Wrapped(value: "abc"), Wrapped(value: "d")]
print(wrapped.map(\.count), wrapped.map(\.first), wrapped[0][keyPath: \.isEmpty])  // expect: [3, 1] [Optional("a"), Optional("d")] false
