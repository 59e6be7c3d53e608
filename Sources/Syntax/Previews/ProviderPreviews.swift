/// The views of a `PreviewProvider`: each that stands directly in `previews`, or in a `Group` there, is a
/// preview of its own, and so is each element of a `ForEach` there. Its code is all of `previews` with the
/// other views left out, so that what stands around it applies.
struct ProviderPreviews {
    private let path: [Name]
    private(set) var found: [PreviewSyntax] = []

    init(of nominal: NominalSyntax, _ path: [Name]) {
        self.path = path
        guard let block = nominal.previewsBlock else { return }
        add(block, traits: PreviewTraits(), name: nil) { $0 }
    }

    /// - Parameter enclose: puts what is around a block that has one view back around it.
    private mutating func add(
        _ block: CodeBlockSyntax, traits: PreviewTraits, name: String?,
        _ elements: ElementValues = ElementValues(), _ enclose: (CodeBlockSyntax) -> CodeBlockSyntax
    ) {
        let returns = block.statements.contains { $0.isReturn }
        for (index, statement) in block.statements.enumerated() {
            guard let view = statement.view, statement.isReturn || !returns else { continue }
            let before = block.statements[..<index].filter { returns || $0.view == nil }
            let alone = { (statement: StatementSyntax) in
                enclose(CodeBlockSyntax(before + [statement], block.range))
            }
            add(ModifierChain(view), statement, traits, name, elements, alone)
        }
    }

    private mutating func add(
        _ chain: ModifierChain, _ statement: StatementSyntax, _ outer: PreviewTraits, _ outerName: String?,
        _ elements: ElementValues, _ alone: (StatementSyntax) -> CodeBlockSyntax
    ) {
        var traits = outer
        var name: String?
        for (modifier, written) in chain.modifiers {
            let arguments = written.map(elements.filled)
            traits.add(modifier: modifier, arguments)
            if modifier == "previewDisplayName" { name = arguments.first?.value.text ?? name }
        }
        name = outerName ?? name
        if let group = chain.group {
            return add(group, traits: traits, name: name, elements) { alone(statement.replacing(by: $0)) }
        }
        if let views = chain.repeated {
            let known = found.count
            for (number, element) in views.elements.enumerated() {
                let inner = elements.adding(number, element, of: views)
                add(views.content, traits: traits, name: name, inner) {
                    alone(statement.replacing(by: $0, data: element.data))
                }
            }
            // What it holds may be no view that stands for itself, as an `if`.
            if found.count > known { return }
        }
        var preview = PreviewSyntax(block: alone(statement), range: statement.range, body: statement.range)
        preview.name = name
        preview.traits = traits
        preview.provider = path
        preview.elements = elements.numbers
        found.append(preview)
    }
}

/// A view with its modifiers: `Group { … }.padding().previewDisplayName("A")`.
private struct ModifierChain {
    /// From the inside out.
    private(set) var modifiers: [(Name, [ArgumentSyntax])] = []
    /// The content of the `Group` that is modified.
    private(set) var group: CodeBlockSyntax?
    /// The `ForEach` that is modified.
    private(set) var repeated: RepeatedViews?

    init(_ view: ExpressionSyntax) {
        var current = view
        while case .call(let call) = current.kind {
            guard case .member(let base?, let name, _, _) = call.callee.kind else {
                group = call.groupContent
                repeated = RepeatedViews(call)
                break
            }
            modifiers.append((name.name, call.arguments))
            current = base
        }
        modifiers.reverse()
    }
}

extension CallSyntax {
    fileprivate var groupContent: CodeBlockSyntax? {
        guard case .identifier(let name, _) = callee.kind, name.name == "Group", arguments.isEmpty,
            let body = trailingClosures.first?.closure.body, trailingClosures.count == 1
        else { return nil }
        return body
    }
}

extension StatementSyntax {
    /// The view that it adds; nil for a declaration.
    fileprivate var view: ExpressionSyntax? {
        switch kind {
        case .expression(let value), .return(let value?): value
        default: nil
        }
    }

    fileprivate var isReturn: Bool { if case .return = kind { true } else { false } }

    /// The statement with another content of the `Group` or `ForEach` that its modifiers begin with.
    fileprivate func replacing(by other: CodeBlockSyntax, data: ExpressionSyntax? = nil) -> StatementSyntax {
        switch kind {
        case .expression(let value): StatementSyntax(.expression(value.replacing(by: other, data)), range)
        case .return(let value?): StatementSyntax(.return(value.replacing(by: other, data)), range)
        default: self
        }
    }
}

extension ExpressionSyntax {
    fileprivate func replacing(by content: CodeBlockSyntax, _ data: ExpressionSyntax?) -> ExpressionSyntax {
        guard case .call(var call) = kind else { return self }
        if case .member(let base?, let name, let types, let labels) = call.callee.kind {
            call.callee.kind = .member(base.replacing(by: content, data), name, types, labels: labels)
        } else {
            call.trailingClosures[0].closure.body = content
            if let data { call.arguments[0].value = data }
        }
        return ExpressionSyntax(.call(call), range, id: id)
    }
}

extension NominalSyntax {
    /// The code of `static var previews`.
    fileprivate var previewsBlock: CodeBlockSyntax? {
        for member in members {
            guard case .variable(let variable) = member.kind, member.has("static") || member.has("class")
            else { continue }
            for binding in variable.bindings where binding.isPreviews {
                switch binding.accessors {
                case .getter(let block): return block
                case .accessors(let all, _): return all.first { $0.kind.name == "get" }?.body
                case nil: return nil
                }
            }
        }
        return nil
    }
}

extension VariableSyntax.Binding {
    fileprivate var isPreviews: Bool {
        if case .name(let name) = pattern.kind { name.name == "previews" } else { false }
    }
}
