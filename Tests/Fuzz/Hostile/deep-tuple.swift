var a: (Any, Int) = (0, 0)
for _ in 0..<30000 { a = (a, 0) }
Text("x")
