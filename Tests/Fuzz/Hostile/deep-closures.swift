var f: () -> Int = { 0 }
for _ in 0..<30000 { let g = f; f = { g() + 1 } }
Text("x")
