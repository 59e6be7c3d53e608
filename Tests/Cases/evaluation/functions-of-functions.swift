let add: (Int) -> (Int) -> Int = { a in { b in a + b } }
print(add(1)(2), [1, 2].map(add(10)))  // expect: 3 [11, 12]
func not<T>(_ test: @escaping (T) -> Bool) -> (T) -> Bool { { !test($0) } }
print((1...6).filter(not { $0 % 2 == 0 }))  // expect: [1, 3, 5]
