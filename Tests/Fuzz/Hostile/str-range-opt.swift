let s = String(repeating: "a", count: 100_000)
for _ in 0..<1_000 { _ = s.range(of: String(repeating: "a", count: 50_000) + "b", options: .caseInsensitive) }
Text("x")
