VStack { ForEach(0..<6_000, id: \.self) { _ in Slider(value: .constant(0.5)) } }
