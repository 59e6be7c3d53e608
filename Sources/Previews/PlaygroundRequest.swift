import Syntax

/// A question to the engine from outside, as text: lines `key value`, and for `source`, `uses` and `show` the
/// number of bytes that follow on the next line. The same text gives the same answer natively and in a browser.
struct PlaygroundRequest {
    private(set) var values: [(key: String, value: String)] = []
    private(set) var sources: [(key: String, bytes: [UInt8])] = []

    init(_ bytes: [UInt8]) {
        var position = 0
        while position < bytes.count {
            let line = PlaygroundRequest.line(bytes, &position)
            guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { continue }
            let key = String(decoding: line[..<space], as: UTF8.self)
            let value = String(decoding: line[(space + 1)...], as: UTF8.self)
            guard let length = PlaygroundRequest.sourceLength(key, value) else {
                values.append((key, value))
                continue
            }
            let end = min(bytes.count, position + length)
            sources.append((key, Array(bytes[position..<end])))
            position = end + 1
        }
    }

    subscript(key: StaticString) -> String? {
        values.first { Name($0.key) == Name("\(key)") }?.value
    }

    /// The snippet asked about.
    var snippet: Snippet {
        var snippet = Snippet(SourceText("", name: "snippet.swift"))
        for (key, bytes) in sources {
            switch key.utf8.first {
            case UInt8(ascii: "u"): snippet.uses.append(SourceText(name: "uses", bytes: bytes))
            case UInt8(ascii: "s") where key.utf8.count == 4: snippet.show = SourceText(name: "show", bytes: bytes)
            default: snippet.source = SourceText(name: "snippet.swift", bytes: bytes)
            }
        }
        return snippet
    }

    private static func line(_ bytes: [UInt8], _ position: inout Int) -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        defer { position += 1 }
        return bytes[start..<position]
    }

    private static func sourceLength(_ key: String, _ value: String) -> Int? {
        let name = Name(key)
        guard name == "source" || name == "uses" || name == "show" else { return nil }
        return Int(value)
    }
}
