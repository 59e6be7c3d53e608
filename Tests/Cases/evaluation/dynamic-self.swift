class A {
    var name: String
    required init(name: String = "a") { self.name = name }
    class func make() -> Self { Self(name: "made") }
    static func make2() -> Self { Self.init(name: "two") }
    class func make3() -> Self { self.init() }
    func copy() -> Self { type(of: self).init(name: name + "'") }
    func copy2() -> Self { Self(name: name + "2") }
    var kind: String { "A" }
    class var title: String { "TA" }
    static func t() -> String { title }
    func tt() -> String { Self.title + type(of: self).title }
}
class B: A {
    override var kind: String { "B" }
    override class var title: String { "TB" }
}
class C: B { override var kind: String { "C" } }
print(A.make().kind, B.make().kind, C.make().kind)  // expect: A B C
print(A.make2().kind, B.make2().kind, B.make3().kind, C.make3().kind)  // expect: A B B C
print(B().copy().kind, C().copy2().kind, B().copy2().name)  // expect: B C a2
print(B.t(), A.t(), C().tt())  // expect: TB TA TBTB
protocol P { init(); static func fresh() -> Self }
extension P { static func fresh() -> Self { Self() } ; func again() -> Self { .init() } }
class D: P { required init() {}; var k: String { "D" } }
class E: D { override var k: String { "E" } }
print(D.fresh().k, E.fresh().k, E().again().k)  // expect: D E E
let t: A.Type = B.self
print(t.make().kind, t.init(name: "x").kind, t.title)  // expect: B B TB
func build<T: A>(_ t: T.Type) -> T { t.make() }
print(build(C.self).kind, type(of: build(B.self)))  // expect: C B
print(B.self, type(of: B.make()), type(of: t.init()))  // expect: B B B
let a: A = B()
print(type(of: a), type(of: a).make().kind)  // expect: B B

