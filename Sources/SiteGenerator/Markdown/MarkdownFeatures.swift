/// Which constructs can occur on a page at all, found by looking for their bytes once.
struct MarkdownFeatures {
    var hasTildes = false
    var hasPipes = false
    /// Definitions of links: `[name]: address`.
    var hasReferences = false
    var hasFootnotes = false
    var hasContainers = false
    var hasDefinitions = false
    var hasSymbols = false

    init(_ bytes: Bytes, _ body: Range<Int>, _ options: MarkdownOptions) {
        guard options.hasGitHub else { return }
        bytes.withUnsafeBufferPointer { bytes in
            let text = ByteSpan(rebasing: bytes[body])
            hasTildes = text.contains(byte: UInt8(ascii: "~"))
            hasPipes = text.contains(byte: UInt8(ascii: "|"))
            hasReferences = hasPipes && text.contains("]:")
            guard options.isPage else { return }
            hasFootnotes = text.contains("[^")
            hasContainers = text.contains(":::")
            hasDefinitions = text.contains("\n: ") || text.contains("\n:\t") || text.contains("> : ")
            hasSymbols = Self.hasTwoBackticks(text)
        }
    }

    /// Whether two backticks stand somewhere, not one nor the three of a fence.
    private static func hasTwoBackticks(_ text: ByteSpan) -> Bool {
        var (start, end, isFound) = (0, 0, false)
        text.forEach(UInt8(ascii: "`")) { at in
            if at > end || end == 0 {
                isFound = isFound || end - start == 2
                start = at
            }
            end = at + 1
        }
        return isFound || end - start == 2
    }
}
