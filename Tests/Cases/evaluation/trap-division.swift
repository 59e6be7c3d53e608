func divide(_ a: Int, _ b: Int) -> Int {
    a / b  // trap: division by zero
}
print(divide(4, 2))  // expect: 2
print(divide(1, 0))
