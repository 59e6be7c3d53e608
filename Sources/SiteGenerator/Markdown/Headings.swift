import CCmark
import Syntax

extension MarkdownRenderer {
    mutating func heading(_ node: MarkdownNode) {
        enter(node)
        let level = node.level
        guard options.isPage, fixedRange == nil else { return plainHeading(node, level) }
        let ownID = takeOwnID(node)
        let words = result.words.count
        if level == 1, result.title == nil, result.headings.isEmpty, containers.isEmpty {
            return pageTitle(node, ownID, words)
        }
        checkOrder(node, level)
        out.freshLine()
        let inner = captured { $0.inlines(of: node) }
        let text = String(result.words[words...]).trimmed
        let id = headingID(ownID, text, node)
        let digit = UInt8(ascii: "0") + UInt8(level)
        out.put("<h")
        out.append(digit)
        out.put(" id=\"")
        out.putEscaped(id)
        out.put("\">")
        putLinked(inner, to: id)
        out.put("</h")
        out.append(digit)
        out.put(">\n")
        endWords()
        let shown = options.isTypographic ? QuotationMarks.apostrophized(text) : text
        result.headings.append(PageHeading(level: level, id: id, text: shown))
    }

    /// A heading leads to itself, so that its address can be copied. Links do not stand in links: one that
    /// holds others has a sign of its own for that.
    private mutating func putLinked(_ inner: Bytes, to id: String) {
        let holdsLinks = inner.withUnsafeBufferPointer { $0.contains("<a ") }
        if holdsLinks {
            out.append(contentsOf: inner)
            out.put(" ")
        }
        out.put(holdsLinks ? "<a class=\"anchor\" href=\"#" : "<a href=\"#")
        out.putAddress(id.utf8)
        out.put(holdsLinks ? "\" aria-label=\"Link to this section\">#</a>" : "\">")
        guard !holdsLinks else { return }
        out.append(contentsOf: inner)
        out.put("</a>")
    }

    private mutating func plainHeading(_ node: MarkdownNode, _ level: Int) {
        out.freshLine()
        out.put("<h\(level)>")
        inlines(of: node)
        out.put("</h\(level)>\n")
        endWords()
    }

    private mutating func pageTitle(_ node: MarkdownNode, _ ownID: String?, _ words: Int) {
        result.titleHTML = captured { $0.inlines(of: node) }
        result.title = String(result.words[words...]).trimmed
        result.words.removeSubrange(words...)
        // A link to the title's own id leads to the top of the page.
        if let ownID { result.ids.insert(ownID) }
        result.ids.insert(slug(result.title ?? ""))
        before = 32
    }

    private mutating func checkOrder(_ node: MarkdownNode, _ level: Int) {
        if level > lastLevel + 1 {
            report(
                .headingOrder, "heading of level \(level) follows one of level \(lastLevel)",
                at: lines(of: node),
                note: "use level \(lastLevel + 1)")
        } else if level == 1, result.title != nil || !result.headings.isEmpty {
            report(
                .headingOrder, "a page has one heading of level 1", at: lines(of: node), note: "use level 2")
        }
        (lastLevel, isBehindExercise) = (level, false)
    }

    private mutating func headingID(_ own: String?, _ text: String, _ node: MarkdownNode) -> String {
        guard let own else { return uniqueID(slug(text)) }
        if !result.ids.insert(own).inserted {
            report(.duplicateID, "duplicate id '\(own)'", at: place(of: "#\(own)".utf8))
            return uniqueID(own)
        }
        return own
    }

    /// Takes `{#id}` from the end of a heading.
    private mutating func takeOwnID(_ node: MarkdownNode) -> String? {
        guard let text = node.last, text.type == CMARK_NODE_TEXT else { return nil }
        let literal = text.literal
        guard literal.last == "}", let open = literal.lastIndex(of: UInt8(ascii: "{")),
            open + 2 < literal.count, literal[open + 1] == "#"
        else { return nil }
        let id = String(literal[(open + 2)..<(literal.count - 1)])
        guard !id.utf8.contains(where: { $0.isSpace }) else {
            report(
                .directive, "'\(id)' is not an id", at: place(of: "#\(id)".utf8),
                note: "an id has no spaces: '{#\(slug(id))}'")
            return nil
        }
        var rest = Bytes(literal[..<open])
        while let last = rest.last, last.isBlank { rest.removeLast() }
        rest.append(0)
        rest.withUnsafeBytes {
            _ = cmark_node_set_literal(text.pointer, $0.baseAddress!.assumingMemoryBound(to: CChar.self))
        }
        return id
    }
}

/// A text as an id: letters and digits in lower case, spaces as hyphens, other signs left out, as GitHub does
/// it.
func slug(_ text: String) -> String {
    var text = text.trimmed
    var isASCII = true
    let id = text.withUTF8 { letters in
        String(unsafeUninitializedCapacity: letters.count) { id in
            var count = 0
            for byte in letters {
                if byte.isASCIIAlphanumeric || byte == "_" || byte == "-" || byte >= 0x80 {
                    id[count] = byte.asciiLowercased
                    if byte >= 0x80 { isASCII = false }
                } else if byte == " " || byte == "\n" {
                    id[count] = UInt8(ascii: "-")
                } else {
                    continue
                }
                count += 1
            }
            return count
        }
    }
    // Typographic signs are not part of an id.
    return isASCII ? id : id.withoutSigns
}

extension String {
    fileprivate var withoutSigns: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.filter {
                    $0.properties.isAlphabetic || $0.isASCII || $0.properties.numericType != nil
                }))
    }
}
