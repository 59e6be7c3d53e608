extension Array {
    /// Both lists, one after the other. Where one of them is empty the other comes back as it is, which `+` would copy.
    func adding(_ other: [Element]) -> [Element] {
        if other.isEmpty { return self }
        return isEmpty ? other : self + other
    }
}
