var t = Text("a")
for _ in 0..<30000 { t = Text("\(t)b") }
Text("x")
