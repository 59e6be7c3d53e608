/// Positions in dictionaries and sets: a type of its own each, so that `ages[7]` is never taken for a position.
/// The value is the element's number in the order of insertion.
extension StandardLibrary {
    static func hashedIndices(_ owner: StaticString) -> [Declaration] {
        [
            Declaration("extension \(owner) { struct Index: Hashable, Comparable { } }"),
            Declaration("extension \(owner) { var startIndex: Index }", { _ in .int(0) }),
            Declaration("extension \(owner) { var endIndex: Index }", { .int($0.receiver.asDictionary.keys.count) }),
            Declaration("extension \(owner) { func index(after i: Index) -> Index }", { .int($0.int(0) + 1) }),
            Declaration(
                "extension \(owner) { func index(_ i: Index, offsetBy distance: Int) -> Index }",
                { .int($0.int(0) + $0.int(1)) }),
            Declaration(
                "extension \(owner) { func distance(from start: Index, to end: Index) -> Int }",
                { .int($0.int(1) - $0.int(0)) }),
            Declaration(
                "extension \(owner) { var indices: [Index] }",
                { .array($0.receiver.asDictionary.keys.indices.map { .int($0) }) }),
            Declaration(
                "extension \(owner) { subscript(position: Index) -> Element }",
                { call in
                    let elements = Elements.of(call)
                    guard elements.indices.contains(call.int(0)) else { return call.trap("index out of range") }
                    return elements[call.int(0)]
                }),
            Declaration(
                "extension \(owner) { @discardableResult mutating func remove(at index: Index) -> Element }",
                { call in
                    let elements = Elements.of(call)
                    guard elements.indices.contains(call.int(0)) else { return call.trap("index out of range") }
                    return Dictionaries.change(call) { storage in
                        _ = call.evaluator.remove(storage.keys[call.int(0)], from: storage)
                        return elements[call.int(0)]
                    }
                }),
        ]
    }
}
