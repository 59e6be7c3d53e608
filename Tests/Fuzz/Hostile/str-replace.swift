var s = "a"
for _ in 0..<40 { s = s.replacingOccurrences(of: "a", with: "aa") }
Text("x")
