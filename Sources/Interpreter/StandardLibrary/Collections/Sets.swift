/// `Set`, which keeps the order of insertion so that pages do not change from build to build; `OptionSet`;
/// and the `IndexSet` of list edits.
extension StandardLibrary {
    static var sets: [Native] { setType + hashedIndices("Set") + setMembers + setAlgebra }

    private static var setType: [Native] {
        [
            Native("Set.init()") { _ in .set(DictionaryValue()) },
            Native("Set.init(_:)") { Sets.make($0.elements(0), $0.evaluator) },
        ]
    }

    private static var setMembers: [Native] {
        [
            Native("Set.contains(_:)") { .bool(Sets.contains($0.receiver, $0.arguments[0], $0.evaluator)) },
            Native("Set.insert(_:)") { call in
                Dictionaries.change(call) { storage in
                    if let position = call.evaluator.position(of: call.arguments[0], in: storage) {
                        return .tuple([.bool(false), storage.keys[position]])
                    }
                    call.evaluator.charge(24)
                    call.evaluator.insert(nil, for: call.arguments[0], into: storage)
                    return .tuple([.bool(true), call.arguments[0]])
                }
            },
            Native("Set.remove(_:)") { call in
                Dictionaries.change(call) { storage in
                    let found = call.evaluator.position(of: call.arguments[0], in: storage).map {
                        storage.keys[$0]
                    }
                    _ = call.evaluator.remove(call.arguments[0], from: storage)
                    return Value(found)
                }
            },
            Native("Set.filter(_:)") { .set(DictionaryValue(keys: Elements.filtered($0))) },
        ]
    }

    private static var setAlgebra: [Native] {
        [
            Native("Set.union(_:)") { Sets.make(Elements.of($0) + $0.elements(0), $0.evaluator) },
            Native("Set.intersection(_:)") { call in
                let other = Sets.make(call.elements(0), call.evaluator)
                return Sets.make(
                    Elements.of(call).filter { Sets.contains(other, $0, call.evaluator) }, call.evaluator)
            },
            Native("Set.subtracting(_:)") { call in
                let other = Sets.make(call.elements(0), call.evaluator)
                return Sets.make(
                    Elements.of(call).filter { !Sets.contains(other, $0, call.evaluator) }, call.evaluator
                )
            },
        ]
    }
}

enum Sets {
    static func make(_ elements: [Value], _ evaluator: Evaluator) -> Value {
        let storage = DictionaryValue()
        for element in elements where !evaluator.isFailing {
            evaluator.insert(nil, for: element, into: storage)
        }
        return .set(storage)
    }

    static func contains(_ set: Value, _ element: Value, _ evaluator: Evaluator) -> Bool {
        evaluator.position(of: element, in: set.asDictionary) != nil
    }
}
