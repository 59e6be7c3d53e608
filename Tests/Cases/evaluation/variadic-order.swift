enum Kind { case a, b, c }
let kind = Kind.b
func names(_ kinds: Kind...) -> [String] { kinds.map { "\($0)" } }
print(names(.a, kind, .c))  // expect: ["a", "b", "c"]
print({ $0 + 1 }(3), 1, { "x" }())  // expect: 4 1 x
