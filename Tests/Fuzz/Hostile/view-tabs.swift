TabView { ForEach(0..<24_000, id: \.self) { Text("\($0)") } }
