/// The figure of an edit: the change, then each picture before and after.
struct EditHTML {
    let edit: SnippetEdit
    /// The code before and after.
    let lines: EditLines
    let before: PreviewResult
    let after: PreviewResult
    let attributes: SnippetAttributes
    let texts: ThemeTexts

    func write(into out: inout Bytes) {
        out.freshLine()
        out.put("<figure class=\"proof trial\">\n")
        Self.write(lines, into: &out)
        var result = after
        result.pictures = pairs
        let figure = FigureHTML(
            fence: FencedCode(
                source: SourceFile(path: "", bytes: []), info: FenceInfo(), code: [], lineOffsets: [],
                range: 0..<0),
            attributes: attributes, result: result, errors: [], promises: edit.promises.map(\.text),
            texts: texts)
        figure.writeProofs(into: &out)
        figure.writeWorkings(into: &out)
        figure.writeDifferences(into: &out)
        figure.writePromises(into: &out)
        Self.writeCaption(of: edit, into: &out)
        out.put("</figure>\n")
    }

    static func write(_ lines: EditLines, into out: inout Bytes) {
        out.put("<div class=\"change\" tabindex=\"0\">")
        for line in lines.shown {
            let tag = line.kind.tag
            out.put("<\(tag)>")
            out.putCode(line.text)
            out.put("</\(tag)>")
        }
        out.put("</div>\n")
    }

    static func writeCaption(of edit: SnippetEdit, into out: inout Bytes) {
        guard let caption = edit.caption else { return }
        out.put("<figcaption>")
        out.append(contentsOf: MarkdownRenderer.caption(caption))
        out.put("</figcaption>\n")
    }

    /// Each picture after the one that it was before.
    private var pairs: [PreviewPicture] {
        after.pictures.enumerated().flatMap { index, picture in
            let old = before.pictures.indices.contains(index) ? before.pictures[index] : nil
            return (old.map { [labeled($0, texts["before"])] } ?? []) + [labeled(picture, texts["after"])]
        }
    }

    private func labeled(_ picture: PreviewPicture, _ label: String) -> PreviewPicture {
        var copy = picture
        copy.environment = picture.environment.map { "\(label), \($0)" } ?? label
        return copy
    }
}

extension EditLines.Kind {
    fileprivate var tag: String {
        switch self {
        case .kept: "span"
        case .removed: "del"
        case .added: "ins"
        }
    }
}
