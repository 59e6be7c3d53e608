import Syntax

/// `String` and `Substring`: both are bytes of UTF-8; an index is a byte offset, an element is a grapheme.
extension StandardLibrary {
    static var strings: [Native] {
        stringInitializers + stringAccess + stringTests + stringChanges + stringEdits
    }

    private static var stringInitializers: [Native] {
        let describe: NativeBody = { .string($0.evaluator.describe($0.arguments[0])) }
        return [
            Native("StringProtocol.init()") { _ in .string("") },
            Native("String.init(_: String)") { $0.arguments[0] },
            Native("String.init(_: Character)") { $0.arguments[0] },
            Native("StringProtocol.==(lhs:rhs:)") {
                .bool($0.evaluator.areEqual($0.arguments[0], $0.arguments[1]))
            },
            Native("StringProtocol.!=(lhs:rhs:)") {
                .bool(!$0.evaluator.areEqual($0.arguments[0], $0.arguments[1]))
            },
            Native("StringProtocol.init(_:)") { $0.arguments[0] },
            Native("String.init(_: S)") { Strings.joined($0.elements(0)) },
            Native("Substring.init(_:)") { $0.arguments[0] },
            Native("String.init(_:) where T: LosslessStringConvertible") {
                .string($0.evaluator.describe($0.arguments[0], as: $0.substitutions.last))
            },
            Native("String.init(_:) where T: BinaryInteger", describe),
            Native("String.init(_:radix:uppercase:)") { call in
                let (value, number) = (call.arguments[0], call.integer(0))
                return .string(
                    Strings.digits(
                        of: value.asUnsigned ?? number.magnitude, isNegative: value.asUnsigned == nil,
                        radix: call.int(1), uppercase: call.bool(2)))
            },
            Native("String.init(describing:)") {
                .string($0.evaluator.describe($0.arguments[0], as: $0.substitutions.last))
            },
            Native("String.init(reflecting:)") { .string($0.evaluator.debugDescribe($0.arguments[0])) },
            Native("String.init(repeating:count:)") { Strings.repeated($0.string(0), $0.int(1), $0) },
            Native("String.init(stringLiteral:)") { $0.arguments[0] },
            Native("StringProtocol.description") { $0.receiver },
            Native("StringProtocol.debugDescription") { .string($0.evaluator.debugDescribe($0.receiver)) },
        ]
    }

    private static var stringAccess: [Native] {
        [
            Native("StringProtocol.count") { .int(Graphemes.count($0.receiver.asString)) },
            Native("StringProtocol.isEmpty") { .bool($0.receiver.asString.utf8.isEmpty) },
            Native("StringProtocol.startIndex") { _ in .int(0) },
            Native("StringProtocol.endIndex") { .int($0.receiver.asString.utf8.count) },
            Native("StringProtocol.subscript(i:)") { call in
                let bytes = Array(call.receiver.asString.utf8)
                guard call.int(0) >= 0, call.int(0) < bytes.count else {
                    return call.trap("String index is out of bounds")
                }
                return .string(
                    Strings.text(bytes[call.int(0)..<Graphemes.end(of: bytes, from: call.int(0))]))
            },
            Native("StringProtocol.index(after:)") { Strings.index($0, moving: 1) },
            Native("StringProtocol.index(before:)") { Strings.index($0, moving: -1) },
            Native("StringProtocol.index(_:offsetBy:)") { Strings.index($0, moving: $0.int(1)) },
            Native("StringProtocol.index(_:offsetBy:limitedBy:)") { Strings.limitedIndex($0) },
            Native("StringProtocol.distance(from:to:)") { call in
                let bytes = Array(call.receiver.asString.utf8)
                return .int(
                    Graphemes.number(at: call.int(1), in: bytes)
                        - Graphemes.number(at: call.int(0), in: bytes))
            },
            Native(
                "StringProtocol.indices",
                { .array(Graphemes.boundaries(Array($0.receiver.asString.utf8)).dropLast().map { .int($0) }) }
            ),
            Native("StringProtocol.utf8") { .array($0.units.utf8.map { .int(Int($0)) }) },
            Native("StringProtocol.utf16") { .array($0.units.utf16.map { .int(Int($0)) }) },
            Native("StringProtocol.scalarValues") {
                .array($0.units.unicodeScalars.map { .int(Int($0.value)) })
            },
        ]
    }

    private static var stringTests: [Native] {
        [
            Native("StringProtocol.hasPrefix(_:)") {
                .bool(Canonical.starts($0.receiver.asString, with: $0.string(0)))
            },
            Native("StringProtocol.hasSuffix(_:)") {
                .bool(Canonical.ends($0.receiver.asString, with: $0.string(0)))
            },
            Native("StringProtocol.contains(_:)") {
                .bool(
                    Strings.find(
                        Canonical.form($0.string(0)), in: Canonical.form($0.receiver.asString), from: 0)
                        != nil)
            },
            Native("StringProtocol.range(of:options:)") {
                Strings.range($0, options: $0.arguments[1].caseIndex ?? 0)
            },
            Native("_withoutMarks(_:)") { .string(Strings.withoutMarks($0.string(0))) },
            Native("_compareNumerically(_:_:)") { call in
                call.evaluator.enumeration(
                    "ComparisonResult", 1 + Strings.compareNumerically(call.string(0), call.string(1)))
            },
        ]
    }

    private static var stringChanges: [Native] {
        [
            Native("StringProtocol.uppercased()") { .string(LetterCase.uppercased($0.receiver.asString)) },
            Native("StringProtocol.lowercased()") { .string(LetterCase.lowercased($0.receiver.asString)) },
            Native("StringProtocol.capitalized") { .string(LetterCase.capitalized($0.receiver.asString)) },
            Native("StringProtocol.components(separatedBy:)") {
                .array(Strings.components($0))
            },
            Native("StringProtocol.split(separator:maxSplits:omittingEmptySubsequences:)") { call in
                let parts = Strings.components(call, limit: call.int(1))
                return .array(parts.filter { !call.bool(2) || !$0.asString.utf8.isEmpty })
            },
        ]
    }

    private static var stringEdits: [Native] {
        [
            Native("String.+(lhs: String, rhs: String)") { call in
                call.evaluator.charge(call.string(0).utf8.count + call.string(1).utf8.count)
                return .string(call.string(0) + call.string(1))
            },
            Native("String.+(lhs: String, rhs: Other)") {
                call in .string(call.string(0) + Strings.joined(call.elements(1)).asString)
            },
            Native("String.+=(lhs:rhs:)") { call in
                Strings.append(call.arguments[1], to: &call.arguments[0], call)
                return .void
            },
            Native("StringProtocol.append(_:)") { call in
                Strings.append(call.arguments[0], to: &call.receiver, call)
                return .void
            },
        ]
    }
}

extension NativeCall {
    /// The receiver, as it becomes an array.
    fileprivate var units: String { Strings.unfolded(receiver.asString, evaluator) }
}
