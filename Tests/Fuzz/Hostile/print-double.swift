struct S { var a: Any; var b: Any }
var m: Any = 1
for _ in 0..<60 { m = S(a: m, b: m) }
Text("\(m)")
Text("x")
