/// Markdown put together of lines from several files, which knows where each is from.
struct MadeMarkdown {
    private(set) var bytes = Bytes()
    private(set) var parts: [MadeText.Part] = []

    var isEmpty: Bool { bytes.isEmpty }

    /// Writes a line of a comment behind something of our own.
    mutating func put(_ line: CommentLine, after prefix: String = "", ending: String = "\n") {
        bytes.put(prefix)
        if let place = line.place {
            parts.append(
                MadeText.Part(
                    start: bytes.count, length: line.text.utf8.count, file: place.file, offset: place.offset))
        }
        bytes.put(line.text)
        bytes.put(ending)
    }

    mutating func put(_ lines: [CommentLine], indented: String = "") {
        for line in lines { put(line, after: line.isBlank ? "" : indented) }
    }

    mutating func put(_ text: String) { bytes.put(text) }
}
