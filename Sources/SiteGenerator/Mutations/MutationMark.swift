/// A line of an `expect` fence that says why a change need not be noticed: `meaningless ".shadow(radius: 2)":
/// a look`.
public struct MutationMark: Sendable {
    /// The code whose changes mean nothing.
    var code: String
    var reason: String
    var file: SourceFile
    var range: Range<Int>

    static let word = "meaningless"

    /// Reads a line; a message where it is not one.
    static func read(_ line: String, in file: SourceFile, at range: Range<Int>) -> (
        mark: MutationMark?, problem: Problem?
    ) {
        func problem(_ message: String) -> (MutationMark?, Problem?) {
            (
                nil,
                Problem(
                    .error, message, check: .directive, file: file, range: range,
                    note: "write it like: meaningless \".shadow(radius: 2)\": a look, not a rule")
            )
        }
        let rest = String(line.dropFirst(word.count)).trimmed
        guard rest.hasPrefix("\"") else {
            return problem("'meaningless' needs code in quotes, a colon and a reason")
        }
        let inner = rest.dropFirst()
        guard let end = inner.range(of: "\":"), end.lowerBound > inner.startIndex else {
            return problem("'meaningless' needs code in quotes, a colon and a reason")
        }
        let reason = String(inner[end.upperBound...]).trimmed
        guard !reason.isEmpty else { return problem("'meaningless' needs a reason behind the colon") }
        return (
            MutationMark(code: String(inner[..<end.lowerBound]), reason: reason, file: file, range: range),
            nil
        )
    }

    /// Whether a change lies in the code.
    func covers(_ mutation: SnippetMutation, in bytes: Bytes) -> Bool {
        places(in: bytes).contains {
            $0.lowerBound <= mutation.range.lowerBound && mutation.range.upperBound <= $0.upperBound
        }
    }

    /// Where the code stands. A space is any white space, so that a mark of one line can be about code of
    /// several.
    func places(in bytes: Bytes) -> [Range<Int>] {
        let sought = Bytes(code.utf8)
        return bytes.indices.compactMap { start in
            Self.end(of: sought, at: start, in: bytes).map { start..<$0 }
        }
    }

    private static func end(of sought: Bytes, at start: Int, in bytes: Bytes) -> Int? {
        var place = start
        for byte in sought {
            if isSpace(byte) {
                guard place > start, isSpace(bytes[place - 1]) || place < bytes.count && isSpace(bytes[place])
                else { return nil }
                while place < bytes.count, isSpace(bytes[place]) { place += 1 }
            } else {
                guard place < bytes.count, bytes[place] == byte else { return nil }
                place += 1
            }
        }
        return place
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
    }
}
