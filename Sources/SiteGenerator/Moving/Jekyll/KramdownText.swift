/// What kramdown has beside Markdown: attributes of blocks, marks for contents, boxes of HTML.
struct KramdownText {
    private var out: [String] = []
    private var fences = FenceTracker()
    /// Whether each open `<div>` became a container.
    private var divisions: [Bool] = []

    static func moved(_ lines: [String]) -> [String] {
        var text = KramdownText()
        for line in lines { text.take(line) }
        return text.out
    }

    private mutating func take(_ text: String) {
        if fences.isCode(text) || text.isTooLong { return out.append(text) }
        guard text.utf8.contains(UInt8(ascii: "{")) || text.utf8.contains(UInt8(ascii: "<")) else {
            return out.append(text)
        }
        let bare = text.trimmed
        if let attributes = bare.wholeMatch(of: /\{:([^{}]*)\}/) {
            return apply(String(attributes.1), text.indentation)
        }
        if bare.wholeMatch(of: /\{::[^{}]*\}|\{:\/[^{}]*\}/) != nil { return }
        if let moved = division(bare) {
            // HTML goes on until a blank line.
            if moved.hasPrefix(":::"), out.last?.contains("<") == true { out.append("") }
            if !moved.isEmpty { out.append(text.indentation + moved) }
            return
        }
        out.append(text.outsideCode(Self.inline))
    }

    private static func inline(_ text: String) -> String {
        var out = text
        if out.contains("{:") {
            if let heading = out.wholeMatch(of: /(#+ .*?) *\{: *#([^ }]+)[^}]*\} */) {
                return "\(heading.1) {#\(heading.2)}"
            }
            out = out.replacing(/(\)|\]|\*|>|_|^)\{:[^{}]*\}/) { String($0.1) }
            out = out.replacing(/\{::[^{}]*\}|\{:\/[^{}]*\}/, with: "")
        }
        if out.contains("markdown=") { out = out.replacing(#/ markdown="?[a-z0-9]+"?/#, with: "") }
        return out
    }

    // MARK: Attributes of a block

    private static func kind(_ classes: some Sequence<Substring>) -> String? {
        let names = classes.map {
            $0.lowercased().replacing(/^(alert|notice|callout|admonition)-+/, with: "")
        }
        let ours = ["tip", "important", "warning", "caution", "mistake"]
        if let name = names.first(where: { ours.contains($0) }) { return name }
        if let name = names.first(where: { ["danger", "error", "success", "hint"].contains($0) }) {
            return ForeignNames.containers[name]
        }
        return names.contains { ["note", "info", "notice", "alert", "callout", "primary"].contains($0) }
            ? "note" : nil
    }

    private mutating func apply(_ attributes: String, _ indentation: String) {
        let words = attributes.split(separator: " ")
        if words.contains("toc") { return removeMark() }
        let classes = words.filter { $0.hasPrefix(".") }.flatMap { $0.split(separator: ".") }
        if let kind = Self.kind(classes) { return wrap(kind, indentation) }
        guard let id = words.first(where: { $0.hasPrefix("#") }), let last = out.last, last.hasPrefix("#"),
            !last.hasSuffix("}")
        else { return }
        out[out.count - 1] = last + " {" + id + "}"
    }

    /// The item of a list that stands for the contents.
    private mutating func removeMark() {
        guard let last = out.last, last.wholeMatch(of: /\s*([*+-]|\d+\.) .*/) != nil else { return }
        out.removeLast()
    }

    /// The block above, in a container.
    private mutating func wrap(_ kind: String, _ indentation: String) {
        var start = out.count
        while start > 0, !out[start - 1].isBlank, out[start - 1].trimmed != ":::" { start -= 1 }
        guard start < out.count else { return }
        out.insert("\(indentation)::: \(kind)", at: start)
        out.append(indentation + ":::")
    }

    // MARK: Boxes of HTML

    /// `<div class="note">` is a container; nothing for lines that stay as they are.
    private mutating func division(_ bare: String) -> String? {
        if let open = bare.wholeMatch(of: /<div\b([^>]*)>/) {
            let classes = open.1.firstMatch(of: /class="([^"]*)"/).map { $0.1.split(separator: " ") } ?? []
            let kind = Self.kind(classes)
            divisions.append(kind != nil)
            return kind.map { "::: " + $0 }
        }
        if bare == "</div>", let isBox = divisions.popLast() { return isBox ? ":::" : nil }
        guard divisions.last == true, let last = out.last?.trimmed, last.hasPrefix("::: "),
            !last.dropFirst(4).contains(" "),
            let heading = bare.wholeMatch(of: /<h[1-6][^>]*>(.*)<\/h[1-6]>/)
        else { return nil }
        let title = heading.1.replacing(/<[^>]*>/, with: "").trimmed
        if !title.isEmpty { out[out.count - 1] += " " + title }
        return ""
    }
}
