VStack { ForEach(0..<6_000, id: \.self) { _ in Color.red.shadow(radius: 3).blur(radius: 2) } }
