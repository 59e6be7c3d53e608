/// What a symbol's page says besides its text, as Markdown for programs that read.
struct ReferenceTwin {
    let parts: ReferenceParts
    let page: Page

    func writeHead(into out: inout Bytes) {
        let symbol = parts.symbol
        out.put("\(symbol.kindName)\(symbol.module == symbol.name ? "" : " · \(symbol.module)")\n\n")
        if let fragments = symbol.symbol?.fragments, !fragments.isEmpty {
            out.put("```swift\n\(DeclarationHTML.text(fragments))\n```\n\n")
        }
        let versions = symbol.introduced.map { "\($0.platform) \($0.version)+" }.joined(separator: ", ")
        if !versions.isEmpty { out.put("\(versions)\n\n") }
        if let words = SymbolPlatforms(parts.texts).words(of: symbol) { out.put("\(words)\n\n") }
    }

    func writeLists(into out: inout Bytes) {
        let sections = SymbolSections(parts)
        for section in sections.all {
            out.put("\n## \(section.title)\n")
            for group in section.groups {
                out.put(group.title.isEmpty ? "\n" : "\n### \(group.title)\n\n")
                for entry in group.entries { write(entry, into: &out) }
            }
        }
        for (relations, title, _) in sections.relations {
            out.put("\n## \(title)\n\n")
            for relation in relations {
                out.put(
                    "- `\(relation.name)`\(relation.clause.isEmpty ? "" : " where `\(relation.clause)`")\n")
            }
        }
    }

    private func write(_ entry: SymbolGroup.Entry, into out: inout Bytes) {
        switch entry {
        case .page(let other):
            out.put("- [\(other.title)](\(SitePath.relative(from: page.folder, to: other.twinPath)))\n")
        case .link(let words, let address): out.put("- [\(words)](\(address))\n")
        case .symbol(let member):
            let target = parts.table.page(of: member).map {
                SitePath.relative(from: page.folder, to: SitePath.join($0.address, "index.md"))
            }
            out.put(target.map { "- [`\(member.title)`](<\($0)>)" } ?? "- `\(member.title)`")
            let words = SymbolWords.plain(member.comment.summary)
            out.put(words.isEmpty || member.isInherited ? "\n" : ": \(words)\n")
        }
    }
}
