// MARK: - a mistake elsewhere that an attempt comes upon is told though the attempt is taken back
let list: [Double] = [1].map { _ in [scale].isEmpty ? .zero : .init(scale) }.reversed()
let scale = { () -> Double in measure(); return 1 }()
//                            ^ error: cannot find 'measure' in scope
print(list)

// MARK: - what is wrong with a type in a closure is said once however often the closure is tried
func apply(_ body: (Int) -> String) {}
func apply(_ body: (String) -> Int) {}
func run() {
    apply { value in
        struct Inner {
            let missing: Missing
//                       ^ error: cannot find type 'Missing' in scope
            func f() { nothing() }
//                     ^ error: cannot find 'nothing' in scope
        }
        @odd let one: Other = 1
//                    ^ error: cannot find type 'Other' in scope
//       ^ error: unknown attribute 'odd'
        return Inner()
//                   ^ error: missing argument for parameter 'missing' in call
    }
}

// MARK: - a closure that is checked twice declares its types once
let numbers: [Double] = [1, 2].map { _ in
    struct Half {
        var value = half(of: 1)
//                  ^ error: cannot find 'half' in scope
        func f() { nothing() }
//                 ^ error: cannot find 'nothing' in scope
    }
    return .init(2)
}.reversed()
print(numbers)
