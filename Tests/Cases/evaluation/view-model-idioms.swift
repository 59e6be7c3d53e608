import Foundation
// view-model idioms
struct Todo: Identifiable, Equatable, Codable { let id: UUID; var title: String; var done = false; init(_ t: String) { id = UUID(); title = t } }
enum Filter: CaseIterable { case all, open, done; func apply(_ t: [Todo]) -> [Todo] { switch self { case .all: t; case .open: t.filter { !$0.done }; case .done: t.filter(\.done) } } }
final class TodoStore { private(set) var todos: [Todo] = [] { didSet { if todos != oldValue { saves += 1 } } }; var filter = Filter.all; var saves = 0; var visible: [Todo] { filter.apply(todos) }; var progress: Double { todos.isEmpty ? 0 : Double(todos.count { $0.done }) / Double(todos.count) }
  func add(_ t: String) { guard !t.trimmingCharacters(in: .whitespaces).isEmpty else { return }; todos.append(Todo(t)) }
  func toggle(_ id: Todo.ID) { guard let i = todos.firstIndex(where: { $0.id == id }) else { return }; todos[i].done.toggle() }
  func move(from s: IndexSet, to d: Int) { var t = todos; let m = s.map { t[$0] }; for i in s.sorted(by: >) { t.remove(at: i) }; t.insert(contentsOf: m, at: d - s.count(in: 0..<d)); todos = t }
  subscript(id: Todo.ID) -> Todo? { get { todos.first { $0.id == id } } set { if let i = todos.firstIndex(where: { $0.id == id }) { if let newValue { todos[i] = newValue } else { todos.remove(at: i) } } } } }
let st = TodoStore(); ["a", " ", "b", "c"].forEach(st.add); st.toggle(st.todos[1].id); st.filter = .open; print(st.visible.map(\.title), st.progress, st.saves); st[st.todos[0].id]?.title = "A"; st[st.todos[2].id] = nil; print(st.todos.map { "\($0.title)\($0.done ? "✓" : "")" }, st.saves)  // expect: ["a", "c"] 0.3333333333333333 4 | ["A", "b✓"] 6
let sections = Dictionary(grouping: ["Ana", "Bob", "Al", "Bea"]) { String($0.prefix(1)) }.map { (key: $0.key, names: $0.value.sorted()) }.sorted { $0.key < $1.key }; for (key, names) in sections { print(key, names) }  // expect: A ["Al", "Ana"] | B ["Bea", "Bob"]
struct Theme { enum Key: Hashable { case accent, bg }; private var values: [Key: String] = [.accent: "blue"]; subscript(key: Key, default d: @autoclosure () -> String = "none") -> String { get { values[key] ?? d() } set { values[key] = newValue } } }
var th = Theme(); th[.bg] = "white"; print(th[.accent], th[.bg], Theme()[.bg, default: "black"])  // expect: blue white black
func debounce<T: Equatable>(_ xs: [T]) -> [T] { xs.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }; print(debounce([1, 1, 2, 2, 1]))  // expect: [1, 2, 1]
extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil } }; print([1, 2][safe: 5] as Any, "ab"[safe: "ab".startIndex]!, [1, 2][safe: 1]!)  // expect: nil a 2
extension Sequence where Element: Hashable { func uniqued() -> [Element] { var s: Set<Element> = []; return filter { s.insert($0).inserted } } }; print([3, 1, 3, 2, 1].uniqued())  // expect: [3, 1, 2]
extension Binding2 { func map<U>(_ kp: WritableKeyPath<V, U>) -> Binding2<U> { Binding2<U>(get: { get()[keyPath: kp] }, set: { var v = get(); v[keyPath: kp] = $0; set(v) }) } }
@propertyWrapper struct Binding2<V> { let get: () -> V; let set: (V) -> Void; var wrappedValue: V { get { get() } nonmutating set { set(newValue) } }; var projectedValue: Self { self } }
var backing = (x: 1, y: "s"); let bx = Binding2(get: { backing }, set: { backing = $0 }).map(\.x); bx.wrappedValue += 4; print(backing)  // expect: (x: 5, y: "s")
struct Form { @Binding2 var text: String; func type(_ s: String) { text += s } }; var src = "a"; let fm = Form(text: Binding2(get: { src }, set: { src = $0 })); fm.type("bc"); print(src, fm.$text.wrappedValue.count)  // expect: abc 3
let timeline = (0..<4).map { Date(timeIntervalSince1970: Double($0) * 3600) }; print(timeline.map { Int($0.timeIntervalSince(timeline[0])) }, timeline.max()! > timeline.min()!, zip(timeline, timeline.dropFirst()).allSatisfy { $0 < $1 })  // expect: [0, 3600, 7200, 10800] true true
print([1, 2, 3, 4, 5].sliding(2).map { $0.reduce(0, +) }, [5, 3, 9].enumerated().max { $0.element < $1.element }!.offset, [1, 2, 3].scan(0, +)); extension Array { func sliding(_ n: Int) -> [ArraySlice<Element>] { count < n ? [] : (0...(count - n)).map { self[$0..<$0 + n] } }; func scan<R>(_ i: R, _ f: (R, Element) -> R) -> [R] { var r = i; return map { r = f(r, $0); return r } } }  // expect: [3, 5, 7, 9] 2 [1, 3, 6]
let measured = [Measurement(value: 1, unit: UnitLength.kilometers), Measurement(value: 500, unit: UnitLength.meters)]; print(measured[0] > measured[1], (measured[0] + measured[1]).converted(to: .meters).value)  // expect: true 1500.0
