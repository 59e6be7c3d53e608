func f() {
    var celsius = 10.0
    var fahrenheit: Double {
        set { celsius = (newValue - 32) * 5 / 9 }
    }
    var steps = 0 {
        didSet { print("did", oldValue, steps) }  // expect: did 0 2 | did 2 5 | did 5 15 | did 15 16
    }
    steps = 2
    steps += 3
    func bump(_ x: inout Int) { x += 10 }
    bump(&steps)
    print(steps)  // expect: 15
    var names = ["a"] { didSet(old) { print(old, names) } }  // expect: ["a"] ["a", "b"] | ["a", "b"] ["z", "b"]
    names.append("b")
    var pair: (Int, Int) { get { (2) } set(value) { print("set", value) } }  // expect: set (3, 4) | set (9, 2) | set (1, 12)
    pair = (3, 4)
    pair.0 = 9
    bump(&pair.1)
}
f()
