/// `Sequence` and `IteratorProtocol`. The natives take the elements at once: no sequence of a preview is
/// endless, and one that is runs into the evaluator's budget.
extension StandardLibrary {
    static var sequences: [Native] { transformations + searches + reorderings + sequenceFunctions }

    private static var transformations: [Native] {
        [
            Native("Sequence.map(_:)") {
                call in .array(Elements.of(call).transformed(call) { call.apply(0, $0) })
            },
            Native("Sequence.compactMap(_:)") { call in
                .array(
                    Elements.of(call).transformed(call) { call.apply(0, $0) }.compactMap {
                        $0.presentValue
                    })
            },
            Native("Sequence.flatMap(_:)") { call in
                let parts = Elements.of(call).transformed(call) { call.apply(0, $0) }
                return .array(Elements.flattened(parts, call.evaluator))
            },
            Native("Sequence.filter(_:)") { call in .array(Elements.filtered(call)) },
            Native("Sequence.forEach(_:)") { call in
                _ = Elements.of(call).transformed(call) { call.apply(0, $0) }
                return .void
            },
            Native("Sequence.reduce(_:_:)") { call in
                var result = call.arguments[0]
                for element in Elements.of(call) where !call.evaluator.isFailing {
                    result = call.apply(1, result, element)
                }
                return result
            },
            Native("Sequence.reduce(into:_:)") { call in
                var result = call.arguments[0]
                call.arguments[0] = .void
                for element in Elements.of(call) where !call.evaluator.isFailing {
                    var arguments = [result, element]
                    result = .void
                    _ = call.evaluator.call(call.arguments[1], changing: &arguments)
                    result = arguments[0]
                }
                return result
            },
            Native("Sequence.enumerated()") { call in
                .array(Elements.of(call).enumerated().map { .tuple([.int($0.offset), $0.element]) })
            },
            Native("Sequence.joined()") { .array(Elements.flattened(Elements.of($0), $0.evaluator)) },
            Native("Sequence.joined(separator: String)") { call in
                var text = ""
                let separator = call.string(0)
                for (index, part) in Elements.of(call).enumerated() {
                    let part = part.asString
                    call.evaluator.charge(separator.utf8.count + part.utf8.count)
                    if call.evaluator.isFailing { break }
                    if index > 0 { text += separator }
                    text += part
                }
                return .string(text)
            },
            Native("Sequence.underestimatedCount") { .int(Elements.of($0).count) },
        ]
    }

    private static var searches: [Native] {
        [
            Native("Sequence.contains(where:)") { call in .bool(Elements.first(call) != nil) },
            Native("Sequence.contains(_:)") { call in
                if case .set(let set) = call.receiver {
                    return .bool(call.evaluator.position(of: call.arguments[0], in: set) != nil)
                }
                return .bool(
                    call.evaluator.firstElement(of: call.receiver) {
                        call.evaluator.areEqual($0, call.arguments[0])
                    } != nil)
            },
            Native("Sequence.allSatisfy(_:)") { call in
                .bool(call.evaluator.firstElement(of: call.receiver) { !call.apply(0, $0).isTrue } == nil)
            },
            Native("Sequence.first(where:)") { Value(Elements.first($0)) },
            Native("Sequence.count(where:)") { .int(Elements.filtered($0).count) },
            Native("Sequence.min()") { call in Value(Elements.least(call, isMaximum: false)) },
            Native("Sequence.max()") { call in Value(Elements.least(call, isMaximum: true)) },
        ]
    }

    private static var reorderings: [Native] {
        [
            Native("Sequence.sorted()") { .array(Elements.sorted(Elements.of($0), $0.evaluator)) },
            Native("Sequence.sorted(by:)") { .array(Elements.sorted(Elements.of($0), $0, by: 0)) },
            Native("Sequence.reversed()") { .array(Elements.of($0).reversed()) },
            Native("Sequence.shuffled()") { .array(Elements.shuffled(Elements.of($0), $0.evaluator)) },
        ]
    }

    private static var sequenceFunctions: [Native] {
        [
            Native("zip(_:_:)") { call in
                let (first, second) = Elements.paired(call)
                return .array(zip(first, second).map { .tuple([$0, $1]) })
            },
            Native("stride(from:to:by:)") { Elements.stride($0, through: false) },
            Native("stride(from:through:by:)") { Elements.stride($0, through: true) },
            Native("repeatElement(_:count:)") { .array(Elements.repeated($0.arguments[0], $0.int(1), $0)) },
        ]
    }
}
