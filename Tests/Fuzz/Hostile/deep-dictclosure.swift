var d: [String: () -> Int] = [:]
for _ in 0..<30000 { let e = d; d = ["a": { e.count }] }
Text("x")
