import Syntax

/// Containers of the site's own: `::: video id=abc` is what `Site/containers/video.mustache` makes of it.
extension MarkdownRenderer {
    mutating func openOwn(_ template: ContainerTemplate, _ line: ContainerLine, _ range: Range<Int>) {
        var values = given(line, to: template)
        for attribute in template.attributes where values[attribute.name] == nil {
            if let standard = attribute.standard {
                values[attribute.name] = value(standard, of: attribute, at: line.info.languageRange)
            } else if !attribute.isOptional, line.info.item(attribute.name) == nil {
                report(
                    .directive, "'\(template.name)' needs '\(attribute.name)'", at: line.info.languageRange,
                    note: "write \(attribute.name)=…")
            }
        }
        values["title"] = line.title.isEmpty ? nil : line.title
        values["root"] = host?.root
        let (opening, closing) = template.write(values)
        tellBlocked(opening + closing, at: range)
        out.append(contentsOf: opening)
        guard template.hasBody else { return out.freshLine() }
        out.freshLine()
        containers.append(OpenContainer(kind: .details, closing: closing.text, range: range))
    }

    /// What the page says of the attributes, each of its type.
    private mutating func given(_ line: ContainerLine, to template: ContainerTemplate) -> [String: Any] {
        var values: [String: Any] = [:]
        let known = template.attributes.map(\.name)
        for item in line.info.items where item.name != "title" {
            guard let attribute = template.attribute(item.name) else {
                report(
                    .directive, "unknown attribute '\(item.name)'", at: item.nameRange,
                    note: suggestion(for: item.name, among: known)
                        ?? (known.isEmpty
                            ? "'\(template.name)' has none"
                            : "'\(template.name)' has \(known.joined(separator: ", "))"))
                continue
            }
            values[item.name] = value(item.value ?? "", of: attribute, at: item.valueRange)
        }
        if !line.title.isEmpty, !template.hasTitle {
            report(
                .directive, "'\(template.name)' shows no title", at: line.titleRange,
                note: known.isEmpty ? nil : "it has \(known.map { $0 + "=…" }.joined(separator: ", "))")
        }
        return values
    }

    /// A value as the template gets it.
    private mutating func value(_ text: String, of attribute: ContainerAttribute, at range: Range<Int>)
        -> Any?
    {
        if let mistake = attribute.mistake(in: text) {
            report(.directive, mistake, at: range)
            return nil
        }
        switch attribute.kind {
        case .text, .number, .choice: return text
        case .flag: return text == "yes" || text == "true"
        case .address: return address(text, at: range)
        case .data:
            guard let table = readData(text, at: range) else { return nil }
            return table.rows.map { row -> [String: Any] in
                Dictionary(zip(table.columns, row), uniquingKeysWith: { first, _ in first })
            }
        }
    }

    /// A link, checked as one that stands in the text.
    private mutating func address(_ text: String, at range: Range<Int>) -> String? {
        guard let link = host?.resolve(Bytes(text.utf8), isImage: false) else { return nil }
        if let problem = link.problem { report(link.check, problem, at: range, note: link.note) }
        if let pending = link.pending {
            result.links.append(PageLink(page: pending.page, fragment: pending.fragment, range: range))
        }
        if link.isExternal { result.externalLinks.append((text, range)) }
        return link.address.text
    }

    /// What of it the browser would not show or run.
    private mutating func tellBlocked(_ html: Bytes, at range: Range<Int>) {
        for tag in Self.tags(in: html) {
            if let id = tag.id { result.ids.insert(id) }
            guard options.hasPolicy, let (what, note) = PagePolicy.blocked(tag, options.hosts) else {
                continue
            }
            report(.blocked, "the page's policy blocks \(what)", at: range, note: note)
        }
    }
}
