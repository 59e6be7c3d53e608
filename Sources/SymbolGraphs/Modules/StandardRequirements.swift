/// What protocols of the standard library and of Foundation ask of their types: `Known` has the protocols
/// without their members.
enum StandardRequirements {
    /// The requirements of a protocol, those of types after `static`.
    static func names(of name: String) -> [String] { all[name] ?? [] }

    private static let all: [String: [String]] = [
        "Equatable": ["static ==(_:_:)"],
        "Hashable": ["hash(into:)", "hashValue"],
        "Comparable": ["static <(_:_:)", "static <=(_:_:)", "static >(_:_:)", "static >=(_:_:)"],
        "Encodable": ["encode(to:)"],
        "Decodable": ["init(from:)"],
        "Identifiable": ["id"],
        "CaseIterable": ["static allCases"],
        "RawRepresentable": ["rawValue", "init(rawValue:)"],
        "CodingKey": ["stringValue", "intValue", "init(stringValue:)", "init(intValue:)"],
        "CustomStringConvertible": ["description"],
        "CustomDebugStringConvertible": ["debugDescription"],
        "LosslessStringConvertible": ["init(_:)"],
        "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
        "IteratorProtocol": ["next()"],
        "AsyncIteratorProtocol": ["next()"],
        "Sequence": ["makeIterator()"],
        "AsyncSequence": ["makeAsyncIterator()"],
        "Collection": ["startIndex", "endIndex", "index(after:)", "subscript(_:)"],
        "BidirectionalCollection": ["index(before:)"],
        "AdditiveArithmetic": ["static zero", "static +(_:_:)", "static -(_:_:)"],
        "Strideable": ["distance(to:)", "advanced(by:)"],
        "ExpressibleByArrayLiteral": ["init(arrayLiteral:)"],
        "ExpressibleByDictionaryLiteral": ["init(dictionaryLiteral:)"],
        "ExpressibleByStringLiteral": ["init(stringLiteral:)"],
        "ExpressibleByIntegerLiteral": ["init(integerLiteral:)"],
        "ExpressibleByFloatLiteral": ["init(floatLiteral:)"],
        "ExpressibleByBooleanLiteral": ["init(booleanLiteral:)"],
        "ExpressibleByNilLiteral": ["init(nilLiteral:)"],
    ]
}
