var t = Text("a")
for _ in 0..<60_000 { t = Text("\(t)b") }
t
Text("x")
