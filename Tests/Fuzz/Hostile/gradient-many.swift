VStack { ForEach(0..<500, id: \.self) { _ in LinearGradient(colors: Array(repeating: Color.red, count: 2_000), startPoint: .top, endPoint: .bottom).frame(height: 1) } }
