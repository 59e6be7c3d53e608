var a: [String: [String]] = ["a": Array(repeating: String(repeating: "x", count: 10_000), count: 1_000)]
for _ in 0..<50 { _ = try? JSONEncoder().encode(a) }
Text("x")
