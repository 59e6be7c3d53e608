protocol P {}
struct A: P {}
struct B: P { var p: any P }
var x: any P = A()
for _ in 0..<30000 { x = B(p: x) }
Text("x")
