struct K: PreferenceKey { static var defaultValue: [Int] = []; static func reduce(value: inout [Int], nextValue: () -> [Int]) { value = value + value + nextValue() } }
VStack { ForEach(0..<40, id: \.self) { Text("a").preference(key: K.self, value: [$0]) } }.onPreferenceChange(K.self) { _ in }
Text("x")
