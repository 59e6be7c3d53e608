/// Positions in dictionaries and sets: a type of its own each, so that `ages[7]` is never taken for a
/// position. The value is the element's number in the order of insertion.
extension StandardLibrary {
    static func hashedIndices(_ owner: StaticString) -> [Native] {
        [
            Native("\(owner).startIndex") { _ in .int(0) },
            Native("\(owner).endIndex") { .int($0.receiver.asDictionary.keys.count) },
            Native("\(owner).index(after:)") { .int($0.int(0) + 1) },
            Native("\(owner).index(_:offsetBy:)") { .int($0.int(0) + $0.int(1)) },
            Native("\(owner).distance(from:to:)") { .int($0.int(1) - $0.int(0)) },
            Native("\(owner).indices") { .array($0.receiver.asDictionary.keys.indices.map { .int($0) }) },
            Native("\(owner).subscript(position:)") { call in
                let elements = Elements.of(call)
                guard elements.indices.contains(call.int(0)) else {
                    return call.trap("index out of range")
                }
                return elements[call.int(0)]
            },
            Native("\(owner).remove(at:)") { call in
                let elements = Elements.of(call)
                guard elements.indices.contains(call.int(0)) else {
                    return call.trap("index out of range")
                }
                return Dictionaries.change(call) { storage in
                    _ = call.evaluator.remove(storage.keys[call.int(0)], from: storage)
                    return elements[call.int(0)]
                }
            },
        ]
    }
}
