import Interpreter
import Syntax

/// What a snippet shows: found in its program, by the first of these rules that applies.
///
/// 1. the trailing expression at top level, 2. the `#Preview`s, 3. a `PreviewProvider`, 4. the windows of an
///    `App`,
/// 5. the only view that needs no arguments, or of several the only one that no other code makes. The snippet
///    itself is looked through first, then the sources that it builds on. A snippet for which none applies is
///    an error that says what it could show.
public enum PreviewRoot {
    /// The view to show, or nothing after reporting why there is none.
    ///
    /// - Parameters:
    ///   - first: the number of the source that is the snippet itself; those before it are built on.
    ///   - preview: the code of the preview that is chosen.
    public static func view(
        of program: Program, from first: Int = 0, _ graph: ViewGraph, showing preview: Body? = nil
    ) -> Value? {
        do throws(Diagnostic) {
            if let preview { return try graph.evaluator.run(preview) }
            if let shown = try shown(in: program, from: first, graph) { return shown }
            if first > 0, !graph.hasErrors, let shown = try shown(in: program, from: 0, graph) {
                return shown
            }
        } catch {
            graph.report(error)
            return nil
        }
        if !graph.hasErrors { reportChoice(program, from: first, graph) }
        return nil
    }

    private static func shown(
        in program: Program, from first: Int, _ graph: ViewGraph
    ) throws(Diagnostic) -> Value? {
        if let main = program.main, main.code.range.source >= first,
            let shown = try graph.evaluator.runMain(), program.trailingType != nil
        {
            // Behind a call that gives nothing, such as `print`, there is what was declared.
            guard case .void = shown else { return isView(shown, graph) ? shown : nil }
            return try declared(in: program, from: first, graph) ?? shown
        }
        if let found = try declared(in: program, from: first, graph) { return found }
        let ready = readyViews(in: program.types.filter { $0.range.source >= first })
        if ready.count > 1 { reportChoice(program, from: first, graph) }
        return nil
    }

    /// A type with a `body` that conforms to nothing is a view whose author forgot to say so.
    private static func isView(_ shown: Value, _ graph: ViewGraph) -> Bool {
        guard case .structure(let value) = shown, !value.declaration.isLibrary,
            value.declaration.conformances.isEmpty, graph.evaluator.hasProperty("body", shown)
        else { return true }
        let name = value.declaration.name.text
        graph.report(
            .error(
                "'\(name)' is not a view", at: graph.evaluator.program.trailingRange,
                notes: [Diagnostic.Note("write '\(name): View'", at: value.declaration.range)]))
        return false
    }

    private static func declared(
        in program: Program, from first: Int, _ graph: ViewGraph
    ) throws(Diagnostic) -> Value? {
        let evaluator = graph.evaluator
        if let preview = program.previews.first(where: { $0.range.source >= first }) {
            return try evaluator.run(preview.body)
        }
        let types = program.types.filter { $0.range.source >= first }
        if let provider = types.first(where: { conforms($0, to: "PreviewProvider") }) {
            return evaluator.staticProperty("previews", of: .nominal(provider, []))
        }
        if let app = types.first(where: { conforms($0, to: "App") }) {
            return instance(of: app, evaluator).flatMap {
                graph.property("body", of: connectedApp($0, graph))
            }
        }
        return root(of: program, among: readyViews(in: types)).flatMap { instance(of: $0, evaluator) }
    }

    private static func readyViews(in types: [NominalDeclaration]) -> [NominalDeclaration] {
        types.filter { conforms($0, to: "View") && $0.generics.isEmpty && hasPlainInitializer($0) }
    }

    /// Of several views the outermost one: that no code of the snippet makes.
    private static func root(of program: Program, among ready: [NominalDeclaration]) -> NominalDeclaration? {
        if ready.count < 2 { return ready.first }
        var parts: [NominalDeclaration] = []
        program.forEachExpression { expression in
            if let type = made(by: expression) { parts.append(type) }
        }
        let outermost = ready.filter { type in !parts.contains { $0 === type } }
        return outermost.count == 1 ? outermost[0] : nil
    }

    /// What a call makes, or a function that is handed on, as in `.sheet(item: $item, content: Detail.init)`.
    private static func made(by expression: Expression) -> NominalDeclaration? {
        switch expression.kind {
        case .call(let call):
            guard case .direct(let function) = call.callee, function.kind == .initializer,
                case .nominal(let type, _) = expression.type
            else { return nil }
            return type
        case .function(.direct(let function), _, _):
            return function.kind == .initializer ? function.parent : nil
        default: return nil
        }
    }

    /// An app's own state lives at the root.
    private static func connectedApp(_ app: Value, _ graph: ViewGraph) -> Value {
        guard case .structure(let value) = app else { return app }
        let context = ViewContext(graph: graph, environment: EnvironmentValues(), identity: graph.appIdentity)
        return .structure(DynamicProperties.connect(value, in: context))
    }

    private static func conforms(_ type: NominalDeclaration, to name: Name) -> Bool { type.says(name) }

    private static func initializer(_ type: NominalDeclaration) -> FunctionDeclaration? {
        for member in type.members {
            guard case .function(let function) = member, function.kind == .initializer else { continue }
            if function.parameters.allSatisfy({ $0.defaultValue != nil }) { return function }
        }
        return nil
    }

    private static func hasPlainInitializer(_ type: NominalDeclaration) -> Bool { initializer(type) != nil }

    private static func instance(of type: NominalDeclaration, _ evaluator: Evaluator) -> Value? {
        hasPlainInitializer(type) ? evaluator.construct(type) : nil
    }

    private static func reportChoice(_ program: Program, from first: Int, _ graph: ViewGraph) {
        let own = program.types.filter { conforms($0, to: "View") && $0.range.source >= first }
        let views = own.isEmpty ? program.types.filter { conforms($0, to: "View") } : own
        guard !views.isEmpty else {
            graph.fail("there is nothing to show: the snippet ends without a view and declares none")
            return
        }
        let ready = readyViews(in: views)
        let candidates = ready.isEmpty ? views : ready
        let notes = candidates.map { type in
            Diagnostic.Note(
                "'show=\"\(type.name)(\(ready.isEmpty ? "…" : ""))\"' would show '\(type.name)'",
                at: type.range)
        }
        let message =
            ready.isEmpty
            ? "it is not clear what to show: every view of the snippet needs arguments"
            : "it is not clear what to show: the snippet declares \(ready.count) views"
        graph.report(.error(message, at: candidates[0].range, id: "show", notes: notes))
    }
}
