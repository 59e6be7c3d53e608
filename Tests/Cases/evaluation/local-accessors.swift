func f() {
    var celsius = 10.0
    var fahrenheit: Double {
        get { celsius * 9 / 5 + 32 }
        set { celsius = (newValue - 32) * 5 / 9 }
    }
    fahrenheit = 212
    print(celsius, fahrenheit)  // expect: 100.0 212.0
    fahrenheit += 18
    print(celsius)  // expect: 110.0
    var steps = 0 {
        willSet { print("will", newValue) }  // expect: will 2 | will 5 | will 15 | will 16
        didSet { print("did", oldValue, steps) }  // expect: did 0 2 | did 2 5 | did 5 15 | did 15 16
    }
    steps = 2
    steps += 3
    func bump(_ x: inout Int) { x += 10 }
    bump(&steps)
    print(steps)  // expect: 15
    var names = ["a"] { didSet(old) { print(old, names) } }  // expect: ["a"] ["a", "b"] | ["a", "b"] ["z", "b"]
    names.append("b")
    names[0] = "z"
    let add = { steps += 1 }
    add()
    var pair: (Int, Int) { get { (1, 2) } set(value) { print("set", value) } }  // expect: set (3, 4) | set (9, 2) | set (1, 12)
    pair = (3, 4)
    pair.0 = 9
    bump(&pair.1)
}
f()
