/// The figure of an edit: the change, then each picture before and after.
struct EditHTML {
    let edit: SnippetEdit
    let before: PreviewResult
    let after: PreviewResult
    let attributes: SnippetAttributes
    let texts: ThemeTexts

    func write(into out: inout Bytes) {
        out.freshLine()
        out.put("<figure class=\"proof trial\">\n")
        Self.writeChanges(of: edit, into: &out)
        let figure = FigureHTML(
            fence: FencedCode(
                source: SourceFile(path: "", bytes: []), info: FenceInfo(), code: [], lineOffsets: [],
                range: 0..<0),
            attributes: attributes, result: paired, errors: [], promises: edit.promises.map(\.text),
            texts: texts)
        figure.writeProofs(into: &out)
        figure.writeWorkings(into: &out)
        figure.writeDifferences(into: &out)
        figure.writePromises(into: &out)
        Self.writeCaption(of: edit, into: &out)
        out.put("</figure>\n")
    }

    static func writeChanges(of edit: SnippetEdit, into out: inout Bytes) {
        out.put("<div class=\"change\" tabindex=\"0\">")
        for change in edit.changes {
            write(change.find, in: "del", into: &out)
            write(change.replacement, in: "ins", into: &out)
        }
        out.put("</div>\n")
    }

    /// A change that only takes away or only adds has one side: an empty one would be a sign without a line.
    private static func write(_ code: String, in tag: String, into out: inout Bytes) {
        guard !code.isEmpty else { return }
        out.put("<\(tag)>")
        out.putCode(code)
        out.put("</\(tag)>")
    }

    static func writeCaption(of edit: SnippetEdit, into out: inout Bytes) {
        guard let caption = edit.caption else { return }
        out.put("<figcaption>")
        out.append(contentsOf: MarkdownRenderer.caption(caption))
        out.put("</figcaption>\n")
    }

    /// Each picture after the one that it was before.
    private var paired: PreviewResult {
        var result = after
        result.pictures = []
        for (index, picture) in after.pictures.enumerated() {
            if before.pictures.indices.contains(index) {
                result.pictures.append(labeled(before.pictures[index], texts["before"]))
            }
            result.pictures.append(labeled(picture, texts["after"]))
        }
        return result
    }

    private func labeled(_ picture: PreviewPicture, _ label: String) -> PreviewPicture {
        var copy = picture
        copy.environment = picture.environment.map { "\(label), \($0)" } ?? label
        return copy
    }
}
