VStack { ForEach(0..<20_000, id: \.self) { _ in Image(systemName: "star").resizable() } }
