import Previews
import Syntax

/// A snippet as an editor shows it: in a fence of a page, or a Swift file of its own.
struct EditedCode {
    var snippet: Snippet
    /// The width in points that sizes are told for.
    var width: Double
    var environment = PreviewEnvironment()
    /// Where an offset of the code stands in the file.
    var place: (Range<Int>) -> Range<Int>
    /// The offset of the code that stands at one of the file.
    var offset: Int

    /// What the author may want to know of the place: Markdown, and the range in the file that it is about.
    func hover(_ engine: PreviewEngine) -> (text: String, range: Range<Int>)? {
        let compilation = shown(engine.compile(snippet))
        guard let meaning = compilation.meaning(at: offset) else { return nil }
        let words = meaning.name.map { "\($0): \(meaning.type)" } ?? meaning.type
        var text = "```swift\n\(words)\n```"
        if let size = size(of: meaning.range, compilation) { text += "\n\n\(size)" }
        return (text, place(meaning.range.lower..<meaning.range.upper))
    }

    /// The frame of a view at the first of the fence's widths.
    private func size(of range: SourceRange, _ compilation: Compilation) -> String? {
        guard let session = PreviewSession(compilation, in: environment),
            let rendering = session.rendering(width: width, height: nil)
        else { return nil }
        var found: [Inspection.View] = []
        rendering.inspection.root.forEach { view, _ in
            if view.range == range, !found.contains(where: { $0.frame == view.frame }) { found.append(view) }
        }
        guard !found.isEmpty else { return nil }
        let sizes = found.prefix(4).map { "\(points($0.frame.width)) × \(points($0.frame.height))" }
        return
            "`\(found[0].name)`: \(sizes.joined(separator: ", "))\(found.count > 4 ? " …" : "") at a width of \(points(width))"
    }

    /// One of several previews, so that there is something to lay out.
    private func shown(_ compilation: Compilation) -> Compilation {
        guard let first = compilation.previews.first, snippet.show == nil else { return compilation }
        let around = compilation.previews.first { $0.range.lower <= offset && offset <= $0.range.upper }
        return compilation.showing(around ?? first)
    }

    /// Where what is named there was declared: in this file, or in one of a module.
    func definition(_ engine: PreviewEngine) -> (path: String, range: Range<Int>)? {
        let compilation = engine.compile(snippet)
        guard let range = compilation.meaning(at: offset)?.declaration, compilation.sources[range] != nil
        else { return nil }
        let (source, found) = compilation.sources.place(of: range)
        let (file, start) = source.resolve(found.lower)
        return (file.name, start..<max(start, source.resolve(found.upper).offset))
    }

    func completions(_ engine: PreviewEngine) -> (items: [EditedCompletion], range: Range<Int>) {
        let found = engine.completions(in: snippet, atUTF16: snippet.source.utf16Length(0, offset))
        let from = snippet.source.offset(atUTF16: found.from), to = snippet.source.offset(atUTF16: found.to)
        return (
            found.items.map { EditedCompletion(name: $0.name, detail: $0.detail, kind: "\($0.kind)") },
            place(from..<to)
        )
    }
}

/// A name that may stand at a place.
public struct EditedCompletion: Sendable {
    public var name: String
    /// The declaration in short.
    public var detail: String
    /// `function`, `property`, `variable`, `type`, `enumCase` or `label`.
    public var kind: String
}
