import Syntax

/// `ArraySlice`.
enum SliceField: Int, FieldNames { case base, startIndex }

/// Parts of collections. A part of a string is a string; of anything else an `ArraySlice`, which keeps the
/// indices of its base.
enum Slices {
    /// A part given by the offsets of its ends; `range` is told how many elements there are.
    static func part(_ call: NativeCall, _ range: (Int) -> Range<Int>) -> Value {
        let elements = Elements.of(call)
        return make(call, elements, range(elements.count))
    }

    private static func make(_ call: NativeCall, _ elements: [Value], _ range: Range<Int>) -> Value {
        let part = Array(elements[range])
        if case .string = call.receiver { return Strings.joined(part) }
        return call.evaluator.slice(part, from: start(call) + range.lowerBound)
    }

    /// The index of the receiver's first element, for collections whose indices are whole numbers.
    private static func start(_ call: NativeCall) -> Int {
        switch call.receiver {
        case .structure(let slice) where slice.declaration === call.evaluator.commonTypes.slice:
            return slice[SliceField.startIndex].asInt
        case .range(let lower, _, _): return lower.asInt
        default: return 0
        }
    }

    /// How many elements at the beginning satisfy the predicate.
    static func run(_ call: NativeCall) -> Int {
        var count = 0
        for element in Elements.of(call) {
            guard !call.evaluator.isFailing, call.apply(0, element).isTrue else { break }
            count += 1
        }
        return count
    }

    /// The part that the first argument names, a range with both ends or one.
    static func bounded(_ call: NativeCall) -> Value {
        guard case .structure(let part)? = call.arguments.first else { return bounded(call, from: nil) }
        let bound = part.fields.first
        switch part.declaration.name {
        case "PartialRangeFrom": return bounded(call, from: bound)
        case "PartialRangeUpTo": return bounded(call, upTo: bound)
        default: return bounded(call, through: bound)
        }
    }

    /// The part between indices, which trap when they are outside.
    static func bounded(
        _ call: NativeCall, from lower: Value? = nil, upTo upper: Value? = nil, through last: Value? = nil
    ) -> Value {
        if case .string(let text) = call.receiver { return boundedText(call, text, lower, upper, last) }
        let elements = Elements.of(call)
        let first = start(call)
        var range = (
            lower?.asInt ?? first, upper?.asInt ?? last.map { $0.asInt + 1 } ?? first + elements.count
        )
        if case .range(let from, let to, let closed)? = call.arguments.first {
            range = (from.asInt, to.asInt + (closed ? 1 : 0))
        }
        guard range.0 >= first, range.0 <= range.1, range.1 <= first + elements.count else {
            return call.trap(
                "range \(range.0)..<\(range.1) is out of bounds \(first)..<\(first + elements.count)")
        }
        return make(call, elements, (range.0 - first)..<(range.1 - first))
    }

    /// Indices of strings are byte offsets.
    private static func boundedText(
        _ call: NativeCall, _ text: String, _ lower: Value?, _ upper: Value?, _ last: Value?
    ) -> Value {
        let bytes = Array(text.utf8)
        var range = (lower?.asInt ?? 0, upper?.asInt ?? bytes.count)
        if let last { range.1 = Graphemes.end(of: bytes, from: last.asInt) }
        if case .range(let from, let to, let closed)? = call.arguments.first {
            range = (from.asInt, closed ? Graphemes.end(of: bytes, from: to.asInt) : to.asInt)
        }
        guard range.0 >= 0, range.0 <= range.1, range.1 <= bytes.count else {
            return call.trap("String index is out of bounds")
        }
        return .string(Strings.text(bytes[range.0..<range.1]))
    }

    /// The index that an offset means in the receiver.
    static func index(_ call: NativeCall, _ offset: Int?) -> Value {
        guard let offset else { return .none }
        switch call.receiver {
        case .string(let text): return .some(.int(Graphemes.offset(of: offset, in: Array(text.utf8))))
        case .array, .range, .structure: break
        default: return .some(.int(offset))
        }
        return .some(.int(start(call) + offset))
    }

    static func split(
        _ call: NativeCall, limit: Int = 1, _ isSeparator: (Value) -> Bool
    ) -> Value {
        let elements = Elements.of(call)
        let (most, omitsEmpty) = (call.int(limit), call.bool(limit + 1))
        var parts: [Value] = []
        var from = 0
        func finish(_ to: Int) {
            if to > from || !omitsEmpty { parts.append(make(call, elements, from..<to)) }
        }
        for (index, element) in elements.enumerated() where parts.count < most && !call.evaluator.isFailing {
            guard isSeparator(element) else { continue }
            finish(index)
            from = index + 1
        }
        finish(elements.count)
        return .array(parts)
    }
}
