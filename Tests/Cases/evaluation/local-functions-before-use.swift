// A local function may be called before its place in the block, and may call others that stand later.
func total(_ numbers: [Int]) -> Int {
    var sum = 0
    for number in numbers where isCounted(number) { add(number) }

    func add(_ number: Int) { sum += double(number) }
    func double(_ number: Int) -> Int { number * 2 }
    func isCounted(_ number: Int) -> Bool { number > limit(number) }
    func limit(_ number: Int) -> Int { number > 100 ? (isCounted(number - 100) ? 200 : 300) : 1 }
    return sum
}
print(total([1, 2, 3]))  // expect: 10

struct Rows {
    var ranges: [Range<Int>] = []

    init(_ widths: [Double], in width: Double) {
        var start = 0
        var rest = width
        for (index, own) in widths.enumerated() {
            if own > rest { finish(at: index) }
            rest -= own
            if index == widths.count - 1 { finish(at: index + 1) }
        }

        func finish(at end: Int) {
            ranges.append(start..<end)
            start = end
            rest = width
        }
    }
}
print(Rows([40, 50, 30, 90], in: 100).ranges.map(\.count))  // expect: [2, 1, 1]

func label(_ number: Int) -> String {
    let name = describe()
    func describe() -> String { "number \(number)" }
    return name
}
print(label(3))  // expect: number 3
