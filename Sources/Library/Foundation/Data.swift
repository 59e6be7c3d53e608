extension Data: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { bytes.count }
    func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    func subdata(in range: Range<Int>) -> Data { Data(bytes[range]) }
    func prefix(_ maxLength: Int) -> Data { Data(bytes.prefix(maxLength)) }
    func suffix(_ maxLength: Int) -> Data { Data(bytes.suffix(maxLength)) }
    static func + (lhs: Data, rhs: Data) -> Data { Data(lhs.bytes + rhs.bytes) }
    static func += (lhs: inout Data, rhs: Data) { lhs.append(rhs) }
}

extension Data {
    struct Base64EncodingOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
    }

    struct Base64DecodingOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let ignoreUnknownCharacters = Base64DecodingOptions(rawValue: 1)
    }

    func base64EncodedString(options: Base64EncodingOptions = []) -> String { _base64(bytes) }
    func base64EncodedData(options: Base64EncodingOptions = []) -> Data { Data(_base64(bytes).utf8) }

    init?(base64Encoded base64String: String, options: Base64DecodingOptions = []) {
        guard let bytes = _bytesOfBase64(base64String, options.contains(.ignoreUnknownCharacters)) else {
            return nil
        }
        self.init(bytes)
    }
}

@native func _base64(_ bytes: [UInt8]) -> String

@native func _bytesOfBase64(_ text: String, _ ignoresOthers: Bool) -> [UInt8]?
