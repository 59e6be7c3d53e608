import Syntax

/// The code of previews: of `#Preview` in a snippet, and of any preview in a file of a module when it is to
/// be shown.
struct PreviewBodies {
    /// The code of a block that makes views, where a context says what its names mean.
    static func code(_ preview: PreviewSyntax, in context: Context, _ range: SourceRange) -> Code {
        let checker = BodyChecker(function: nil, context: context)
        return checker.checking(range) {
            code(preview.modifiedBlock, isMacro: preview.provider.isEmpty, checker, range)
        }
    }

    private static func code(
        _ block: CodeBlockSyntax, isMacro: Bool, _ checker: BodyChecker, _ range: SourceRange
    ) -> Code {
        let result = Type.variable(checker.solver.fresh(at: range))
        checker.frame.result = result
        let statements: [Statement]
        if let builder = checker.module.viewBuilder, !hasReturn(block) {
            let value = checker.checkBuilderBody(block, builder, result: result, purpose: .none)
            statements = [Statement(.return(value), range)]
        } else {
            if isMacro, hasSeveralReturns(block), let view = checker.module.typeDeclaration("View") {
                // The macro's closure gives `any View`, so that its returns may be of different types.
                _ = checker.solver.unify(result, .existential([ProtocolUse(view)]))
            }
            statements = checker.withScope { checker.statements(block.statements) }
        }
        return checker.finish(statements, [], range)
    }
}

extension Module {
    var viewBuilder: ResultBuilder? { typeDeclaration("ViewBuilder").map { ResultBuilder(declaration: $0) } }
}

/// A preview to be run, or the mistakes in its own code.
public struct CheckedPreview {
    public let body: Body
    public let diagnostics: [Diagnostic]
}

extension Program {
    /// Checks one preview of the program's sources or modules, with everything that it reaches.
    public func check(_ preview: PreviewSyntax) -> CheckedPreview? {
        if let known = previews.first(where: { $0.range == preview.range }) {
            return CheckedPreview(body: known.body, diagnostics: [])
        }
        guard let context = context(of: preview) else { return nil }
        let known = module.diagnostics.count
        let code = PreviewBodies.code(preview, in: context, preview.range)
        module.runWork()
        let own = module.diagnostics[known...].filter {
            preview.range.covers($0.range) || preview.block.range.covers($0.range)
        }
        if own.allSatisfy({ $0.severity != .error }) { prepare(code) }
        return CheckedPreview(body: Body(code), diagnostics: own)
    }

    /// What the names in a preview are looked up in: its file, or the type that provides it.
    private func context(of preview: PreviewSyntax) -> Context? {
        let source = preview.range.source
        let isOfSnippet = roots.indices.contains(source)
        guard let root = isOfSnippet ? roots[source] : module.scopes?.file(source).root else { return nil }
        guard let outermost = preview.provider.first else { return root }
        guard case .nominal(var provider, _)? = root.lookUpType(outermost) else { return nil }
        for name in preview.provider.dropFirst() {
            guard let nested = provider.nestedType(named: name) else { return nil }
            provider = nested
        }
        return provider.context
    }
}
