final class C { var b: Binding<C>? }
var c = C()
for _ in 0..<60_000 { let e = C(); let d = c; e.b = Binding(get: { d }, set: { _ in }); c = e }
Text("x")
