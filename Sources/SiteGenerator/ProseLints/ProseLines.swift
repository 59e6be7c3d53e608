import Syntax

/// A page's Markdown line by line: which lines are prose, and the code of its fences.
struct ProseLines {
    struct Line {
        var range: Range<Int>
        /// Blanks at both ends left out.
        var text: Bytes.SubSequence
        var kind: Kind

        /// An indented line is code already.
        func isIndented(in file: SourceFile) -> Bool {
            let start = file.bytes[range]
            return start.first == "\t" || start.prefix { $0 == " " }.count >= 4
        }
    }

    enum Kind {
        case prose
        case blank
        /// A heading, a list item, a table row, a quotation: something that is no paragraph.
        case block
        /// The opening line of a fence that readers see.
        case visibleFence
        /// The opening line of promises or of hidden set-up.
        case hiddenFence
        case code
    }

    private(set) var lines: [Line] = []
    /// The lines of code of every Swift fence, without blanks around them.
    private var swiftCode: [[Bytes.SubSequence]] = []
    /// Whether a Swift fence has several lines and none of them starts further in than the fence.
    private(set) var hasFlatSnippet = false

    /// A fence that has been opened, and what is known of its code so far.
    private struct OpenFence {
        var sign: UInt8
        var length: Int
        var indentation: Int
        var isSwift = false
        var lineCount = 0
        var isFlat = true

        mutating func add(_ text: Bytes.SubSequence, from start: Int) {
            guard !text.isEmpty else { return }
            lineCount += 1
            if text.startIndex - start > indentation { isFlat = false }
        }
    }

    init(_ file: SourceFile, body: Int) {
        var fence: OpenFence?
        lines.reserveCapacity(file.lineStarts.count)
        for number in 1...file.lineStarts.count {
            let range = file.lineRange(number)
            guard range.lowerBound >= body else { continue }
            let text = file.bytes[range].trimmed
            let (sign, length) = Self.fenceSigns(text)
            let kind: Kind
            if let opened = fence {
                if sign == opened.sign && length >= opened.length && text.count == length {
                    close(opened)
                    fence = nil
                } else {
                    add(text, from: range.lowerBound, to: &fence!)
                }
                kind = .code
            } else if length >= 3, sign != "`" || !text.dropFirst(length).contains(96) {
                let info = FenceInfo(file.bytes, (text.startIndex + length)..<text.endIndex)
                fence = open(
                    info,
                    OpenFence(sign: sign, length: length, indentation: text.startIndex - range.lowerBound))
                kind =
                    info.language == "expect" || info.value("role") == "hidden" ? .hiddenFence : .visibleFence
            } else {
                kind = Self.kind(of: text)
            }
            lines.append(Line(range: range, text: text, kind: kind))
        }
    }

    /// The code of every Swift fence, all blanks left out; made when a lint asks, since few pages need it.
    func snippets() -> [Bytes] {
        swiftCode.map { lines in lines.reduce(into: Bytes()) { $0 += $1.lazy.filter { !$0.isBlank } } }
    }

    /// What a line begins with that could open or close a fence, and how many.
    private static func fenceSigns(_ text: Bytes.SubSequence) -> (sign: UInt8, count: Int) {
        guard let sign = text.first, sign == "`" || sign == "~" else { return (0, 0) }
        return (sign, text.prefix { $0 == sign }.count)
    }

    private mutating func open(_ info: FenceInfo, _ fence: OpenFence) -> OpenFence {
        var fence = fence
        fence.isSwift = info.language == "swift" || info.language == "edit"
        if fence.isSwift {
            swiftCode.append([])
        }
        return fence
    }

    private mutating func add(_ text: Bytes.SubSequence, from start: Int, to fence: inout OpenFence) {
        guard fence.isSwift else { return }
        fence.add(text, from: start)
        swiftCode[swiftCode.count - 1].append(text)
    }

    private mutating func close(_ fence: OpenFence) {
        if fence.isSwift, fence.isFlat, fence.lineCount > 1 { hasFlatSnippet = true }
    }

    /// The ranges between single backticks.
    static func spans(_ text: Bytes.SubSequence) -> [Range<Int>] {
        var spans: [Range<Int>] = []
        forEachSpan(text) { spans.append($0) }
        return spans
    }

    /// Calls back with each range between single backticks.
    @inline(__always)
    static func forEachSpan(_ text: Bytes.SubSequence, _ body: (Range<Int>) -> Void) {
        var start: Int?
        text.withUnsafeBufferPointer { bytes in
            bytes.forEach(96) { offset in
                let index = text.startIndex + offset
                if let from = start {
                    if index > from { body(from..<index) }
                    start = nil
                } else {
                    start = index + 1
                }
            }
        }
    }

    private static func kind(of text: Bytes.SubSequence) -> Kind {
        guard let first = text.first else { return .blank }
        let second = text.dropFirst().first
        switch first {
        case "#", "|", ">", "<", "!": return .block
        case "-", "*", "+": return second?.isBlank ?? true ? .block : .prose
        case ":": return .block
        case "0"..."9": return second == "." ? .block : .prose
        default: return .prose
        }
    }
}
