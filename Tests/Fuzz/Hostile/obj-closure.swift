final class C { var f: (() -> Int)? }
var c = C()
for _ in 0..<100_000 { let d = C(); let e = c; d.f = { e.f == nil ? 1 : 2 }; c = d }
Text("x")
