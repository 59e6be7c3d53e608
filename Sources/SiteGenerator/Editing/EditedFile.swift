import Previews
import Syntax

/// A Markdown or Swift file while it is edited: its problems, and answers about places in it.
public struct EditedFile {
    public let source: SourceFile
    public private(set) var problems: [Problem] = []
    private let requests: [PreviewRequest]
    private let modules: ModuleSet
    private let isSwift: Bool

    /// - Parameter renderer: evaluates snippets; one that remembers does so only for those that have changed.
    public init(
        path: String, bytes: Bytes, assets: [AssetSet], modules: ModuleSet, renderer: PreviewRenderer,
        file: @escaping @Sendable (String) -> Bytes?
    ) {
        source = SourceFile(path: path, bytes: bytes)
        self.modules = modules
        isSwift = path.hasSuffix(".swift")
        guard !isSwift else {
            requests = []
            problems = Self.problems(source, modules)
            return
        }
        var document = PictureDocument(
            PictureInput(path: path, bytes: bytes, assets: assets, file: file), PictureOptions(), modules)
        if document.problems.isEmpty { document.read(answers: document.requests.map(renderer.render)) }
        requests = document.requests
        problems = document.problems.filter { $0.file.map { $0.path == path } ?? true }
    }

    // MARK: Swift files

    private static func hasPreviews(_ source: SourceFile) -> Bool {
        source.find("#Preview".utf8, in: source.bytes.indices) != nil
            || source.find("PreviewProvider".utf8, in: source.bytes.indices) != nil
    }

    /// Of a file that no module has: what its code and its previews say. A module's files are told of by what
    /// is unavailable, and their previews by why they are not drawn.
    private static func problems(_ source: SourceFile, _ modules: ModuleSet) -> [Problem] {
        guard hasPreviews(source) else { return [] }
        guard modules.file(source.path) != nil else {
            let compilation = PreviewEngine().compile(
                Snippet(SourceText(name: source.path, bytes: source.bytes)))
            return (compilation.diagnostics + compilation.previews.flatMap { drawn(compilation.showing($0)) })
                .map { Problem($0, in: source) }
        }
        let parsed = modules.modules(for: .iOS)
        let engine = ModuleEngine()
        let missing = engine.engine.unavailable(in: parsed).flatMap { declaration in
            declaration.reasons.prefix(1).map {
                Diagnostic(
                    .warning, "'\(declaration.name)' is not available: \($0.message)", at: $0.range,
                    notes: $0.notes)
            }
        }
        let failed = parsed.previews.filter { $0.file == source.path }.flatMap { failure($0, parsed, engine) }
        return (parsed.diagnostics + missing + failed)
            .filter { parsed.sources[$0.range]?.name == source.path }
            .map { Problem($0, in: source) }
    }

    /// What a preview's own code says, or why else it is not drawn.
    private static func failure(_ preview: FoundPreview, _ parsed: SourceModules, _ engine: ModuleEngine)
        -> [Diagnostic]
    {
        let compilation = engine.program(of: preview.module, in: parsed).showing(preview)
        let found = compilation.diagnostics + drawn(compilation)
        let own = found.filter {
            preview.range.source == $0.range.source && preview.range.lower <= $0.range.lower
                && $0.range.upper <= preview.range.upper
        }
        guard own.isEmpty else { return own }
        return found.filter { $0.severity == .error }.prefix(1).map {
            Diagnostic(
                .warning, "preview '\(preview.label)' is not drawn", at: preview.range, id: "not-drawn",
                notes: [Diagnostic.Note($0.message, at: $0.range)] + $0.notes)
        }
    }

    private static func drawn(_ compilation: Compilation) -> [Diagnostic] {
        guard let session = PreviewSession(compilation, in: PreviewEnvironment()) else { return [] }
        _ = session.rendering(width: 393, height: nil)
        return session.diagnostics
    }

    // MARK: Places

    /// The code at an offset of the file; nil outside of previews.
    private func code(at offset: Int) -> EditedCode? {
        if isSwift {
            var snippet = Snippet(SourceText(name: source.path, bytes: source.bytes))
            if let home = modules.module(of: source.path) {
                (snippet.modules, snippet.home) = (modules.modules(for: .iOS), home)
            }
            return EditedCode(snippet: snippet, width: 393, place: { $0 }, offset: offset)
        }
        for request in requests where !request.attributes.isEdited && request.code.file.path == source.path {
            guard let place = request.code.offset(at: offset) else { continue }
            let run = EngineRun(ModuleEngine(), request)
            var code = EditedCode(
                snippet: run.snippet, width: request.attributes.widths?.first ?? 393,
                place: request.code.pageRange, offset: place)
            code.environment = run.commonEnvironment
            return code
        }
        return nil
    }

    public func hover(at offset: Int, _ engine: PreviewEngine) -> (text: String, range: Range<Int>)? {
        code(at: offset)?.hover(engine)
    }

    public func completions(at offset: Int, _ engine: PreviewEngine) -> (
        items: [EditedCompletion], range: Range<Int>
    )? {
        code(at: offset)?.completions(engine)
    }

    public func definition(at offset: Int, _ engine: PreviewEngine) -> (file: SourceFile, range: Range<Int>)?
    {
        guard let found = code(at: offset)?.definition(engine) else { return nil }
        if found.path == source.path { return (source, found.range) }
        return modules.file(found.path).map { ($0, found.range) }
    }

    /// The offset of a line and a column, both from 0, the column in UTF-16 code units.
    public func offset(line: Int, column: Int) -> Int { source.offset(line: line, utf16: column) }
}

extension SourceFile {
    public func offset(line: Int, utf16 column: Int) -> Int {
        let range = lineRange(line + 1)
        var (offset, left) = (range.lowerBound, column)
        while left > 0, offset < range.upperBound {
            left -= bytes[offset] >= 0xF0 ? 2 : 1
            offset += 1
            while offset < range.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset
    }

    /// A line and a column from 0, the column in UTF-16 code units.
    public func place(of offset: Int) -> (line: Int, column: Int) {
        let place = ProblemPlace(offset..<offset, in: self)
        return (place.line - 1, place.column - 1)
    }
}

extension SnippetText {
    /// The offset of the code that stands at one of its file; nil where none of it stands.
    fileprivate func offset(at place: Int) -> Int? {
        var start = 0
        for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated()
        where index < lineOffsets.count {
            if place >= lineOffsets[index], place <= lineOffsets[index] + line.count {
                return start + place - lineOffsets[index]
            }
            start += line.count + 1
        }
        return nil
    }
}

extension Problem {
    /// A diagnostic about one file.
    fileprivate init(_ found: Diagnostic, in file: SourceFile) {
        func range(_ place: SourceRange) -> Range<Int> { place.lower..<max(place.lower, place.upper) }
        self.init(
            found.severity == .error ? .error : .warning, found.message, file: file,
            range: range(found.range), notes: found.notes.map { .init($0.message) })
        id = "\(found.id)"
        edit = found.fixIt.map { Edit(path: file.path, range: range($0.range), text: $0.text) }
    }
}
