import Syntax

/// Declarations to check programs against, a text cut into rows, which are bound as programs need them and
/// used for many.
public final class Library {
    let module = Module(base: nil)
    private let table: RowTable
    /// Every declaration of every row: types, then members, then functions, each in the order of the rows.
    /// Asking for it binds them all.
    public private(set) lazy var rows: [RowInfo] = table.infos

    /// What the framework has beside the rows.
    public var knownNames: KnownNames { module.knownNames }

    /// - Parameters:
    ///   - text: the declarations.
    ///   - natives: the code of those that are marked `@native`.
    public init(_ text: LibraryText, natives: [Native]) {
        let (rows, names) = text.parts()
        module.knownNames = names
        module.natives = NativeTable(natives)
        table = RowTable(rows, module)
        module.rows = table
    }

    /// Mistakes in the rows themselves: must be empty. Looking binds every signature and checks every body.
    public var diagnostics: [Diagnostic] {
        table.bindAll()
        for declaration in module.allTypes { bindAll(declaration) }
        for functions in module.functions.values { functions.forEach(bindAll) }
        for functions in module.operators.values { functions.forEach(bindAll) }
        for variable in module.globalList { bindAll(variable) }
        return (table.diagnostics + module.diagnostics).stablySorted {
            SourceRange.precedes($0.range, $1.range)
        }
    }

    /// Natives that no declaration asks for: must be empty once every row is bound.
    var unusedNatives: [String] { module.natives.unused }

    /// How many rows were needed so far.
    var boundRowCount: Int { table.boundCount }

    /// The text of the row that a range lies in.
    public func text(of range: SourceRange) -> String {
        String(decoding: module.source(of: range)?.bytes ?? [], as: UTF8.self)
    }

    /// The text of the row that declares a type of that name, else of those that declare a member: read, and
    /// not bound.
    public func texts(declaring name: Name) -> [String] { table.texts(declaring: name) }

    /// A type of the library by name, for hosts that make values of it.
    public func type(named name: Name) -> NominalDeclaration? { module.type(named: name) }

    /// Whether a type of the library conforms to a protocol of that name, by refinement too.
    public func conforms(_ declaration: NominalDeclaration, to name: Name) -> Bool {
        module.protocols(of: declaration).contains { $0.name == name }
    }

    private func bindAll(_ declaration: NominalDeclaration) {
        _ = declaration.conformances
        _ = declaration.generics
        declaration.complete()
        for associated in declaration.associatedTypes { _ = associated.defaultType }
        for member in declaration.members {
            switch member {
            case .function(let function): bindAll(function)
            case .variable(let variable): bindAll(variable)
            case .alias(let alias): _ = alias.type
            case .enumCase(let made): _ = made.parameters
            case .type: break
            }
        }
    }

    private func bindAll(_ function: FunctionDeclaration) {
        function.resolve()
        for parameter in function.parameters { _ = parameter.defaultValue?.code }
        if case .body(let body) = function.implementation { _ = body.code }
        if let setter = function.setter { bindAll(setter) }
    }

    private func bindAll(_ variable: VariableDeclaration) {
        variable.resolve()
        _ = variable.initialValue?.code
        if let getter = variable.getter { bindAll(getter) }
        if let setter = variable.setter { bindAll(setter) }
    }
}

extension SyntaxTree {
    /// The declarations at top level; `#if` is looked into.
    var declarations: [DeclarationSyntax] {
        var found: [DeclarationSyntax] = []
        func add(_ statements: [StatementSyntax]) {
            for statement in statements {
                switch statement.kind {
                case .declaration(let declaration): found.append(declaration)
                case .conditionalCompilation(let clauses):
                    for clause in clauses where clause.isActive { add(clause.elements) }
                default: break
                }
            }
        }
        add(statements)
        return found
    }
}

extension DeclarationSyntax {
    var isType: Bool {
        switch kind {
        case .nominal, .typeAlias: true
        default: false
        }
    }
}
