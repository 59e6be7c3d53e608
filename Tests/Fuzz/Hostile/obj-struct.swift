struct S { var c: C }
final class C { var s: S? }
var c = C()
for _ in 0..<100_000 { let e = C(); e.s = S(c: c); c = e }
Text("x")
