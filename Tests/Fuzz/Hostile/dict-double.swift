var m: [String: Any] = [:]
for _ in 0..<60 { m = ["a": m, "b": m] }
Text("\(m)")
Text("x")
