import CCmark
import Syntax

extension MarkdownRenderer {
    mutating func link(_ node: MarkdownNode) {
        let url = node.url
        let wasInLink = isInLink
        isInLink = true
        defer { isInLink = wasInLink }
        guard let host else { return plainLink(node) }
        let target = host.resolve(Bytes(url), isImage: false)
        let range = note(target, url)
        if let pending = target.pending {
            let place = pending.fragment.isEmpty ? blockRange : range ?? linkPlace(url)
            result.links.append(PageLink(page: pending.page, fragment: pending.fragment, range: place))
        }
        if target.isExternal { result.externalLinks.append((Bytes(url).text, blockRange)) }
        out.put("<a href=\"")
        out.putAddress(target.address)
        putTitle(node.title)
        out.put(">")
        let isBare = node.first == nil || isDocLink(node)
        if isBare, let title = target.title {
            out.putEscaped(title)
            result.words.append(contentsOf: title.utf8)
        } else {
            inlines(of: node)
        }
        out.put("</a>")
    }

    /// `<doc:Name>`, which says what the page it leads to is called.
    private func isDocLink(_ node: MarkdownNode) -> Bool {
        guard node.url.starts(with: "doc:".utf8), let text = node.first, text.type == CMARK_NODE_TEXT else {
            return false
        }
        return text.next == nil && text.literal.elementsEqual(node.url)
    }

    private mutating func plainLink(_ node: MarkdownNode) {
        out.put("<a href=\"")
        if options.allowsHTML || !isUnsafe(node.url) { out.putAddress(node.url) }
        putTitle(node.title)
        out.put(">")
        inlines(of: node)
        out.put("</a>")
    }

    mutating func image(_ node: MarkdownNode) {
        let start = out.count
        plain(node)
        let words = Bytes(out[start...])
        out.removeSubrange(start...)
        guard options.isPage, let host else {
            return image(Picture.Form(address: Bytes(node.url)), node, words)
        }
        let target = host.resolve(Bytes(node.url), isImage: true)
        _ = note(target, node.url)
        if node.first == nil {
            report(
                .alt, "image has no alternative text", at: linkPlace(node.url),
                note: "write it between the brackets")
        }
        guard let picture = target.picture else {
            return image(Picture.Form(address: target.address), node, words)
        }
        tellFile(picture.light.address, for: node.url)
        var kind = ""
        if let page = target.picturedPage {
            result.picturedPages.append(PageLink(page: page, fragment: "", range: linkPlace(node.url)))
            kind = "thumbnail "
        }
        image(
            picture.light, node, words,
            attributes: picture.dark == nil ? "" : " class=\"\(kind)only-light\" loading=\"lazy\"")
        // What is not shown is not fetched when it may wait.
        if let dark = picture.dark {
            image(dark, node, words, attributes: " class=\"\(kind)only-dark\" loading=\"lazy\"")
        }
    }

    /// An image found by another name than its file's has that in the page's Markdown.
    private mutating func tellFile(_ address: Bytes, for url: ByteSpan) {
        guard SitePath.name(address.text) != SitePath.name(String(url)) else { return }
        let place = linkPlace(url)
        if !place.isEmpty { result.twinChanges.append(TwinChange(range: place, text: address)) }
    }

    /// - Parameter words: the alternative text as HTML.
    private mutating func image(
        _ form: Picture.Form, _ node: MarkdownNode, _ words: Bytes, attributes: String = ""
    ) {
        out.put("<img\(attributes) src=\"")
        out.putAddress(form.address)
        if let sharper = form.sharper {
            out.put("\" srcset=\"")
            out.putAddress(sharper.address)
            out.put(" \(sharper.scale)x")
        }
        out.put("\" alt=\"")
        out.append(contentsOf: words)
        if let size = form.size { out.put("\" width=\"\(size.width)\" height=\"\(size.height)") }
        putTitle(node.title)
        out.put(options.isPage ? ">" : " />")
    }

    /// Ends an attribute and writes the title when there is one.
    private mutating func putTitle(_ title: ByteSpan) {
        out.append(UInt8(ascii: "\""))
        guard !title.isEmpty else { return }
        out.put(" title=\"")
        out.putEscaped(title)
        out.put("\"")
    }

    /// The text of inline nodes, for an image's alternative.
    private mutating func plain(_ node: MarkdownNode) {
        for child in node.children {
            switch child.type {
            case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
                out.putEscaped(child.literal)
                if options.isPage { result.words.append(contentsOf: child.literal) }
            case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: out.append(32)
            default: plain(child)
            }
        }
    }

    /// Reports what is wrong with a link, at its address in the source.
    private mutating func note(_ target: ResolvedLink, _ url: ByteSpan) -> Range<Int>? {
        guard let problem = target.problem else { return nil }
        let range = linkPlace(url)
        report(target.check, problem, at: range, note: target.note)
        return range
    }

    /// The lines of the block being written: where to look for a link when there is something to say about
    /// it.
    private var blockRange: Range<Int> { fixedRange ?? block.map(lines(of:)) ?? 0..<0 }

    /// Where an address is: behind the words of its link where that is how it is written, since they may have
    /// the same letters.
    private mutating func linkPlace(_ url: ByteSpan) -> Range<Int> {
        let opening = Bytes("](".utf8)
        if url.isEmpty { return place(of: opening) }
        let whole = opening + Bytes(url)
        guard let block, source.find(whole, in: lines(of: block)) != nil else {
            return place(of: Bytes(url))
        }
        let place = place(of: whole)
        return place.lowerBound + opening.count..<place.upperBound
    }

    /// cmark's own rule for addresses that run code.
    private func isUnsafe(_ url: ByteSpan) -> Bool {
        isUnsafeAddress(Bytes(url))
    }

    /// ``` ``Name`` ``` leads to the page of a symbol.
    mutating func symbolLink(_ literal: ByteSpan) -> Bool {
        guard let host, !literal.isEmpty, literal[0].isASCIILetter || literal[0] == "@" else { return false }
        for byte in literal where byte.isSpace || byte == "`" || byte == "<" { return false }
        guard let block, isDoubleTicked(literal, in: fixedRange ?? lines(of: block)) else { return false }
        let name = String(literal)
        let target = host.symbol(name)
        if let problem = target.problem {
            report(
                .symbol, problem, at: place(of: literal),
                note: target.note ?? suggestion(for: name, among: target.candidates)
                    ?? "in single backticks it is code and no link")
            return false
        }
        guard !isInLink else { return false }
        out.put("<a class=\"symbol\" href=\"")
        out.putAddress(target.address)
        out.put("\"><code>")
        out.putEscaped(target.title ?? name)
        out.put("</code></a>")
        result.words.append(contentsOf: literal)
        return true
    }

    /// cmark does not say how many backticks a code span had: look in the source.
    private func isDoubleTicked(_ literal: ByteSpan, in range: Range<Int>) -> Bool {
        let needle = [96, 96] + Bytes(literal) + [96, 96]
        guard let at = source.find(needle, in: range) else { return false }
        let before = at > 0 ? source.bytes[at - 1] : 32
        let end = at + needle.count
        guard before != "`", end == source.bytes.count || source.bytes[end] != "`" else { return false }
        // In a span of one backtick, two are its text.
        return CodeSpans(source.bytes, in: range).contains { span in
            span.ticks == 2 && source.bytes[span.text].elementsEqual(literal)
        }
    }
}

func isUnsafeAddress(_ url: Bytes) -> Bool {
    guard let scheme = AddressScheme.of(url), AddressScheme.dangerous.contains(scheme) else { return false }
    return !AddressScheme.isPictureInAddress(url)
}
