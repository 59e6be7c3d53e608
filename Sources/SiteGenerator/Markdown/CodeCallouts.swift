import CCmark
import Syntax

/// Numbers in the comments of a listing, `// (1)`, that lead to the items of the list below it.
struct CodeCallouts {
    /// The ids of the list's items, in their order.
    let ids: [String]
    let texts: ThemeTexts

    /// The number of a comment that says nothing else. Material for MkDocs writes `// (1)!`.
    static func number(in comment: ByteSpan) -> Int? {
        func isSign(_ byte: UInt8) -> Bool {
            byte < 0x80 && !byte.isASCIIAlphanumeric && byte != UInt8(ascii: "(")
        }
        let inner = comment.drop(while: isSign)
        guard inner.first == UInt8(ascii: "("), let end = inner.firstIndex(of: UInt8(ascii: ")")) else {
            return nil
        }
        let digits = inner[(inner.startIndex + 1)..<end]
        guard (1...2).contains(digits.count), inner[(end + 1)...].allSatisfy(isSign) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Every number of a listing with the offset in the code at which its comment starts.
    static func numbers(in code: Bytes, language: String) -> [(number: Int, offset: Int)] {
        code.withUnsafeBufferPointer { text in
            CodeColors.runs(of: code, language: language).compactMap { run in
                guard run.kind == .comment, let number = number(in: ByteSpan(rebasing: text[run.range]))
                else { return nil }
                return (number, run.range.lowerBound)
            }
        }
    }

    /// Writes the link in the place of its comment; copying the code leaves it out.
    func write(_ number: Int, into out: inout Bytes) {
        out.put("<a class=\"callout\" href=\"#\(ids[number - 1])\" data-number=\"\(number)\" aria-label=\"")
        out.append(contentsOf: texts.escaped("note %", number))
        out.put("\"></a>")
    }
}

extension MarkdownRenderer {
    /// The numbers of a listing's comments and the list that they lead to, when one stands right below it.
    mutating func callouts(of fence: FencedCode, _ node: MarkdownNode) -> CodeCallouts? {
        guard fence.code.contains(UInt8(ascii: "(")), let list = listBelow(node) else { return nil }
        let written = CodeCallouts.numbers(in: fence.code, language: fence.info.language)
        guard !written.isEmpty else { return nil }
        let count = list.children.reduce(0) { count, _ in count + 1 }
        let ids = (0..<count).map { _ in uniqueID("callout") }
        check(written, against: count, fence)
        calloutLists[list.pointer] = ids
        return CodeCallouts(ids: ids, texts: options.texts)
    }

    /// Promises about a preview may stand between its code and the list.
    private func listBelow(_ node: MarkdownNode) -> MarkdownNode? {
        var next = node.next
        while let fence = next, fence.type == CMARK_NODE_CODE_BLOCK, fence.info.starts(with: "expect".utf8) {
            next = fence.next
        }
        guard let list = next, list.type == CMARK_NODE_LIST,
            cmark_node_get_list_type(list.pointer) == CMARK_ORDERED_LIST
        else { return nil }
        return list
    }

    /// Each number has an item, and each item a number.
    private func check(_ written: [(number: Int, offset: Int)], against count: Int, _ fence: FencedCode) {
        let isIncluded = fence.info.has("include")
        for (number, offset) in written where number > count {
            let line = fence.code[..<offset].count { $0 == "\n" }
            let place =
                isIncluded || line >= fence.lineOffsets.count
                ? nil
                : source.find(
                    "(\(number)".utf8, in: source.lineRange(source.position(of: fence.lineOffsets[line]).line)
                )
            report(
                .directive, "the list below has no item \(number)",
                at: place.map { $0..<$0 + "(\(number))".utf8.count } ?? fence.range)
        }
        let idle = Set(1...max(1, count)).subtracting(written.map(\.number)).min()
        guard let idle, count > 0 else { return }
        report(
            .directive, "no line of the listing has the number \(idle) of the list below", at: fence.range,
            note: "write '(\(idle))' in a comment, or a paragraph before a list that is about something else")
    }
}
