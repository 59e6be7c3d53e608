let g = Dictionary(grouping: 0..<1_000_000) { $0 % 7 }
Text("\(g.count)")
Text("x")
