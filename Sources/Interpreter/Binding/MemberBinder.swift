import Syntax

/// Makes the members of one type body or extension, or the functions and variables of a file.
final class MemberBinder {
    let binder: Binder
    let parent: NominalDeclaration?
    let context: Context
    let isExtension: Bool
    /// What the type that is being bound inherits from, as it is written.
    private(set) var inherited: [TypeSyntax] = []

    init(_ binder: Binder, _ parent: NominalDeclaration?, _ context: Context, isExtension: Bool) {
        self.binder = binder
        self.parent = parent
        self.context = context
        self.isExtension = isExtension
    }

    var module: Module { binder.module }
    var isProtocolBody: Bool { parent?.kind == .protocol && !isExtension }

    func bind(_ nominal: NominalSyntax) {
        inherited = nominal.inherited
        for member in nominal.members { bind(member) }
        if let parent, !isExtension, !isAlreadyCompleting(parent) {
            let binder = self.binder
            let inherited = nominal.inherited
            parent.bindMembers = { Completion(binder, parent, inherited).run() }
            module.checkLater(binder.source) { Completion.check(parent, module: binder.module) }
        }
    }

    private func isAlreadyCompleting(_ parent: NominalDeclaration) -> Bool { parent.bindMembers != nil }

    func bind(_ syntax: DeclarationSyntax) {
        if !binder.isLibrary, !context.isInModule { context.checkAttributes(of: syntax) }
        switch syntax.kind {
        case .function(let function): bindFunction(function, syntax)
        case .initializer(let initializer): bindInitializer(initializer, syntax)
        case .deinitializer(let body?): bindDeinitializer(body, syntax)
        case .subscript(let subscripted): bindSubscript(subscripted, syntax)
        case .variable(let variable): VariableBinder(self, syntax).bind(variable)
        case .enumCase(let elements): for element in elements { bindCase(element, syntax) }
        case .associatedType(let name, let inherited, let defaultType, let requirements):
            bindAssociatedType(name, inherited, defaultType, requirements)
        case .conditionalCompilation(let clauses):
            for clause in clauses where clause.isActive { clause.elements.forEach(bind) }
        case .elision where !binder.isLibrary:
            context.error(Messages.elidedCode, at: syntax.range, id: "elided")
        default: break
        }
    }

    // MARK: Functions

    func nextRequirement() -> Int {
        guard let parent else { return -1 }
        parent.requirementCount += 1
        return parent.requirementCount - 1
    }

    func enter(_ function: FunctionDeclaration, _ declaration: DeclarationSyntax) {
        if !binder.isLibrary, !context.isInModule, !context.isLocal { module.written.append(function) }
        if let parent {
            module.add(.function(function), named: function.name, to: parent, row: binder.source)
            if function.kind == .operator { module.operators[function.name, default: []].append(function) }
        } else if function.kind == .operator {
            module.operators[function.name, default: []].append(function)
        } else if let table = module.table(for: binder.source, function.access) {
            table.functions[function.name, default: []].append(function)
        } else {
            module.functions[function.name, default: []].append(function)
        }
        binder.noteRow(
            RowInfo.Kind(function.kind), parent, function.name,
            function.isDrawn ? RowInfo.Status(declaration) : .known)
    }
}

extension MemberBinder {
    /// The storage or the projection of a wrapped variable at top level.
    func enter(global variable: VariableDeclaration) {
        if let table = module.table(for: binder.source, variable.access) {
            table.globals[variable.name] = variable
        } else {
            module.globals[variable.name] = variable
        }
    }
}

extension FunctionDeclaration {
    var isDrawn: Bool {
        if case .undrawn = implementation { return false }
        return true
    }
}

extension Name {
    /// Whether it consists of operator characters.
    var isOperator: Bool {
        guard let first = text.utf8.first else { return false }
        switch first {
        // ! % & * + - / < = > ? ^ | ~
        case 33, 37, 38, 42, 43, 45, 47, 60, 61, 62, 63, 94, 124, 126: return true
        case 46: return text.utf8.count > 1  // ...
        default: return first >= 0xC2 && first <= 0xE2 && !isLetterLike
        }
    }

    /// Bytes of letters outside ASCII; the rest of that range is mathematical and arrows.
    private var isLetterLike: Bool { text.utf8.first.map { $0 != 0xE2 && $0 != 0xC2 } ?? true }
}
