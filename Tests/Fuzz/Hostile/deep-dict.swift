var d: [String: Any] = [:]
for _ in 0..<30000 { d = ["a": d] }
Text("x")
