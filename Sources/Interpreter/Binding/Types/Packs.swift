/// Packs of types: the argument for a generic parameter `each T` is a tuple of the types, or the type if it
/// is one.
func packedType(_ types: [TupleTypeElement]) -> Type {
    if types.count == 1, !types[0].isExpansion || types[0].type.pack != nil { return types[0].type }
    return .tuple(types)
}

extension Module {
    /// A tuple in which `repeat Row<each Item>` is replaced by as many elements as there are items. One
    /// element alone is no tuple.
    func expanded(_ elements: [TupleTypeElement], _ arguments: [Type]) -> Type {
        var made: [TupleTypeElement] = []
        for element in elements {
            if element.isExpansion {
                made += expanded(element.type, arguments)
            } else {
                made.append(TupleTypeElement(label: element.label, type: substitute(element.type, arguments)))
            }
        }
        return made.count == 1 && !made[0].isExpansion ? made[0].type : .tuple(made)
    }

    private func expanded(_ pattern: Type, _ arguments: [Type]) -> [TupleTypeElement] {
        guard let pack = pattern.packs.first, pack.index < arguments.count else {
            return [TupleTypeElement(type: substitute(pattern, arguments), isExpansion: true)]
        }
        switch arguments[pack.index].shallow {
        case .tuple(let parts):
            return parts.map { part in
                var own = arguments
                own[pack.index] = part.type
                let type = substitute(pattern, own)
                return TupleTypeElement(type: type, isExpansion: part.isExpansion)
            }
        case .variable: return [TupleTypeElement(type: substitute(pattern, arguments), isExpansion: true)]
        case let type where type.pack != nil:
            return [TupleTypeElement(type: substitute(pattern, arguments), isExpansion: true)]
        default: return [TupleTypeElement(type: substitute(pattern, arguments))]
        }
    }
}

extension Type {
    /// The generic parameter `each T`, if the type is that alone.
    var pack: GenericParameter? {
        if case .parameter(let parameter) = shallow, parameter.isPack { return parameter }
        return nil
    }

    /// The packs that a type mentions, each once.
    var packs: [GenericParameter] {
        var found: [GenericParameter] = []
        _ = contains { type in
            if let pack = type.pack, !found.contains(where: { $0 === pack }) { found.append(pack) }
            return false
        }
        return found
    }

    /// Whether there is a tuple in it whose number of elements depends on a pack.
    var hasExpansion: Bool {
        contains { type in
            if case .tuple(let elements) = type { elements.contains { $0.isExpansion } } else { false }
        }
    }
}
