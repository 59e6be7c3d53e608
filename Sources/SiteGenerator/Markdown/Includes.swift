/// `::: include file.md` renders a file in place, or the part of it that `region=name` names; links and
/// problems are its own.
extension MarkdownRenderer {
    mutating func includePage(_ opening: ContainerLine, at range: Range<Int>) {
        guard !opening.title.isEmpty else {
            return report(.directive, "'include' needs the path of a file", at: opening.info.languageRange)
        }
        let path = opening.title
        guard let file = host?.include(path) else {
            return report(
                .link, "cannot find '\(path)' to include", at: opening.titleRange,
                note: host?.nearInclude(path).map { didYouMean($0) })
        }
        guard checkNesting(of: file, path, at: opening.titleRange) else { return }
        guard let body = part(opening.info.value("region"), of: file) else {
            return report(
                .link, "no region '\(opening.info.value("region") ?? "")' in '\(path)'",
                at: opening.titleRange)
        }
        let changes = result.twinChanges
        let inner = render(body, of: file)
        let line = range.lowerBound..<source.lineRange(source.position(of: range.lowerBound).line).upperBound
        var text = Bytes()
        TwinChange.apply(inner, to: file.bytes, in: body, into: &text)
        result.twinChanges = changes + [TwinChange(range: line, text: text)]
    }

    /// Whether a file may be put in here: none that is being put in already, and not without end.
    private func checkNesting(of file: SourceFile, _ path: String, at range: Range<Int>) -> Bool {
        let open = including + [source.path]
        if let start = open.firstIndex(of: file.path) {
            let way = open[(start + 1)...].map { "'\(SitePath.name($0))'" }.joined(separator: ", ")
            report(
                .directive, "'\(path)' includes itself" + (way.isEmpty ? "" : " by way of \(way)"), at: range)
            return false
        }
        guard open.count <= Self.deepestInclude else {
            report(.directive, "includes are nested deeper than \(Self.deepestInclude) files", at: range)
            return false
        }
        return true
    }

    /// The text of a file, or of a region of it.
    private func part(_ region: String?, of file: SourceFile) -> Range<Int>? {
        guard let region else { return FrontMatter.textStart(of: file)..<file.bytes.count }
        return regionRange(file, region)
    }

    /// Writes a part of another file and gives what its Markdown twin changes.
    private mutating func render(_ body: Range<Int>, of file: SourceFile) -> [TwinChange] {
        let (file, drawn) = options.drawing.read(file, from: body.lowerBound)
        var nested = MarkdownRenderer(source: file, body: body, options: options, host: host)
        nested.drawn = DrawnParts(drawn)
        nested.depth = depth + 4
        nested.including = including + [source.path]
        nested.result = result
        nested.result.twinChanges = []
        nested.lastLevel = lastLevel
        nested.tabGroup = tabGroup
        let tree = MarkdownTree(nested.prepared(body))
        nested.blocks(of: tree.root)
        tables += nested.tables.map { $0.moved(by: out.count) }
        out.append(contentsOf: nested.out)
        result = nested.result
        tabGroup = nested.tabGroup
        return nested.result.twinChanges
    }
}

/// The lines between a line with `region NAME` and the next with `endregion`, or the end of the file.
func regionRange(_ file: SourceFile, _ name: String) -> Range<Int>? {
    var start: Int?
    for line in file.lineStarts.indices {
        let range = file.lineRange(line + 1)
        let words = file.bytes[range].split { $0.isBlank || regionSigns.contains($0) }
        if let start {
            if words.first?.elementsEqual("endregion".utf8) == true { return start..<range.lowerBound }
        } else if words.count > 1, words[0].elementsEqual("region".utf8), words[1].elementsEqual(name.utf8) {
            start = min(range.upperBound + 1, file.bytes.count)
        }
    }
    return start.map { $0..<file.bytes.count }
}

/// The names of a file's regions.
func regionNames(_ file: SourceFile) -> [String] {
    file.lineStarts.indices.compactMap { line in
        let words = file.bytes[file.lineRange(line + 1)].split { $0.isBlank || regionSigns.contains($0) }
        return words.count > 1 && words[0].elementsEqual("region".utf8) ? String(words[1]) : nil
    }
}

/// What comments begin and end with in the languages that pages include.
private let regionSigns = Bytes("/#*<!->".utf8)
