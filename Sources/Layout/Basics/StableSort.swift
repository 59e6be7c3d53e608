extension Array {
    /// Sorted so that equal elements keep their order.
    func stablySorted(_ precedes: (Element, Element) -> Bool) -> [Element] {
        var order = Array<Int>(indices)
        order.sort { a, b in
            if precedes(self[a], self[b]) { return true }
            return a < b && !precedes(self[b], self[a])
        }
        return order.map { self[$0] }
    }
}
