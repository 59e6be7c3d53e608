var a = Array(0..<1_000)
var h: [() -> Int] = []
for i in 0..<100_000 { let b = a; h.append { b.count }; a[i % 1_000] = i }
Text("x")
