/// Letting go of objects one after the other. Swift would let go of a list's first node by letting go of the
/// second by letting go of the third: some levels of the stack for each.
extension ObjectValue {
    /// Called by `deinit`: takes apart what only this object holds, as long as objects hang on objects.
    func letGo() {
        var pending: [ObjectValue] = []
        takeObjects(into: &pending)
        while var object = pending.popLast() {
            if isKnownUniquelyReferenced(&object) { object.takeObjects(into: &pending) }
        }
    }

    /// Moves the objects out that fields hold, directly or in what holds only a few.
    private func takeObjects(into pending: inout [ObjectValue]) {
        for index in fields.indices {
            let count = pending.count
            fields[index].appendObjects(to: &pending)
            if pending.count > count { fields[index] = .void }
        }
    }
}

extension Value {
    /// So many elements are looked at, of a child or two or of a node's edges; more of them are no chain.
    private static let few = 8

    fileprivate func appendObjects(to found: inout [ObjectValue]) {
        switch self {
        case .object(let object): found.append(object)
        case .some(let inner): inner.appendObjects(to: &found)
        case .array(let items), .tuple(let items), .enumeration(_, let items):
            if items.count <= Value.few { for item in items { item.appendObjects(to: &found) } }
        case .dictionary(let storage):
            if storage.values.count <= Value.few {
                for item in storage.values { item.appendObjects(to: &found) }
            }
        default: break
        }
    }
}
