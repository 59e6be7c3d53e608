import Syntax

/// The elements of anything that is a sequence.
extension Evaluator {
    /// The elements of a built-in collection; nil for a sequence of a snippet.
    func knownElements(of value: Value) -> [Value]? {
        switch value {
        case .array(let items): return items
        case .dictionary(let storage):
            spend(storage.keys.count >> 2)
            return zip(storage.keys, storage.values).map { .tuple([$0, $1]) }
        case .set(let storage): return storage.keys
        case .string(let text):
            spend(text.utf8.count >> 2)
            return failure == nil ? Graphemes.characters(text) : []
        case .range(let lower, let upper, let closed): return elements(from: lower, to: upper, closed)
        case .structure(let slice) where slice.declaration === commonTypes.slice:
            return slice[SliceField.base].asArray
        case .native(let native): return native.elements(self)
        default: return nil
        }
    }

    private func elements(from lower: Value, to upper: Value, _ closed: Bool) -> [Value]? {
        guard case .int(let first) = lower, case .int(let end) = upper else { return nil }
        guard first < end || (first == end && closed) else { return [] }
        let last = closed ? end : end - 1
        let (distance, overflow) = last.subtractingReportingOverflow(first)
        charge(overflow || distance > Int32.max / 48 ? .max : (Int(distance) + 1) * 24)
        if isFailing { return [] }
        return (first...last).map { .int($0) }
    }

    /// The elements of any sequence. One of a snippet is asked for its iterator; an endless one exhausts the
    /// budget.
    public func elements(of sequence: Value, upTo limit: Int = .max) -> [Value] {
        if let known = knownElements(of: sequence) { return known }
        var elements: [Value] = []
        _ = attempt { () throws(Signal) -> Value in
            var iterator = try self.makeIterator(sequence, self.site)
            while elements.count < limit {
                guard case .some(let element) = try self.callMember("next", on: &iterator, [], self.site)
                else { break }
                self.charge(24)
                try self.check()
                elements.append(element)
            }
            return .void
        }
        return elements
    }

    /// The first element that a test holds for; of a snippet's sequence no more elements are asked for.
    func firstElement(of sequence: Value, where test: (Value) -> Bool) -> Value? {
        if let known = knownElements(of: sequence) { return known.first { !isFailing && test($0) } }
        var found: Value?
        _ = attempt { () throws(Signal) -> Value in
            var iterator = try self.makeIterator(sequence, self.site)
            while found == nil {
                guard case .some(let element) = try self.callMember("next", on: &iterator, [], self.site)
                else { break }
                self.charge(24)
                if test(element) { found = element }
                try self.check()
            }
            return .void
        }
        return found
    }

    func count(of value: Value) -> Int64 {
        switch value {
        case .array(let items): Int64(items.count)
        case .dictionary(let storage), .set(let storage): Int64(storage.keys.count)
        case .range(.int(let lower), .int(let upper), let closed):
            Evaluator.length(from: lower, to: upper, closed)
        case .string(let text): Int64(Graphemes.count(text))
        default: Int64(elements(of: value).count)
        }
    }

    private static func length(from lower: Int64, to upper: Int64, _ closed: Bool) -> Int64 {
        let (distance, overflow) = upper.subtractingReportingOverflow(lower)
        return overflow || distance == .max ? .max : max(0, distance + (closed ? 1 : 0))
    }

    func makeIterator(_ sequence: Value, _ range: SourceRange) throws(Signal) -> Value {
        var sequence = sequence
        let isAsync = module.members("makeIterator", of: typeOf(sequence)).isEmpty
        return try callMember(isAsync ? "makeAsyncIterator" : "makeIterator", on: &sequence, [], range)
    }

    /// An `ArraySlice` that starts at an index.
    func slice(_ elements: [Value], from start: Int) -> Value {
        guard let declaration = commonTypes.slice else { return .array(elements) }
        return .structure(
            StructValue(
                declaration: declaration, arguments: [.unknown], fields: [.array(elements), .int(start)]))
    }

    /// Calls a method by name on a value of whatever type.
    func callMember(
        _ name: Name, on receiver: inout Value, _ arguments: [Value], _ range: SourceRange
    ) throws(Signal) -> Value {
        let type = typeOf(receiver)
        for found in module.members(name, of: type) {
            guard case .function(let function) = found.member, function.parameters.count == arguments.count,
                !found.member.isRequirement
            else { continue }
            var values = arguments
            let types = memberSubstitutions(function.parent, type)
            return try invoke(function, &receiver, &values, types, range, nil)
        }
        throw trap("type '\(describe(type))' has no member '\(name)'", range)
    }

    /// A generator with a fixed seed (SplitMix64): every build of a page gets the same numbers.
    func nextRandom() -> UInt64 {
        randomState &+= 0x9e37_79b9_7f4a_7c15
        var bits = randomState
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}
