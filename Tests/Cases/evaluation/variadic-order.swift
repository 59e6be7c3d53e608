enum K { case a, b, c }
let k = K.b
func f(_ x: K...) -> [K] { x }
print(f(.a, k, .c))  // expect: [a, b, c]
print({ $0 + 1 }(3), 1, { "x" }())  // expect: 4 1 x
