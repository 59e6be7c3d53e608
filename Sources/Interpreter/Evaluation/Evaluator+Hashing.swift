import Syntax

/// Hashes and the storage of dictionaries and sets. Hashes do not depend on the process, so neither does
/// anything that is made with them.
extension Evaluator {
    public func hash(_ value: Value) -> UInt64 { hash(value, 0xcbf2_9ce4_8422_2325) }

    private func hash(_ value: Value, _ seed: UInt64) -> UInt64 {
        value.hasParts ? descend(seed) { hashParts(value, seed) } : hashParts(value, seed)
    }

    private func hashParts(_ value: Value, _ seed: UInt64) -> UInt64 {
        switch value {
        case .void, .none, .uninitialized: return mix(seed, 1)
        case .bool(let value): return mix(seed, value ? 3 : 2)
        case .int(let value): return mix(seed, UInt64(bitPattern: value))
        case .large(let value): return mix(seed, value)
        // Whole numbers hash alike, whatever their kind.
        case .double(let value):
            if let whole = Int64(exactly: value) { return mix(seed, UInt64(bitPattern: whole)) }
            return mix(seed, value.bitPattern)
        case .string(let text):
            spend(bytes: text.utf8.count)
            return Canonical.form(text).utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        case .some(let inner): return hash(inner, seed)
        case .tuple(let values), .array(let values):
            spend(values.count >> 3)
            return values.reduce(mix(seed, 4)) { hash($1, $0) }
        // The order of insertion must not count.
        case .dictionary(let storage), .set(let storage): return mix(seed, UInt64(storage.keys.count))
        case .range(let lower, let upper, _): return hash(upper, hash(lower, seed))
        case .structure(let slice) where slice.declaration === commonTypes.slice:
            return hash(slice[SliceField.base], seed)
        case .structure(let value): return hashNominal(value.declaration, value.fields, seed)
        case .enumeration(let enumCase, let payload):
            guard let parent = enumCase.parent, !hasOwnEquality(parent) else { return mix(seed, 5) }
            return payload.reduce(mix(seed, UInt64(enumCase.index))) { hash($1, $0) }
        case .object(let object):
            // Not its address: that differs from run to run.
            return mix(seed, UInt64(object.declaration.id))
        case .metatype, .keyPath, .native, .function, .cell, .borrowed: return mix(seed, 6)
        }
    }

    /// Where a type has its own `==` only the type counts: equal values must have equal hashes.
    private func hashNominal(_ declaration: NominalDeclaration, _ fields: [Value], _ seed: UInt64) -> UInt64 {
        let start = mix(seed, UInt64(declaration.id))
        return hasOwnEquality(declaration) ? start : fields.reduce(start) { hash($1, $0) }
    }

    private func hasOwnEquality(_ declaration: NominalDeclaration) -> Bool {
        for case .function(let function) in module.ownMembers("==", of: declaration) {
            if case .body = function.implementation { return true }
        }
        return false
    }

    private func mix(_ seed: UInt64, _ value: UInt64) -> UInt64 {
        var mixed = (seed ^ value) &* 0x9e37_79b9_7f4a_7c15
        mixed ^= mixed >> 29
        return mixed
    }

    /// A `Hasher`, the row's struct of one number, that has taken in a value.
    func hashed(_ hasher: Value, _ value: Value) -> Value {
        guard case .structure(let state) = hasher, case .int(let old) = state[HasherField.state] else {
            return hasher
        }
        let copy = state.copy()
        copy[HasherField.state] = .int(Int64(bitPattern: hash(value, UInt64(bitPattern: old))))
        return .structure(copy)
    }

    // MARK: Storage

    /// Where a key stands in the storage.
    func position(of key: Value, in storage: DictionaryValue) -> Int? {
        if storage.keys.count < 8, storage.positions == nil {
            return storage.keys.firstIndex { areEqual($0, key) }
        }
        let candidates = positions(in: storage)[hash(key)] ?? []
        // Keys of which nobody knows a better hash.
        if candidates.count > 8 { spend(candidates.count >> 3) }
        for position in candidates where areEqual(storage.keys[position], key) { return position }
        return nil
    }

    private func positions(in storage: DictionaryValue) -> [UInt64: [Int]] {
        if let positions = storage.positions { return positions }
        spend(storage.keys.count >> 2)
        var positions: [UInt64: [Int]] = [:]
        for (index, key) in storage.keys.enumerated() { positions[hash(key), default: []].append(index) }
        storage.positions = positions
        return positions
    }

    /// The first of hashable values that was there before.
    public func firstDuplicate(in values: [Value]) -> Value? {
        let known = DictionaryValue()
        return values.first { value in
            let isKnown = position(of: value, in: known) != nil
            insert(nil, for: value, into: known)
            return isKnown
        }
    }

    /// A set with one member more, or without it if it was there.
    public func toggling(_ member: Value, in set: Value) -> Value {
        let members = elements(of: set), others = members.filter { !areEqual($0, member) }
        let changed = DictionaryValue()
        for known in others + (others.count == members.count ? [member] : []) {
            insert(nil, for: known, into: changed)
        }
        return .set(changed)
    }

    func value(for key: Value, in storage: DictionaryValue) -> Value? {
        guard let position = position(of: key, in: storage) else { return nil }
        return position < storage.values.count ? storage.values[position] : nil
    }

    /// Sets the value of a key; a set's members have none.
    func insert(_ value: Value?, for key: Value, into storage: DictionaryValue) {
        if let position = position(of: key, in: storage) {
            if let value { storage.values[position] = value }
            return
        }
        if storage.positions != nil { storage.positions![hash(key), default: []].append(storage.keys.count) }
        storage.keys.append(key)
        if let value { storage.values.append(value) }
    }

    func remove(_ key: Value, from storage: DictionaryValue) -> Value? {
        guard let position = position(of: key, in: storage) else { return nil }
        storage.positions = nil
        storage.keys.remove(at: position)
        return position < storage.values.count ? storage.values.remove(at: position) : nil
    }
}

/// `Hasher`.
private enum HasherField: Int, FieldNames { case state }
