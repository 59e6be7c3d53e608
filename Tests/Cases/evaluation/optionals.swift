let none: Int? = nil
let some: Int? = 4
print(none ?? 0, some ?? 0, some!, none == nil, some != nil, some == 4)  // expect: 0 4 4 true true true
print(some.map { $0 * 2 } as Any, none.map { $0 * 2 } as Any, some.flatMap { $0 > 3 ? "big" : nil } ?? "-")  // expect: Optional(8) nil big
struct A { var b: B? }
struct B: Equatable { var c = 1; var list = [1]; func f() -> Int? { c } }
var a = A(b: B())
print(a.b?.c ?? 0, a.b?.f() ?? 0, a.b?.list.first ?? 0)  // expect: 1 1 1
a.b?.c = 5
a.b?.list.append(7)
a.b!.c += 1
print(a.b!.c, a.b?.list ?? [])  // expect: 6 [1, 7]
a.b = nil
a.b?.c = 100
print(a.b == nil, a.b?.c as Any)  // expect: true nil
var names: [String?] = ["a", nil]
print(names.compactMap { $0 }, names[1] ?? "none")  // expect: ["a"] none
let nested: Int?? = .some(nil)
print(nested == nil, nested! == nil)  // expect: false true
let values: [String: [Int]] = ["a": [1, 2]]
print(values["a"]?.count ?? 0, values["b"]?.count ?? 0, values["a"]?[1] ?? 0)  // expect: 2 0 2
let any: Any = 5
print(any as? Int ?? 0, any as? String ?? "no", any is Int)  // expect: 5 no true
var implicit: Int! = 3
print(implicit + 1)  // expect: 4
implicit = nil
print(implicit == nil)  // expect: true
