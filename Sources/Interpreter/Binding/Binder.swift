import Syntax

/// Makes declarations out of syntax. Names are entered at once; types are resolved when they are first
/// needed.
final class Binder {
    let module: Module
    let source: Int
    /// The row being bound.
    var row: LibraryRow?
    /// Told of each member that a row declares.
    var note: ((RowInfo) -> Void)?
    private var typeCount = 0
    private var extensions: [(NominalSyntax, DeclarationSyntax, Context, LibraryRow?)] = []
    private var pending: [(NominalSyntax, NominalDeclaration, Context, Bool, LibraryRow?)] = []

    init(_ module: Module, source: Int) {
        self.module = module
        self.source = source
    }

    var isLibrary: Bool { module.isLibrary }

    // MARK: Types first

    /// Enters the types that a declaration makes; its members come in `bindPending`.
    func declareTypes(_ syntax: DeclarationSyntax, in context: Context, parent: NominalDeclaration?) {
        switch syntax.kind {
        case .nominal(let nominal) where nominal.kind == .extension:
            extensions.append((nominal, syntax, context, row))
        case .nominal(let nominal): declareType(nominal, syntax, in: context, parent: parent)
        case .typeAlias(let name, let generics, let type, _):
            let text = TypeAliasText(name: name, generics: generics, type: type, context: context)
            declareAlias(text, syntax, parent: parent)
        case .conditionalCompilation(let clauses):
            for clause in clauses where clause.isActive {
                for element in clause.elements { declareTypes(element, in: context, parent: parent) }
            }
        default: break
        }
    }

    @discardableResult
    func declareType(
        _ nominal: NominalSyntax, _ syntax: DeclarationSyntax, in context: Context,
        parent: NominalDeclaration?
    ) -> NominalDeclaration {
        if isLibrary, let known = existing(nominal.name.name, parent) {
            // A second row of a type adds members to it.
            let context = known.context ?? context
            pending.append((nominal, known, context, false, row))
            declareNestedTypes(nominal, in: context, of: known)
            return known
        }
        let declaration = NominalDeclaration(
            name: nominal.name.name, kind: kind(nominal.kind), range: nominal.name.range,
            isLibrary: isLibrary,
            id: module.newTypeID(in: source, typeCount))
        typeCount += 1
        if !isLibrary { context.checkAttributes(of: syntax) }
        checkMain(declaration, nominal, syntax)
        declaration.parent = parent
        declaration.primaryAssociatedTypes = nominal.primaryAssociatedTypes.map { $0.name }
        readModifiers(of: declaration, syntax, context)
        enter(declaration, nominal, context, parent)
        bindHeader(of: declaration, nominal, in: context)
        pending.append((nominal, declaration, declaration.context!, false, row))
        noteRow(RowInfo.Kind(declaration.kind), parent, nominal.name.name, .drawn)
        declareNestedTypes(nominal, in: declaration.context!, of: declaration)
        return declaration
    }

    private func readModifiers(
        of declaration: NominalDeclaration, _ syntax: DeclarationSyntax, _ context: Context
    ) {
        declaration.access = access(syntax, in: context)
        declaration.extent = syntax.range
        if context.isInModule { declaration.attributeNames = syntax.namedAttributes }
        declaration.isIndirect = syntax.has("indirect")
        declaration.attributes = syntax.attributes.map {
            $0.name.name == "_functionBuilder" ? "resultBuilder" : $0.name.name
        }
    }

    private func existing(_ name: Name, _ parent: NominalDeclaration?) -> NominalDeclaration? {
        guard let parent else { return module.types[name] }
        return parent.boundNestedType(named: name)
    }

    private func enter(
        _ declaration: NominalDeclaration, _ nominal: NominalSyntax, _ context: Context,
        _ parent: NominalDeclaration?
    ) {
        if let parent {
            module.add(.type(declaration), named: declaration.name, to: parent, row: source)
        } else if context.isLocal {
            context.localTypes[declaration.name] = declaration
        } else if let table = module.table(for: source, declaration.access) {
            if let earlier = table.typeRange(declaration.name) { return redeclared(nominal.name, earlier) }
            table.types[declaration.name] = declaration
        } else {
            if let earlier = module.types[declaration.name], earlier.context?.source == source {
                redeclared(nominal.name)
            }
            module.types[declaration.name] = declaration
            if module.isLibrary { declaration.known = KnownType(named: declaration.name) }
        }
    }

    /// - Parameter earlier: where it was declared in another file.
    func redeclared(_ name: Identifier, _ earlier: SourceRange? = nil) {
        let notes = earlier.map { [Diagnostic.Note(Messages.declaredThere(name.name), at: $0)] } ?? []
        module.report(
            .error(Messages.redeclaration(name.name), at: name.range, id: "redeclaration", notes: notes))
    }

    /// Who sees a declaration in a context.
    func access(_ syntax: DeclarationSyntax, in context: Context) -> AccessLevel {
        context.isInModule ? AccessLevel(syntax.modifiers) ?? context.defaultAccess : .public
    }

    private func declareNestedTypes(
        _ nominal: NominalSyntax, in context: Context, of parent: NominalDeclaration
    ) {
        for member in nominal.members { declareTypes(member, in: context, parent: parent) }
    }

    private func kind(_ kind: NominalKind) -> NominalDeclaration.Kind {
        switch kind {
        case .struct, .extension: .struct
        case .class: .class
        case .enum: .enum
        case .protocol: .protocol
        case .actor: .actor
        }
    }

    // MARK: Then extensions, then members

    /// Binds extensions and members that were found by `declareTypes`, until none are left.
    func bindPending() {
        while !extensions.isEmpty || !pending.isEmpty {
            bindExtensions()
            let members = pending
            pending = []
            for (nominal, declaration, context, isExtension, row) in members {
                self.row = row
                let members = MemberBinder(self, declaration, context, isExtension: isExtension)
                if mayWait(nominal, declaration, context) {
                    declaration.wait(forBody: { members.bind(nominal) })
                } else {
                    members.bind(nominal)
                }
            }
        }
    }

    /// Whether the members of a module's type are bound when something asks for them. Operators are looked up
    /// by their names alone, what extends the library is asked for through the library's types, and what is
    /// checked in whole is bound in whole.
    private func mayWait(_ nominal: NominalSyntax, _ declaration: NominalDeclaration, _ context: Context)
        -> Bool
    {
        context.isInModule && !declaration.isLibrary && !module.checksAll(source)
            && !nominal.members.declareOperators
    }

    /// Enters the types that are nested in extensions, and conformances; members come later.
    func bindExtensions() {
        for round in ExtensionRound.allCases { bindExtensions(round) }
    }

    /// One try for the extensions that are left.
    func bindExtensions(_ round: ExtensionRound) {
        let found = extensions
        extensions = []
        for (nominal, syntax, context, row) in found {
            self.row = row
            if !bindExtension(nominal, syntax, in: context, round) {
                extensions.append((nominal, syntax, context, row))
            }
        }
    }

    /// How many extensions have not found their types yet.
    var openExtensions: Int { extensions.count }

    private func bindExtension(
        _ nominal: NominalSyntax, _ syntax: DeclarationSyntax, in context: Context,
        _ round: ExtensionRound
    ) -> Bool {
        guard let extended = nominal.extendedType else { return true }
        guard let declaration = extendedDeclaration(extended, context, round) else {
            if round == .last { _ = TypeResolver(context).resolve(extended) }
            return round == .last
        }
        let inner = extensionContext(of: declaration, nominal, extended, in: context)
        inner.defaultAccess = AccessLevel(syntax.modifiers)?.ofMembers ?? .internal
        if declaration.kind == .protocol, !isLibrary, !nominal.inherited.isEmpty {
            context.error(Messages.inheritanceOfExtension(declaration.name), at: syntax.range, id: "inherits")
        } else {
            addConformances(to: declaration, nominal, inner)
        }
        declareNestedTypes(nominal, in: inner, of: declaration)
        pending.append((nominal, declaration, inner, true, row))
        return true
    }

    /// The declaration that `extension A.B` means, without resolving generic arguments.
    private func extendedDeclaration(_ type: TypeSyntax, _ context: Context, _ round: ExtensionRound)
        -> NominalDeclaration?
    {
        switch type.kind {
        case .named(let name, _): return declaration(context.lookUpType(name.name), round)
        case .member(let base, let name, _):
            if let qualified = context.qualifiedType(name.name, in: base) {
                return declaration(qualified, round)
            }
            guard let outer = extendedDeclaration(base, context, round) else { return nil }
            return declaration(module.memberType(name.name, of: outer, as: outer.selfType), round)
        case .array: return module.known(.array)
        case .optional: return module.known(.optional)
        case .attributed(_, _, let inner): return extendedDeclaration(inner, context, round)
        default: return nil
        }
    }

    private func declaration(_ entity: TypeEntity?, _ round: ExtensionRound) -> NominalDeclaration? {
        switch entity {
        case .nominal(let declaration, _): return declaration
        case .alias(let alias, _): return round == .names && !alias.isBound ? nil : alias.type.nominal
        default: return nil
        }
    }

    func noteRow(_ kind: RowInfo.Kind, _ parent: NominalDeclaration?, _ name: Name, _ status: RowInfo.Status)
    {
        guard let note, let row else { return }
        note(
            RowInfo(
                kind: kind, row: source, file: row.file, parent: parent, name: name, text: row.text,
                status: status))
    }
}

extension Context {
    /// Whether it belongs to a function body.
    var isLocal: Bool { isBody || (nominal == nil && (parent?.isLocal ?? false)) }
}

extension Binder {
    func text(_ range: SourceRange) -> String { module.text(in: range) }
}

extension [DeclarationSyntax] {
    /// Whether there is an operator among them.
    fileprivate var declareOperators: Bool {
        contains { declaration in
            switch declaration.kind {
            case .function(let function): function.name.name.isOperator
            case .conditionalCompilation(let clauses):
                clauses.contains { $0.isActive && $0.elements.declareOperators }
            default: false
            }
        }
    }
}
