let a = Array(repeating: String(repeating: "abc", count: 1_000), count: 100_000)
Text(a.joined())
Text("x")
