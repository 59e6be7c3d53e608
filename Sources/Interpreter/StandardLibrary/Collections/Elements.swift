import Syntax

/// What the natives of sequences share.
enum Elements {
    /// The elements of the receiver.
    static func of(_ call: NativeCall) -> [Value] { call.evaluator.elements(of: call.receiver) }

    /// Those of two sequences, of which one may be endless.
    static func paired(_ call: NativeCall) -> ([Value], [Value]) {
        let evaluator = call.evaluator
        if evaluator.knownElements(of: call.arguments[0]) == nil,
            let second = evaluator.knownElements(of: call.arguments[1])
        {
            return (evaluator.elements(of: call.arguments[0], upTo: second.count), second)
        }
        let first = call.elements(0)
        return (first, evaluator.elements(of: call.arguments[1], upTo: first.count))
    }

    /// The elements of sequences, one sequence after the other.
    static func flattened(_ parts: [Value], _ evaluator: Evaluator) -> [Value] {
        var flattened: [Value] = []
        for part in parts {
            evaluator.charge(24 * Int(clamping: evaluator.count(of: part)))
            if evaluator.isFailing { break }
            flattened += evaluator.elements(of: part)
        }
        return flattened
    }

    static func filtered(_ call: NativeCall) -> [Value] {
        of(call).filter { !call.evaluator.isFailing && call.apply(0, $0).isTrue }
    }

    /// The receiver's first element that the call's predicate holds for.
    static func first(_ call: NativeCall) -> Value? {
        call.evaluator.firstElement(of: call.receiver) { call.apply(0, $0).isTrue }
    }

    /// Where the first element stands that the call's predicate holds for.
    static func first(_ call: NativeCall, _ elements: [Value]) -> Int? {
        for (index, element) in elements.enumerated() {
            if call.evaluator.isFailing { return nil }
            if call.apply(0, element).isTrue { return index }
        }
        return nil
    }

    /// The first of the least elements, the last of the greatest, as Swift has it.
    static func least(_ call: NativeCall, isMaximum: Bool) -> Value? {
        var best: Value?
        for element in of(call) {
            guard let current = best else {
                best = element
                continue
            }
            let order = call.evaluator.compare(element, current)
            if isMaximum ? order >= 0 : order < 0 { best = element }
        }
        return best
    }

    static func sorted(_ values: [Value], _ evaluator: Evaluator) -> [Value] {
        evaluator.spend(values.count / 8 * (Int.bitWidth - values.count.leadingZeroBitCount))
        return evaluator.isFailing ? [] : values.stablySorted { evaluator.compare($0, $1) < 0 }
    }

    static func sorted(_ values: [Value], _ call: NativeCall, by function: Int) -> [Value] {
        values.stablySorted { !call.evaluator.isFailing && call.apply(function, $0, $1).isTrue }
    }

    /// Fisher and Yates, with the evaluator's own generator: the same order in every build.
    static func shuffled(_ values: [Value], _ evaluator: Evaluator) -> [Value] {
        var values = values
        guard values.count > 1 else { return values }
        for last in (1..<values.count).reversed() {
            values.swapAt(last, Int(evaluator.nextRandom() % UInt64(last + 1)))
        }
        return values
    }

    static func repeated(_ value: Value, _ count: Int, _ call: NativeCall) -> [Value] {
        guard count >= 0 else {
            _ = call.trap("can't construct a collection with count < 0")
            return []
        }
        call.evaluator.charge(count > .max / 48 ? .max : count * 24)
        return call.evaluator.isFailing ? [] : Array(repeating: value, count: count)
    }

    static func stride(_ call: NativeCall, through: Bool) -> Value {
        var values: [Value] = []
        if case .int(var current) = call.arguments[0] {
            let (end, step) = (call.integer(1), call.integer(2))
            if step == 0 { return call.trap("stride size must not be zero") }
            while through
                ? (step > 0 ? current <= end : current >= end) : (step > 0 ? current < end : current > end)
            {
                call.evaluator.charge(24)
                if call.evaluator.isFailing { return .void }
                values.append(.int(current))
                let (next, overflow) = current.addingReportingOverflow(step)
                if overflow { break }
                current = next
            }
            return .array(values)
        }
        let (start, end, step) = (call.double(0), call.double(1), call.double(2))
        if step == 0 { return call.trap("stride size must not be zero") }
        // Like Swift: each value is a multiple away from the start, so that errors do not add up.
        var current = start
        while through
            ? (step > 0 ? current <= end : current >= end) : (step > 0 ? current < end : current > end)
        {
            call.evaluator.charge(24)
            if call.evaluator.isFailing { return .void }
            values.append(.double(current))
            current = start + Double(values.count) * step
        }
        return .array(values)
    }
}

extension [Value] {
    /// Each element through a function, until evaluation fails.
    func transformed(_ call: NativeCall, _ transform: (Value) -> Value) -> [Value] {
        var results: [Value] = []
        results.reserveCapacity(count)
        for element in self {
            if call.evaluator.isFailing { break }
            results.append(transform(element))
        }
        call.evaluator.charge(count * 24)
        return results
    }
}

extension Value {
    /// The result of a predicate; that of a failed call is not a `Bool`.
    var isTrue: Bool {
        if case .bool(let value) = self { return value }
        return false
    }

    /// The value of a present optional.
    var presentValue: Value? {
        if case .some(let value) = self { return value }
        return nil
    }
}
