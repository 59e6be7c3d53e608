import Graphics
import Layout
import Syntax
import Views

/// The engine behind a text interface: requests in, JSON out. It keeps the snippet last asked about with its
/// state, so that dragging a width does not check the code again and a tap changes what the next picture shows.
public final class PlaygroundHost {
    private let engine = PreviewEngine()
    private var compilation: Compilation?
    private var session: PreviewSession?
    public private(set) var answerLength = 0

    public init() {}

    /// Answers one request; see `PlaygroundRequest` for its form. Commands are `inspect`, `picture`, `tap`, `reset`
    /// and `highlight`.
    public func answer(_ bytes: [UInt8]) -> [UInt8] {
        let request = PlaygroundRequest(bytes)
        let answer = answer(request, Name(request["command"] ?? ""))
        answerLength = answer.count
        return answer
    }

    private func answer(_ request: PlaygroundRequest, _ command: Name) -> [UInt8] {
        let snippet = request.snippet
        if command == "highlight" { return HighlightedHTML.bytes(of: snippet.source) }
        let compilation = compile(snippet)
        let environment = request.environment
        if command == "reset" || session?.compilation !== compilation || session?.isFor(environment) != true {
            session = PreviewSession(compilation, in: environment)
        }
        guard let session else { return failure(compilation, []) }
        if command == "tap" { session.tap(Point(x: request.length("x") ?? 0, y: request.length("y") ?? 0)) }
        let rendering = command == "inspect"
            ? session.answer(width: request.length("width"), height: request.length("height"))
            : session.rendering(width: request.length("width") ?? 393, height: request.length("height"))
        guard let rendering else { return failure(compilation, session.diagnostics) }
        if command == "inspect" { return Array(rendering.inspection.json(source: snippet.source).utf8) }
        return picture(rendering, session, compilation, request)
    }

    private func compile(_ snippet: Snippet) -> Compilation {
        if let compilation, compilation.snippet.isSame(as: snippet) { return compilation }
        let compiled = engine.compile(snippet)
        compilation = compiled
        return compiled
    }

    private func failure(_ compilation: Compilation, _ diagnostics: [SourcedDiagnostic]) -> [UInt8] {
        var writer = JSONWriter(isIndented: false)
        writer.object { $0.diagnostics(compilation.diagnostics + diagnostics, compilation) }
        return writer.bytes
    }

    private func picture(
        _ rendering: Rendering, _ session: PreviewSession, _ compilation: Compilation, _ request: PlaygroundRequest
    ) -> [UInt8] {
        var options = SVGOptions(canvas: rendering.canvas, idPrefix: request["prefix"] ?? "live")
        options.title = rendering.title
        options.description = rendering.description
        options.frames = rendering.frames
        var writer = JSONWriter(isIndented: false)
        writer.object {
            $0.string("svg", SVGWriter.write(rendering.list, options: options))
            $0.length("width", rendering.canvas.width)
            $0.length("height", rendering.canvas.height)
            $0.string("choice", rendering.inspection.choiceText)
            $0.array("views") { writer in
                rendering.inspection.root.forEach { view in writer.view(view) }
            }
            $0.diagnostics(compilation.diagnostics + session.diagnostics, compilation)
        }
        return writer.bytes
    }
}

extension PlaygroundRequest {
    /// A length: a number, `nil` or `inf`.
    func length(_ key: StaticString) -> Double? {
        guard let text = self[key] else { return nil }
        return Name(text) == "inf" ? .infinity : DecimalNumber.parse(text.utf8)
    }

    var environment: PreviewEnvironment {
        var environment = PreviewEnvironment()
        environment.platform = Name(self["platform"] ?? "") == "macOS" ? .macOS : .iOS
        if let device = self["device"] { _ = environment.setDevice(named: device) }
        if let size = self["typeSize"], let place = PreviewEnvironment.typeSizes.firstIndex(where: { Name($0) == Name(size) }) {
            environment.typeSize = place
        }
        environment.isDark = Name(self["scheme"] ?? "") == "dark"
        environment.isRightToLeft = Name(self["direction"] ?? "") == "rtl"
        if let locale = self["locale"] { environment.locale = locale }
        return environment
    }
}

extension JSONWriter {
    fileprivate mutating func diagnostics(_ diagnostics: [SourcedDiagnostic], _ compilation: Compilation) {
        array("diagnostics") {
            for found in diagnostics { $0.json(DiagnosticJSON.print(found.diagnostic, in: compilation.sources[found.source])) }
        }
    }

    fileprivate mutating func view(_ view: Inspection.View) {
        guard view.number > 0 else { return }
        object {
            $0.integer("number", view.number)
            $0.string("name", view.name)
            $0.array("frame") {
                for length in [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height] { $0.length(nil, length) }
            }
            $0.array("proposal") {
                $0.length(nil, view.proposal.width)
                $0.length(nil, view.proposal.height)
            }
            $0.integer("from", view.range.lower)
            $0.integer("to", view.range.upper)
        }
    }
}

extension Inspection {
    /// What each container chose, in a line.
    var choiceText: String? {
        var text = ""
        for choice in choices {
            guard let chosen = choice.chosen, choice.candidates.indices.contains(chosen - 1) else { continue }
            let ideal = choice.candidates[chosen - 1].ideal
            if !text.utf8.isEmpty { text += " · " }
            text += "candidate \(chosen) of \(choice.candidates.count), ideal "
            text += "\(Expectation.text(ideal.width)) × \(Expectation.text(ideal.height))"
        }
        return text.utf8.isEmpty ? nil : text
    }
}

extension Snippet {
    /// Whether two snippets have the same text everywhere.
    func isSame(as other: Snippet) -> Bool {
        source.bytes == other.source.bytes && uses.count == other.uses.count
            && zip(uses, other.uses).allSatisfy { $0.bytes == $1.bytes }
            && (show?.bytes ?? []) == (other.show?.bytes ?? [])
    }
}
