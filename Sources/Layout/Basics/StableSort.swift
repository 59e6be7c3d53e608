import Graphics

extension Array {
    /// Sorted so that equal elements keep their order.
    func stablySorted(_ precedes: (Element, Element) -> Bool) -> [Element] {
        count < 2 ? self : stableOrder(count) { precedes(self[$0], self[$1]) }.map { self[$0] }
    }
}
