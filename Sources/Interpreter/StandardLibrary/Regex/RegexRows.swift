import Syntax

/// `Regex`, and what texts do with one.
extension StandardLibrary {
    static var regularExpressions: [Native] { regexMaking + [regexMatch] }

    private static var regexMaking: [Native] {
        [
            Native("Regex.ignoresCase(_:)") { call in
                guard let own = regex(call.receiver) else { return call.receiver }
                let changed = RegexValue(root: own.root, captures: own.captures, ignoresCase: call.bool(0))
                changed.isDynamic = own.isDynamic
                return .native(changed)
            },
            Native("Regex.init(_:)") { made($0, isDynamic: true) },
            Native("Regex.init(_:as:)") { made($0, isDynamic: false) },
        ]
    }

    private static func made(_ call: NativeCall, isDynamic: Bool) -> Value {
        guard let regex = RegexParser.parse(call.string(0)) else {
            call.evaluator.throwError(call.evaluator.structure("CocoaError", []))
            return .void
        }
        regex.isDynamic = isDynamic
        return .native(regex)
    }

    private static func regex(_ value: Value) -> RegexValue? {
        if case .native(let native) = value { return native as? RegexValue }
        return nil
    }

    /// Anywhere from an offset on (0), only there (1), or all of the text (2).
    private static var regexMatch: Native {
        Native("_match(_:_:_:_:)") { call in
            guard let regex = regex(call.arguments[0]) else { return .none }
            call.evaluator.spend(call.string(1).utf8.count >> 3)
            if call.evaluator.isFailing { return .none }
            let text = RegexText(call.string(1))
            var matcher = RegexMatcher(regex, text)
            defer { call.evaluator.spend(matcher.tries >> 2) }
            guard let first = text.offsets.firstIndex(of: call.int(2)) else { return .none }
            let last = call.int(3) == 0 ? text.codes.count : first
            for start in first...last where !matcher.isExhausted {
                guard let end = matcher.match(at: start, isWhole: call.int(3) == 2) else { continue }
                let ranges = [start..<end] + matcher.captures.dropFirst()
                return .some(.tuple([range(start..<end, text), output(ranges, regex, text, call)]))
            }
            if matcher.isExhausted { return call.trap("the regular expression takes too long") }
            return .none
        }
    }

    private static func range(_ range: Range<Int>, _ text: RegexText) -> Value {
        .range(.int(text.offsets[range.lowerBound]), .int(text.offsets[range.upperBound]), closed: false)
    }

    private static func output(
        _ ranges: [Range<Int>?], _ regex: RegexValue, _ text: RegexText, _ call: NativeCall
    ) -> Value {
        if regex.isDynamic {
            let names: [String?] = [nil] + regex.captures.map { $0.name }
            let elements = zip(ranges, names).map { found, name in
                call.evaluator.structure(
                    "_RegexElement",
                    [
                        Value(found.map { range($0, text) }), Value(found.map { .string(text.text($0)) }),
                        Value(name.map { .string($0) }),
                    ])
            }
            return call.evaluator.structure("AnyRegexOutput", [.array(elements)])
        }
        var values: [Value] = []
        for (index, found) in ranges.enumerated() {
            let isOptional = index > 0 && regex.captures[index - 1].isOptional
            let part = found.map { Value.string(text.text($0)) }
            values.append(isOptional ? Value(part) : part ?? .string(""))
        }
        return values.count == 1 ? values[0] : .tuple(values)
    }
}
