struct S { var f: () -> Int }
var a = S { 0 }
for _ in 0..<30000 { let b = a; a = S { b.f() } }
Text("x")
