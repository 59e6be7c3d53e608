import Graphics
import Interpreter
import Layout
import Syntax
import Views

/// Writes the answers of `PlaygroundHost` as JSON.
enum PlaygroundAnswer {
    static var nothing: [UInt8] { object { _ in } }

    static func text(_ text: String) -> [UInt8] { object { $0.string("text", text) } }

    static func tokens(_ source: SourceText) -> [UInt8] {
        object { $0.string("tokens", HighlightedHTML.print(source)) }
    }

    /// What is wrong, where there is no picture.
    static func failure(
        _ compilation: Compilation, _ session: PreviewSession? = nil, _ request: PlaygroundRequest? = nil
    ) -> [UInt8] {
        object {
            if request?.wants("tokens") == true {
                $0.string("tokens", HighlightedHTML.print(compilation.snippet.source))
            }
            if request?.wants("printed") == true { $0.strings("printed", session?.printed ?? []) }
            $0.diagnostics(compilation.diagnostics + (session?.diagnostics ?? []), compilation)
        }
    }

    /// A picture, and of `parts`: `views` (their frames and places in the code), `controls`, `frames`
    /// (outlines in the picture), `tokens` (the code as HTML), `printed` (what `print` wrote), `explanation`
    /// (how the views that `explain` names, or all, came to their sizes, as HTML).
    static func picture(
        _ rendering: Rendering, _ session: PreviewSession, _ compilation: Compilation,
        _ request: PlaygroundRequest
    ) -> [UInt8] {
        object {
            $0.string("svg", Pipeline.write(Pipeline.draw(rendering), with: options(rendering, request)))
            $0.length("width", rendering.canvas.width)
            $0.length("height", rendering.canvas.height)
            $0.string("choice", rendering.notes.isEmpty ? nil : rendering.notes.joinedText(" · "))
            if let animation = session.takeAnimation() { $0.animation(animation) }
            if let modal = session.modal {
                $0.rect("modal", modal.frame)
                $0.boolean("slides", modal.slides)
            }
            if request.wants("views") {
                $0.array("views") { writer in
                    rendering.inspection.root.forEach { writer.view($0, depth: $1, compilation.window) }
                }
            }
            if request.wants("controls") {
                $0.array("controls") { writer in for control in session.controls { writer.control(control) } }
            }
            if request.wants("tokens") {
                $0.string("tokens", HighlightedHTML.print(compilation.snippet.source))
            }
            if request.wants("printed") { $0.strings("printed", session.printed) }
            if request.wants("explanation") {
                let explanations = rendering.explanations(of: request.all("explain"))
                $0.string("explanation", ExplanationHTML.print(explanations))
            }
            $0.diagnostics(compilation.diagnostics + session.diagnostics, compilation)
        }
    }

    private static func options(_ rendering: Rendering, _ request: PlaygroundRequest) -> SVGOptions {
        let scheme = request["scheme"].map { Name($0) == "dark" ? ColorScheme.dark : .light }
        var options = rendering.options(idPrefix: request["prefix"] ?? "live", scheme: scheme)
        if request.wants("frames") { options.frames = rendering.frames }
        options.base = request["base"] ?? ""
        if let size = request.length("label") { options.labelSize = size }
        return options
    }

    /// A page looks for fewer of them than a build does, so that they come while the reader still looks.
    static func breakpoints(_ session: PreviewSession, _ request: PlaygroundRequest) -> [UInt8] {
        let changes = session.changes(height: request.length("height"), mostLayouts: 1200)
        return object {
            $0.array("breakpoints") { for change in changes { $0.length(nil, change.width) } }
            $0.array("bands") { writer in
                for band in ChoiceBand.bands(changes) {
                    writer.object {
                        $0.length("from", band.from)
                        $0.string("shown", band.label)
                    }
                }
            }
        }
    }

    /// Whether each promise is kept, what came instead or why that cannot be told, and whether it is about
    /// the widths shown.
    static func promises(_ verdicts: [(verdict: PromiseVerdict, isHere: Bool)]) -> [UInt8] {
        object {
            $0.array("promises") { writer in
                for (verdict, isHere) in verdicts {
                    writer.object {
                        $0.string("state", verdict.word)
                        if let reason = verdict.failure { $0.string("reason", reason) }
                        $0.boolean("here", isHere)
                    }
                }
            }
        }
    }

    static var devices: [UInt8] {
        object {
            $0.array("devices") { writer in
                for device in Device.all {
                    writer.object {
                        $0.string("name", device.name)
                        $0.length("width", device.size.width)
                        $0.length("height", device.size.height)
                    }
                }
            }
        }
    }

    static func negotiation(_ session: PreviewSession, _ request: PlaygroundRequest) -> [UInt8] {
        guard let table = session.negotiation(of: request.integer("view") ?? 0) else {
            return object { _ in }
        }
        return object {
            $0.string("view", table.view)
            $0.array("proposal") {
                $0.length(nil, table.proposal.width)
                $0.length(nil, table.proposal.height)
            }
            $0.array("size") {
                $0.length(nil, table.size.width)
                $0.length(nil, table.size.height)
            }
            $0.strings("columns", table.columns)
            $0.array("rows") { for row in table.rows { $0.strings(nil, row) } }
        }
    }

    static func menu(_ items: [MenuItem]) -> [UInt8] { object { $0.menu(items) } }

    static func completions(_ completions: Completions) -> [UInt8] {
        object {
            $0.integer("from", completions.from)
            $0.integer("to", completions.to)
            $0.array("items") { writer in
                for item in completions.items {
                    writer.object {
                        $0.string("name", item.name)
                        $0.string("detail", item.detail)
                        $0.string("kind", item.kind.word)
                    }
                }
            }
        }
    }

    private static func object(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter(isIndented: false)
        writer.object(nil, body)
        return writer.bytes
    }
}

extension JSONWriter {
    mutating func strings(_ key: StaticString?, _ strings: [String]) {
        array(key) { for string in strings { $0.string(nil, string) } }
    }

    fileprivate mutating func diagnostics(_ diagnostics: [Diagnostic], _ compilation: Compilation) {
        array("diagnostics") {
            for found in diagnostics {
                $0.json(DiagnosticJSON.print(compilation.window.shown(found), in: compilation.window.sources))
            }
        }
    }

    mutating func rect(_ key: StaticString, _ rect: Rect) {
        array(key) {
            for length in [rect.minX, rect.minY, rect.width, rect.height] { $0.length(nil, length) }
        }
    }

    /// Places in the code count UTF-16 code units, as browsers do; what stands in another source has none.
    fileprivate mutating func view(_ view: Inspection.View, depth: Int, _ window: CodeWindow) {
        guard view.number > 0 else { return }
        let source = window.source
        let shown = window.shown(view.range)
        let range = shown.source == window.sources.main ? shown : .none
        object {
            $0.integer("number", view.number)
            $0.string("name", view.name)
            $0.integer("depth", depth)
            $0.rect("frame", view.frame)
            $0.array("proposal") {
                $0.length(nil, view.proposal.width)
                $0.length(nil, view.proposal.height)
            }
            let start = source.utf16Length(0, range.lower)
            $0.integer("from", start)
            $0.integer("to", start + source.utf16Length(range.lower, range.upper))
        }
    }
}
