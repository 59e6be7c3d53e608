import Syntax

/// The rows of a library by what they declare. Each is parsed and bound when that is first looked up, in the
/// order of the rows: a type with its conformances and nested types when it is named, a member of an
/// extension, a function or an operator when something of its name is asked for.
final class RowTable {
    /// Unowned, because the module owns the table.
    private unowned(unsafe) let module: Module
    private let rows: [LibraryRow]
    private var isBound: [Bool]
    /// Rows of types, of aliases and of extensions by the first name; those of nested types are with the
    /// outermost.
    private var types: RowChains
    private var globals: RowChains
    private var operators: [Name: [Int]] = [:]
    private var notes: [(phase: Phase, info: RowInfo)] = []
    /// Syntax errors of the rows bound so far.
    private(set) var diagnostics: [Diagnostic] = []

    /// The order in which rows are told of.
    private enum Phase: Int {
        case types, members, globals
    }

    init(_ rows: [LibraryRow], _ module: Module) {
        self.module = module
        self.rows = rows
        isBound = Array(repeating: false, count: rows.count)
        module.sources = Array(repeating: SourceText("", name: "row"), count: rows.count)
        types = RowChains(rows.count)
        globals = RowChains(rows.count)
        for index in rows.indices.reversed() { enter(RowHead(rows[index]), index) }
        for index in rows.indices where rows[index].hasOperators { enterOperators(index) }
    }

    private func enter(_ head: RowHead, _ index: Int) {
        if head.kind == .global {
            globals.putBefore(index, head.key)
        } else {
            types.putBefore(index, head.key)
        }
    }

    private func enterOperators(_ index: Int) {
        let outline = RowOutline(rows[index])
        let names =
            outline.head.kind == .global ? [outline.head.root] : outline.members + outline.nestedOperators
        for name in names where name.isOperator && operators[name]?.last != index {
            operators[name, default: []].append(index)
        }
    }

    /// Names that a row declares as a type or an alias, and those at top level, for proposals.
    private(set) lazy var typeNames = names { $0 == .type || $0 == .alias }
    private(set) lazy var globalNames = names { $0 == .global }

    private func names(where isWanted: (RowHead.Kind) -> Bool) -> [Name] {
        var names: [Name] = []
        for row in rows {
            let head = RowHead(row)
            if isWanted(head.kind) { names.append(head.root) }
        }
        return names
    }

    // MARK: On first need

    /// Binds what a type's name stands for: the type and its conformances.
    func bindType(_ name: Name) {
        bind(types.take(name.key), depth: 1)
    }

    /// Binds the rows that have waited for a member's name: types that are nested there, extensions that
    /// declare it.
    func bindMembers(_ indices: [Int], of declaration: NominalDeclaration) {
        bind(indices, depth: declaration.depth + 1)
    }

    /// Binds rows when a name at some depth is asked for. Extensions of what is deeper wait for the next name
    /// of their path, those that bring nothing but members wait for one of them.
    private func bind(_ indices: [Int], depth: Int) {
        var waiting: [(Int, RowOutline)] = []
        var binders: [Binder] = []
        for index in indices where !isBound[index] {
            let outline = RowOutline(rows[index])
            let length = outline.head.path.count
            if length > depth || length == depth && outline.isMembersOnly {
                waiting.append((index, outline))
            } else {
                binders.append(declare(index))
            }
        }
        for binder in binders { noting(.types, binder) { binder.bindExtensions() } }
        for (index, outline) in waiting where !wait(outline, index) { binders.append(declare(index)) }
        for binder in binders {
            noting(.members, binder) { binder.bindPending() }
        }
    }

    /// Leaves an extension with the type that it extends, or with the innermost around that which is bound.
    /// It cannot wait where no row declares the outermost.
    private func wait(_ outline: RowOutline, _ index: Int) -> Bool {
        guard var extended = module.types[outline.head.root] else { return false }
        for name in outline.head.path.dropFirst() {
            guard let nested = extended.boundNestedType(named: name) else {
                extended.wait(forType: name, row: index, of: self)
                return true
            }
            extended = nested
        }
        guard outline.isMembersOnly else { return false }
        for name in outline.members { extended.wait(forMember: name, row: index, of: self) }
        for name in outline.types { extended.wait(forType: name, row: index, of: self) }
        return true
    }

    /// Keeps what a binder says about its row.
    private func noting(_ phase: Phase, _ binder: Binder, _ bind: () -> Void) {
        binder.note = { self.notes.append((phase, $0)) }
        bind()
        binder.note = nil
    }

    private func declare(_ index: Int) -> Binder {
        let (binder, tree) = parsed(index)
        let root = Context(module: module, parent: nil, nominal: nil, source: index)
        noting(.types, binder) {
            for declaration in tree.declarations { binder.declareTypes(declaration, in: root, parent: nil) }
        }
        return binder
    }

    private func parsed(_ index: Int) -> (Binder, SyntaxTree) {
        isBound[index] = true
        let source = SourceText(name: rows[index].file, bytes: Array(rows[index].bytes))
        module.sources[index] = source
        let parsed = parse(source, number: module.number(ofSource: index))
        diagnostics += parsed.diagnostics.filter { $0.severity == .error }
        let binder = Binder(module, source: index)
        binder.row = rows[index]
        return (binder, parsed.tree)
    }

    /// Binds the functions and variables of a name at top level.
    func bindGlobals(_ name: Name) {
        for index in globals.take(name.key) where !isBound[index] {
            let (binder, tree) = parsed(index)
            let root = Context(module: module, parent: nil, nominal: nil, source: index)
            let members = MemberBinder(binder, nil, root, isExtension: false)
            noting(.globals, binder) { tree.declarations.forEach(members.bind) }
        }
    }

    /// Binds the operators of a name, wherever they are declared.
    func bindOperators(_ name: Name) {
        guard let indices = operators.removeValue(forKey: name) else { return }
        for index in indices where !isBound[index] { bind(index) }
        // Those of types stand before those at top level, both in the order of the rows.
        module.operators[name] = (module.operators[name] ?? []).stablySorted { rank($0) < rank($1) }
    }

    private func rank(_ function: FunctionDeclaration) -> (Int, Int) {
        (function.parent == nil ? 1 : 0, function.context?.source ?? 0)
    }

    /// The text of the row that declares a type of that name, else of the extensions that have such a member.
    func texts(declaring name: Name) -> [String] {
        if let row = declaring.types[name] { return [rows[row].text] }
        return (declaring.members[name] ?? []).map { rows[$0].text }
    }

    /// The rows by what they declare, bound or not: the first of each type, the extensions of each member.
    private lazy var declaring: (types: [Name: Int], members: [Name: [Int]]) = {
        var types: [Name: Int] = [:]
        var members: [Name: [Int]] = [:]
        for (index, row) in rows.enumerated() {
            let outline = RowOutline(row)
            if outline.head.kind == .type, types[outline.head.root] == nil {
                types[outline.head.root] = index
            }
            guard outline.head.kind == .extension else { continue }
            for member in outline.members where members[member]?.last != index {
                members[member, default: []].append(index)
            }
        }
        return (types, members)
    }()

    // MARK: Everything

    var boundCount: Int { isBound.count { $0 } }

    private func bind(_ index: Int) {
        let head = RowHead(rows[index])
        if head.kind == .global { return bindGlobals(head.root) }
        bindType(head.root)
        var around = module.types[head.root]
        for name in head.path.dropFirst() { around = around?.nestedType(named: name) }
        bind([index], depth: head.path.count + 1)
    }

    func bindAll() {
        for index in rows.indices where !isBound[index] { bind(index) }
        for name in operators.keys { bindOperators(name) }
    }

    /// What the rows declare, all of them bound: types first, then members, then functions, each in the order
    /// of the rows.
    var infos: [RowInfo] {
        bindAll()
        return notes.stablySorted { ($0.phase.rawValue, $0.info.row) < ($1.phase.rawValue, $1.info.row) }.map
        { $0.info }
    }
}

extension NominalDeclaration {
    /// A type declared in this one, bound if it has not been yet.
    func nestedType(named name: Name) -> NominalDeclaration? {
        _ = typeMembers(named: name)
        return boundNestedType(named: name)
    }

    /// A type declared in this one, among the members that are bound.
    func boundNestedType(named name: Name) -> NominalDeclaration? {
        for case .type(let nested) in boundMembers(named: name) { return nested }
        return nil
    }
}
