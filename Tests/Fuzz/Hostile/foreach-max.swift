ForEach(0..<Int.max, id: \.self) { Text("\($0)") }
