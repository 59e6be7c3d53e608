import Syntax

/// The line that opens a container: `::: name title`, `::: name "title" key=value`, or `:::name[title]` as
/// Docusaurus has it.
struct ContainerLine {
    var info: FenceInfo
    /// The title as Markdown; empty when there is none.
    var title = ""
    var titleRange = 0..<0

    /// Reads what follows the colons.
    init(_ bytes: Bytes, _ range: Range<Int>) {
        let name = Self.name(bytes, range)
        if name.upperBound < range.upperBound, bytes[name.upperBound] == "[" {
            info = FenceInfo(bytes, name)
            let end = bytes[range].lastIndex(of: UInt8(ascii: "]")) ?? range.upperBound
            setTitle(bytes, name.upperBound + 1..<max(end, name.upperBound + 1))
            return
        }
        info = FenceInfo(bytes, range)
        guard let first = info.items.first else { return }
        let beginsTitle = first.value == nil || bytes[first.nameRange.lowerBound] == UInt8(ascii: "[")
        // A word that is no attribute begins a title, which takes the rest of the line; a path is a word
        // alone.
        if first.value == nil, ["include", "data"].contains(info.language) {
            setTitle(bytes, first.nameRange)
            info.items.removeFirst()
        } else if beginsTitle {
            setTitle(bytes, first.nameRange.lowerBound..<range.upperBound)
            info.items = []
        } else if let item = info.item("title") {
            title = item.value ?? ""
            titleRange = item.valueRange
        }
    }

    private mutating func setTitle(_ bytes: Bytes, _ range: Range<Int>) {
        title = String(bytes[range]).trimmed
        titleRange = range.lowerBound..<range.lowerBound + title.utf8.count
    }

    private static func name(_ bytes: Bytes, _ range: Range<Int>) -> Range<Int> {
        let start = bytes[range].firstIndex { !$0.isBlank } ?? range.upperBound
        return start..<(bytes[start..<range.upperBound].firstIndex { !$0.isASCIILetter } ?? range.upperBound)
    }
}
