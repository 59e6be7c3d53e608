/// `@State var …` at top level, beside the view that is shown: documentation prints it so, and means that the
/// variable is the shown view's own state.
extension ParsedSource {
    /// The tree with such variables in a view whose `body` is what is shown, with what depends on them; the
    /// tree itself where something else needs them, too, or nothing is shown.
    public var treeHoistingState: SyntaxTree {
        guard var hoisted = StateAtTopLevel(tree.statements) else { return tree }
        return hoisted.takesAlong(source) ? hoisted.tree(idCount: tree.idCount) : tree
    }
}

/// The statements of a source, sorted by where they belong.
private struct StateAtTopLevel {
    private var properties: [DeclarationSyntax] = []
    private var functions: [DeclarationSyntax] = []
    /// Constants that are made of the state, before what is shown.
    private var constants: [StatementSyntax] = []
    private let shown: [StatementSyntax]
    private var others: [StatementSyntax] = []
    /// What all names are that the view around the code hides from what is outside of it.
    private var names: [Name] = []

    /// Nil where there is no state, or no view.
    init?(_ statements: [StatementSyntax]) {
        guard statements.contains(where: { $0.stateProperty != nil }) else { return nil }
        let code = statements.filter { !$0.isTypeOrFunction }
        shown = Array(code.reversed().prefix { $0.isShown }.reversed())
        guard shown.contains(where: { $0.makesView }), shown.allSatisfy({ $0.makesView || $0.isBranching })
        else { return nil }
        for statement in statements {
            if let property = statement.stateProperty {
                properties.append(property)
                names += statement.declaredNames
            } else if !shown.contains(where: { $0.range == statement.range }) {
                others.append(statement)
            }
        }
    }

    /// Moves what depends on the state along with it; false where that cannot be.
    mutating func takesAlong(_ source: SourceText) -> Bool {
        var constantNames: [Name] = []
        while let index = others.firstIndex(where: { mentions(names, $0, source) }) {
            let statement = others.remove(at: index)
            guard case .declaration(let declaration) = statement.kind else { return false }
            switch declaration.kind {
            case .function: functions.append(declaration)
            case .variable(let variable) where variable.bindings.allSatisfy({ $0.accessors == nil }):
                constants.append(statement)
                constantNames += statement.declaredNames
            case .variable: functions.append(declaration)
            default: return false
            }
            names += statement.declaredNames
        }
        constants.sort { $0.range.lower < $1.range.lower }
        let members = (properties + functions).map { StatementSyntax(.declaration($0), $0.range) }
        return !members.contains { mentions(constantNames, $0, source) }
    }

    /// Whether one of the names is a word of a statement. What a type calls its own is its own.
    private func mentions(_ names: [Name], _ statement: StatementSyntax, _ source: SourceText) -> Bool {
        let free = names.filter { !statement.membersOfType.contains($0) }
        return !free.isEmpty && source.mentions(free, in: statement.range)
    }

    func tree(idCount: Int) -> SyntaxTree {
        let range = shown[0].range.union(shown[shown.count - 1].range)
        let made = CodeBlockSyntax(constants + shown, range)
            .inView(with: properties + functions, firstID: idCount)
        return SyntaxTree(statements: others + made.statements, idCount: idCount + 4)
    }
}

extension StatementSyntax {
    /// The declaration, if it is of variables whose wrapper belongs to a view, all of which have a value.
    fileprivate var stateProperty: DeclarationSyntax? {
        guard case .declaration(let declaration) = kind, case .variable(let variable) = declaration.kind,
            let wrapper = declaration.attributes.first(where: { Self.wrappers.contains($0.name.name) })
        else { return nil }
        let hasValue = variable.bindings.allSatisfy { $0.initializer != nil || $0.type?.isOptional == true }
        return hasValue || Self.wrappersWithValue.contains(wrapper.name.name) ? declaration : nil
    }

    private static let wrappersWithValue: [Name] = [
        "Environment", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "Namespace",
    ]
    private static let wrappers: [Name] =
        wrappersWithValue + [
            "State", "StateObject", "ObservedObject", "Bindable", "GestureState", "ScaledMetric",
            "AppStorage", "SceneStorage",
        ]

    fileprivate var isTypeOrFunction: Bool {
        guard case .declaration(let declaration) = kind else { return false }
        if case .variable = declaration.kind { return false }
        return true
    }

    /// An expression other than an assignment or a `#Preview`.
    fileprivate var isShown: Bool {
        guard case .expression(let value) = kind else { return false }
        switch value.kind {
        case .macro: return false
        case .binary(_, let sign, _): return sign.name.text.utf8.last != UInt8(ascii: "=")
        default: return true
        }
    }

    fileprivate var isBranching: Bool {
        guard case .expression(let value) = kind else { return false }
        switch value.kind {
        case .if, .switch: return true
        default: return false
        }
    }

    /// Whether it looks like a view: what is called on a type's name.
    fileprivate var makesView: Bool {
        guard case .expression(var value) = kind else { return false }
        while true {
            switch value.kind {
            case .call(let call): value = call.callee
            case .member(let base?, _, _, _): value = base
            case .identifier(let name, _):
                return name.name.text.utf8.first.map { $0.isIn("A"..."Z") } ?? false
            default: return false
            }
        }
    }

    fileprivate var declaredNames: [Name] {
        guard case .declaration(let declaration) = kind else { return [] }
        switch declaration.kind {
        case .function(let function): return [function.name.name]
        case .variable(let variable):
            var names: [Name] = []
            for binding in variable.bindings {
                if case .name(let name) = binding.pattern.kind { names.append(name.name) }
            }
            return names
        default: return []
        }
    }

    /// The names of the properties and methods of a type that is declared here.
    fileprivate var membersOfType: [Name] {
        guard case .declaration(let declaration) = kind, case .nominal(let type) = declaration.kind else {
            return []
        }
        var names: [Name] = []
        for member in type.members {
            names += StatementSyntax(.declaration(member), member.range).declaredNames
        }
        return names
    }
}

extension TypeSyntax {
    fileprivate var isOptional: Bool {
        if case .optional = kind { true } else { false }
    }
}

extension SourceText {
    /// Whether a stretch has one of some words, but behind a dot; the `$` and `_` of projections and storage
    /// are not part of a word.
    fileprivate func mentions(_ names: [Name], in range: SourceRange) -> Bool {
        var index = range.lower
        while index < range.upper {
            var start = index
            while index < range.upper, Lexer.isIdentifierByte(bytes[index]) { index += 1 }
            let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
            while start < index, bytes[start] == UInt8(ascii: "$") || bytes[start] == UInt8(ascii: "_") {
                start += 1
            }
            if start == index {
                index += 1
            } else if !isMember, names.contains(Name(String(decoding: bytes[start..<index], as: UTF8.self))) {
                return true
            }
        }
        return false
    }
}
