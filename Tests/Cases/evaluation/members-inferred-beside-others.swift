// `.name` where the type follows from a literal, from the other operand's operator, or from the end of a chain.
struct Turn {
    var degrees: Double
    static func * (lhs: Turn, rhs: Double) -> Turn { Turn(degrees: lhs.degrees * rhs) }
}

enum Tone { case low, middle, high }

struct Choice {
    var tone: Tone
    var tones: [Tone]

    init(beside other: Tone) {
        tone = [.low, .high].filter { $0 != other }.randomElement()!
        tones = [.low, .middle, .high].reversed()
    }
}

func run() {
    let turn = Turn(degrees: 180) * .zero
    print(turn.degrees)  // expect: 0.0
    let half = Turn(degrees: 180) * .random(in: 0.5...0.5)
    print(half.degrees)  // expect: 90.0
    print(stride(from: 0.0, through: .pi, by: 1).map { $0 * 2 })  // expect: [0.0, 2.0, 4.0, 6.0]
    print(max(0, .pi) > 3, min(1.5, .pi))  // expect: true 1.5
    print(Choice(beside: .low).tone, Choice(beside: .low).tones.first!)  // expect: high high
    let rows: [Int] = CollectionOfOne(1) + [2, 3]
    print(rows)  // expect: [1, 2, 3]
}
run()
