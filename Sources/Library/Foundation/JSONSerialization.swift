class NSNull: Hashable { init() {} }

@native func _jsonObject(_ bytes: [UInt8]) -> Any?

@native func _jsonText(_ object: Any, _ isPretty: Bool, _ isSorted: Bool) -> String?

class JSONSerialization {
    struct ReadingOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let mutableContainers = ReadingOptions(rawValue: 1)
        static let mutableLeaves = ReadingOptions(rawValue: 2)
        static let fragmentsAllowed = ReadingOptions(rawValue: 4)
        static let allowFragments = ReadingOptions(rawValue: 4)
    }

    struct WritingOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let prettyPrinted = WritingOptions(rawValue: 1)
        static let sortedKeys = WritingOptions(rawValue: 2)
        static let fragmentsAllowed = WritingOptions(rawValue: 4)
        static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
    }

    static func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
        guard let object = _jsonObject(data.bytes) else { throw CocoaError() }
        return object
    }

    static func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data {
        guard let text = _jsonText(obj, opt.contains(.prettyPrinted), opt.contains(.sortedKeys)) else {
            throw CocoaError()
        }
        return Data(text.utf8)
    }

    static func isValidJSONObject(_ obj: Any) -> Bool {
        (obj is [String: Any] || obj is [Any]) && _jsonText(obj, false, false) != nil
    }
}
