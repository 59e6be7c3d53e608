import Syntax

/// What a page promises about one snippet in its `expect of=id` fences, before or after the preview.
struct Expectations {
    /// Where the id is named first.
    var place: Range<Int>
    var lines: [(text: String, range: Range<Int>)] = []
    /// Lines that say what need not be noticed.
    var marks: [(text: String, range: Range<Int>)] = []

    mutating func add(_ fence: FencedCode) {
        for (line, start) in zip(
            fence.code.split(separator: 10, omittingEmptySubsequences: false), fence.lineOffsets)
        {
            let text = line.trimmed
            guard !text.isEmpty else { continue }
            let lower = start + text.startIndex - line.startIndex
            let promise = (String(text), lower..<lower + text.count)
            if promise.0.hasPrefix(MutationMark.word) { marks.append(promise) } else { lines.append(promise) }
        }
    }
}
