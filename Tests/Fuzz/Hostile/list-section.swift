List { Section { ForEach(0..<100_000, id: \.self) { Text("\($0)") } } }
