List(0..<1_000, id: \.self) { Text("Row \($0)") }
