import Syntax

/// Variables that take a tuple apart: `let (a, b) = pair`.
extension VariableBinder {
    /// `let (a, b) = pair`: a hidden variable holds the pair, each name reads its element.
    func bindTuple(
        _ elements: [TuplePatternElementSyntax], _ binding: VariableSyntax.Binding, isLet: Bool
    ) {
        guard let value = binding.initializer else { return }
        let whole = VariableDeclaration(
            name: Name("(tuple)"), range: binding.pattern.range, isLibrary: binder.isLibrary, type: .unknown,
            isLet: isLet, storage: .global(module.newGlobal()))
        whole.context = context
        whole.hasInitialValue = true
        bindType(of: whole, binding.type, value)
        whole.extent = declaration.range
        if !context.isInModule { module.globalList.append(whole) }
        if binding.type == nil { checkLength(of: whole, elements.count, value.range) }
        bindElements(
            elements,
            of: { range in
                Expression(.load(Place(.global(whole), whole.type, range)), whole.type, range)
            }, isLet: isLet)
    }

    private func checkLength(of whole: VariableDeclaration, _ count: Int, _ range: SourceRange) {
        let context = self.context
        module.checkLater(binder.source) {
            guard let mistake = Messages.takenApart(whole.type, names: count) else { return }
            context.error(mistake, at: range, id: "type-mismatch")
        }
    }

    private func bindElements(
        _ elements: [TuplePatternElementSyntax], of whole: @escaping (SourceRange) -> Expression, isLet: Bool
    ) {
        for (index, element) in elements.enumerated() {
            let part = { (range: SourceRange) -> Expression in
                let value = whole(range)
                guard case .tuple(let types) = value.type.shallow, index < types.count else {
                    return Expression(.error, .unknown, range)
                }
                return Expression(.element(value, index), types[index].type, range)
            }
            switch element.pattern.kind {
            case .name(let name): bindElement(name, part, isLet: isLet)
            case .tuple(let inner): bindElements(inner, of: part, isLet: isLet)
            default: break
            }
        }
    }

    private func bindElement(_ name: Identifier, _ value: @escaping (SourceRange) -> Expression, isLet: Bool)
    {
        let variable = VariableDeclaration(
            name: name.name, range: name.range, isLibrary: binder.isLibrary, type: .unknown, isLet: isLet,
            storage: .global(module.newGlobal()))
        variable.context = context
        variable.isStatic = isStatic
        variable.parent = parent
        variable.access = binder.access(declaration, in: context)
        variable.extent = declaration.range
        variable.hasInitialValue = true
        variable.bind = { $0.type = value(name.range).type }
        variable.initialValue = Body {
            Code(
                slotCount: 0, parameters: [], selfVariable: nil,
                statements: [Statement(.return(value(name.range)), name.range)], range: name.range)
        }
        enter(variable)
    }
}
