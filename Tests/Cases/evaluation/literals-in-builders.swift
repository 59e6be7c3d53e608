// A literal beside a builder's closure is of the type that the closure's body needs; `Int` where any will do.

protocol Part {}
struct Leaf: Part {
    func moved(by distance: Double) -> Leaf { self }
    func named(_ name: String) -> Leaf { self }
}

@resultBuilder
struct PartBuilder {
    static func buildExpression<P: Part>(_ part: P) -> P { part }
    static func buildBlock<P: Part>(_ part: P) -> P { part }
    static func buildBlock<P: Part, Q: Part>(_ first: P, _ second: Q) -> P { first }
    static func buildEither<P: Part>(first: P) -> P { first }
    static func buildEither<P: Part>(second: P) -> P { second }
}

extension Part {
    func phases<Phase>(_ phases: [Phase], @PartBuilder content: (Self, Phase) -> some Part) -> String {
        _ = content(self, phases[0])
        return "\(Phase.self)"
    }

    func animated<Value>(from value: Value, @PartBuilder content: (Self, Value) -> some Part) -> String {
        _ = content(self, value)
        return "\(Value.self)"
    }
}

print(Leaf().phases([0, 10, -10]) { leaf, distance in leaf.moved(by: distance) })  // expect: Double
print(Leaf().animated(from: 0) { leaf, distance in leaf.moved(by: Double(distance)) })  // expect: Int
print(Leaf().animated(from: 0) { leaf, number in leaf.named("\(number)") })  // expect: Int
print(Leaf().animated(from: 1) { leaf, distance in  // expect: Double
    let twice = distance
    leaf.moved(by: twice)
})
print(Leaf().animated(from: 2) { leaf, distance in  // expect: Double
    if distance > 1 { leaf.moved(by: distance) } else { leaf }
})
