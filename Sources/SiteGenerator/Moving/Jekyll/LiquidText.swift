/// The text of a page of Jekyll without Liquid: what is known is written, programs are left out and told.
struct LiquidText {
    let config: JekyllConfig
    let links: MovedLinks
    let place: MovedLinks.Place
    let page: MovedPage
    let includes: Set<String>
    private(set) var leftovers: [Migration.Leftover] = []
    /// Parts of pages that this one takes in.
    private(set) var included: Set<String> = []
    private var out: [String] = []
    private var current = ""
    private var indentation = ""
    private var line = 0
    private var isRaw = false
    /// The end of a block that is left out.
    private var skipped: String?
    private var fences = FenceTracker()
    /// Whether the current line is code, in which Liquid that is not known is shown as it is.
    private var isCode = false

    init(
        config: JekyllConfig, links: MovedLinks, place: MovedLinks.Place, page: MovedPage,
        includes: Set<String>
    ) {
        (self.config, self.links, self.place, self.page, self.includes) = (
            config, links, place, page, includes
        )
    }

    /// Where a part is in the new site.
    static func part(_ name: String) -> String {
        let base = SitePath.withoutExtension(name)
        return SitePath.join(
            "includes", SitePath.join(SitePath.folder(base), "_" + SitePath.name(base) + ".md"))
    }

    mutating func moved(_ lines: [String]) -> [String] {
        var at = 0
        while at < lines.count {
            line = page.firstLine + at + 1
            var text = lines[at]
            let first = at
            while !isRaw, at - first < 40, at + 1 < lines.count, Self.isOpen(text), !text.isTooLong {
                at += 1
                text += " " + lines[at].trimmed
            }
            if Self.isOpen(text) { (text, at) = (lines[first], first) }
            take(text)
            at += 1
        }
        return out
    }

    private static func isOpen(_ text: String) -> Bool {
        guard let last = text.ranges(of: "{%").last else { return false }
        return !text[last.upperBound...].contains("%}")
    }

    private mutating func take(_ text: String) {
        let marks = text.contains("{%") || text.contains("{{")
        guard (marks || skipped != nil), !text.isTooLong else {
            _ = fences.isCode(text)
            return out.append(text)
        }
        var probe = fences
        isCode = probe.isCode(text)
        indentation = text.indentation
        current = ""
        let count = out.count
        scan(text[...])
        if !current.isBlank || (skipped == nil && text.isBlank) { out.append(current) }
        for line in out[min(count, out.count)...] { _ = fences.isCode(line) }
    }

    private mutating func scan(_ text: Substring) {
        var rest = text
        while let open = Self.next(rest) {
            if skipped == nil { current += rest[..<open] }
            let isTag = rest[open...].hasPrefix("{%")
            guard let close = rest[open...].firstRange(of: isTag ? "%}" : "}}") else { break }
            let whole = rest[open..<close.upperBound]
            let inner = whole.dropFirst(2).dropLast(2).drop { $0 == "-" }.trimmed
            let clean = inner.hasSuffix("-") ? String(inner.dropLast()).trimmed : inner
            if isTag { tag(clean, whole) } else { output(clean, whole) }
            rest = rest[close.upperBound...]
        }
        if skipped == nil { current += rest }
    }

    private static func next(_ text: Substring) -> Substring.Index? {
        var at = text.startIndex
        while let brace = text[at...].firstIndex(of: "{") {
            let after = text.index(after: brace)
            if after < text.endIndex, text[after] == "%" || text[after] == "{" { return brace }
            at = after
        }
        return nil
    }

    private mutating func leave(_ kind: String) {
        leftovers.append(Migration.Leftover(kind: kind, path: place.old, line: line))
    }

    private mutating func block(_ text: String) {
        if !current.isBlank { out.append(current) }
        current = ""
        out.append(indentation + text)
    }

    // MARK: Tags

    private mutating func tag(_ inner: String, _ whole: Substring) {
        let name = String(inner.prefix { !$0.isWhitespace })
        let rest = inner.dropFirst(name.count).trimmed
        if let end = skipped {
            if name == end { skipped = nil }
            return
        }
        if isRaw {
            if name == "endraw" { isRaw = false } else { current += whole }
            return
        }
        switch name {
        case "raw": isRaw = true
        case "comment": skipped = "endcomment"
        case "highlight": highlight(rest)
        case "endhighlight": block("```")
        case "link", "post_url":
            current += reference(rest, isPost: name == "post_url") ?? kept(whole, "links of Liquid")
        case "include", "include_relative": include(rest, isRelative: name == "include_relative", whole)
        default: program(name, whole)
        }
    }

    private mutating func kept(_ whole: Substring, _ kind: String) -> String {
        leave(kind)
        return String(whole)
    }

    private mutating func highlight(_ rest: String) {
        let words = rest.split(separator: " ")
        var info = words.first.map(String.init) ?? ""
        if words.dropFirst().contains(where: { $0.hasPrefix("linenos") }) { info += " lines" }
        if let marks = rest.firstMatch(of: /mark_lines="([0-9 ]+)"/) {
            info += " {" + marks.1.split(separator: " ").joined(separator: ",") + "}"
        }
        block("```" + info)
    }

    private func reference(_ written: String, isPost: Bool) -> String? {
        let name = written.split(separator: " ").first.map(String.init) ?? ""
        let candidates = isPost ? JekyllEndings.all.map { "_posts/\(name).\($0)" } : [name]
        guard let target = candidates.lazy.compactMap({ links.path($0) }).first else { return nil }
        return SitePath.relative(from: SitePath.folder(place.new), to: target).replacing(" ", with: "%20")
    }

    private mutating func include(_ rest: String, isRelative: Bool, _ whole: Substring) {
        let name = String(rest.prefix { !$0.isWhitespace })
        if isCode { return current += whole }
        if isRelative, let path = SitePath.normalized(SitePath.folder(place.old), name),
            let target = links.path(path), target.hasSuffix(".md")
        {
            block("::: include /" + target)
        } else if !isRelative, includes.contains(name), rest == name {
            included.insert(name)
            block("::: include /" + Self.part(name))
        } else {
            leave("includes of Liquid: \(name.onOneLine)")
        }
    }

    private static let loops = [
        "for": "endfor", "tablerow": "endtablerow", "capture": "endcapture", "case": "endcase",
    ]

    /// A program: its loops are left out with what they repeat, of its conditions only the text stays.
    private mutating func program(_ name: String, _ whole: Substring) {
        if isCode { return current += whole }
        if let end = Self.loops[name] { skipped = end }
        if !name.hasPrefix("end"), !["else", "elsif", "when"].contains(name) {
            leave("programs of Liquid: \(name.onOneLine)")
        }
    }

    // MARK: Values

    private mutating func output(_ inner: String, _ whole: Substring) {
        if skipped != nil { return }
        if isRaw { return current += whole }
        if let value = value(inner) { return current += value }
        if isCode { return current += whole }
        current += kept(whole, "values of Liquid")
    }

    /// A text or a setting, through the filters that change nothing here or only its letters.
    private func value(_ expression: String) -> String? {
        var parts = Self.parts(expression)[...]
        guard let first = parts.popFirst(), var value = operand(first) else { return nil }
        for part in parts {
            let name = part.prefix { $0.isLetter || $0 == "_" }
            let argument = part.dropFirst(name.count).drop { $0 == ":" || $0 == " " }
            switch name {
            case "relative_url", "absolute_url", "escape", "strip", "markdownify", "strip_html", "xml_escape":
                continue
            case "downcase": value = value.lowercased()
            case "upcase": value = value.uppercased()
            case "capitalize": value = value.prefix(1).uppercased() + value.dropFirst()
            case "append": guard let more = operand(String(argument)) else { return nil }; value += more
            case "prepend":
                guard let more = operand(String(argument)) else { return nil }; value = more + value
            default: return nil
            }
        }
        return value
    }

    /// What stands between signs `|` outside of quotes.
    private static func parts(_ text: String) -> [String] {
        var parts = [""]
        var quote: Character?
        for sign in text {
            if let open = quote {
                if sign == open { quote = nil }
            } else if sign == "'" || sign == "\"" {
                quote = sign
            } else if sign == "|" {
                parts.append("")
                continue
            }
            parts[parts.count - 1].append(sign)
        }
        return parts.map(\.trimmed)
    }

    private func operand(_ text: String) -> String? {
        let text = text.trimmed
        if let sign = text.first, sign == "'" || sign == "\"", text.count > 1, text.last == sign {
            return String(text.dropFirst().dropLast())
        }
        let path = text.split(separator: ".").map(String.init)
        guard path.count > 1, path.allSatisfy({ $0.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_-]*/) != nil }) else {
            return nil
        }
        switch path[0] {
        case "site": return path[1] == "baseurl" ? "" : config.value(Array(path.dropFirst()))
        case "page": return path.count == 2 ? page.text(path[1]) : nil
        case "jekyll": return nil
        default: return nil
        }
    }
}

enum JekyllEndings {
    static let all = MovedJekyll.endings
}
