import SymbolKit
import Syntax

/// Functions, variables, cases, aliases and macros.
extension SymbolMaker {
    mutating func makeFunction(_ declaration: DeclarationSyntax, in context: MemberContext) {
        guard let title = declaration.declaredValues.first?.name else { return }
        switch declaration.kind {
        case .function(let function):
            let isOperator = title.isOperator
            let kind: SymbolGraph.Symbol.KindIdentifier =
                isOperator
                ? .operator : context.owner == nil ? .func : declaration.isStatic ? .typeMethod : .method
            add(
                kind, title, declaration, function.name.range, function.signature,
                isOperator ? .operator : .function, context
            ) { writer in
                writer.function(function)
            }
        case .initializer(let initializer):
            add(.`init`, title, declaration, nil, initializer.signature, .function, context) { writer in
                writer.initializer(initializer, declaration)
            }
        case .subscript(let member):
            let accessors = accessors(member.accessors, false, declaration, context)
            add(
                declaration.isStatic ? .typeSubscript : .subscript, title, declaration, nil, member.signature,
                .subscript, context
            ) { writer in
                writer.subscript(member, accessors)
            }
        default: break
        }
    }

    private mutating func add(
        _ kind: SymbolGraph.Symbol.KindIdentifier, _ title: String, _ declaration: DeclarationSyntax,
        _ name: SourceRange?,
        _ signature: SignatureSyntax, _ labels: DeclarationWriter.Labels, _ context: MemberContext,
        _ write: (inout DeclarationWriter) -> Void
    ) {
        guard !title.hasPrefix("_"), !signature.isHidden else { return }
        let written = SymbolText(context) { writer in
            writer.attributes(of: declaration)
            writer.modifiers(of: declaration)
            write(&writer)
        }
        let place = name?.lower ?? context.file.keyword(of: declaration)
        var symbol = self.symbol(kind, title, title, nil, written, declaration, place, context)
        setSignature(&symbol, signature, labels, context)
        setGenerics(&symbol, signature.generics, signature.requirements, context.scope, context)
        markOverride(&symbol, declaration, context)
        if add(symbol, in: context) { relate(symbol, declaration, context) }
    }

    private func accessors(
        _ block: AccessorBlockSyntax?, _ isLet: Bool, _ declaration: DeclarationSyntax,
        _ context: MemberContext
    ) -> Accessors {
        let setter = declaration.setterAccess ?? context.part?.declaration.setterAccess
        let isLazy =
            declaration.has("lazy")
            || declaration.attributes.contains { program.isCustom($0) && isWrapper($0, context) }
        return Accessors(
            block, isLet: isLet, isReadOnly: setter.map { $0 < options.minimumAccess } ?? false,
            isLazy: isLazy)
    }

    /// A property wrapper makes a stored variable one that is read and written by it; an actor's isolation
    /// does not.
    private func isWrapper(_ attribute: AttributeSyntax, _ context: MemberContext) -> Bool {
        let entity = context.scope.entity(of: attribute.type)
        return attribute.name.name != "MainActor" && entity?.kind != .actor
    }

    mutating func make(
        _ variable: VariableSyntax, _ declaration: DeclarationSyntax, in context: MemberContext
    ) {
        for (name, binding) in variable.names where !name.name.text.hasPrefix("_") {
            let type =
                binding.type
                ?? binding.initializer.flatMap { TypeInference(scope: context.scope).type(of: $0) }
            let accessors = accessors(binding.accessors, variable.isLet, declaration, context)
            let written = SymbolText(context) { writer in
                writer.attributes(of: declaration)
                writer.modifiers(of: declaration, isFinal: context.owner?.isClass ?? true)
                writer.variable(name.name.text, variable, type, accessors)
            }
            let kind: SymbolGraph.Symbol.KindIdentifier =
                context.owner == nil ? .var : declaration.isStatic ? .typeProperty : .property
            var symbol = self.symbol(
                kind, name.name.text, name.name.text, nil, written, declaration, name.range.lower, context)
            markOverride(&symbol, declaration, context)
            if add(symbol, in: context) { relate(symbol, declaration, context) }
        }
    }

    mutating func make(
        _ element: EnumElementSyntax, _ declaration: DeclarationSyntax, in context: MemberContext
    ) {
        guard !element.name.name.text.hasPrefix("_") else { return }
        let written = SymbolText(context) { writer in
            writer.attributes(of: declaration)
            writer.modifiers(of: declaration)
            writer.case(element)
        }
        let place = element.name.range.lower
        let symbol = self.symbol(
            .case, element.title, element.title, nil, written, declaration, place, context)
        add(symbol, in: context)
    }

    mutating func makeAlias(_ declaration: DeclarationSyntax, in context: MemberContext) {
        switch declaration.kind {
        case .typeAlias(let name, let generics, let target, _):
            add(.typealias, name, declaration, context) { $0.alias(name.name.text, generics, target) }
        case .associatedType(let name, let inherited, let standard, let clauses):
            add(.associatedtype, name, declaration, context) {
                $0.associatedType(name.name.text, inherited, standard, clauses)
            }
        default: break
        }
    }

    private mutating func add(
        _ kind: SymbolGraph.Symbol.KindIdentifier, _ name: Identifier, _ declaration: DeclarationSyntax,
        _ context: MemberContext,
        _ write: (inout DeclarationWriter) -> Void
    ) {
        let text = name.name.text
        guard !text.hasPrefix("_") else { return }
        let known = (context.owner ?? program.module.root).members[text]?.identifier
        let written = SymbolText(context) { writer in
            writer.attributes(of: declaration)
            write(&writer)
        }
        let identifier = context.part == nil ? known : nil
        var symbol = self.symbol(
            kind, text, text, identifier, written, declaration, name.range.lower, context)
        symbol.names.navigator = [Fragment(kind: .identifier, spelling: text, preciseIdentifier: nil)]
        if add(symbol, in: context) { relate(symbol, declaration, context) }
    }

    mutating func makeMacro(_ name: Identifier, _ declaration: DeclarationSyntax, in context: MemberContext) {
        guard !name.name.text.hasPrefix("_"), let (function, file) = context.file.macroSignature(declaration)
        else { return }
        let title = name.name.text + function.signature.labels
        let written = SymbolText(context) { writer in
            writer.attributes(of: declaration)
            writer.word("macro")
            writer.name(name.name.text)
            var inner = DeclarationWriter(program, context.scope, file, isShort: writer.isShort)
            inner.signature(function.signature, .function)
            writer.list.append(inner.list.fragments)
        }
        add(
            self.symbol(.macro, title, title, nil, written, declaration, name.range.lower, context),
            in: context)
    }
}

extension SourceFileContent {
    /// Where `init` or `subscript` stands.
    func keyword(of declaration: DeclarationSyntax) -> Int {
        tokens(in: declaration.range).first { ["init", "subscript"].contains(text($0)) }?.lower
            ?? declaration.range.lower
    }

    /// The signature of a macro, which the parser passes over, read as that of a function.
    func macroSignature(_ declaration: DeclarationSyntax) -> (FunctionSyntax, SourceFileContent)? {
        guard let word = tokens(in: declaration.range).first(where: { text($0) == "macro" }) else {
            return nil
        }
        let source = SourceText("func" + text(word.upper..<declaration.range.upper), name: name)
        let content = SourceFileContent(source, module: module)
        guard case .declaration(let read)? = content.parsed.tree.statements.first?.kind,
            case .function(let function) = read.kind
        else { return nil }
        return (function, content)
    }
}
