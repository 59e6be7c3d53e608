import Graphics
import Interpreter
import Layout
import Syntax

/// What a snippet shows: found in its program, by the first of these rules that applies.
///
/// 1. the trailing expression at top level, 2. the `#Preview`s, 3. a `PreviewProvider`, 4. the windows of an `App`,
/// 5. the only view that needs no arguments. A snippet for which none applies is an error that says what it
/// could show.
public enum PreviewRoot {
    /// The view to show, or nothing after reporting why there is none.
    public static func view(of program: Program, _ graph: ViewGraph) -> Value? {
        let evaluator = graph.evaluator
        do throws(Diagnostic) {
            if let shown = try evaluator.runMain(), program.trailingType != nil { return shown }
            if let preview = program.previews.first { return try evaluator.run(preview.body) }
        } catch {
            graph.report(error)
            return nil
        }
        return declared(in: program, graph)
    }

    private static func declared(in program: Program, _ graph: ViewGraph) -> Value? {
        let evaluator = graph.evaluator
        if let provider = program.types.first(where: { conforms($0, to: "PreviewProvider") }) {
            return evaluator.staticProperty("previews", of: .nominal(provider, []))
        }
        if let app = program.types.first(where: { conforms($0, to: "App") }) {
            return instance(of: app, evaluator).flatMap { graph.property("body", of: connectedApp($0, graph)) }
        }
        let views = program.types.filter { conforms($0, to: "View") }
        let ready = views.filter { $0.generics.isEmpty && hasPlainInitializer($0) }
        if ready.count == 1 { return instance(of: ready[0], evaluator) }
        reportChoice(views, ready, graph)
        return nil
    }

    /// An app's own state lives at the root.
    private static func connectedApp(_ app: Value, _ graph: ViewGraph) -> Value {
        guard case .structure(let value) = app else { return app }
        let context = ViewContext(graph: graph, environment: EnvironmentValues(), identity: graph.appIdentity)
        return .structure(DynamicProperties.connect(value, in: context))
    }

    private static func conforms(_ type: NominalDeclaration, to name: Name) -> Bool {
        type.conformances.contains { $0.protocolDeclaration.name == name }
    }

    private static func initializer(_ type: NominalDeclaration) -> FunctionDeclaration? {
        for member in type.members {
            guard case .function(let function) = member, function.kind == .initializer else { continue }
            if function.parameters.allSatisfy({ $0.defaultValue != nil }) { return function }
        }
        return nil
    }

    private static func hasPlainInitializer(_ type: NominalDeclaration) -> Bool { initializer(type) != nil }

    private static func instance(of type: NominalDeclaration, _ evaluator: Evaluator) -> Value? {
        initializer(type).map { evaluator.construct(type, $0) }
    }

    private static func reportChoice(
        _ views: [NominalDeclaration], _ ready: [NominalDeclaration], _ graph: ViewGraph
    ) {
        guard !views.isEmpty else {
            graph.fail("there is nothing to show: the snippet ends without a view and declares none")
            return
        }
        let candidates = ready.isEmpty ? views : ready
        let notes = candidates.map { type in
            Diagnostic.Note("'show=\"\(type.name)(\(ready.isEmpty ? "…" : ""))\"' would show '\(type.name)'", at: type.range)
        }
        let message =
            ready.isEmpty
            ? "it is not clear what to show: every view of the snippet needs arguments"
            : "it is not clear what to show: the snippet declares \(ready.count) views"
        graph.report(.error(message, at: candidates[0].range, id: "show", notes: notes))
    }
}
