struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
    ExpressibleByArrayLiteral
{
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias SubSequence = ArraySlice<Element>
    typealias ArrayLiteralElement = Element
    var base: [Element]
    var startIndex: Int
    var endIndex: Int { startIndex + base.count }
    var count: Int { base.count }

    init(arrayLiteral elements: Element...) {
        base = elements
        startIndex = 0
    }

    init<S: Sequence>(_ elements: S) where S.Element == Element {
        base = Array(elements)
        startIndex = 0
    }

    subscript(index: Int) -> Element {
        get { base[index - startIndex] }
        set { base[index - startIndex] = newValue }
    }

    mutating func append(_ newElement: Element) { base.append(newElement) }

    mutating func removeFirst() -> Element {
        startIndex += 1
        return base.removeFirst()
    }

    mutating func removeLast() -> Element { base.removeLast() }
    mutating func popFirst() -> Element? { base.isEmpty ? nil : removeFirst() }
    mutating func popLast() -> Element? { base.popLast() }

    mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
        base.sort(by: areInIncreasingOrder)
    }

    mutating func reverse() { base.reverse() }
    mutating func shuffle() { base.shuffle() }
    mutating func swapAt(_ i: Int, _ j: Int) { base.swapAt(i - startIndex, j - startIndex) }

    mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
        base.append(contentsOf: elements)
    }

    mutating func insert(_ element: Element, at i: Int) { base.insert(element, at: i - startIndex) }
    mutating func remove(at i: Int) -> Element { base.remove(at: i - startIndex) }
    mutating func removeAll() { base.removeAll() }

    mutating func removeAll(where shouldBeRemoved: (Element) -> Bool) {
        base.removeAll(where: shouldBeRemoved)
    }

    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with elements: C)
    where C.Element == Element {
        base.replaceSubrange(
            subrange.lowerBound - startIndex..<subrange.upperBound - startIndex, with: elements)
    }
}

extension ArraySlice {
    static func + <S: Sequence>(lhs: ArraySlice<Element>, rhs: S) -> ArraySlice<Element>
    where S.Element == Element {
        var whole = lhs
        whole.append(contentsOf: rhs)
        return whole
    }

    static func + <C: RangeReplaceableCollection>(lhs: ArraySlice<Element>, rhs: C) -> C
    where C.Element == Element {
        var whole = C()
        whole.append(contentsOf: lhs)
        whole.append(contentsOf: rhs)
        return whole
    }

    static func += <S: Sequence>(lhs: inout ArraySlice<Element>, rhs: S) where S.Element == Element {
        lhs.append(contentsOf: rhs)
    }

    init() {
        base = []
        startIndex = 0
    }
}

extension ArraySlice where Element: Comparable {
    mutating func sort() { base.sort() }
}

extension ArraySlice: Equatable where Element: Equatable {}

extension ArraySlice: Hashable where Element: Hashable {}

extension ArraySlice: Sendable where Element: Sendable {}
