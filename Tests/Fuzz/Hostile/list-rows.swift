List { ForEach(0..<11_900, id: \.self) { Text("\($0)") } }
