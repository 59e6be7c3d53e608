VStack { ForEach(0..<12_000, id: \.self) { _ in Color.red.shadow(radius: 3) } }
