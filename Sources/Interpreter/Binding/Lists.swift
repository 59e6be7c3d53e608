extension Array {
    /// Both lists, one after the other. Where one of them is empty the other comes back as it is, which `+`
    /// would copy.
    func adding(_ other: [Element]) -> [Element] {
        if other.isEmpty { return self }
        return isEmpty ? other : self + other
    }

    /// The list with those elements changed for which there is something else; nil, and nothing copied, if
    /// there are none.
    @inline(__always)
    func changed(_ change: (Element) -> Element?) -> [Element]? {
        var made: [Element]?
        for index in indices {
            guard let other = change(self[index]) else { continue }
            if made == nil { made = self }
            made?[index] = other
        }
        return made
    }
}
