import Previews
import Syntax

/// What a fence shows of modules: their previews, with the code as it stands in their files.
extension FigureWriter {
    /// The previews that a fence names.
    func previews(_ attributes: SnippetAttributes, _ fence: FencedCode, _ report: (Problem) -> Void)
        -> [FoundPreview]
    {
        guard let (text, range) = attributes.preview else { return [] }
        func problem(_ message: String, _ note: String?) {
            report(Problem(.error, message, check: .directive, file: fence.source, range: range, note: note))
        }
        if fence.codeFile == nil, !fence.code.trimmed.isEmpty {
            problem(
                "the code of this fence is that of '\(text)'",
                "leave the fence empty, or leave out the name of a preview")
        }
        if modules.inputs.isEmpty {
            problem(
                "there is no module whose previews could be shown",
                settings.hasModulesOfCommand
                    ? "name the package of the modules with '--package'"
                    : "name the modules of the site with 'modules' in site.yml")
            return []
        }
        do throws(PreviewReference.Mistake) {
            return try modules.previews(text, for: system(attributes))
        } catch {
            asked(nil)
            problem(error.message, error.suggestion.map { didYouMean($0) })
            return []
        }
    }

    private func system(_ attributes: SnippetAttributes) -> CompilationConditions.System {
        CompilationConditions.System(attributes.platform ?? settings.previews.platform)
    }

    /// The code that the figure shows: that of each preview, a region in its place, or the fence's own. Never
    /// none.
    func code(of previews: [FoundPreview], _ fence: FencedCode, _ attributes: SnippetAttributes)
        -> [FencedCode]
    {
        guard fence.codeFile == nil else { return [told(fence)] }
        let codes = previews.compactMap { preview -> FencedCode? in
            guard let text = modules.code(of: preview) else { return nil }
            var code = fence
            (code.code, code.lineOffsets, code.codeFile) = (text.bytes, text.lineOffsets, text.file)
            return told(code)
        }
        return codes.isEmpty ? [fence] : codes
    }

    /// The code that is not in the fence: from a file, or nothing where it is hidden.
    func foreign(_ shown: [FencedCode], _ attributes: SnippetAttributes) -> Bytes? {
        guard attributes.showsCode else { return [] }
        guard shown[0].codeFile != nil else { return nil }
        return Bytes(shown.map(\.code).joined(separator: [UInt8(ascii: "\n")]))
    }

    /// The same with its file and line, when it is from a module.
    private func told(_ code: FencedCode) -> FencedCode {
        guard let file = code.codeFile, let place = modules.place(of: file.path) else { return code }
        var code = code
        let line = file.position(of: code.lineOffsets.first ?? 0).line
        code.origin = CodeOrigin(
            text: "\(SitePath.name(file.path)):\(line)",
            address: settings.sourceAddress(of: place.inRepository, line: line))
        return code
    }

    /// The code of what cannot be drawn, with the reason below it; the build goes on.
    func leaveOut(
        _ shown: [FencedCode], _ attributes: SnippetAttributes, _ error: Problem, _ request: PreviewRequest,
        into out: inout Bytes
    ) {
        guard !attributes.isQuiet else { return }
        let name = request.previews.map { "\(SitePath.name($0.file))/\($0.label)" }.joined(separator: ", ")
        if attributes.showsCode {
            tally.listings += 1
            tally.undrawn.append(.init(preview: name, problem: error))
        }
        FigureHTML(
            fence: shown[0], attributes: attributes, result: PreviewResult(), errors: [],
            texts: settings.texts, isLive: false,
            more: Array(shown.dropFirst()), reason: reason(error)
        ).write(into: &out)
    }

    /// `Card → Backdrop → UIVisualEffectView: …, Backdrop.swift:12`
    private func reason(_ error: Problem) -> String {
        guard let file = error.file, let range = error.range else { return error.message }
        return "\(error.message) (\(SitePath.name(file.path)):\(file.position(of: range.lowerBound).line))"
    }

    /// A figure with what the engine in the page needs of the modules. It draws one preview: several stand
    /// still.
    func living(_ figure: FigureHTML, _ request: PreviewRequest) -> FigureHTML {
        guard request.isOfModules else { return figure }
        var figure = figure
        figure.isLive = settings.publishesModules && request.previews.count < 2
        guard figure.isLive else { return figure }
        let sources = modules.sources(of: request.imports)
        tally.modules += sources
        figure.modules = sources.map(\.address)
        figure.home = request.home
        figure.preview = request.previews.first
        return figure
    }

    /// The sources of the module whose comment it is are there: a graph alone draws nothing.
    var hasModule: Bool { page.reference.map { modules.names.contains($0.symbol.module) } ?? true }

    /// What brings in the module whose comment a fence is in. A reference is for readers outside of it; the
    /// page of a component may be about one that they do not see.
    private func importLine(of fence: FencedCode) -> String? {
        if let module = page.reference?.symbol.module {
            return modules.names.contains(module) ? "import \(module)\n" : nil
        }
        return page.made?.module(commentedAt: fence.range.lowerBound).map { "@testable import \($0)\n" }
    }

    /// Tells a request what it needs of the modules.
    func bring(_ previews: [FoundPreview], _ fence: FencedCode, to request: inout PreviewRequest) {
        guard !modules.inputs.isEmpty else { return }
        request.modules = modules
        request.previews = previews
        // In a comment, the module that it is in is there.
        if let line = importLine(of: fence) {
            request.uses.insert(
                SnippetText(bytes: Bytes(line.utf8), in: fence.source, lineOffsets: [0]), at: 0)
        }
        if previews.isEmpty { request.home = fence.codeFile.flatMap { modules.place(of: $0.path)?.module } }
        var names = Set(previews.map(\.module) + (request.home.map { [$0] } ?? []))
        for text in request.uses + [request.code] { names.formUnion(modules.imported(by: text.bytes)) }
        request.imports = names.sorted()
        if request.isOfModules { asked(request.imports) }
    }
}

extension Settings {
    /// Where a file of the repository can be read, when the settings say where the repository is.
    func sourceAddress(of path: String, line: Int) -> String? {
        guard let pattern = source ?? repositoryPattern else { return nil }
        let escaped = Bytes.address(path)
        return pattern.replacing("{path}", with: escaped).replacing("{line}", with: "\(line)")
    }

    /// How the hosts that most repositories are at name a line of a file.
    private var repositoryPattern: String? {
        guard var address = repository else { return nil }
        if address.hasSuffix("/") { address.removeLast() }
        if address.hasPrefix("https://github.com/") { return address + "/blob/HEAD/{path}#L{line}" }
        if address.hasPrefix("https://gitlab.com/") { return address + "/-/blob/HEAD/{path}#L{line}" }
        return nil
    }
}

extension Bytes {
    fileprivate static func address(_ path: String) -> String {
        var out = Bytes()
        out.putAddress(path.utf8)
        return out.text
    }
}
