extension StandardLibrary {
    static var dictionaries: [Native] {
        dictionaryType + hashedIndices("Dictionary") + dictionaryInitializers + dictionaryAccess
            + dictionaryMaps
    }

    private static var dictionaryType: [Native] {
        [
            Native("Dictionary.description") { .string($0.evaluator.describe($0.receiver)) }
        ]
    }

    private static var dictionaryInitializers: [Native] {
        [
            Native("Dictionary.init()") { _ in .dictionary(DictionaryValue()) },
            Native("Dictionary.init(uniqueKeysWithValues:)") { call in
                let made = DictionaryValue()
                for pair in call.elements(0) {
                    if call.evaluator.position(of: pair.elements[0], in: made) != nil {
                        return call.trap(
                            "duplicate values for key: '\(call.evaluator.describe(pair.elements[0]))'")
                    }
                    call.evaluator.insert(pair.elements[1], for: pair.elements[0], into: made)
                }
                return .dictionary(made)
            },
            Native("Dictionary.init(_:uniquingKeysWith:)") {
                call in .dictionary(Dictionaries.merged(DictionaryValue(), call.elements(0), call))
            },
            Native("Dictionary.init(grouping:by:)") { call in
                let made = DictionaryValue()
                for value in call.elements(0) where !call.evaluator.isFailing {
                    let key = call.apply(1, value)
                    call.evaluator.charge(24)
                    guard let index = call.evaluator.position(of: key, in: made),
                        case .array(var group) = made.values[index]
                    else {
                        call.evaluator.insert(.array([value]), for: key, into: made)
                        continue
                    }
                    made.values[index] = .void
                    group.append(value)
                    made.values[index] = .array(group)
                }
                return .dictionary(made)
            },
        ]
    }

    private static var dictionaryAccess: [Native] {
        [
            Native(
                "Dictionary.subscript(key:)",
                get: { Value($0.evaluator.value(for: $0.arguments[0], in: $0.receiver.asDictionary)) },
                set: { call in
                    Dictionaries.change(call) { storage in
                        if case .some(let value) = call.arguments[1] {
                            call.evaluator.charge(48)
                            call.evaluator.insert(value, for: call.arguments[0], into: storage)
                        } else {
                            _ = call.evaluator.remove(call.arguments[0], from: storage)
                        }
                        return .void
                    }
                }),
            Native(
                "Dictionary.subscript(key:default:)",
                get: {
                    $0.evaluator.value(for: $0.arguments[0], in: $0.receiver.asDictionary) ?? $0.apply(1)
                },
                set: { call in
                    Dictionaries.change(call) { storage in
                        call.evaluator.charge(48)
                        call.evaluator.insert(call.arguments[2], for: call.arguments[0], into: storage)
                        return .void
                    }
                }),
            Native("Dictionary.index(forKey:)") { call in
                Value(
                    call.evaluator.position(of: call.arguments[0], in: call.receiver.asDictionary).map {
                        .int($0)
                    })
            },
            Native("Dictionary.keys") { .array($0.receiver.asDictionary.keys) },
            Native("Dictionary.values") { .array($0.receiver.asDictionary.values) },
            Native("Dictionary.updateValue(_:forKey:)") { call in
                Dictionaries.change(call) { storage in
                    let old = call.evaluator.value(for: call.arguments[1], in: storage)
                    call.evaluator.insert(call.arguments[0], for: call.arguments[1], into: storage)
                    return Value(old)
                }
            },
            Native("Dictionary.removeValue(forKey:)") { call in
                Dictionaries.change(call) { Value(call.evaluator.remove(call.arguments[0], from: $0)) }
            },
        ]
    }

    private static var dictionaryMaps: [Native] {
        [
            Native("Dictionary.mapValues(_:)") { call in
                let own = call.receiver.asDictionary
                return .dictionary(
                    DictionaryValue(
                        keys: own.keys, values: own.values.transformed(call) { call.apply(0, $0) }))
            },
            Native("Dictionary.compactMapValues(_:)") { call in
                let own = call.receiver.asDictionary
                var (keys, values): ([Value], [Value]) = ([], [])
                for (key, value) in zip(own.keys, own.values) {
                    guard case .some(let mapped) = call.apply(0, value) else { continue }
                    keys.append(key)
                    values.append(mapped)
                }
                return .dictionary(DictionaryValue(keys: keys, values: values))
            },
            Native("Dictionary.filter(_:)") { call in
                let kept = Elements.filtered(call)
                return .dictionary(
                    DictionaryValue(
                        keys: kept.map { $0.elements[0] }, values: kept.map { $0.elements[1] }))
            },
            Native("Dictionary.merging(_:uniquingKeysWith:)") { call in
                .dictionary(
                    Dictionaries.merged(call.receiver.asDictionary.copy(), call.elements(0), call))
            },
        ]
    }
}

enum Dictionaries {
    /// Changes the receiver's storage, in place when nobody shares it.
    static func change(_ call: NativeCall, _ body: (DictionaryValue) -> Value) -> Value {
        let isSet: Bool
        var storage: DictionaryValue
        switch call.takeReceiver() {
        case .dictionary(let value): (storage, isSet) = (value, false)
        case .set(let value): (storage, isSet) = (value, true)
        default: return .void
        }
        if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
        let result = body(storage)
        call.receiver = isSet ? .set(storage) : .dictionary(storage)
        return result
    }

    /// Pairs put into storage; the call's second argument combines values of one key.
    static func merged(_ storage: DictionaryValue, _ pairs: [Value], _ call: NativeCall) -> DictionaryValue {
        for pair in pairs where !call.evaluator.isFailing {
            let (key, value) = (pair.elements[0], pair.elements[1])
            let old = call.evaluator.value(for: key, in: storage)
            call.evaluator.insert(old.map { call.apply(1, $0, value) } ?? value, for: key, into: storage)
        }
        return storage
    }
}
