import Syntax

/// The statements at top level of one source: run in order; the last expression is what is shown. Several
/// views in a row at the end are shown together, as in a builder's block.
final class TopLevel {
    private let module: Module
    private let context: Context
    private let tree: SyntaxTree
    private let program: Program

    init(_ module: Module, _ context: Context, _ tree: SyntaxTree, _ program: Program) {
        self.module = module
        self.context = context
        self.tree = tree
        self.program = program
    }

    func check(isLast: Bool) {
        var code: [StatementSyntax] = []
        collect(tree.statements, &code)
        while case .declaration? = code.last?.kind { code.removeLast() }
        if code.isEmpty { return }
        let trailing = trailingExpressions(code)
        let checker = BodyChecker(function: nil, context: context)
        checker.unsetGlobals = code.flatMap { globals($0).filter { $0.isSetLater } }
        let leading = Array(code.dropLast(trailing.count))
        let range = code[0].range.union(code[code.count - 1].range)
        checker.checking(range) { check(leading, trailing, checker, range, isLast: isLast) }
    }

    private func check(
        _ leading: [StatementSyntax], _ trailing: [ExpressionSyntax], _ checker: BodyChecker,
        _ range: SourceRange, isLast: Bool
    ) {
        var statements = leading.flatMap { leadingStatements($0, checker) }
        if let value = value(trailing, checker, range, &statements) {
            program.trailingType = value.type
            program.trailingRange = trailing.last?.range ?? value.range
            statements.append(Statement(.return(value), value.range))
        } else if isLast {
            program.trailingType = nil
        }
        let finished = checker.finish(statements, [], range)
        if case .return(let value?)? = finished.statements.last?.kind { program.trailingType = value.type }
        guard isLast || !trailing.isEmpty else { return }
        program.main = Body(finished)
    }

    /// Everything but declarations of types and functions, with previews taken out.
    private func collect(_ list: [StatementSyntax], _ code: inout [StatementSyntax]) {
        for statement in list {
            switch statement.kind {
            case .declaration(let declaration):
                addPreview(declaration)
                if case .import(let path) = declaration.kind { checkModule(path) }
                if case .variable = declaration.kind { code.append(statement) }
            case .expression(let value):
                if case .macro(let name, let call?) = value.kind, name.name == "Preview" {
                    addPreview(call, value.range)
                } else {
                    code.append(statement)
                }
            case .conditionalCompilation(let clauses):
                for clause in clauses where clause.isActive { collect(clause.elements, &code) }
            default: code.append(statement)
            }
        }
    }

    /// A statement as it is; a variable gets its value where it is declared, if nothing asked for it before.
    private func leadingStatements(_ statement: StatementSyntax, _ checker: BodyChecker) -> [Statement] {
        guard case .declaration(let declaration) = statement.kind, case .variable = declaration.kind else {
            return checker.statements([statement])
        }
        return globals(statement).filter { $0.initialValue != nil }.map { variable in
            let place = Place(.global(variable), variable.type, variable.range)
            return Statement(
                .expression(Expression(.load(place), variable.type, variable.range)), variable.range)
        }
    }

    /// The variables with a name of their own that a statement declares.
    private func globals(_ statement: StatementSyntax) -> [VariableDeclaration] {
        guard case .declaration(let declaration) = statement.kind,
            case .variable(let syntax) = declaration.kind
        else { return [] }
        return syntax.bindings.compactMap { binding in
            guard case .name(let name) = binding.pattern.kind, let variable = module.globals[name.name],
                variable.range == name.range
            else { return nil }
            return variable
        }
    }

    private func trailingExpressions(_ code: [StatementSyntax]) -> [ExpressionSyntax] {
        var found: [ExpressionSyntax] = []
        for statement in code.reversed() {
            guard case .expression(let value) = statement.kind, !isAssignment(value) else { break }
            found.append(value)
        }
        return found.reversed()
    }

    private func isAssignment(_ value: ExpressionSyntax) -> Bool {
        if case .binary(_, let op, _) = value.kind {
            return op.name == "=" || op.name == "+=" || op.name == "-=" || op.name == "*=" || op.name == "/="
        }
        return false
    }

    /// The value of the trailing expressions: the last one, or all of them when they are views.
    private func value(
        _ trailing: [ExpressionSyntax], _ checker: BodyChecker, _ range: SourceRange,
        _ statements: inout [Statement]
    ) -> Expression? {
        guard let last = trailing.last else { return nil }
        if isBranching(last) || trailing.count > 1, let builder = viewBuilder(), areViews(trailing, checker) {
            let block = CodeBlockSyntax(
                trailing.map { StatementSyntax(.expression($0), $0.range) },
                trailing[0].range.union(last.range))
            let result = Type.variable(checker.solver.fresh(at: range))
            return checker.checkBuilderBody(block, builder, result: result, purpose: .none)
        }
        for other in trailing.dropLast() {
            statements += checker.statement(StatementSyntax(.expression(other), other.range))
        }
        if isBranching(last) {
            statements += checker.statement(StatementSyntax(.expression(last), last.range))
            return nil
        }
        return checker.unused(last)
    }

    private func isBranching(_ value: ExpressionSyntax) -> Bool {
        switch value.kind {
        case .if, .switch: true
        default: false
        }
    }

    private func viewBuilder() -> ResultBuilder? { module.viewBuilder }

    /// Whether every one of several expressions is a view.
    private func areViews(_ values: [ExpressionSyntax], _ checker: BodyChecker) -> Bool {
        guard let view = module.typeDeclaration("View") else { return false }
        return values.allSatisfy { value in
            if isBranching(value) { return !isPlainStatement(value, checker) }
            let type = checker.trying { () -> Type? in checker.solver.resolved(checker.infer(value, nil).type)
            }
            // What is in error is told as a view that could not be made.
            guard let type else { return !isVoidCall(value, checker) }
            return !type.shallow.isVariable && !type.isUnknown && module.conforms(type, to: view)
        }
    }

    /// Whether an expression in error has no value even so, as `print(unknown)`.
    private func isVoidCall(_ value: ExpressionSyntax, _ checker: BodyChecker) -> Bool {
        guard case .call(let call) = value.kind, case .identifier(let name, _) = call.callee.kind,
            let functions = checker.globalFunctions(name.name)
        else { return false }
        return functions.allSatisfy { $0.result.isVoid }
    }

    /// Whether branches hold what is done, not what is shown: as statements less is wrong with them than as
    /// views.
    private func isPlainStatement(_ value: ExpressionSyntax, _ checker: BodyChecker) -> Bool {
        let statement = StatementSyntax(.expression(value), value.range)
        guard let builder = viewBuilder() else { return true }
        let shown = checker.errors(in: { () -> Bool in
            let result = Type.variable(checker.solver.fresh(at: value.range))
            let block = CodeBlockSyntax([statement], value.range)
            return checker.checkBuilderBody(block, builder, result: result, purpose: .none).type.isUnknown
        })
        return shown > 0 && checker.errors(in: { checker.statement(statement).isEmpty }) < shown
    }

    // MARK: Previews

    private func addPreview(_ declaration: DeclarationSyntax) {
        guard case .macro(let name, let call?) = declaration.kind else { return }
        guard name.name == "Preview" else {
            context.error(Messages.unknownMacro(name.name), at: name.range, id: "unknown-macro")
            return
        }
        addPreview(call, declaration.range)
    }

    /// `import SwiftUi`: what is nearly one of the modules that a snippet has. Any other may be one of the
    /// reader's, who is told that it brings nothing in here.
    private func checkModule(_ path: [Identifier]) {
        let known = module.scopes?.known.map { $0.name } ?? []
        guard let name = path.first, !Unavailable.isModule(name.name), !known.contains(name.name),
            !Frameworks.names.containsWord(name.name)
        else { return }
        guard let near = Spelling.suggestion(for: name.name, among: Unavailable.modules + known) else {
            let warning = Diagnostic(
                .warning, Messages.noModule(name.name), at: name.range, id: "no-module")
            return context.module.report(warning)
        }
        let mistake = Diagnostic.error(
            Messages.noModule(name.name, near), at: name.range, id: "no-module",
            fixIt: Diagnostic.FixIt(replace: name.range, with: near.text))
        context.module.report(mistake)
    }

    private func checkTitle(_ title: ExpressionSyntax) {
        let type = module.optional(module.type(.string))
        _ = BodyChecker(function: nil, context: context).checkValue(
            title, type: type, purpose: .argument)
    }

    private func addPreview(_ call: CallSyntax, _ range: SourceRange) {
        guard let preview = PreviewSyntax(macro: Identifier("Preview", range.start), call, range) else {
            return
        }
        if let first = call.arguments.first, first.label == nil { checkTitle(first.value) }
        let code = PreviewBodies.code(preview, in: context, range)
        program.previews.append(Program.Preview(title: preview.name, body: Body(code), range: range))
    }
}

extension VariableDeclaration {
    /// Whether a statement must give it its value.
    fileprivate var isSetLater: Bool {
        if case .global = storage {
            return initialValue == nil && wrapper == nil && !hasInitialValue && !isLazy
        }
        return false
    }
}
