VStack { ForEach(0..<9_000, id: \.self) { Image(systemName: "nothing\($0)") } }
