VStack { ForEach(0..<12_000, id: \.self) { Stepper("\($0)", value: .constant(1)) } }
