/// What the natives of strings share. Everything works on bytes, so that no Unicode tables are linked.
enum Strings {
    static func text<Bytes: Collection>(_ bytes: Bytes) -> String where Bytes.Element == UInt8 {
        String(decoding: bytes, as: UTF8.self)
    }

    static func text(_ scalar: Unicode.Scalar) -> String {
        var text = ""
        text.unicodeScalars.append(scalar)
        return text
    }

    /// Characters and strings put together.
    static func joined(_ parts: [Value]) -> Value {
        var text = ""
        for part in parts { text += part.asString }
        return .string(text)
    }

    static func append(_ addition: Value, to value: inout Value, _ call: NativeCall) {
        call.evaluator.charge(addition.asString.utf8.count)
        guard !call.evaluator.isFailing, case .string(var text) = value else { return }
        value = .void
        text += addition.asString
        value = .string(text)
    }

    static func repeated(_ text: String, _ count: Int, _ call: NativeCall) -> Value {
        if count < 0 { return call.trap("negative count not allowed") }
        let (bytes, overflow) = count.multipliedReportingOverflow(by: text.utf8.count)
        call.evaluator.charge(overflow ? .max : bytes)
        if call.evaluator.isFailing { return .void }
        var result: [UInt8] = []
        result.reserveCapacity(bytes)
        for _ in 0..<count { result += text.utf8 }
        return .string(self.text(result))
    }

    static func digits(_ value: Int64, radix: Int, uppercase: Bool) -> String {
        self.digits(of: value.magnitude, isNegative: value < 0, radix: radix, uppercase: uppercase)
    }

    static func digits(of magnitude: UInt64, isNegative: Bool, radix: Int, uppercase: Bool) -> String {
        var digits: [UInt8] = []
        var rest = magnitude
        let radix = UInt64(min(max(radix, 2), 36))
        repeat {
            let digit = UInt8(rest % radix)
            digits.append(digit < 10 ? 48 + digit : (uppercase ? 55 : 87) + digit)
            rest /= radix
        } while rest > 0
        if isNegative { digits.append(UInt8(ascii: "-")) }
        return text(digits.reversed())
    }

    /// The byte offset where a text begins in another.
    static func find(_ part: String, in text: String, from start: Int) -> Int? {
        TextSearch(part).found(in: Array(text.utf8), from: start)
    }

    /// Where a text is first found, or last, as `String.CompareOptions` say.
    static func range(_ call: NativeCall, options: Int) -> Value {
        let (text, part) = (call.receiver.asString, call.string(0))
        let isFolded = options & 129 != 0
        if !isFolded && options & 12 == 0 {
            guard let start = find(part, in: text, from: 0) else { return .none }
            return .some(.range(.int(start), .int(start + part.utf8.count), closed: false))
        }
        let bytes = Array(text.utf8)
        let ends = Graphemes.boundaries(bytes)
        let length = Graphemes.count(part)
        let wanted = isFolded ? LetterCase.lowercased(part) : part
        guard ends.count > length, length > 0 else { return .none }
        var starts = Array(0..<(ends.count - length))
        if options & 4 != 0 { starts.reverse() }
        if options & 8 != 0 { starts = [starts[0]] }
        // Each place is compared with all of the part.
        call.evaluator.spend(starts.count * (1 + part.utf8.count >> 6))
        if call.evaluator.isFailing { return .none }
        for start in starts {
            let own = self.text(bytes[ends[start]..<ends[start + length]])
            guard (isFolded ? LetterCase.lowercased(own) : own).utf8.elementsEqual(wanted.utf8) else {
                continue
            }
            return .some(.range(.int(ends[start]), .int(ends[start + length]), closed: false))
        }
        return .none
    }

    /// How much a part of a text counts in memory beside its letters, in bytes.
    private static let partBytes = 32

    /// What is between the separators of the receiver, each part charged as it is found.
    static func components(_ call: NativeCall, limit: Int = .max) -> [Value] {
        let search = TextSearch(Canonical.form(call.string(0)))
        if search.part.isEmpty { return [call.receiver] }
        let bytes = Array(Canonical.form(call.receiver.asString).utf8)
        var components: [Value] = []
        var start = 0
        while components.count < limit, let found = search.found(in: bytes, from: start) {
            call.evaluator.charge(partBytes)
            if call.evaluator.isFailing { return [] }
            components.append(.string(text(bytes[start..<found])))
            start = found + search.part.count
        }
        components.append(.string(text(bytes[start...])))
        return components
    }

    /// A text that becomes an array of its units: a value takes more memory than a byte, so that a long text
    /// is charged for them, and is empty where there are too many.
    static func unfolded(_ text: String, _ evaluator: Evaluator) -> String {
        let count = text.utf8.count
        if count >= 1 << 16 { evaluator.charge(8 * count) }
        return evaluator.isFailing ? "" : text
    }

    /// The index some characters away from the first argument.
    static func index(_ call: NativeCall, moving distance: Int) -> Value {
        let bytes = Array(call.receiver.asString.utf8)
        let target = Graphemes.number(at: call.int(0), in: bytes) + distance
        guard target >= 0, target <= Graphemes.count(bytes) else {
            return call.trap("String index is out of bounds")
        }
        return .int(Graphemes.offset(of: target, in: bytes))
    }

    static func limitedIndex(_ call: NativeCall) -> Value {
        let bytes = Array(call.receiver.asString.utf8)
        let (from, distance) = (Graphemes.number(at: call.int(0), in: bytes), call.int(1))
        let limit = Graphemes.number(at: call.int(2), in: bytes)
        let target = from + distance
        if distance >= 0 ? from <= limit && target > limit : from >= limit && target < limit { return .none }
        return .some(.int(Graphemes.offset(of: target, in: bytes)))
    }
}
