VStack { ForEach(0..<5_000, id: \.self) { _ in ColorPicker("a", selection: .constant(.red)) } }
