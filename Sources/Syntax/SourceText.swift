/// Source as bytes, with a name for messages. Positions are byte offsets until they are printed.
public struct SourceText: Sendable {
    public let name: String
    public let bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    public init(_ text: String, name: String = "snippet.swift") {
        self.init(name: name, bytes: Array(text.utf8))
    }
}
