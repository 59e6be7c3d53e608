import Previews
import Syntax

/// Previews as fences and commands name them.
extension ModuleSet {
    /// `Card.swift/Long title`, `Card.swift`, `MyKit/Card.swift/#2`, and several with commas between them.
    public func previews(_ text: String, for system: CompilationConditions.System) throws(PreviewReference
        .Mistake) -> [FoundPreview]
    {
        let all = modules(for: system).previews
        do throws(PreviewReference.Mistake) {
            return try named(text, in: all)
        } catch {
            // A name may have a comma, too: only what is none as a whole is several.
            let parts = text.split(separator: ",").map { String($0.utf8.drop { $0.isBlank }) ?? "" }
            guard parts.count > 1 else { throw error }
            var found: [FoundPreview] = []
            for part in parts { found += try named(part, in: all) }
            return found
        }
    }

    private func named(_ text: String, in all: [FoundPreview]) throws(PreviewReference.Mistake)
        -> [FoundPreview]
    {
        let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, names.contains(parts[0]) else {
            return try PreviewReference(text).find(in: all)
        }
        return try PreviewReference(parts[1]).find(in: all.filter { $0.module == parts[0] })
    }

    /// The code of a preview as it stands in its file, without the indentation that all of its lines share.
    func code(of preview: FoundPreview) -> SnippetText? {
        guard let place = place(of: preview.file) else { return nil }
        return SnippetText(lines: preview.body.lower..<preview.body.upper, of: place.file)
    }
}

extension SnippetText {
    /// Lines of a file without blank ones around them and without the indentation that all of them share.
    init(lines range: Range<Int>, of file: SourceFile) {
        var range = range
        while range.lowerBound < range.upperBound, file.bytes[range.lowerBound].isSpace {
            range = range.lowerBound + 1..<range.upperBound
        }
        while range.upperBound > range.lowerBound, file.bytes[range.upperBound - 1].isSpace {
            range = range.lowerBound..<range.upperBound - 1
        }
        let first = file.position(of: range.lowerBound).line
        let last = file.position(of: range.upperBound).line
        let lines = (first...last).map { file.lineRange($0) }
        let indents = lines.filter { !file.bytes[$0].trimmed.isEmpty }.map {
            file.bytes[$0].prefix { $0.isBlank }.count
        }
        // What stands before the code on its first line is not part of it.
        let indent = min(indents.min() ?? 0, range.lowerBound - lines[0].lowerBound)
        var bytes = Bytes()
        var offsets: [Int] = []
        for (index, line) in lines.enumerated() {
            let start = index == 0 ? range.lowerBound : min(line.lowerBound + indent, line.upperBound)
            let end = index == lines.count - 1 ? range.upperBound : line.upperBound
            offsets.append(start)
            bytes.append(contentsOf: file.bytes[start..<max(start, end)])
            bytes.append(UInt8(ascii: "\n"))
        }
        self.init(bytes: bytes, in: file, lineOffsets: offsets)
    }
}
