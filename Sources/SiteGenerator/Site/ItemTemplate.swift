/// A template for one thing of a list: an entry of the sidebar, a chip. The list around it is the page's.
///
/// The end of line at a template's end is not part of the item.
enum ItemTemplate: String, CaseIterable {
    case breadcrumb, chip, tag
    case contentsItem = "contents-item"
    case sidebarItem = "sidebar-item"
    case sidebarChapter = "sidebar-chapter"

    /// What the template can name.
    var names: [String] {
        switch self {
        case .chip: ["kind", "text", "title"]
        case .sidebarChapter: ["text", "title"]
        case .breadcrumb, .tag, .contentsItem: ["address", "text", "title"]
        case .sidebarItem: ["address", "isAll", "isCurrent", "text", "title"]
        }
    }
}

extension TemplateSet {
    /// Writes a link of a list; a long name in its title may break.
    func write(
        _ item: ItemTemplate, to address: String, _ title: String, _ trait: String? = nil,
        into out: inout Bytes
    ) {
        for piece in shape(item, trait).pieces {
            switch piece {
            case .text(let bytes): out.append(contentsOf: bytes)
            case .value(0, _): out.putAddress(address.utf8)
            case .value(1, isEscaped: false): out.putBreakable(title)
            case .value(1, isEscaped: true):
                var html = Bytes()
                html.putBreakable(title)
                out.putEscaped(html)
            case .value: out.put("yes")
            }
        }
    }

    /// Writes the name of a chapter above its first page.
    func writeChapter(_ title: String, into out: inout Bytes) {
        write(ItemTemplate.sidebarChapter.rawValue, [("title", .text(title))], into: &out)
        out.put("\n")
    }

    /// Writes a chip, of a kind that the style sheet knows or of none.
    func writeChip(_ title: String, _ kind: String? = nil, into out: inout Bytes) {
        let kind = kind.map { [("kind", TemplateValue.text($0))] } ?? []
        write(ItemTemplate.chip.rawValue, [("title", .text(title))] + kind, into: &out)
        out.put(" ")
    }
}
