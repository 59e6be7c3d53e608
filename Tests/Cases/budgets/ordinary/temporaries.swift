var total = 0
for i in 0..<200 { let a = Array(0..<100); total += a.map { $0 + i }.reduce(0, +) % 7 }
Text("\(total)")
