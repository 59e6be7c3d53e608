import Syntax
import Views

/// The engine behind a text interface: requests in, JSON out. It keeps the snippets last asked about with
/// their state, so that dragging a width does not check the code again and a tap changes what the next
/// picture shows.
public final class PlaygroundHost {
    private let engine: PreviewEngine
    private var memory = PlaygroundMemory()
    /// The sets of resources that the page has handed over.
    private(set) var resources: [ResourceSet] = []
    private var modules = PlaygroundModules()
    /// The length of the last answer, in bytes.
    public private(set) var answerLength = 0

    /// Answers with an engine that is there already.
    public init(_ engine: PreviewEngine) { self.engine = engine }

    #if canImport(BundledLibrary)
        /// Answers with an engine of its own.
        public convenience init() { self.init(PreviewEngine()) }
    #endif

    /// Answers one request; see `PlaygroundRequest` for its form.
    ///
    /// | command | answers |
    /// |---|---|
    /// | `check` | what is wrong with the code |
    /// | `inspect` | the frames at exactly this proposal, as `galley inspect` prints them |
    /// | `picture`, `reset` | a picture at `width` and `height`; after `reset` with fresh state |
    /// | `tap` (`count` times) or `press` at `x y`; `act`, `set`, `type`, `choose`, `step` on a `control`; `scroll` at `x y` by `dx dy` | the same, afterwards |
    /// | `drag`: `phase` `begin` at `x y`, `move` and `end` by `dx dy` from there at `vx vy` points a second, `hold` for `seconds`, `lapse` when no tap followed | the same |
    /// | `transform` by two fingers: `phase` `begin` around `x y`, `move` to `scale` and `angle` in degrees, at `vscale vangle` a second, `end` | the same |
    /// | `pull`: the sheet by `dy` down, `phase` `end` at `vy` points a second | the same |
    /// | `menu` of a `control` | its items; `pick` of a `value` among them, and the picture afterwards |
    /// | `breakpoints` | the widths at which the picture's structure changes |
    /// | `promises`: each `promise` held against layouts at its own width or at `widths`, after its `step`s | whether it is kept |
    /// | `negotiation` of a `view` | how it came to its size, as a table |
    /// | `complete` at `at` | what may stand there |
    /// | `dump` of a `form` | an intermediate form as text |
    /// | `highlight` | the code as HTML |
    /// | `resources`: a `set` with its `key`, which later requests name by `resources` | nothing |
    /// | `module` with its `key`, its `name`, and a `path` and a `source` for each file; later requests name it by `module`, and by `preview` the one that the code stands in for | nothing |
    /// | `devices` | the devices that `device` may name, with their widths and heights |
    public func answer(_ bytes: [UInt8]) -> [UInt8] {
        let request = PlaygroundRequest(bytes)
        let answer = answer(request, Name(request["command"] ?? ""))
        answerLength = answer.count
        return answer
    }

    private func answer(_ request: PlaygroundRequest, _ command: Name) -> [UInt8] {
        if command == "resources" { return keep(request.resourceSet) }
        if command == "module" { return keep(request.module, request["key"] ?? "") }
        let snippet = request.snippet(modules.named(request.all("module"), for: request.conditions))
        if command == "highlight" { return highlighted(snippet.source, request) }
        if command == "devices" { return PlaygroundAnswer.devices }
        if command == "complete" { return completions(snippet, request) }
        let compilation = compile(snippet)
        if command == "check" { return PlaygroundAnswer.failure(compilation) }
        if command == "dump", let text = sourceForm(snippet, request) { return PlaygroundAnswer.text(text) }
        if command == "dump", Name(request["form"] ?? "") == "program", let text = compilation.programText {
            return PlaygroundAnswer.text(text)
        }
        let isFresh = command == "reset"
        guard
            let session = memory.session(
                compilation, request.environment(resources), in: request["prefix"].map { Name($0) },
                isFresh: isFresh)
        else {
            return PlaygroundAnswer.failure(compilation, nil, request)
        }
        // The size asked for is one that the reader sees.
        if snippet.place != nil { session.keepsLayout = false }
        if command == "breakpoints" { return PlaygroundAnswer.breakpoints(session, request) }
        if command == "promises" { return promises(request, compilation, session) }
        return laidOut(session, compilation, request, command)
    }

    /// What needs a layout at the size asked for.
    private func laidOut(
        _ session: PreviewSession, _ compilation: Compilation, _ request: PlaygroundRequest, _ command: Name
    ) -> [UInt8] {
        // An action is about the picture in which the reader acted, whatever was drawn since at another
        // width.
        if request.isAction {
            _ = rendering(session, request, command)
            session.isWorked = true
        }
        request.perform(command, on: session)
        guard let rendering = rendering(session, request, command) else {
            return PlaygroundAnswer.failure(compilation, session, request)
        }
        if command == "menu" { return PlaygroundAnswer.menu(session.menu(request.integer("control") ?? -1)) }
        if command == "negotiation" { return PlaygroundAnswer.negotiation(session, request) }
        if command == "inspect" { return Array(rendering.inspection.json(sources: compilation.sources).utf8) }
        if command == "dump" { return PlaygroundAnswer.text(rendering.form(Name(request["form"] ?? ""))) }
        return PlaygroundAnswer.picture(rendering, session, compilation, request)
    }

    private func rendering(_ session: PreviewSession, _ request: PlaygroundRequest, _ command: Name)
        -> Rendering?
    {
        let (width, height) = (request.length("width"), request.length("height"))
        return command == "inspect"
            ? session.answer(width: width, height: height)
            : Pipeline.layOut(session, width: width ?? 393, height: height)
    }

    private func keep(_ set: ResourceSet?) -> [UInt8] {
        guard let set else { return PlaygroundAnswer.nothing }
        resources.removeAll { Name($0.key) == Name(set.key) }
        resources.append(set)
        return PlaygroundAnswer.nothing
    }

    private func keep(_ module: SourceModule?, _ key: String) -> [UInt8] {
        if let module { modules.keep(module, key) }
        return PlaygroundAnswer.nothing
    }

    private func highlighted(_ source: SourceText, _ request: PlaygroundRequest) -> [UInt8] {
        request.wants("tokens") ? PlaygroundAnswer.tokens(source) : HighlightedHTML.bytes(of: source)
    }

    private func compile(_ snippet: Snippet) -> Compilation {
        if let known = memory.compilation(of: snippet) { return known }
        let compilation = engine.compile(snippet)
        memory.add(compilation)
        return compilation
    }

    private func completions(_ snippet: Snippet, _ request: PlaygroundRequest) -> [UInt8] {
        PlaygroundAnswer.completions(engine.completions(in: snippet, atUTF16: request.integer("at") ?? 0))
    }

    /// The forms that exist before anything is evaluated.
    private func sourceForm(_ snippet: Snippet, _ request: PlaygroundRequest) -> String? {
        switch Name(request["form"] ?? "") {
        case "tokens": snippet.tokens
        case "tree": snippet.tree
        default: nil
        }
    }
}

extension Rendering {
    /// A form made by laying out and drawing, as text.
    fileprivate func form(_ name: Name) -> String {
        switch name {
        case "trace": trace
        case "display": displayListText
        default: inspection.text
        }
    }
}

extension Snippet {
    /// Whether two snippets have the same text everywhere.
    func isSame(as other: Snippet) -> Bool {
        source.bytes == other.source.bytes && uses.count == other.uses.count
            && zip(uses, other.uses).allSatisfy { $0.bytes == $1.bytes }
            && (show?.bytes ?? []) == (other.show?.bytes ?? []) && conditions == other.conditions
            && modules === other.modules && place == other.place
            && (home.map { Name($0) } ?? "") == (other.home.map { Name($0) } ?? "")
    }
}
