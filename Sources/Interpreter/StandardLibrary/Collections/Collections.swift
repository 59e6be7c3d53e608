/// `Collection` and its refinements, for built-in collections and for those of snippets.
extension StandardLibrary {
    static var collections: [Native] { positions + ends + searchesOfCollections }

    private static var positions: [Native] {
        [
            Native("Collection.count") { .int($0.evaluator.count(of: $0.receiver)) },
            Native("Collection.isEmpty") { .bool($0.evaluator.count(of: $0.receiver) == 0) },
            Native("Collection.subscript(bounds:)") { Slices.bounded($0) },
        ]
    }

    private static var ends: [Native] {
        [
            Native("Collection.first") { Value(Elements.of($0).first) },
            Native("Collection.last") { Value(Elements.of($0).last) },
            Native("Collection.prefix(_:)") {
                call in Slices.part(call) { 0..<min(max(call.int(0), 0), $0) }
            },
            Native("Collection.suffix(_:)") {
                call in Slices.part(call) { max($0 - max(call.int(0), 0), 0)..<$0 }
            },
            Native("Collection.dropFirst(_:)") {
                call in Slices.part(call) { min(max(call.int(0), 0), $0)..<$0 }
            },
            Native("Collection.dropLast(_:)") {
                call in Slices.part(call) { 0..<max($0 - max(call.int(0), 0), 0) }
            },
            Native("Collection.prefix(while:)") { call in
                let run = Slices.run(call)
                return Slices.part(call) { _ in 0..<run }
            },
            Native("Collection.drop(while:)") { call in
                let run = Slices.run(call)
                return Slices.part(call) { run..<$0 }
            },
            Native("Collection.prefix(upTo:)") { Slices.bounded($0, upTo: $0.arguments[0]) },
            Native("Collection.prefix(through:)") { Slices.bounded($0, through: $0.arguments[0]) },
            Native("Collection.suffix(from:)") { Slices.bounded($0, from: $0.arguments[0]) },
            Native("Collection.randomElement()") { call in
                let elements = Elements.of(call)
                if elements.isEmpty { return .none }
                return .some(elements[Int(call.evaluator.nextRandom() % UInt64(elements.count))])
            },
        ]
    }

    private static var searchesOfCollections: [Native] {
        [
            Native("Collection.firstIndex(of:)") { call in
                Slices.index(
                    call, Elements.of(call).firstIndex { call.evaluator.areEqual($0, call.arguments[0]) })
            },
            Native("Collection.lastIndex(of:)") { call in
                Slices.index(
                    call, Elements.of(call).lastIndex { call.evaluator.areEqual($0, call.arguments[0]) })
            },
            Native("Collection.firstIndex(where:)") { Slices.index($0, Elements.first($0, Elements.of($0))) },
            Native("Collection.lastIndex(where:)") { call in
                let elements = Elements.of(call)
                let found = Elements.first(call, elements.reversed())
                return Slices.index(call, found.map { elements.count - 1 - $0 })
            },
            Native("Collection.last(where:)") { call in
                let elements: [Value] = Elements.of(call).reversed()
                return Value(Elements.first(call, elements).map { elements[$0] })
            },
            Native("Collection.split(separator:maxSplits:omittingEmptySubsequences:)") {
                call in Slices.split(call) { call.evaluator.areEqual($0, call.arguments[0]) }
            },
            Native("Collection.split(maxSplits:omittingEmptySubsequences:whereSeparator:)") {
                call in Slices.split(call, limit: 0) { call.apply(2, $0).isTrue }
            },
        ]
    }
}
