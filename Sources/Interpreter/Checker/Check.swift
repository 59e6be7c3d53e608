import Syntax

/// What checking gives: a program, unless there are errors, and all messages in source order.
public struct Checked {
    public let program: Program?
    /// In the order of the sources and of their text.
    public let diagnostics: [Diagnostic]
}

/// Checks one source, or several that belong together, parsed with their places in the list as numbers:
/// declarations of a later one hide an earlier one's, and only the last one's trailing expression is the
/// program's value. To check an extra expression in the scope of a program (`show="Expression()"`), pass it
/// as one more source.
public func check(
    _ sources: [ParsedSource], against library: Library, modules: ModuleUse = ModuleUse(),
    probe: CompletionProbe? = nil
) -> Checked {
    ProgramChecker(sources, library, probe, modules: modules).check()
}

/// Checks all of a program: types, then members, then bodies in source order, then the statements at top
/// level.
final class ProgramChecker {
    private let module: Module
    private let sources: [ParsedSource]
    private let trees: [SyntaxTree]
    let program: Program

    /// - Parameter checked: the module that is checked in whole.
    init(
        _ sources: [ParsedSource], _ library: Library, _ probe: CompletionProbe?,
        modules: ModuleUse = ModuleUse(),
        checked: Name? = nil
    ) {
        precondition(sources.indices.allSatisfy { sources[$0].number == $0 })
        self.sources = sources
        trees = sources.map { source in
            // What is shown of an earlier source, if anything is, is asked for by what comes after it.
            let isLast = source.number == sources.count - 1
            return (isLast ? source.treeHoistingState : source.tree).wrappingFragment
        }
        module = Module(base: library.module)
        module.sources = sources.map({ $0.source })
        if sources.contains(where: { $0.hasErrors }) {
            module.syntaxErrors = sources.flatMap { $0.diagnostics.map { $0.range } }
        }
        module.probe = probe
        module.checkedModule = checked
        if !modules.modules.isEmpty {
            module.scopes = ModuleScopes(modules, imports: sources.flatMap { $0.tree.imports })
        }
        program = Program(module: module)
    }

    func check() -> Checked {
        bind()
        module.runWork()
        checkTopLevel()
        module.runWork()
        describeProgram()
        let own = module.diagnostics.filter { !$0.range.isInModule }
        program.prepareWritten()
        let diagnostics = bounded(syntaxFirst(own))
        let hasErrors = diagnostics.contains { $0.severity == .error }
        return Checked(program: hasErrors ? nil : program, diagnostics: diagnostics)
    }

    /// As the compiler has it, which parses a file before it checks it. What is not parsed does not conform,
    /// and of code that is read as part of something else nothing is said.
    private func syntaxFirst(_ own: [Diagnostic]) -> [Diagnostic] {
        let parsed = sources.flatMap { $0.diagnostics }
        if parsed.contains(where: { $0.isMisplacedBrace }) { return parsed }
        guard parsed.contains(where: { $0.severity == .error }) else {
            return causesFirst(sorted(parsed + own))
        }
        return parsed + sorted(own.filter { !$0.has(id: "conformance") && !isInOpenBracket($0, parsed) })
    }

    /// What is in a bracket that isn't closed may belong behind it.
    private func isInOpenBracket(_ message: Diagnostic, _ parsed: [Diagnostic]) -> Bool {
        parsed.contains { mistake in
            guard mistake.has(id: "missing-bracket"), let opening = mistake.notes.first?.range else {
                return false
            }
            return opening.source == message.range.source && opening.lower <= message.range.lower
                && message.range.lower <= mistake.range.upper
        }
    }

    /// A type that isn't there is the cause of much that is said further up, as of conformances.
    private func causesFirst(_ messages: [Diagnostic]) -> [Diagnostic] {
        let causes = messages.filter { $0.has(id: "unknown-type") }
        return causes.isEmpty ? messages : causes + messages.filter { !$0.has(id: "unknown-type") }
    }

    private func sorted(_ messages: [Diagnostic]) -> [Diagnostic] {
        messages.stablySorted { SourceRange.precedes($0.range, $1.range) }
    }

    private func bind() {
        if let scopes = module.scopes {
            var binder = ModuleBinder(module)
            binder.bind(scopes)
        }
        for (index, tree) in trees.enumerated() {
            let root = Context(module: module, parent: nil, nominal: nil, source: index)
            program.roots.append(root)
            let binder = Binder(module, source: index)
            for declaration in tree.declarations { binder.declareTypes(declaration, in: root, parent: nil) }
            binder.bindPending()
            let members = MemberBinder(binder, nil, root, isExtension: false)
            // A later source's functions hide an earlier one's; within one source they are overloads.
            let earlier = module.functions
            module.functions = [:]
            for declaration in tree.declarations where !declaration.isType { members.bind(declaration) }
            for (name, functions) in earlier where module.functions[name] == nil {
                module.functions[name] = functions
            }
        }
        module.refuseRedeclarations()
        for overlay in module.overlayList { checkOverlay(overlay) }
    }

    /// All mistakes in the files of modules, those that are checked in whole.
    func mistakes() -> [Diagnostic] {
        bind()
        module.runWork()
        return module.diagnostics.filter { $0.range.isInModule && $0.severity == .error }
    }

    private func checkOverlay(_ overlay: Overlay) {
        let module = self.module
        module.work.append {
            for conformance in overlay.conformances {
                let source = conformance.range.source
                if conformance.range.isInModule, !module.checksAll(source) { continue }
                Completion.check(conformance, of: overlay.declaration, module)
            }
        }
    }

    private func checkTopLevel() {
        for (index, tree) in trees.enumerated() {
            let top = TopLevel(module, program.roots[index], tree, program)
            top.check(isLast: index == sources.count - 1)
        }
    }

    private func describeProgram() {
        for declaration in module.allTypes where declaration.context?.isLocal != true {
            program.types.append(declaration)
            if declaration.attributes.contains("main") { program.apps.append(declaration) }
            if let provider = module.typeDeclaration("PreviewProvider"),
                module.protocols(of: declaration).contains(where: { $0 === provider })
            {
                program.previewProviders.append(declaration)
            }
        }
        program.globals = module.globalList
        program.functions = module.functionList
    }

    /// The first hundred errors with what stands between them, and how many more there are.
    private func bounded(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        if diagnostics.count <= Self.mostErrors { return diagnostics }
        let errors = diagnostics.indices.filter { diagnostics[$0].severity == .error }
        let end = errors.count > Self.mostErrors ? errors[Self.mostErrors] : diagnostics.count
        let told = Array(diagnostics[..<min(end, 2 * Self.mostErrors)])
        guard errors.count > Self.mostErrors else { return told }
        let left = errors.count - told.count { $0.severity == .error }
        return told + [.error(Messages.moreErrors(left), at: diagnostics[end].range, id: "more-errors")]
    }

    static let mostErrors = 100
}

extension Module {
    /// Checks what was left for later. Bodies may declare types that bring bodies of their own.
    func runWork() {
        var index = 0
        while index < work.count {
            work[index]()
            index += 1
        }
        work = []
    }

    var allTypes: [NominalDeclaration] {
        var list: [NominalDeclaration] = []
        func add(_ declaration: NominalDeclaration) {
            list.append(declaration)
            for case .type(let nested) in declaration.members { add(nested) }
        }
        for declaration in Array(types.values).stablySorted({ $0.id < $1.id }) { add(declaration) }
        return list
    }

    var functionList: [FunctionDeclaration] {
        functions.values.flatMap { $0 }.stablySorted { a, b in
            (a.context?.source ?? 0, a.range.lower) < (b.context?.source ?? 0, b.range.lower)
        }
    }
}
