LazyVGrid(columns: Array(repeating: GridItem(.fixed(1)), count: 1_000_000)) { Text("a") }
Text("x")
