/// Finds the previews of a file by what is written, so that a module of thousands of files lists them at
/// once.
public struct PreviewFinder {
    /// What has been found so far, in the order of the source.
    public private(set) var previews: [PreviewSyntax] = []

    /// In the order of the source.
    public init(in tree: SyntaxTree) {
        add(tree.statements)
        previews = previews.stablySorted { $0.range.lower < $1.range.lower }
    }

    private mutating func add(_ statements: [StatementSyntax]) {
        for statement in statements {
            switch statement.kind {
            case .declaration(let declaration): add(declaration, in: [])
            case .expression(let value):
                if case .macro(let name, let call?) = value.kind { add(name, call, value.range) }
            case .conditionalCompilation(let clauses):
                for clause in clauses where clause.isActive { add(clause.elements) }
            default: break
            }
        }
    }

    private mutating func add(_ declaration: DeclarationSyntax, in outer: [Name]) {
        switch declaration.kind {
        case .macro(let name, let call?): add(name, call, declaration.range)
        case .nominal(let nominal):
            let path = outer + [nominal.name.name]
            if nominal.isPreviewProvider { previews += ProviderPreviews(of: nominal, path).found }
            for member in nominal.members { if case .nominal = member.kind { add(member, in: path) } }
        case .conditionalCompilation(let clauses):
            for clause in clauses where clause.isActive { clause.elements.forEach { add($0, in: outer) } }
        default: break
        }
    }

    private mutating func add(_ name: Identifier, _ call: CallSyntax, _ range: SourceRange) {
        if let preview = PreviewSyntax(macro: name, call, range) { previews.append(preview) }
    }
}

extension PreviewSyntax {
    /// `#Preview("Name", traits: …) { … }`; nil for another macro, or without code.
    public init?(macro name: Identifier, _ call: CallSyntax, _ range: SourceRange) {
        guard name.name == "Preview", let block = call.previewBody else { return nil }
        self.init(block: block, range: range, body: block.inside)
        if let first = call.arguments.first, first.label == nil { self.name = first.value.text }
        guard let start = call.arguments.firstIndex(where: { $0.label?.name == "traits" }) else { return }
        for argument in call.arguments[start...]
        where argument.label == nil || argument.label?.name == "traits" {
            traits.add(argument.value)
        }
    }
}

extension CallSyntax {
    fileprivate var previewBody: CodeBlockSyntax? {
        if let closure = trailingClosures.last?.closure { return closure.body }
        if case .closure(let closure)? = arguments.first(where: { $0.label?.name == "body" })?.value.kind {
            return closure.body
        }
        return nil
    }
}

extension CodeBlockSyntax {
    /// What stands between the braces.
    fileprivate var inside: SourceRange {
        guard let first = statements.first, let last = statements.last else { return range }
        return first.range.union(last.range)
    }
}

extension NominalSyntax {
    fileprivate var isPreviewProvider: Bool {
        inherited.contains { type in
            switch type.kind {
            case .named(let name, _), .member(_, let name, _): name.name == "PreviewProvider"
            default: false
            }
        }
    }
}
