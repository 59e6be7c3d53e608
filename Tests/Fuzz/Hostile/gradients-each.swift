VStack { ForEach(0..<24_000, id: \.self) { n in RadialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: Double(n)) } }
