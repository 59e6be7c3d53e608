extension StandardLibrary {
    static var booleans: [Native] {
        [
            Native("Bool.!(a:)") { .bool(!$0.bool(0)) },
            Native("Bool.&&(lhs:rhs:)") { $0.bool(0) ? $0.apply(1) : .bool(false) },
            Native("Bool.||(lhs:rhs:)") { $0.bool(0) ? .bool(true) : $0.apply(1) },
            Native("Bool.random()") { .bool($0.evaluator.nextRandom() >> 63 == 1) },
        ]
    }
}
